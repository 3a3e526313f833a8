import { sameJson, type Json } from '../../core/json.ts';
import { findChapter } from '../chronicle/chapters.ts';
import { dominantOf } from '../chronicle/eras.ts';
import { firstPlayerOf } from '../chronicle/next.ts';
import type { SeatId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { ERAS, eraOf, type Era } from '../vocabulary.ts';
import { standings } from './standings.ts';

/** One thing that a command would change, with how it is and how it would be. */
export type Change =
	| { readonly what: 'wins'; readonly seat: SeatId; readonly from: number; readonly to: number }
	| { readonly what: 'place'; readonly seat: SeatId; readonly from: number; readonly to: number }
	/** Missions claimed in the whole chronicle. */
	| { readonly what: 'missions'; readonly seat: SeatId; readonly from: number; readonly to: number }
	| {
			readonly what: 'claim';
			readonly chapter: number;
			/** As the group calls the mission. */
			readonly mission: string;
			/** Null: nobody; `'none'`: the chapter had no such mission. */
			readonly from: SeatId | 'none' | null;
			readonly to: SeatId | 'none' | null;
	  }
	| {
			readonly what: 'total';
			readonly chapter: number;
			readonly seat: SeatId;
			/** Null: does not play. */
			readonly from: number | null;
			readonly to: number | null;
	  }
	| {
			readonly what: 'order';
			readonly chapter: number;
			readonly from: readonly SeatId[];
			readonly to: readonly SeatId[];
	  }
	| {
			readonly what: 'dominance';
			readonly era: number;
			readonly from: SeatId | null;
			readonly to: SeatId | null;
	  }
	| {
			readonly what: 'first-player';
			readonly from: SeatId | null;
			readonly to: SeatId | null;
	  }
	| { readonly what: 'phase'; readonly from: string; readonly to: string };

/** What stays as it is although the chapter behind it changed. */
export type Stay =
	| Brought
	/** Who dominated the era was set by hand, and no count moves that. */
	| { readonly what: 'dominance'; readonly era: Era; readonly seat: SeatId | null }
	/** The scoring card of the era is chosen, by who dominated it then. */
	| {
			readonly what: 'scoring';
			readonly era: Era;
			readonly seat: SeatId | null;
			readonly name: string;
	  };

/** What the aftermath of a changed chapter brought, and to whom. */
type Brought = {
	readonly what:
		| 'asset'
		| 'scheme'
		| 'mission'
		| 'obligation-gained'
		| 'obligation-lost'
		| 'sticker'
		| 'retainer';
	readonly chapter: number;
	readonly seat: SeatId;
	/** As the group calls it. */
	readonly name: string;
};

/**
 * What differs between two states of one chronicle, for the preview of a correction: decide it, fold
 * its events, compare. `stays` lists what the aftermath of a changed chapter already brought and
 * keeps, so that the table can set it by hand if it wants to, and a dominance that was set so before.
 */
export function changesBetween(
	before: ChronicleState,
	after: ChronicleState
): { readonly changes: readonly Change[]; readonly stays: readonly Stay[] } {
	const touched = after.chapters.filter((chapter) => {
		const old = findChapter(before, chapter.number);
		return old !== null && !sameJson(old.record, chapter.record);
	});
	return {
		changes: [
			...touched.flatMap((chapter) => chapterChanges(findChapter(before, chapter.number), chapter)),
			...standingChanges(before, after),
			...dominanceChanges(before, after),
			...changed('first-player', firstPlayerOf(before), firstPlayerOf(after)),
			...changed('phase', before.phase, after.phase)
		],
		stays: touched.flatMap((chapter) =>
			staysOf(before, findChapter(before, chapter.number), chapter)
		)
	};
}

function changed<W extends string, V extends Json>(what: W, from: V, to: V) {
	return sameJson(from, to) ? [] : [{ what, from, to }];
}

function chapterChanges(before: Chapter | null, after: Chapter): Change[] {
	if (!before) return [];
	const [old, now] = [before.outcome, after.outcome];
	const seats = [...new Set([...old.order, ...now.order])];
	const chapter = after.number;
	return [
		...seats.flatMap((seat) =>
			changed('total', old.totals[seat] ?? null, now.totals[seat] ?? null).map((change) => ({
				...change,
				chapter,
				seat
			}))
		),
		...changed('order', old.order, now.order).map((change) => ({ ...change, chapter })),
		...claimChanges(before, after)
	];
}

function claimChanges(before: Chapter, after: Chapter): Change[] {
	const [old, now] = [before.record.missions, after.record.missions];
	const ids = [...new Set([...old, ...now].map(({ id }) => id))];
	return ids.flatMap((id) => {
		const [was, is] = [old, now].map((all) => all.find((mission) => mission.id === id));
		const claimed = (mission: typeof was) => (mission ? mission.claimant : 'none');
		const about = { chapter: after.number, mission: is?.name ?? was?.name ?? id };
		return changed('claim', claimed(was), claimed(is)).map((change) => ({ ...change, ...about }));
	});
}

function standingChanges(before: ChronicleState, after: ChronicleState): Change[] {
	const rows = new Map(standings(before).map((row) => [row.seat, row]));
	return standings(after).flatMap((row): Change[] => {
		const { seat } = row;
		const old = rows.get(seat);
		if (!old) return [];
		return [
			...changed('wins', old.wins, row.wins).map((change) => ({ ...change, seat })),
			...changed('missions', old.missions, row.missions).map((change) => ({ ...change, seat })),
			...changed('place', old.place, row.place).map((change) => ({ ...change, seat }))
		];
	});
}

function dominanceChanges(before: ChronicleState, after: ChronicleState): Change[] {
	return ERAS.flatMap((era) =>
		changed('dominance', dominantOf(before, era), dominantOf(after, era)).map((change) => ({
			...change,
			era
		}))
	);
}

/** Nothing is worth saying when the outcome is the same and everybody played the same clan. */
function staysOf(state: ChronicleState, before: Chapter | null, after: Chapter): Stay[] {
	const chapter = after.number;
	const same =
		before &&
		sameJson(before.outcome, after.outcome) &&
		sameJson(clansOf(before), clansOf(after)) &&
		claimChanges(before, after).length === 0;
	if (same) return [];
	const era = eraOf(chapter);
	return [
		...broughtBy(state, before ?? after).map((stay) => ({ ...stay, chapter })),
		...state.eras
			.filter((dominance) => dominance.era === era && dominance.by === 'by-hand')
			.map(({ seat }) => ({ what: 'dominance' as const, era, seat })),
		...chosenFor(state, era)
	];
}

function chosenFor({ deck }: ChronicleState, era: Era): Stay[] {
	const laid = deck.scoring[era];
	const card = laid?.offered.find(({ id }) => id === laid.chosen);
	return laid && card ? [{ what: 'scoring', era, seat: laid.chosenBy, name: card.name }] : [];
}

function broughtBy(
	state: ChronicleState,
	{ aftermath, record }: Chapter
): Omit<Brought, 'chapter'>[] {
	const { overview, missions, obligations, stickers, retainers } = aftermath;
	const gained = obligations?.gained;
	return [
		...(overview?.asset
			? [{ what: 'asset' as const, seat: overview.victor, name: overview.asset.name }]
			: []),
		...(overview?.scheme
			? [{ what: 'scheme' as const, seat: overview.vanquished, name: overview.scheme.name }]
			: []),
		...Object.entries(missions).map(([mission, { claimant }]) => {
			const name = record.missions.find(({ id }) => id === mission)?.name ?? mission;
			return { what: 'mission' as const, seat: claimant, name };
		}),
		...(gained
			? [{ what: 'obligation-gained' as const, seat: gained.seat, name: gained.obligation.name }]
			: []),
		...(obligations?.lost ?? []).map(({ seat, obligation }) => ({
			what: 'obligation-lost' as const,
			seat,
			name: obligation.name
		})),
		...chosen(stickers).map(({ seat, id }) => {
			const name = state.stickers.find((sticker) => sticker.id === id)?.name ?? id;
			return { what: 'sticker' as const, seat, name };
		}),
		...chosen(retainers).map(({ seat, id }) => {
			return { what: 'retainer' as const, seat, name: state.characters[id]?.name ?? id };
		})
	];
}

function chosen(answers: { readonly [seat: SeatId]: string | null }) {
	return Object.entries(answers).flatMap(([seat, id]) => (id === null ? [] : [{ seat, id }]));
}

function clansOf({ record }: Chapter) {
	return record.players.map(({ seat, clan }) => [seat, clan]);
}
