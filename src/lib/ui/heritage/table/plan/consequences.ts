import { sameJson, type Json } from '../../../../games/core/json.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Vampire, VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import type { ScoreLine, ScoreSource } from '../../../../games/heritage/chapter/point-sentences.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { CATEGORIES, type Category } from '../../../../games/heritage/vocabulary.ts';
import type { Range } from '../ends.ts';
import { standingOf, type MissionNow } from '../screen/missions-now.ts';
import { SOURCES } from '../screen/points-view.ts';

type Points = ReturnType<typeof pointsOf>;

/** A number before and after. */
type Was = { readonly before: number; readonly after: number };

/** A board as it lay; as it will lie stands on the table afterwards. */
type BoardChange = { readonly category: Category; readonly before: Json };

/** What a source brings a player more or less, and the lines that changed, each with its difference. */
type SourceChange = Was & {
	readonly source: ScoreSource;
	readonly lines: readonly LineChange[];
};
/** A line of a score with what it adds now against before; `of` is the table it speaks of. */
export type LineChange = {
	readonly line: ScoreLine;
	readonly difference: number;
	readonly of: 'before' | 'after';
};
type PointsChange = Was & {
	readonly seat: SeatId;
	readonly sources: readonly SourceChange[];
};

type MissionChange = {
	readonly mission: ThingId;
	readonly before: readonly SeatId[];
	readonly after: readonly SeatId[];
	readonly counts: MissionNow['counts'];
};

const BORNE = ['power', 'boons', 'infamy'] as const;
type Borne = (typeof BORNE)[number];

/** What a vampire bears otherwise than before; one that was not there before bore nothing. */
export type BearerChange = {
	readonly vampire: VampireId;
	readonly seat: SeatId;
	readonly joined: boolean;
	readonly tokens: readonly (Was & { readonly token: Borne })[];
	readonly torpor: 'falls' | 'rises' | null;
	readonly exhausted: 'becomes' | 'is-no-longer' | null;
};

export type Consequences = {
	/** Boards that change; the others stay as they are. */
	readonly boards: readonly BoardChange[];
	readonly still: readonly Category[];
	/** Everyone, whoever's doing it is first. */
	readonly points: readonly PointsChange[];
	/** Missions that somebody else would claim, or that another bloodline comes closer to. */
	readonly missions: readonly MissionChange[];
	readonly bearers: readonly BearerChange[];
};

/** What is otherwise on one table than on another, for players: boards, points, missions, what vampires bear. */
export function consequencesOf(
	battlegrounds: Battlegrounds,
	before: Table,
	after: Table,
	seat: SeatId
): Consequences {
	const pointsBefore = pointsOf(before, battlegrounds);
	const pointsAfter = pointsOf(after, battlegrounds);
	const seats = before.seats.map((one) => one.seat);
	const first = Math.max(0, seats.indexOf(seat));
	const changed = CATEGORIES.filter((category) => hasChanged(before, after, category));
	return {
		boards: changed.flatMap((category) => {
			const board = before.boards[category];
			return board ? [{ category, before: board.state }] : [];
		}),
		still: CATEGORIES.filter(
			(category) => before.boards[category] !== null && !changed.includes(category)
		),
		points: [...seats.slice(first), ...seats.slice(0, first)].map((one) =>
			pointsChange(one, pointsBefore[one], pointsAfter[one])
		),
		missions: missionChanges(before, after),
		bearers: seats.flatMap((one) => bearerChanges(before, after, one))
	};
}

/**
 * Everyone's points once all have chosen: whoever ends with the same total in every way has them as they end, the
 * others as far as they can be foreseen. So a total and its difference never speak of different tables.
 */
export function pointsInTheEnd(
	foreseen: Consequences['points'],
	ended: Consequences['points'],
	totals: { readonly [seat: SeatId]: Range }
): readonly (PointsChange & { readonly varies: boolean; readonly isEnd: boolean })[] {
	return foreseen.map((change) => {
		const { worst, best } = totals[change.seat] ?? { worst: change.after, best: change.after };
		const end = worst === best ? ended.find(({ seat }) => seat === change.seat) : undefined;
		return { ...(end ?? change), varies: worst !== best, isEnd: end !== undefined };
	});
}

