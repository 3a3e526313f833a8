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

/** Pages that a device keeps before anybody opened them there: the games on it, and the words of a game. */
export const KEPT_BEFOREHAND = [
	'/heritage/play',
	'/heritage/play/any',
	'/heritage/play/any/__data.json',
	'/heritage/codex'
] as const;

/**
 * Pages that lie below `/heritage` since there is more than one game. Links, files and devices know them by their old
 * addresses, so these lead on for good: on the server, and off the network on a device.
 */
const MOVED = [
	'/chronicles',
	'/codex',
	'/design/bloodlines',
	'/design/boards',
	'/draws',
	'/games',
	'/groups/[group]/chronicles',
	'/play'
];
const HOME = '/heritage';

function isBelow(path: string, above: string): boolean {
	const parts = path.split(/[/?]/);
	return above
		.split('/')
		.every((part, at) => (part.startsWith('[') ? parts[at] : parts[at] === part));
}

/** Where a page is by now that had this address; null: this is none of them. With or without what follows `?`. */
export const movedTo = (path: string): string | null =>
	MOVED.some((above) => isBelow(path, above)) ? HOME + path : null;

/** The address a page had before; null: it always had this one. */
export function movedFrom(path: string): string | null {
	const before = path.startsWith(`${HOME}/`) ? path.slice(HOME.length) : '';
	return movedTo(before) === null ? null : before;
}
