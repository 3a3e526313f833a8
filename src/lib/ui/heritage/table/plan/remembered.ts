import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { foresee, type Foreseen } from '../foresee.ts';
import { consequencesOf, type Consequences } from './consequences.ts';

/* A table never changes, so what was thought on it holds as long as somebody has it. */
const foreseen = new WeakMap<Table, Map<string, Foreseen>>();
const points = new WeakMap<Table, ReturnType<typeof pointsOf>>();
const consequences = new WeakMap<Foreseen, Map<SeatId, Consequences>>();

/** `foresee`, once for each table and commands. */
export function foreseenOn(
	battlegrounds: Battlegrounds,
	table: Table,
	commands: readonly TableCommand[]
): Foreseen {
	const onTable = entry(foreseen, table, () => new Map<string, Foreseen>());
	const key = JSON.stringify(commands);
	return entry(onTable, key, () => foresee(battlegrounds, table, commands));
}

/** `consequencesOf`, once for each thing foreseen and each seat that looks at it. */
export function consequencesFor(
	battlegrounds: Battlegrounds,
	before: Table,
	after: Foreseen,
	seat: SeatId
): Consequences {
	const seats = entry(consequences, after, () => new Map<SeatId, Consequences>());
	return entry(seats, seat, () => {
		const now = entry(points, before, () => pointsOf(before, battlegrounds));
		return consequencesOf(battlegrounds, before, after.table, seat, now);
	});
}

type Kept<Key, Value> = {
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): unknown;
};

function entry<Key, Value>(kept: Kept<Key, Value>, key: Key, make: () => Value): Value {
	const known = kept.get(key);
	if (known !== undefined) return known;
	const made = make();
	kept.set(key, made);
	return made;
}
