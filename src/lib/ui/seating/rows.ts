/** Somebody at a table while it is typed: a name, and the member of the group who sits there, if any. */
export interface SeatRow {
	/** Stays with the row while it moves. */
	readonly key: string;
	name: string;
	/** Empty: just a name. */
	user: string;
}

export interface GroupMember {
	readonly id: string;
	readonly name: string;
}

/** The list with the row at `from` set down at `to`. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
	const rest = rows.filter((_, index) => index !== from);
	return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}
