import { revealedSince as knownSince, seatsToAsk as askedFor } from '../../core/steps/revealed.ts';
import type { SeatId } from '../shapes.ts';
import type { Course, Step } from './course.ts';
import type { TableEvent } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { Table } from './table.ts';

/** Lots that the cardboard tells; its cards come as events of their own. */
const LOTS: readonly Prompt[] = [
	'who-goes-first',
	'which-allegiance',
	'which-archetype-showed',
	'whom-the-lot-favours'
];

/**
 * Whether an event made something known: cards drawn or turned, lots, a primogen draw, a scheme drawn into a hand, and one
 * played off a hand that lies face down. It counts the same whether the app dealt it or the table told it of its box. What a
 * player only chose is not among it.
 */
function revealsIn(
	{ steps, redoable }: Pick<Course, 'steps' | 'redoable'>,
	hands: Table['ruleset']['hands']
): (event: TableEvent) => boolean {
	const lots = lotsAsked([...steps, ...redoable.flat()]);
	return (event) => {
		switch (event.type) {
			case 'QueueRefilled':
			case 'CardTurned':
			case 'SchemeDrawn':
			case 'LotDrawn':
			case 'PrimogenConsulted':
				return true;
			case 'SchemePlayed':
				return event.position !== null && hands === 'hidden';
			case 'QuestionAnswered':
				return event.seat === null && lots.has(event.question);
		}
		return false;
	};
}

/** What became known after the first `kept` steps, in order. */
export const revealedSince = (
	course: Pick<Course, 'steps' | 'redoable'>,
	kept: number,
	hands: Table['ruleset']['hands']
): readonly TableEvent[] => knownSince(course, kept, revealsIn(course, hands));

/** The questions of a course that were about how a lot of the box fell, by their ids. */
function lotsAsked(steps: readonly Step[]): ReadonlySet<number> {
	const asked = steps
		.flat()
		.flatMap((event) => (event.type === 'QuestionAsked' ? event.question : []));
	return new Set(asked.filter(({ prompt }) => LOTS.includes(prompt)).map(({ id }) => id));
}

/** A step that only says what the cardboard shows. A yes of the table is none: it lets the app deal mixed cards. */
const isTold = ([first]: Step): boolean =>
	first?.type === 'QuestionAnswered' && first.seat === null && first.choice[0] !== 'yes';

/**
 * Who has to agree before the steps after the first `kept` are undone by one who speaks for the seats `by`. No rule says so;
 * it is the house's way to keep an undo fair.
 */
export const seatsToAsk = (
	course: Pick<Course, 'steps' | 'redoable'>,
	{ seats, ruleset }: Pick<Table, 'seats' | 'ruleset'>,
	kept: number,
	by: readonly SeatId[]
): readonly SeatId[] =>
	askedFor(
		course,
		kept,
		seats.map(({ seat }) => seat),
		by,
		{ isTold, reveals: revealsIn(course, ruleset.hands) }
	);
