import { evolveCards } from './evolve-cards.ts';
import { evolveCorrection } from './evolve-correction.ts';
import { evolveCourse } from './evolve-course.ts';
import { evolvePool } from './evolve-pool.ts';
import type { TableEvent, TableEventOf, TableEventType } from './events.ts';
import type { Table } from './table.ts';

type Evolvers = { readonly [T in TableEventType]: (table: Table, event: TableEventOf<T>) => Table };
const EVOLVERS: Evolvers = {
	...evolveCourse,
	...evolvePool,
	...evolveCards,
	...evolveCorrection
};

const evolveAs = <T extends TableEventType>(type: T, table: Table, event: TableEventOf<T>): Table =>
	EVOLVERS[type](table, event);

/** The table after an event. It folds whatever it is given, and applies no rule that may change. */
export const evolveTable = (table: Table, event: TableEvent): Table =>
	evolveAs(event.type, table, event);