function hasChanged(before: Table, after: Table, category: Category): boolean {
	const [was, is] = [before.boards[category], after.boards[category]];
	return was !== is && was !== null && is !== null && !sameJson(was.state, is.state);
}

function pointsChange(
	seat: SeatId,
	was: Points[SeatId] | undefined,
	is: Points[SeatId] | undefined
): PointsChange {
	const sources = SOURCES.flatMap((source) => {
		const lines = lineChanges(source, was?.lines ?? [], is?.lines ?? []);
		const [before, after] = [was?.by[source] ?? 0, is?.by[source] ?? 0];
		return before === after ? [] : [{ source, before, after, lines }];
	});
	return { seat, before: was?.total ?? 0, after: is?.total ?? 0, sources };
}

function lineChanges(
	source: ScoreSource,
	was: readonly ScoreLine[],
	is: readonly ScoreLine[]
): readonly LineChange[] {
	const sumOf = (lines: readonly ScoreLine[]) => {
		const sums = new Map<VampireId | null, ScoreLine>();
		for (const line of lines) if (line.source === source) sums.set(line.vampire, line);
		return sums;
	};
	const [old, now] = [sumOf(was), sumOf(is)];
	const come = [...now].map(([whose, line]): LineChange => {
		const difference = line.points - (old.get(whose)?.points ?? 0);
		return { line, difference, of: 'after' };
	});
	const gone = [...old]
		.filter(([whose]) => !now.has(whose))
		.map(([, line]): LineChange => ({ line, difference: -line.points, of: 'before' }));
	return [...come, ...gone].filter(({ difference }) => difference !== 0);
}

/** Why points change, each reason once with all it makes out. */
export function whysOf(
	{ sources }: PointsChange,
	sentence: (change: LineChange) => string
): readonly { readonly label: string; readonly by: number }[] {
	const said = new Map<string, number>();
	for (const change of sources.flatMap(({ lines }) => lines)) {
		const label = sentence(change);
		said.set(label, (said.get(label) ?? 0) + change.difference);
	}
	return [...said].map(([label, by]) => ({ label, by }));
}

function missionChanges(before: Table, after: Table): readonly MissionChange[] {
	const was = standingOf(before);
	return standingOf(after).flatMap(({ mission, leaders, counts }, index) => {
		const old = was[index];
		const same =
			String(old?.leaders) === String(leaders) &&
			Object.entries(counts).every(([seat, count]) => old?.counts[seat] === count);
		return same ? [] : [{ mission, before: old?.leaders ?? [], after: leaders, counts }];
	});
}

function bearerChanges(before: Table, after: Table, seat: SeatId): readonly BearerChange[] {
	const was = before.bloodlines[seat]?.vampires ?? {};
	return Object.values(after.bloodlines[seat]?.vampires ?? {}).flatMap((vampire) => {
		const old = was[vampire.id];
		return old === vampire ? [] : bearerChange(seat, old, vampire);
	});
}

const countOf = (vampire: Vampire | undefined, token: Borne): number =>
	token === 'boons' ? (vampire?.boons.length ?? 0) : (vampire?.[token] ?? 0);

function bearerChange(
	seat: SeatId,
	old: Vampire | undefined,
	vampire: Vampire
): readonly BearerChange[] {
	const tokens = BORNE.flatMap((token) => {
		const [before, after] = [countOf(old, token), countOf(vampire, token)];
		return before === after ? [] : [{ token, before, after }];
	});
	const torpor = turned(old?.torpor, vampire.torpor, 'falls', 'rises');
	const exhausted = turned(old?.exhausted, vampire.exhausted, 'becomes', 'is-no-longer');
	const joined = old === undefined;
	if (!joined && tokens.length === 0 && torpor === null && exhausted === null) return [];
	return [{ vampire: vampire.id, seat, joined, tokens, torpor, exhausted }];
}

function turned<On extends string, Off extends string>(
	was: boolean | undefined,
	is: boolean,
	on: On,
	off: Off
): On | Off | null {
	if ((was ?? false) === is) return null;
	return is ? on : off;
}
