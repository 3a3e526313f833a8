import {
	contendersFor,
	matchingIn,
	matchingOf
} from '../../../../games/heritage/chapter/missions.ts';
import { missionWords } from '../../../../games/heritage/effects/words.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { ScreenNames } from '../names.ts';

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

/** Who counts for a mission in a bloodline, one by one; who sleeps is named, and counts for nothing. */
export function countedFor(
	table: Table,
	mission: ThingId,
	seat: SeatId,
	names: Pick<ScreenNames, 'character'>
): readonly { readonly label: string; readonly value: number }[] {
	return [...matchingOf(table, mission, seat)]
		.sort((a, b) => Number(a.torpor) - Number(b.torpor))
		.map(({ id, torpor }) => ({
			label: torpor ? `${names.character(id)} is in torpor.` : names.character(id),
			value: torpor ? 0 : 1
		}));
}

function leadersOf(table: Table, mission: ThingId): readonly SeatId[] {
	if (!(mission in table.claims)) return contendersFor(table, mission);
	const claimed = table.claims[mission] ?? null;
	return claimed === null ? [] : [claimed];
}
