/** What a log is: a story of many evenings, one evening, or a part of another log. */
type Shape = 'campaign' | 'match' | 'part';

/** What everybody may know of a game without loading it. */
interface GameEntry {
	/** As in files and tables, for good. */
	readonly name: string;
	readonly shape: Shape;
	/** What people call such a log, and several. */
	readonly noun: string;
	readonly plural: string;
	/** Where its pages are, and what their paths call the log. */
	readonly at: `/${string}`;
	readonly param: string;
	/** Whether members sit at its seats. */
	readonly seated: boolean;
	/** Whether everyone who plays in the group plays a seat that nobody holds. Otherwise the keeper does. */
	readonly shared: boolean;
}

export const GAMES = [
	{
		name: 'heritage',
		shape: 'campaign',
		noun: 'chronicle',
		plural: 'chronicles',
		at: '/heritage/chronicles',
		param: 'chronicle',
		seated: true,
		shared: false
	},
	{
		name: 'heritage-alone',
		shape: 'match',
		noun: 'game',
		plural: 'single games',
		at: '/heritage/games',
		param: 'game',
		seated: true,
		shared: true
	},
	{
		name: 'heritage-draw',
		shape: 'part',
		noun: 'draw',
		plural: 'draws',
		at: '/heritage/draws',
		param: 'draw',
		seated: false,
		shared: false
	},
	{
		name: 'vendetta',
		shape: 'match',
		noun: 'Vendetta evening',
		plural: 'Vendetta evenings',
		at: '/vendetta/evenings',
		param: 'evening',
		seated: true,
		shared: false
	},
	{
		name: 'rivals',
		shape: 'match',
		noun: 'Rivals match',
		plural: 'Rivals matches',
		at: '/rivals/matches',
		param: 'match',
		seated: true,
		shared: false
	},
	{
		name: 'rivals-deck',
		shape: 'part',
		noun: 'deck',
		plural: 'decks',
		at: '/rivals/decks',
		param: 'deck',
		seated: false,
		shared: false
	},
	{
		name: 'rivals-dealt',
		shape: 'match',
		noun: 'dealt Rivals match',
		plural: 'dealt Rivals matches',
		at: '/rivals/tables',
		param: 'table',
		seated: true,
		shared: false
	}
] as const satisfies readonly GameEntry[];

/** Where something is begun: `[group]` in its address makes it one of a group. */
interface Beginning {
	/** What a button says. */
	readonly title: string;
	readonly at: `/${string}`;
	/** Who begins it in a group: its keeper alone, everyone who may write there, or anyone at all. */
	readonly by: 'keeper' | 'writers' | 'anyone';
}

/** A game as it stands on the shelf, whatever its logs are called. */
interface GameOnShelf {
	/** The folder that it has everywhere; its pages lie below one of that name, its codex among them. */
	readonly name: string;
	readonly title: string;
	/** In one sentence, what people do in it. */
	readonly about: string;
	/** Who, and how long. */
	readonly needs: string;
	/** What it is in a group, on a button. */
	readonly inGroup: string;
	/** The likeliest first. */
	readonly beginnings: readonly Beginning[];
	/** Where somebody who never played it learns it by playing; left out: nowhere yet. */
	readonly lesson?: Pick<Beginning, 'title' | 'at'>;
}

