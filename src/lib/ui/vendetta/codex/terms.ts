import { CLAN_TERMS } from './clan-terms.ts';

const COUNT_TERMS = [
	{
		id: 'final-count',
		word: 'Final count',
		definition:
			'Right after round 3, add the Influence in your Pool, of your Alliance, of your drained cards and of your relic. Take away 1 for each Diablerie token. Most Influence wins.',
		alsoCalled: ['score', 'scoring', 'points', 'end of the game', 'who wins']
	},
	{
		id: 'prince',
		word: 'Prince',
		definition:
			'The player with the most Influence at the end is the new Prince of Chicago. In teams, the sums of both teammates decide.',
		alsoCalled: ['winner', 'victory']
	},
	{
		id: 'tie',
		word: 'Tie',
		definition:
			'Level in Influence at the end, more Blood in the Pool comes first; deployed Blood does not count. Still level, turn order decides, starting with the Ambition token.',
		alsoCalled: ['draw', 'level', 'equal', 'tie-breaker']
	},
	{
		id: 'turn-order',
		word: 'Turn order',
		definition: 'From the player with the Ambition token, clockwise. It breaks every tie.',
		alsoCalled: ['first player', 'clockwise']
	}
] as const;

const TABLE_TERMS = [
	{
		id: 'pool',
		word: 'Pool',
		definition: 'Your own Blood and Influence, on your clan sheet.',
		alsoCalled: ['supply', 'stock']
	},
	{
		id: 'bank',
		word: 'Bank',
		definition: 'The Blood and Influence in the middle of the table that nobody owns.'
	},
	{
		id: 'influence',
		word: 'Influence',
		definition:
			'What decides the game. You gain it by fighting at Locations, by cards, and by sending others into Frenzy.',
		alsoCalled: ['points', 'victory points']
	},
	{
		id: 'blood',
		word: 'Blood',
		definition:
			'You spend it to play cards face down, and deploy it with cards: each is worth 1 Power there. Nobody spends their last Blood by choice.',
		alsoCalled: ['drops', 'vitae']
	},
	{
		id: 'alliance',
		word: 'Alliance',
		definition:
			'Your Allies and Victims that are not drained. They feed you each round, and count their Influence at the end.',
		alsoCalled: ['tableau', 'cards in front of me']
	},
	{
		id: 'ally',
		word: 'Ally',
		definition:
			'A human or a vampire that the winner of a Location takes. Many have a special ability while they stay in your Alliance.',
		alsoCalled: ['human', 'vampire']
	},
	{
		id: 'victim',
		word: 'Victim',
		definition:
			'All Victims are alike: 1 Influence, or 3 Blood when drained, and then no Influence.',
		alsoCalled: ['second place']
	},
	{
		id: 'drain',
		word: 'Drain',
		definition:
			'Turn a card of your Alliance and slide it under your sheet: you gain its Blood at once. Its feed and ability are gone, and at the end it counts only its drained Influence.',
		alsoCalled: ['drained', 'draining', 'exhaust']
	},
	{
		id: 'diablerie',
		word: 'Diablerie token',
		definition:
			'You take one for each vampire you drain. Each costs 1 Influence at the end. A third takes you out of the game.',
		alsoCalled: ['diablerist', 'black token', 'out of the game']
	},
	{
		id: 'frenzy',
		word: 'Frenzy',
		definition:
			'With no Blood left in your Pool you drain a random card of your Alliance at once. Whoever caused it gains 1 Influence.',
		alsoCalled: ['no blood', 'beast']
	},
	{
		id: 'ambition',
		word: 'Ambition token',
		definition: 'Shows who is first player. The winner of the Prince’s Haven takes it at once.',
		alsoCalled: ['first player token', 'start player']
	},
	{
		id: 'location',
		word: 'Location',
		definition:
			'Where cards and Blood are played and fought over: two and the Prince’s Haven with three or four players, three and the Haven with five or six.',
		alsoCalled: ['place', 'tile']
	},
	{
		id: 'haven',
		word: 'Prince’s Haven',
		definition:
			'The last Location of each round. Its winner gains 1 more Influence and the Ambition token.'
	}
] as const;

