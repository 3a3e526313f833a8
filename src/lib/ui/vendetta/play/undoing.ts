import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEvent, TableEventType } from '../../../games/vendetta/table/events.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { KeptGame } from './kept.ts';

/** What opens a secret or lets chance fall: it stays as it is. */
const OPENS: ReadonlySet<TableEventType> = new Set([
	'ChoicesOpened',
	'LotDrawn',
	'CardTurned',
	'HandShown',
	'LookedAt',
	'AllyPlaced',
	'ClansShown',
	'RelicsShown',
	'LocationCardLaid',
	'RoundBegan',
	'FrenzyEntered',
	'QuestionAsked',
	'QuestionAnswered',
	'StepBegan'
]);

function actorOf(events: readonly TableEvent[]): SeatId | null {
	const [first] = events;
	if (first === undefined || !('seat' in first)) return null;
	const mine: readonly TableEventType[] = [
		'CardPlayed',
		'BloodDeployed',
		'CardDrained',
		'TurnEnded'
	];
	return mine.includes(first.type) ? first.seat : null;
}

/**
 * Whose last step can be taken back: a person's own in Planning, before anybody else acted and before anything opened.
 * Null: nobody's.
 */
export function undoerOf({ steps, computers }: KeptGame, table: Table): SeatId | null {
	const last = steps.at(-1) ?? [];
	if (table.phase !== 'round' || steps.length < 2) return null;
	const seat = actorOf(last);
	if (seat === null || computers[seat] !== undefined) return null;
	return last.some(({ type }) => OPENS.has(type)) ? null : seat;
}
