import type { Evolvers } from './changes.ts';
import { cardEvolvers } from './evolve-cards.ts';
import { conflictEvolvers } from './evolve-conflicts.ts';
import { courseEvolvers } from './evolve-course.ts';
import { vampireEvolvers } from './evolve-vampires.ts';
import type { TableEvent, TableEventOf, TableEventType } from './events.ts';
import type { Table } from './table.ts';

const EVOLVERS: Evolvers = {
	...courseEvolvers,
	...cardEvolvers,
	...vampireEvolvers,
	...conflictEvolvers
};

const evolveAs = <T extends TableEventType>(type: T, table: Table, event: TableEventOf<T>): Table =>
	EVOLVERS[type](table, event);

/** The table after an event. It takes whatever it is given. */
export const evolveTable = (table: Table, event: TableEvent): Table =>
	evolveAs(event.type, table, event);
