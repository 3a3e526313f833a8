import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import type { TableEvent } from '../../../../games/heritage/table/events.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { signed } from '../../ledger/names.ts';
import { tellAtTable } from '../../ledger/table-words.ts';
import { foresee } from '../foresee.ts';
import type { ScreenNames } from '../names.ts';

/** What a person should not overlook, whatever it is worth. */
const NOTABLE = new Set<TableEvent['type']>([
	'VampireFell',
	'VampireRejuvenated',
	'VampireUsurped',
	'MonstrosityCrafted',
	'SchemeDrawn',
	'EnemyDeclared',
	'CharacterBanished'
]);

/** Points of each player before and after, where they change, as "Ada −2". */
function pointChanges(
	battlegrounds: Battlegrounds,
	before: Table,
	after: Table,
	names: ScreenNames
): readonly string[] {
	const was = pointsOf(before, battlegrounds);
	const is = pointsOf(after, battlegrounds);
	return before.seats.flatMap(({ seat }) => {
		const by = (is[seat]?.total ?? 0) - (was[seat]?.total ?? 0);
		return by === 0 ? [] : [`${names.seat(seat)} ${by > 0 ? '+' : ''}${signed(by)}`];
	});
}

/**
 * What an answer would change, in one line, as far as it can be told; empty: nothing that counts. Null: it
 * would be refused.
 */
export function outcomeOf(
	battlegrounds: Battlegrounds,
	table: Table,
	{ id, seat }: Pick<Question, 'id' | 'seat'>,
	choice: readonly string[],
	names: ScreenNames
): string | null {
	const answer = { question: id, seat, choice: [...choice], note: '' };
	const foreseen = foresee(battlegrounds, table, [{ type: 'AnswerQuestion', ...answer }]);
	if (foreseen.refusal) return null;
	const changes = pointChanges(battlegrounds, table, foreseen.table, names);
	const told = foreseen.events
		.filter(({ type }) => NOTABLE.has(type))
		.slice(0, 2)
		.map((event) => tellAtTable(event, names).sentence.replace(/\.$/, ''));
	return [...changes, ...told].join(' · ');
}