/** A round, stage by stage, and the steps of a Location. */
const ROUND_TERMS = [
	{
		id: 'round',
		word: 'Round',
		definition:
			'Feed, Location Setup, Hand Building, Planning, Resolution, then cards return to their hands. The game is over after round 3.',
		alsoCalled: ['phase', 'turn structure', 'how long', 'length of the game']
	},
	{
		id: 'feed',
		word: 'Feed',
		definition:
			'A round begins with it: each card of your Alliance that is not drained gives you the Blood it feeds.',
		alsoCalled: ['income', 'upkeep', 'feeding']
	},
	{
		id: 'location-setup',
		word: 'Location Setup',
		definition: 'Each Location gets a new Ally from the deck, face up.',
		alsoCalled: ['new allies', 'refill']
	},
	{
		id: 'hand-building',
		word: 'Hand Building',
		definition:
			'Everyone at once and in secret: look at the top two cards of your clan deck, keep one, put the other under the deck. With three players in round 1: look at three, keep two.',
		alsoCalled: ['draft', 'draw', 'drawing cards', 'new cards', 'keep']
	},
	{
		id: 'planning',
		word: 'Planning',
		definition:
			'In turn order, everyone takes 2, 3 or 4 turns in rounds 1, 2 and 3; one more with three players. Each turn you play one card and may drain.',
		alsoCalled: ['my turn', 'how many turns', 'placement']
	},
	{
		id: 'resolution',
		word: 'Resolution',
		definition:
			'Locations are fought for one after the other, the Prince’s Haven last. Each goes through five steps: Withdraw, Revelation, Preparation, Conflict, Aftermath.',
		alsoCalled: ['fight', 'battle', 'combat', 'five steps']
	},
	{
		id: 'withdraw',
		word: 'Withdraw',
		definition:
			'Step 1. Everyone with a card or Blood there secretly chooses to stay or withdraw. If you withdraw, Blood returns to your Pool and cards move face up to the Haven; from the Haven, to your hand.',
		alsoCalled: ['flee', 'retreat', 'leave', 'fold', 'pull back']
	},
	{
		id: 'stay',
		word: 'Stay',
		definition: 'The other choice in step 1: your cards and Blood remain, and you fight here.',
		alsoCalled: ['remain', 'hold']
	},
	{
		id: 'revelation',
		word: 'Revelation',
		definition: 'Step 2. All face-down cards at the Location are turned up.',
		alsoCalled: ['reveal', 'turn up', 'flip']
	},
	{
		id: 'preparation',
		word: 'Preparation',
		definition: 'Step 3. In turn order, players resolve their Preparation cards there.',
		alsoCalled: ['before the fight']
	},
	{
		id: 'conflict',
		word: 'Conflict',
		definition:
			'Step 4. In turn order, players resolve their Conflict cards. Then totals are compared and rewards given.',
		alsoCalled: ['fight', 'ranking', 'compare']
	},
	{
		id: 'aftermath',
		word: 'Aftermath',
		definition: 'Step 5. In turn order, players resolve their Aftermath cards. Some ask who won.',
		alsoCalled: ['after the fight']
	},
	{
		id: 'rewards',
		word: 'Rewards',
		definition:
			'First place takes the Ally, second a Victim, others no card. Influence depends on place and round; the winner of the Haven gains 1 more and the Ambition token.',
		alsoCalled: ['prize', 'what do I get', 'first place', 'second place', 'third place']
	},
	{
		id: 'winner',
		word: 'Winner',
		definition:
			'The player with the highest total at a Location. A player who alone has cards there after Withdraw wins, and no second place is rewarded.',
		alsoCalled: ['first', 'who wins a location']
	}
] as const;

