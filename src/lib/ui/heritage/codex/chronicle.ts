import type { Term } from '../../codex/terms.ts';

export const CHRONICLE_TERMS = [
	{
		id: 'chronicle',
		word: 'Chronicle',
		definition:
			'The whole story of a group: a prologue and twenty-one chapters, from 1306 to 1997. What happens in one chapter is still true in the next.'
	},
	{
		id: 'chapter',
		word: 'Chapter',
		definition: 'One evening’s game within the chronicle, and the aftermath that follows it.'
	},
	{
		id: 'era',
		word: 'Era',
		definition:
			'Three chapters together; there are seven. Between two eras exactly one battleground is replaced.'
	},
	{
		id: 'prologue',
		word: 'Prologue',
		definition:
			'Where each player begins: a name, a title, the first dots, a haven and a first retainer with an ability of its own.'
	},
	{
		id: 'player-sheet',
		word: 'Player sheet',
		definition:
			'What you are through the centuries, whichever clan you play: name, titles, traits, haven, wins, assets and obligations.'
	},
	{
		id: 'trait',
		word: 'Trait',
		definition: 'A quality on your sheet, counted in dots. At the end, traits turn into points.'
	},
	{
		id: 'dot',
		word: 'Dot',
		definition: 'One step in a trait.'
	},
	{
		id: 'title',
		word: 'Title',
		definition: 'An honour you bear, from the prologue or a mission. You keep every title.'
	},
	{
		id: 'haven',
		word: 'Haven',
		definition: 'Your refuge between chapters. It shelters one retainer at a time.'
	},
	{
		id: 'retainer',
		word: 'Retainer',
		definition:
			'A vampire kept in your haven from one chapter to the next, whom you can recruit instead of one from the queue. A vampire in torpor cannot be retained.'
	},
	{
		id: 'aftermath',
		word: 'Aftermath',
		definition:
			'What follows a chapter, in six steps: results, chapter overview, chronicle missions, obligations, ability stickers, retainers. Where order matters, players with fewer claimed missions go first.'
	},
	{
		id: 'chapter-overview',
		word: 'Chapter overview',
		definition:
			'The card that sets up a chapter. When it is over the victor keeps it as an asset, and the vanquished adds a scheme to the clan just played.'
	},
	{
		id: 'chronicle-mission',
		word: 'Chronicle mission',
		definition:
			'A mission that belongs to the story. The player who claims it faces a decision in the aftermath, and the reward stays sealed until it is made.'
	},
	{
		id: 'asset',
		word: 'Asset',
		definition: 'A card you may play once when it helps you most, and then discard.'
	},
	{
		id: 'obligation',
		word: 'Obligation',
		definition:
			'A burden you carry until you lose it. After each chapter the victor gains one at random and every other player loses one.'
	},
	{
		id: 'ability-sticker',
		word: 'Ability sticker',
		definition:
			'A new ability, stuck on a character’s card for good. Each clan has only a few of its own.'
	},
	{
		id: 'thin-blood',
		word: 'Thin blood',
		definition:
			'A common kind of ability sticker. Use it when a clan’s own are used up, or whenever you like. When it runs out too, use another clan’s.'
	},
	{
		id: 'unlock',
		word: 'Unlock',
		definition:
			'A mission’s reward can bring a new character or leader. An unlocked leader lives in the haven of the player who unlocked it and serves no one else.'
	},
	{
		id: 'chronicle-deck',
		word: 'Chronicle deck',
		definition:
			'The story in order. It is never shuffled and nobody looks ahead; it opens card by card.'
	},
	{
		id: 'chronicle-scoring',
		word: 'Chronicle scoring',
		definition:
			'At the end of an era, the player who dominated it chooses one of two cards that say what a pair of traits will be worth.'
	},
	{
		id: 'standings',
		word: 'Standings',
		definition: 'How many chapters each player has won, and what each player’s sheet holds.'
	},
	{
		id: 'seat',
		word: 'Seat',
		definition:
			'A place at the table through the whole chronicle: a person with an account, a guest, or just a name.'
	},
	{
		id: 'keeper',
		word: 'Keeper',
		definition: 'The player in charge of a group: they record, correct and invite.'
	},
	{
		id: 'correction',
		word: 'Correction',
		definition:
			'A change to a chapter already recorded. The ledger keeps the first entry and shows the correction with it; everything after it is counted again.'
	},
	{
		id: 'reading',
		word: 'House rule',
		definition:
			'How your group understands a rule that the book leaves open. Each chronicle has its own, and changing one never alters what has been played.'
	}
] as const satisfies readonly Term[];
