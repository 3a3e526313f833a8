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
	{ id: 'table', title: 'At the table', terms: TABLE_TERMS },
	{ id: 'variants', title: 'Variants', terms: VARIANT_TERMS },
	{ id: 'clans', title: 'The seven clans', terms: CLAN_TERMS }
] as const;

export type TermId = (typeof CODEX)[number]['terms'][number]['id'];
