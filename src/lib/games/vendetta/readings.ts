import * as v from 'valibot';
import { choice, listedChoices } from '../core/readings.ts';

/*
 * What the rulebook leaves open, and what a group may choose. Of each choice the first value is ours. Readings without
 * another way to play stand in `RULED`.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const row = v.tuple([count, count, count]);

/** Influence by round, then by place [CONFLICT REWARDS]. */
const REWARDS: v.InferOutput<typeof rewardsSchema> = [
	[1, 1, 0],
	[2, 1, 1],
	[3, 1, 1]
];
const rewardsSchema = v.tuple([row, row, row]);

/** The choices, each with what is asked and what each answer says. */
const CHOICES = {
	lastBlood: choice('Last Blood', 'May you deploy your last Blood?', {
		no: 'No, nobody sends themselves into Frenzy',
		yes: 'Yes, and nobody is paid for that Frenzy'
	}),
	zeroCost: choice('Half of 1 Blood', 'You spend half your Blood and have 1. Is half of it paid?', {
		paid: 'Yes, half is 0',
		'not-payable': 'No, it cannot be paid'
	}),
	drainWhen: choice('When to drain', 'When may you drain cards of your Alliance?', {
		'own-turn': 'On your own turn',
		'all-planning': 'At any time in Planning'
	}),
	turnEnd: choice('End of a turn', 'When is your turn over?', {
		'by-itself': 'When you say so, or when nothing else can be done',
		told: 'Always when you say so'
	}),
	bloodAfter: choice('Blood with a card', 'When does Blood come down that you play with a card?', {
		after: 'After what the card sets off',
		with: 'Together with the card'
	}),
	bloodOnly: choice('Blood without cards', 'What is a player worth who has only Blood there?', {
		'cards-first': 'Ranked, but a player who alone has cards comes first',
		totals: 'Ranked by the total alone',
		never: 'Never rewarded'
	}),
	effectOnce: choice('Counting Power', 'When is a change counted that depends on something?', {
		once: 'Once, when the card acts',
		kept: 'At the ranking'
	}),
	powerOrder: choice('Power below 0', 'Can a card have less than 0 Power?', {
		floored: 'No',
		'below-zero': 'Yes'
	}),
	arrivals: choice('Late arrivals', 'Does a card act that arrives in its own step?', {
		'if-open': 'If its player is not done in this step',
		always: 'Always'
	}),
	rivalsWhen: choice('Rivals', 'When is it fixed who the Rivals are?', {
		fixed: 'As the card begins to act',
		anew: 'At each of its effects'
	}),
	severalHit: choice('Several players hit', 'One effect hits several. When is Frenzy resolved?', {
		each: 'Player by player, in turn order',
		'all-first': 'After all were hit'
	}),
	thirdByWill: choice('Third token', 'May you drain into your third Diablerie token?', {
		confirmed: 'Yes, if you say so twice',
		refused: 'No'
	}),
	outCards: choice('Cards of who is out', 'Where do cards go of a player who is out?', {
		leave: 'They leave at once',
		stay: 'They stay until the Location under way is resolved'
	}),
	unseenHome: choice('Withdrawn from the Haven', 'Are face-down cards shown that go home?', {
		unseen: 'No, they go home unseen',
		'turned-up': 'Yes, they are turned up first'
	}),
	freeUse: choice('“You may”', 'When may you use an ability without a moment of its own?', {
		planning: 'On your turn in Planning',
		'also-withdraw': 'Also before each Withdraw choice'
	}),
	winTies: choice('“You win all ties”', 'Which ties?', {
		everywhere: 'Conflicts and the final count',
		conflicts: 'Conflicts only'
	}),
	openPools: choice('Pools', 'Who sees Pools, Alliances and numbers of cards?', {
		open: 'Everybody',
		hidden: 'Each player their own Pool'
	}),
	ownFaceDown: choice('Own face-down cards', 'May you look at your own face-down cards?', {
		yes: 'Yes',
		no: 'No'
	}),
	memory: choice('Cards seen', 'Does Elysium list the cards each player has shown?', {
		on: 'Yes, everybody saw them',
		off: 'No'
	}),
	teamSecrets: choice('Hands of teammates', 'May teammates see each other’s hands?', {
		hidden: 'No, but they may talk',
		shown: 'Yes'
	}),
	layOpen: choice('After the game', 'What happens to secrets after the final count?', {
		opened: 'All is laid open',
		kept: 'They stay secret'
	})
} as const;
type ChoiceField = keyof typeof CHOICES;

