import type { Strength } from '../../../games/heritage/strengths.ts';
import { settingOf, tableAfter } from '../../../games/heritage/table/course.ts';
import type { KeptGame } from './kept.ts';
import type { Shelf } from './shelf.ts';

type Moved =
	{ readonly ok: true; readonly game: string } | { readonly ok: false; readonly sentence: string };

const UNREACHED =
	'The server cannot be reached. The game is safe on this device: try again when you are online.';
const STUMBLED =
	'Something went wrong on the server. The game is safe on this device: try again in a moment.';

/**
 * Sends a game of this device into a group, with the seats of its person, where the server checks it step by step. What lies here stays,
 * marked as moved. Sent twice, it is one game there, as long as nothing was played in between.
 */
export async function moveInto(
	group: string,
	mine: readonly string[],
	game: KeptGame,
	shelf: Shelf,
	now: number
): Promise<Moved> {
	const { id, title, people, course, sealed, rules } = game;
	const rivals = rivalsOf(course, mine);
	const command = {
		type: 'BringGame',
		title,
		steps: course.steps,
		rules,
		sealed,
		...(rivals && { rivals })
	};
	const response = await fetch(`/api/groups/${group}/games`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ id: `${id}-${game.version}`, people, mine, command })
	}).catch(() => null);
	if (!response) return { ok: false, sentence: UNREACHED };
	if (response.status >= 500) return { ok: false, sentence: STUMBLED };
	const answer: unknown = await response.json().catch(() => null);
	if (!response.ok) return { ok: false, sentence: sentenceIn(answer) };
	// Our own server's words.
	const { game: there } = answer as { readonly game: string };
	const version = game.version + 1;
	await shelf.keep({ ...game, version, moved: { game: there, at: now } }, game.version);
	return { ok: true, game: there };
}

/** The seats that code goes on playing, on the server; null: people play all. */
export function rivalsOf(
	{ steps }: KeptGame['course'],
	mine: readonly string[]
): { readonly [seat: string]: Strength } | null {
	const rivals = (settingOf(steps)?.seats ?? []).flatMap(({ seat, rival }) =>
		rival && !mine.includes(seat) ? [[seat, rival] as const] : []
	);
	// What the box deals by now, only people can see.
	return rivals.length > 0 && tableAfter(steps).dealer === 'app'
		? Object.fromEntries(rivals)
		: null;
}

function sentenceIn(answer: unknown): string {
	const found = answer as {
		readonly sentence?: string;
		readonly message?: string;
		readonly issues?: readonly { readonly path: string; readonly message: string }[];
	} | null;
	const [issue] = found?.issues ?? [];
	return (
		found?.sentence ??
		found?.message ??
		(issue ? `${issue.path}: ${issue.message}` : 'The server refused it and gave no reason.')
	);
}
