import type { ComputerCommand } from '../../games/core/computer/grammar.ts';
import { COMPUTER } from './annex.ts';
import type { Answer } from './answers.ts';
import type { Chronicle, Chronicles } from './chronicles.ts';
import { rivalId } from './coded-seats.ts';

/** What came of it: `done`, by code or by others who were faster, or it was given up · `still`: nothing can be written now · `none`: the rules take nothing that code finds. */
export type Moved =
	{ readonly came: 'done' | 'none' } | { readonly came: 'still'; readonly why: string };

/** Why nothing came of it; null: something did. */
export const whyOf = (moved: Moved): string | null => (moved.came === 'still' ? moved.why : null);

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

/** Says to everybody that code found nothing for a seat. */
export async function halt(
	send: (command: Extract<ComputerCommand, { type: 'HaltRival' }>) => Promise<Answer<string>>,
	seat: string
): Promise<Moved> {
	const answer = await send({ type: 'HaltRival', seat });
	return cameOf(answer) ?? { came: 'still', why: 'no-move' };
}
