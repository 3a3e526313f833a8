import * as v from 'valibot';
import { choice, listedChoices } from '../core/readings.ts';

/*
 * What the rulebook leaves open, and what a group may choose. Of each choice the first value is ours. Readings without
 * another way to play stand in `RULED`.
 */

/** The choices, each with what is asked and what each answer says. */
const CHOICES = {
	rivals: choice('Rivals', 'How does each player get a Rival?', {
		drawn: 'Elysium draws the Rival tokens',
		left: 'The player to your left is your Rival',
		told: 'You draw the tokens and enter them'
	}),
	unused: choice('Unused actions', 'May you end your Action Phase with actions left?', {
		lapse: 'Yes, they are lost',
		'must-use': 'No, both must be used'
	}),
	arrives: choice('New vampires', 'How does a recruited vampire arrive?', {
		ready: 'Ready',
		exhausted: 'Exhausted'
	}),
	firstCity: choice('First City cards', 'How do the first City cards come?', {
		'one-by-one': 'One by one, each Event resolved before the next',
		together: 'All at once, then their Events'
	}),
	intelOften: choice('Discards for Intel', 'How often may a player discard for Intel?', {
		attack: 'Once in each attack',
		turn: 'Once in each turn'
	}),
	intelShort: choice(
		'Not enough Intel',
		'The Intel falls short, and no other target is left. What then?',
		{
			spent: 'The action is spent',
			back: 'The attack is taken back'
		}
	),
	targetedReach: choice('Targeted', 'Must your Intel reach the new target of a Targeted card?', {
		reach: 'Yes',
		any: 'No, any member of the party will do'
	}),
	antagonists: choice('Antagonists', 'May you attack antagonists in The Streets?', {
		attackable: 'Yes, like mortals',
		safe: 'No'
	}),
	fallen: choice('Defeated antagonists', 'Where does a defeated antagonist go?', {
		discard: 'To the City discard pile',
		burned: 'To the City burned pile'
	}),
	aggravatedShare: choice('Aggravated damage', 'Which damage do shields and prevention cut?', {
		defender: 'What the defender chooses',
		'ordinary-first': 'The ordinary damage first'
	}),
	burnDefeat: choice('Burned vampires', 'Is a vampire burned by Aggravated damage also defeated?', {
		aggravated: 'Yes, for card texts too',
		never: 'No'
	}),
	clanReaction: choice('Clan icons', 'Does a clan icon also bind Reactions?', {
		binds: 'Yes, like Attack cards',
		free: 'No'
	}),
	stayOut: choice('Staying out', 'May somebody take no side in a Scheme?', {
		allowed: 'Yes, with nothing at stake',
		'must-choose': 'No, everybody says YES or NO'
	}),
	fistMost: choice('The fist', 'How much Prestige fits in a fist?', {
		'all-but-one': 'All but the last',
		all: 'All of it'
	}),
	promises: choice('Promises', 'Who promised a side has to take it?', {
		held: 'Yes, other answers are refused',
		noted: 'Elysium only reminds them'
	}),
	torporTitle: choice(
		'One per player',
		'Does a Title in torpor count where a card is one per player?',
		{
			counts: 'Yes, until its vampire is burned or Prince',
			'counts-not': 'No, play another one'
		}
	),
	downNeeds: choice('Laying a Conspiracy', 'Which Blood Potency does laying a Conspiracy ask?', {
		resolving: 'None: any ready vampire lays it',
		laying: 'That of the card'
	}),
	downWhen: choice('Adding to a Conspiracy', 'When may Prestige go on a Conspiracy?', {
		'whole-turn': 'In the whole turn of its controller',
		'action-phase': 'In the Action Phase alone'
	}),
	tokensOff: choice('No Influence tokens', 'When do your No Influence tokens leave?', {
		after: 'After the effects at the start of your turn',
		before: 'Before those effects'
	}),
	foesTurn: choice(
		'Abilities in others’ turns',
		'How often may you use a defensive ability in another player’s turn?',
		{
			turn: 'Once in each turn',
			attack: 'Once in each attack'
		}
	),
	midAction: choice(
		'Conspiracies during an action',
		'May you add to a Conspiracy, or resolve it, during an action?',
		{
			own: 'No, only between actions',
			conspiracies: 'Yes, but not during a Scheme'
		}
	),
	openPiles: choice('Discard piles', 'May you look through others’ discard piles?', {
		open: 'Yes',
		hidden: 'No'
	}),
	series: choice('Series', 'How many matches do two players play?', {
		one: 'One',
		'best-of-three': 'Best of three'
	})
} as const;

