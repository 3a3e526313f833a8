import { isDecided } from '../ending/ending.ts';
import { pending } from '../../core/run/request.ts';
import { overfull } from './fall-tasks.ts';
import { areApart, crowdIn } from './effects/apart.ts';
import { setOffBy } from './effects/triggers.ts';
import type { TableEvent } from './events.ts';
import type { Pending } from './questions.ts';
import type { Table } from './table.ts';
import { MOVES_ON } from './tasks.ts';
import { isConflict } from './where.ts';

/** What can lower the Blood Potency of a vampire. */
const LOWERS: ReadonlySet<TableEvent['type']> = new Set<TableEvent['type']>([
	'Attached',
	'CardPut',
	'CityLeft',
	'Detached',
	'Fell',
	'ModifiersEnded',
	'Moved',
	'Returned'
]);

/** What brings vampires together in the Streets, or a text that keeps them apart into force. */
const CROWDS: ReadonlySet<TableEvent['type']> = new Set<TableEvent['type']>([
	'AgendaFlipped',
	'Attached',
	'CardPut',
	'CityTurned',
	'Moved',
	'Recruited',
	'TurnBegan'
]);

const NONE: readonly Pending[] = [];

/**
 * What waits after some events: texts that they set off come first. An ending is looked for before the match moves on; what
 * happens at the same time happens to everybody before [How to Win].
 */
export function following(
	waiting: readonly Pending[],
	events: readonly TableEvent[],
	table: Table
): readonly Pending[] {
	if (table.result !== null) return NONE;
	if (events.length === 0 || table.setting === null) return waiting;
	const going = setOffBy(table, events);
	const isCrowded =
		events.some(({ type }) => CROWDS.has(type)) && areApart(table) && crowdIn(table).length > 0;
	const isOver = events.some(({ type }) => LOWERS.has(type)) && overfull(table).length > 0;
	const now = [
		...(isCrowded ? [pending({ kind: 'scatter' } as const)] : []),
		...(isOver ? [pending({ kind: 'over-blood' } as const)] : []),
		...waiting
	];
	const all =
		going.length === 0 ? now : [pending({ kind: 'triggers', list: going } as const), ...now];
	if (table.turn === null || isConflict(table) || !isDecided(table)) return all;
	if (all.some(({ task }) => task.kind === 'end-check')) return all;
	const at = all.findIndex(({ task }) => MOVES_ON.has(task.kind));
	const check = pending({ kind: 'end-check' } as const);
	return at < 0 ? [...all, check] : all.toSpliced(at, 0, check);
}
