import { seededChance } from '../../../games/core/chance.ts';
import type { Json } from '../../../games/core/json.ts';
import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import { BATTLEGROUND_MODULES } from '../../../games/heritage/boards/registry.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { codedPlayer } from '../../../games/heritage/players/coded.ts';
import { findMove, TooSlow, type Ask } from '../../../games/heritage/players/find-move.ts';
import type { SeatView } from '../../../games/heritage/search/view.ts';
import type { Strength } from '../../../games/heritage/strengths.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import { TookTooLong } from '../../long-work/undone.ts';
import type { Answer } from '../../logs/answers.ts';
import type { Chronicle, Chronicles } from '../../logs/chronicles.ts';
import { COMPUTER } from '../../logs/annex.ts';
import { rivalId, type CodedHouse } from '../../logs/coded-seats.ts';

/** What came of it: `done`, by code or by others who were faster, or it was given up · `still`: nothing can be written now · `none`: the rules take nothing that code finds. */
export type Moved =
	{ readonly came: 'done' | 'none' } | { readonly came: 'still'; readonly why: string };

/** All that code is told about a move. */
type Question = { readonly view: SeatView; readonly strength: Strength; readonly seed: number };

/** The move for a question. */
export function thinkOf(question: Json): Json {
	const { view, strength, seed } = question as Question;
	return codedPlayer(BATTLEGROUND_MODULES, strength)(view, seededChance(seed));
}

/** Why the server itself writes nothing, whatever code chooses. */
const SERVICE: ReadonlySet<string> = new Set([
	'no-such-chronicle',
	'version-unknown',
	'quota-reached',
	'sealed-unreadable',
	'rules-newer',
	'chain-broken'
]);

/** What an answer means for code; null: the rules refused it. */
export function cameOf(answer: {
	readonly kind: Answer<string>['kind'];
	readonly reason?: string;
}): Moved | null {
	const { kind, reason = '' } = answer;
	if (kind === 'accepted' || reason === 'version-passed' || reason === 'command-id-reused')
		return { came: 'done' };
	return SERVICE.has(reason) ? { came: 'still', why: reason } : null;
}

/** Gives commands for a seat on a version of a log: each counts only there, and once. */
export const sender =
	<C>(
		logs: Pick<Chronicles<never, C, string>, 'act'>,
		{ id, version }: Pick<Chronicle<unknown>, 'id' | 'version'>,
		seat: string
	) =>
	(body: C): Promise<Answer<string>> =>
		logs.act({
			chronicle: id,
			actor: COMPUTER,
			seat,
			command: { id: rivalId(version, seat), seen: version, onlyThere: true, body }
		});

/** What a table takes in a chronicle and outside one. */
type AtTable = Extract<Command, { type: 'ActAtTable' }> &
	Extract<AloneCommand, { type: 'ActAtTable' }>;

/** Refused so often on one table, code gives up. */
const MOST_REFUSED = 6;

/** Finds and makes the move of a seat. All it knows is the view of that seat. */
export async function moveAtTable(
	{ think, unwanted }: Pick<CodedHouse<never, never, never>, 'think' | 'unwanted'>,
	send: (command: AtTable) => Promise<Answer<string>>,
	{ view, strength, seed }: Question
): Promise<Moved> {
	const ask: Ask = async (seen, at, from) => {
		const question: Question = { view: seen, strength: at, seed: from };
		const thought = think(question as unknown as Json).catch((error: unknown) => {
			throw error instanceof TookTooLong ? new TooSlow('no time', { cause: error }) : error;
		});
		return (await thought) as TableCommand | null;
	};
	for (let refused = 0; refused < MOST_REFUSED; refused++) {
		const command = await findMove({
			ask,
			battlegrounds: BATTLEGROUND_MODULES,
			view,
			strength,
			seed,
			refused,
			unwanted
		});
		if (unwanted.aborted) return { came: 'done' };
		if (!command) break;
		const moved = cameOf(await send({ type: 'ActAtTable', command }));
		if (moved) return moved;
	}
	return { came: 'none' };
}

/** Says to everybody that code found nothing for a seat. */
export async function halt(
	send: (command: Extract<Command, { type: 'HaltRival' }>) => Promise<Answer<string>>,
	seat: string
): Promise<Moved> {
	const answer = await send({ type: 'HaltRival', seat });
	return cameOf(answer) ?? { came: 'still', why: 'no-move' };
}
