import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { CharacterCard } from '../../../games/heritage/deck/cards.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { tableAfter, type Course, type Step } from '../../../games/heritage/table/course.ts';
import type { TableEvent, TableEventOf } from '../../../games/heritage/table/events.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { cardOf } from '../../../games/heritage/table/where.ts';
import type { Class, Temperament } from '../../../games/heritage/vocabulary.ts';

/** A recruit and all that it set off, answers to its questions included. */
export interface Recruited {
	readonly seat: SeatId;
	readonly card: CharacterCard;
	readonly before: Table;
	readonly events: readonly TableEvent[];
}

const recruitIn = ([first]: Step): TableEventOf<'CharacterRecruited'> | null =>
	first?.type === 'CharacterRecruited' ? first : null;

/** The last recruit of a seat; null: it had none. */
export function lastRecruit({ steps }: Course, seat: SeatId = LEARNER): Recruited | null {
	const at = steps.findLastIndex((step) => recruitIn(step)?.seat === seat);
	const recruit = recruitIn(steps[at] ?? []);
	if (!recruit) return null;
	const next = steps.findIndex(
		([first], index) => index > at && first?.type !== 'QuestionAnswered'
	);
	const before = tableAfter(steps.slice(0, at));
	const events = steps.slice(at, next < 0 ? undefined : next).flat();
	return { seat, card: cardOf(before, recruit.character), before, events };
}

/** The board of classes and that of morality as the first era has them. */
type ClassState = { readonly space: number };
type MoralityState = {
	readonly tokens: {
		readonly [seat: SeatId]: { readonly space: number; readonly side: Temperament };
	};
};

function stateAfter({ before, events }: Recruited, category: 'class' | 'temperament'): unknown {
	const changed = events.findLast(
		(event) => event.type === 'BoardChanged' && event.category === category
	);
	return changed?.type === 'BoardChanged' ? changed.state : before.boards[category]?.state;
}

const SIDES: { readonly [C in Class]: string } = {
	elitist: 'elitists',
	egalitarian: 'egalitarians'
};

/** Which way a recruit pushed the politics token. */
export const pushedTo = ({ card }: Recruited): string => SIDES[card.class];

/** Whether the politics token reached an end, which is a decisive victory. */
export function isDecisive({ card, before }: Recruited): boolean {
	const { space } = before.boards.class?.state as ClassState;
	return space === (card.class === 'elitist' ? 2 : -2);
}

/** The recruiter's morality token before and after. */
export function tokenOf(recruited: Recruited) {
	const of = (state: unknown) =>
		(state as MoralityState | undefined)?.tokens[recruited.seat] ?? { space: 0, side: 'calm' };
	return {
		before: of(recruited.before.boards.temperament?.state),
		after: of(stateAfter(recruited, 'temperament'))
	};
}

/** Whether a clan scheme came with it. */
export const drewScheme = ({ events, seat }: Recruited): boolean =>
	events.some((event) => event.type === 'SchemeDrawn' && event.seat === seat);