type Choices = typeof CHOICES;
export type ChoiceField = keyof Choices;

/** The choices as a form shows them. */
export const readingChoices = listedChoices<ChoiceField>(CHOICES);

const oneOf = <const Field extends ChoiceField>(field: Field) =>
	v.picklist(Object.keys(CHOICES[field].options) as (keyof Choices[Field]['options'] & string)[]);

/** Settings from before there was this choice are read as the default. */
const added = <const Field extends ChoiceField>(field: Field) =>
	v.optional(oneOf(field), Object.keys(CHOICES[field].options)[0] as never);

/** The value of all tokens of a colour; null: they never run out [General Supply]. */
const tokens = v.optional(
	v.nullable(
		v.pipe(v.number(), v.integer(), v.minValue(20, 'at least 20'), v.maxValue(200, 'at most 200'))
	),
	null
);

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** Minutes after which the round is played to its end and the most Agenda wins; null: no clock. */
const minutes = v.nullable(
	v.pipe(v.number(), v.integer(), v.minValue(10, 'at least 10'), v.maxValue(600, 'at most 600'))
);

export const readingsSchema = v.strictObject({
	rivals: oneOf('rivals'),
	unused: oneOf('unused'),
	arrives: oneOf('arrives'),
	firstCity: oneOf('firstCity'),
	intelOften: oneOf('intelOften'),
	intelShort: oneOf('intelShort'),
	targetedReach: oneOf('targetedReach'),
	antagonists: oneOf('antagonists'),
	fallen: oneOf('fallen'),
	aggravatedShare: oneOf('aggravatedShare'),
	burnDefeat: oneOf('burnDefeat'),
	clanReaction: oneOf('clanReaction'),
	stayOut: oneOf('stayOut'),
	fistMost: oneOf('fistMost'),
	promises: oneOf('promises'),
	torporTitle: oneOf('torporTitle'),
	downNeeds: oneOf('downNeeds'),
	downWhen: oneOf('downWhen'),
	tokensOff: added('tokensOff'),
	foesTurn: added('foesTurn'),
	midAction: added('midAction'),
	openPiles: added('openPiles'),
	tokenLimit: tokens,
	series: oneOf('series'),
	clock: minutes,
	/** Points in the league: for winning, and for the most Agenda of the others. */
	leaguePoints: v.strictObject({ win: points, next: points })
});
export type Readings = v.InferOutput<typeof readingsSchema>;

export const DEFAULT_READINGS: Readings = {
	rivals: 'drawn',
	unused: 'lapse',
	arrives: 'ready',
	firstCity: 'one-by-one',
	intelOften: 'attack',
	intelShort: 'spent',
	targetedReach: 'reach',
	antagonists: 'attackable',
	fallen: 'discard',
	aggravatedShare: 'defender',
	burnDefeat: 'aggravated',
	clanReaction: 'binds',
	stayOut: 'allowed',
	fistMost: 'all-but-one',
	promises: 'held',
	torporTitle: 'counts',
	downNeeds: 'resolving',
	downWhen: 'whole-turn',
	tokensOff: 'after',
	foesTurn: 'turn',
	midAction: 'own',
	openPiles: 'open',
	tokenLimit: null,
	series: 'one',
	clock: null,
	leaguePoints: { win: 3, next: 1 }
};

/** What we rule where the rulebook is silent, and nobody plays it otherwise. */
export const RULED = {
	ownFault: 'Knocked out by your own effect: it counts as knocked out by nobody.',
	knockedWins:
		'Knocked out in the same conflict, you still win by knocking out your Rival, but not by Agenda.',
	manyOut:
		'Several knocked out at once: the Agenda of each is 0. Each player still in gains 3 for their own Rival.',
	credit:
		'Blood lost to an effect counts for the player who controls it. For nobody’s effect nobody scores.',
	reach:
		'At 0 Blood in step 10 of an attack: defeated in step 12, and burned only if damage brought it to 0.',
	doublePrince: 'Who would take the Prince of the City falls too: it returns to The Streets.',
	fourth:
		'A fourth attachment: you burn one of yours that is no Title. What a foe attached stays. With only such cards there is no room.',
	claimParty: 'Who attacks a claimant has the party it stands in.',
	overBlood:
		'A vampire never has more Blood than Blood Potency. What is too much goes to the supply.',
	nobodyLeft: 'Everybody knocked out at once, and nobody by the player who hunts them: nobody wins.'
} as const;
