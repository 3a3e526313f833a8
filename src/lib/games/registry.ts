/** What a log is: a story of many evenings, one evening, or a part of another log. */
type Shape = 'campaign' | 'match' | 'part';

/** What everybody may know of a game without loading it. */
interface GameEntry {
	/** As in files and tables, for good. */
	readonly name: string;
	readonly shape: Shape;
	/** What people call such a log. */
	readonly noun: string;
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
		at: '/heritage/chronicles',
		param: 'chronicle',
		seated: true,
		shared: false
	},
	{
		name: 'heritage-alone',
		shape: 'match',
		noun: 'game',
		at: '/heritage/games',
		param: 'game',
		seated: true,
		shared: true
	},
	{
		name: 'heritage-draw',
		shape: 'part',
		noun: 'draw',
		at: '/heritage/draws',
		param: 'draw',
		seated: false,
		shared: false
	}
] as const satisfies readonly GameEntry[];

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

/** Where a log is shown. */
export const logPage = (game: string, id: string): string => `${entryOf(game)?.at ?? ''}/${id}`;