/** Cards and how they lie. */
const CARD_TERMS = [
	{
		id: 'clan-card',
		word: 'Clan card',
		definition:
			'One of the nine cards of your clan: two starting cards in your hand, seven in the clan deck. All of them return to you each round.',
		alsoCalled: ['hand card', 'my cards']
	},
	{
		id: 'starting-card',
		word: 'Starting card',
		definition: 'One of the two clan cards that begin in your hand.',
		alsoCalled: ['first hand', 'opening hand']
	},
	{
		id: 'clan-deck',
		word: 'Clan deck',
		definition: 'Your seven other clan cards, face down. Hand Building takes cards from it.',
		alsoCalled: ['draw pile', 'deck']
	},
	{
		id: 'hand',
		word: 'Hand',
		definition: 'Clan cards that you can play. Nobody else sees them.',
		alsoCalled: ['cards in hand']
	},
	{
		id: 'active',
		word: 'Active card',
		definition:
			'A Preparation, Conflict or Aftermath card. It acts in the step it names, however it was played.',
		alsoCalled: ['when does it act']
	},
	{
		id: 'passive',
		word: 'Passive card',
		definition:
			'It works while it lies face up, and triggers when what it says comes true. Face down it does nothing and misses what happens.',
		alsoCalled: ['permanent', 'ongoing', 'triggered']
	},
	{
		id: 'no-effect',
		word: 'No effect',
		definition: 'A card with Power alone.',
		alsoCalled: ['plain', 'vanilla', 'blank']
	},
	{
		id: 'play',
		word: 'Play',
		definition:
			'To put a card from your hand on your Position in Planning. Moving or turning a card is not playing it.',
		alsoCalled: ['played', 'place a card']
	},
	{
		id: 'deployed-card',
		word: 'Deployed card',
		definition:
			'A clan card on a Position. It belongs to the Position it lies on until the round ends.',
		alsoCalled: ['on the table', 'in play']
	},
	{
		id: 'face-up',
		word: 'Face up',
		definition: 'Played open and free of charge: everyone sees its Power, and Passive cards work.',
		alsoCalled: ['open', 'visible']
	},
	{
		id: 'face-down',
		word: 'Face down',
		definition:
			'Costs 1 Blood to play. Power 0 and no effect until it is turned up; only its owner knows what it is.',
		alsoCalled: ['hidden', 'bluff', 'secret card', 'facedown']
	},
	{
		id: 'power',
		word: 'Power',
		definition: 'The number on a clan card, with everything that changes it.',
		alsoCalled: ['strength', 'value']
	},
	{
		id: 'printed-power',
		word: 'Printed Power',
		definition: 'The number on the card itself, before any change.',
		alsoCalled: ['base power']
	},
	{
		id: 'total',
		word: 'Total',
		definition:
			'The Power of all cards on your Position plus 1 for each Deployed Blood there. The highest total wins the Location.',
		alsoCalled: ['sum', 'score at a location', 'why this number']
	},
	{
		id: 'position',
		word: 'Position',
		definition: 'Your own slice of a Location, where your cards and Blood lie.',
		alsoCalled: ['slice', 'side', 'spot', 'area']
	},
	{
		id: 'deployed-blood',
		word: 'Deployed Blood',
		definition:
			'Blood on a Position, up to 3 with each card you play, by an effect too. Each is worth 1, and goes to the Bank at the end of the round.',
		alsoCalled: ['blood on the board', 'blood with a card', 'drops']
	},
	{
		id: 'special-ability',
		word: 'Special Ability',
		definition:
			'What an Ally does for you while it is in your Alliance. Drained, it does nothing any more.',
		alsoCalled: ['ability', 'effect of an ally']
	}
] as const;

/** Words of card texts. */
const EFFECT_TERMS = [
	{
		id: 'opponent',
		word: 'Opponent',
		definition: 'Any other player.',
		alsoCalled: ['other player', 'enemy']
	},
	{
		id: 'rival',
		word: 'Rival',
		definition:
			'An opponent with a card or Blood at the Location of the card that says it. Whoever withdrew is no Rival there.',
		alsoCalled: ['opponent here', 'enemy']
	},
	{
		id: 'gain',
		word: 'Gain',
		definition: 'To take from the Bank into your Pool.',
		alsoCalled: ['get', 'receive']
	},
	{
		id: 'lose',
		word: 'Lose',
		definition: 'To give from your Pool to the Bank, as an effect says. It can end in Frenzy.',
		alsoCalled: ['damage', 'suffer']
	},
	{
		id: 'spend',
		word: 'Spend',
		definition: 'To pay from your Pool to the Bank. Nobody spends their last Blood.',
		alsoCalled: ['pay', 'cost']
	},
	{
		id: 'steal',
		word: 'Steal',
		definition: 'To move Blood from another Pool into yours, as much as is there.',
		alsoCalled: ['take from a player']
	},
	{
		id: 'out',
		word: 'Out of the game',
		definition: 'A third Diablerie token takes you out at once. You have no final count.',
		alsoCalled: ['eliminated', 'third token', 'dead']
	}
] as const;

const VARIANT_TERMS = [
	{
		id: 'location-card',
		word: 'Location card',
		definition:
			'A variant: a random card on each Location but the Haven gives it a rule of its own.'
	},
	{
		id: 'relic',
		word: 'Relic',
		definition:
			'A variant: each player chooses a relic, usable once. Its Influence counts at the end, used or not.'
	},
	{
		id: 'team',
		word: 'Team',
		definition:
			'Four or six can play in teams of two who sit opposite each other. Teammates rank on their own at a Location; at the end their sums decide.',
		alsoCalled: ['tag team', 'partner', 'teammate']
	}
] as const;

/** The codex in its chapters, as the page shows it. */
export const CODEX = [
	{ id: 'count', title: 'The final count', terms: COUNT_TERMS },
	{ id: 'round', title: 'A round', terms: ROUND_TERMS },
	{ id: 'table', title: 'At the table', terms: TABLE_TERMS },
	{ id: 'cards', title: 'Cards', terms: CARD_TERMS },
	{ id: 'effects', title: 'Words on cards', terms: EFFECT_TERMS },
	{ id: 'variants', title: 'Variants', terms: VARIANT_TERMS },
	{ id: 'clans', title: 'The seven clans', terms: CLAN_TERMS }
] as const;

export type TermId = (typeof CODEX)[number]['terms'][number]['id'];
