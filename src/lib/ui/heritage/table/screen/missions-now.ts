import { contendersFor, matchingIn } from '../../../../games/heritage/chapter/missions.ts';
import { missionWords } from '../../../../games/heritage/effects/words.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';

/** How a mission stands: who would claim it if the chapter ended now, and how many match in each bloodline. */
export type MissionNow = {
	readonly mission: ThingId;
	readonly text: string;
	/** Who claims it, in words. */
	readonly rule: string;
	readonly counts: { readonly [seat: SeatId]: number };
	/** Several: the primogen would decide. */
	readonly leaders: readonly SeatId[];
};

export function standingOf(table: Table): readonly MissionNow[] {
	return table.missions.map(({ id, text, match }) => ({
		mission: id,
		text,
		rule: missionWords(match),
		counts: matchingIn(table, id),
		leaders: leadersOf(table, id)
	}));
}

function leadersOf(table: Table, mission: ThingId): readonly SeatId[] {
	if (!(mission in table.claims)) return contendersFor(table, mission);
	const claimed = table.claims[mission] ?? null;
	return claimed === null ? [] : [claimed];
}
