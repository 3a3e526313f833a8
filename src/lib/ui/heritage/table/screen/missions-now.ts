import {
	asleepFor,
	contendersFor,
	countedIn,
	countsFor
} from '../../../../games/heritage/chapter/missions.ts';
import { rankOf } from '../../../../games/heritage/missions/mission-counts.ts';
import {
	countedWords,
	missionWords,
	numberWords
} from '../../../../games/heritage/missions/mission-words.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { ScreenNames } from '../names.ts';

/** How a mission stands: who would claim it if the chapter ended now, and each player's number. */
export type MissionNow = {
	readonly mission: ThingId;
	readonly text: string;
	/** Who claims it, in words. */
	readonly rule: string;
	/** What the numbers are. */
	readonly counted: string;
	readonly counts: { readonly [seat: SeatId]: number };
	/** The same as they are read. */
	readonly numbers: { readonly [seat: SeatId]: string };
	/** Whether it was claimed before the chapter ended. */
	readonly claimed: boolean;
	/** Several: the primogen would decide. */
	readonly leaders: readonly SeatId[];
	/** By how much who leads is ahead of the next. */
	readonly by: number;
};

export function standingOf(table: Table): readonly MissionNow[] {
	return table.missions.map((card) => {
		const { id, text } = card;
		const counts = countsFor(table, id);
		const ranks = Object.values(counts).map((count) => rankOf(card, count));
		const [most = 0, next = 0] = ranks.toSorted((a, b) => b - a);
		return {
			mission: id,
			text,
			rule: missionWords(card),
			counted: countedWords(card),
			counts,
			numbers: Object.fromEntries(
				Object.entries(counts).map(([seat, count]) => [seat, numberWords(card, count)])
			),
			claimed: id in table.claims,
			leaders: leadersOf(table, id),
			by: most - next
		};
	});
}

/** What a claimed mission brings in points; null: it counts in the aftermath alone (reading `missionPower`). */
export const worthOfMission = ({ chapter, ruleset }: Pick<Table, 'chapter' | 'ruleset'>) =>
	chapter === null ? ruleset.missionPower : null;

/** What missions that one player leads alone would bring, those claimed already left out: they are counted. */
export function missionsSoFar(table: Table): { readonly [seat: SeatId]: number } {
	const worth = worthOfMission(table) ?? 0;
	const led = table.missions.flatMap(({ id }) => {
		if (id in table.claims) return [];
		const [only, ...others] = leadersOf(table, id);
		return only !== undefined && others.length === 0 ? [only] : [];
	});
	return Object.fromEntries(
		table.seats.map(({ seat }) => [seat, worth * led.filter((one) => one === seat).length])
	);
}

/** How a mission stands, in a sentence: who leads, by how much, and what that brings. */
export function missionStands(
	{ leaders, by, claimed }: Pick<MissionNow, 'leaders' | 'by' | 'claimed'>,
	worth: number | null,
	nameOf: (seat: SeatId) => string
): string {
	const [only, ...others] = leaders;
	if (only === undefined) return claimed ? 'Nobody claimed it.' : 'Nobody leads.';
	if (claimed) return `${nameOf(only)} has claimed it${worth === null ? '' : `: +${worth}`}.`;
	if (others.length > 0) return `Tied: ${leaders.map(nameOf).join(', ')}.`;
	const margin = by > 0 ? ` by ${by}` : ' with fewer missions claimed';
	return `${nameOf(only)} leads${margin}${worth === null ? '' : `: +${worth} so far`}.`;
}

/** How far ahead everyone is: of who leads the distance to the next, of all others that to the leader. */
export function margins(
	points: Readonly<Record<SeatId, number>>
): Readonly<Record<SeatId, number>> {
	return Object.fromEntries(
		Object.entries(points).map(([seat, own]) => {
			const others = Object.entries(points).filter(([other]) => other !== seat);
			return [seat, own - Math.max(...others.map(([, theirs]) => theirs))];
		})
	);
}

/** Who counts for a mission in a bloodline, one by one; who sleeps is named, and counts for nothing. */
export function countedFor(
	table: Table,
	mission: ThingId,
	seat: SeatId,
	names: Pick<ScreenNames, 'character'>
): readonly { readonly label: string; readonly value: number }[] {
	const counted = countedIn(table, mission, seat).map(({ vampire, adds }) => ({
		label: names.character(vampire),
		value: adds
	}));
	const asleep = asleepFor(table, mission, seat).map(({ id }) => ({
		label: `${names.character(id)} is in torpor.`,
		value: 0
	}));
	return [...counted, ...asleep];
}

function leadersOf(table: Table, mission: ThingId): readonly SeatId[] {
	if (!(mission in table.claims)) return contendersFor(table, mission);
	const claimed = table.claims[mission] ?? null;
	return claimed === null ? [] : [claimed];
}
