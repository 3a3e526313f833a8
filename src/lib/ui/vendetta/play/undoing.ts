import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEvent, TableEventType } from '../../../games/vendetta/table/events.ts';
import type { PlaySession } from './session.ts';

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
	'StepBegan'
]);

/** A card that nobody had seen. */
const isFromDeck = (event: TableEvent): boolean =>
	event.type === 'CardPlayed' && event.from === 'deck';

/** What is told of the table, and not done at it. */
const STAYS: ReadonlySet<TableEventType> = new Set([
	'CardsDescribed',
	'QuestionSetAside',
	'QuestionAsked'
]);

function actorOf(events: readonly TableEvent[]): SeatId | null {
	const [first] = events;
	if (first === undefined || !('seat' in first)) return null;
	const mine: readonly TableEventType[] = [
		'CardPlayed',
		'BloodDeployed',
		'CardDrained',
		'AbilityUsed',
		'QuestionAnswered',
		'TurnEnded'
	];
	return mine.includes(first.type) ? first.seat : null;
}

/**
 * Whose last step can be undone without asking anybody: a person's own in Planning, before anybody else acted and before
 * anything opened. Null: nobody's.
 */
export function undoerOf({ steps, table }: Pick<PlaySession, 'steps' | 'table'>): SeatId | null {
	const last = steps.at(-1) ?? [];
	if (table.phase !== 'round' || steps.length < 2) return null;
	if (last.some((event) => OPENS.has(event.type) || isFromDeck(event))) return null;
	const by = actorOf(last);
	// What somebody else is asked, or is asked in secret, stays asked.
	const asks = last.some(({ type }) => type === 'QuestionAsked' || type === 'QuestionAnswered');
	const isOwn = table.turn?.seat === by && (table.question?.seat ?? by) === by;
	return asks && (!isOwn || table.question?.together !== undefined) ? null : by;
}

/** With the box nothing is secret: any step is undone on the device where the game lies, but not who deals and what cards say. */
export function isUndoneWithBox({ steps, table }: Pick<PlaySession, 'steps' | 'table'>): boolean {
	const last = steps.at(-1) ?? [];
	if (table.dealer !== 'box' || steps.length < 2) return false;
	return last[0]?.type !== 'DealerChanged' && !last.every(({ type }) => STAYS.has(type));
}