/** Read one way only. */
export const RULED: Readonly<Record<string, string>> = {
	cause:
		'Who took the last Blood caused the Frenzy, a card by its Position. Your own card or a Location card: nobody.',
	frenzyZero:
		'If the drained card gives no Blood, drain another: it is the same Frenzy, paid once.',
	passives: 'Passive cards trigger right after what fulfils them, in turn order.',
	noHavenWinner: 'Nobody wins the Prince’s Haven: the Ambition token stays.',
	borrowed:
		'You withdraw: others’ cards on your Position go along; from the Haven to their owners.',
	emptyHand: 'No card in hand: you only drain this turn. A short deck offers what it has.',
	boxTokens:
		'With the box, you choose with its tokens. Once all are turned up, one phone enters them.',
	supply: 'Tokens never run out. If no Victim is left, you get none.',
	rewardOrder: 'The Ally and what it gives, the Ambition token, the Victim, then Influence.',
	threeLeft: 'Three players, round 1: the third card goes to the bottom.',
	out: 'A player who is out has no score. Whoever went out later places higher. The Ambition token passes clockwise.',
	places: 'Ties below first place are decided like those for first.',
	teamOut: 'If one teammate is out, the other counts alone.',
	clanSheet: 'Clan sheets have no rules of their own.'
};

/** What each of them is called. */
export const readingTitles: Readonly<Record<string, string>> = {
	cause: 'Whose Frenzy it is',
	frenzyZero: 'A card without Blood in Frenzy',
	passives: 'When Passive cards trigger',
	noHavenWinner: 'A Haven that nobody wins',
	borrowed: 'Others’ cards on your Position',
	emptyHand: 'A turn without a card',
	boxTokens: 'Stay or Withdraw with the box',
	supply: 'When tokens run out',
	rewardOrder: 'Order of rewards',
	threeLeft: 'The third card of three players',
	out: 'Who is out',
	places: 'Ties below first place',
	teamOut: 'A teammate who is out',
	clanSheet: 'Rules on clan sheets'
};

const fields = Object.keys(CHOICES) as ChoiceField[];
type Values<F extends ChoiceField> = keyof (typeof CHOICES)[F]['options'] & string;
const valuesOf = <F extends ChoiceField>(field: F) =>
	Object.keys(CHOICES[field].options) as [Values<F>, ...Values<F>[]];

type ChoiceEntries = { [F in ChoiceField]: v.PicklistSchema<readonly Values<F>[], undefined> };
const choiceEntries = Object.fromEntries(
	fields.map((field) => [field, v.picklist(valuesOf(field))])
) as unknown as ChoiceEntries;

export const readingsSchema = v.strictObject({
	rewards: rewardsSchema,
	/** Blood that a Victim feeds. */
	victimFeed: count,
	...choiceEntries
});
export type Readings = v.InferOutput<typeof readingsSchema>;

export const DEFAULT_READINGS: Readings = {
	rewards: REWARDS,
	victimFeed: 1,
	...(Object.fromEntries(fields.map((field) => [field, valuesOf(field)[0]])) as unknown as {
		[F in ChoiceField]: Values<F>;
	})
};

/** The choices as a page lists them. */
export const readingChoices = listedChoices<ChoiceField>(CHOICES);