export const SHELF: readonly [GameOnShelf, ...GameOnShelf[]] = [
	{
		name: 'heritage',
		title: 'Heritage',
		about: 'Lead a bloodline through seven centuries, from the embrace to the last era.',
		needs: '2–4 players · 21 chapters, or one for a single evening',
		inGroup: 'Keep a chronicle',
		beginnings: [
			{
				title: 'Start a chronicle',
				at: '/heritage/groups/[group]/chronicles/new',
				by: 'keeper'
			},
			{
				title: 'Add one already in progress',
				at: '/heritage/groups/[group]/chronicles/enter',
				by: 'keeper'
			},
			{ title: 'Play now on this device', at: '/heritage/play', by: 'anyone' }
		],
		lesson: { title: 'Learn by playing', at: '/heritage/play?learn' }
	},
	{
		name: 'vendetta',
		title: 'Vendetta',
		about: 'Three rounds of bluff over Chicago: who becomes the new Prince?',
		needs: '3–6 players · with the box, or a whole game on your phones',
		inGroup: 'Score an evening',
		beginnings: [
			{
				title: 'Score an evening',
				at: '/vendetta/groups/[group]/evenings/new',
				by: 'writers'
			},
			{
				title: 'Play with phones: Elysium deals',
				at: '/vendetta/groups/[group]/evenings/new?play',
				by: 'writers'
			},
			{
				title: 'Play with the box: Elysium counts',
				at: '/vendetta/groups/[group]/evenings/new?box',
				by: 'writers'
			},
			{ title: 'Who ruled so far', at: '/vendetta/groups/[group]/evenings', by: 'anyone' },
			{ title: 'Play on this phone', at: '/vendetta/play', by: 'anyone' }
		],
		lesson: { title: 'Learn by playing', at: '/vendetta/play?learn' }
	},
	{
		name: 'rivals',
		title: 'Rivals',
		about: 'Duelling coteries in one city: score 13 Agenda, or knock out your Rival.',
		needs: '2–4 players · with your own cards, or with ours on phones',
		inGroup: 'Start a match',
		beginnings: [
			{ title: 'Start a match', at: '/rivals/groups/[group]/matches/new', by: 'writers' },
			{
				title: 'Play with our cards: Elysium deals',
				at: '/rivals/groups/[group]/tables/new',
				by: 'writers'
			},
			{ title: 'Matches and league', at: '/rivals/groups/[group]/matches', by: 'anyone' },
			{ title: 'Keep score for your cards', at: '/rivals/play', by: 'anyone' },
			{ title: 'Play on this phone', at: '/rivals/table', by: 'anyone' },
			{ title: 'Decks', at: '/rivals/groups/[group]/decks', by: 'anyone' },
			{ title: 'Check a deck on this device', at: '/rivals/decks', by: 'anyone' }
		],
		lesson: { title: 'Learn by playing', at: '/rivals/table?learn' }
	}
];

/** What is begun on this device, as a button says it. */
export const ON_DEVICE = SHELF.flatMap(({ title: game, beginnings }) =>
	beginnings
		.filter(({ at }) => !at.includes('[group]'))
		.map(({ title, at }) => ({
			title: /^Play(?: now)? on this (?:phone|device)$/.test(title)
				? `Play ${game} on this device`
				: `${game}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
			at
		}))
);

export type GameName = (typeof GAMES)[number]['name'];

const named = (fits: (game: GameEntry) => boolean): readonly string[] =>
	GAMES.filter(fits).map(({ name }) => name);

/** Where the logs of a game are shown. */
export type AddressOf<Name extends GameName> = Extract<
	(typeof GAMES)[number],
	{ readonly name: Name }
>['at'];

/** The names of all games of a shape. */
export const gamesOf = (shape: Shape): readonly string[] => named((game) => game.shape === shape);

/** The names of all games with members at their seats. */
export const SEATED: readonly string[] = named(({ seated }) => seated);

/** The names of all games whose free seats are played by everyone. */
export const SHARED: readonly string[] = named(({ shared }) => shared);

/** What is known of a game; null: there is none of that name. */
export const entryOf = (name: string): GameEntry | null =>
	GAMES.find((game) => game.name === name) ?? null;

/** What people call a log of a game. */
export const nounOf = (game: string): string => entryOf(game)?.noun ?? 'game';

/** Where a log is shown. */
export const logPage = (game: string, id: string): string => `${entryOf(game)?.at ?? ''}/${id}`;

/** Pages that a device keeps before anybody opened them there: the games on it, and the words of a game. */
export const KEPT_BEFOREHAND = [
	'/heritage/play',
	'/heritage/play/any',
	'/heritage/play/any/__data.json',
	'/heritage/codex',
	'/vendetta/play',
	'/vendetta/play/any',
	'/vendetta/play/any/__data.json',
	'/vendetta/codex',
	'/rivals/play',
	'/rivals/table',
	'/rivals/table/any',
	'/rivals/table/any/__data.json',
	'/rivals/codex',
	'/rivals/decks'
] as const;
