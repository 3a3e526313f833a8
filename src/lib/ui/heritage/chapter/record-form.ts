import * as v from 'valibot';
import { listOf, PLENTY } from '../../../games/core/bounded.ts';
import { readAs } from '../../../games/core/read-as.ts';
import { chapterRecordSchema } from '../../../games/heritage/record-shapes.ts';
import { pointsSchema, SEAT_IDS, seatSchema, seatsSchema } from '../../../games/heritage/shapes.ts';
import type { ChapterRecord, PrimogenResult } from '../../../games/heritage/record-shapes.ts';
import type { Points, SeatId } from '../../../games/heritage/shapes.ts';
import { tiedForVictory } from '../../../games/heritage/standings/outcome.ts';
import { drawFormSchema, drawHeld, NO_DRAW_HELD } from './draw-held.ts';
import type { Table } from './table.ts';
import { CLANS, type Clan } from '../../../games/heritage/vocabulary.ts';

/**
 * A chapter as it is being typed: like the record, but clan, first player and draw may still be
 * missing, and a player may be away without losing what was typed for them.
 */
const bloodlineSchema = listOf(v.object({ character: v.string(), torpor: v.boolean() }), PLENTY);

const formSchema = v.object({
	date: v.string(),
	players: listOf(
		v.object({
			seat: seatSchema,
			plays: v.boolean(),
			clan: v.nullable(v.picklist(CLANS)),
			leader: v.string(),
			points: pointsSchema,
			bloodline: bloodlineSchema
		}),
		SEAT_IDS
	),
	firstPlayer: v.nullable(seatSchema),
	/** As a table that was played here says; nobody types it. */
	markerAtEnd: v.optional(seatSchema),
	missions: listOf(
		v.object({ id: v.string(), name: v.string(), claimant: v.nullable(seatSchema) }),
		PLENTY
	),
	draw: drawFormSchema,
	orderByHand: v.nullable(seatsSchema),
	notes: v.string()
});

export type RecordForm = v.InferOutput<typeof formSchema>;
export type PlayerForm = RecordForm['players'][number];

const NO_POINTS: Points = {
	class: 0,
	temperament: 0,
	geography: 0,
	power: 0,
	boons: 0,
	infamy: 0
};

/** The form before anybody typed; `date` as YYYY-MM-DD; `missions` those that the chapter's deck opened. */
export function emptyForm(
	seats: readonly SeatId[],
	date: string,
	firstPlayer: SeatId | null,
	missions: readonly { readonly id: string; readonly name: string }[] = []
): RecordForm {
	return {
		date,
		players: seats.map((seat) => ({
			seat,
			plays: true,
			clan: null,
			leader: '',
			points: { ...NO_POINTS },
			bloodline: []
		})),
		firstPlayer,
		missions: missions.map(({ id, name }) => ({ id, name, claimant: null })),
		draw: { ...NO_DRAW_HELD, declared: {} },
		orderByHand: null,
		notes: ''
	};
}

/** The form filled with a record, for correcting it; who was away can be put back. */
export function formOf(record: ChapterRecord, seats: readonly SeatId[]): RecordForm {
	const played = record.players.map((player): PlayerForm => ({ ...player, plays: true }));
	const away = emptyForm(seats, record.date, null).players.filter(
		({ seat }) => !record.players.some((player) => player.seat === seat)
	);
	const form: RecordForm = {
		date: record.date,
		players: [...played, ...away.map((player) => ({ ...player, plays: false }))],
		firstPlayer: record.firstPlayer,
		...(record.markerAtEnd && { markerAtEnd: record.markerAtEnd }),
		missions: record.missions,
		draw: record.primogen ?? NO_DRAW_HELD,
		orderByHand: record.orderByHand,
		notes: record.notes
	};
	return structuredClone(form);
}

/**
 * A draft as a form of this table, or null when it is none (any more). Who left since is taken out, and who came
 * plays, unless the chapter is one of before. Begun before the deck opened these missions, it is none either: what lies there is fixed.
 */
export function readForm(
	seats: readonly SeatId[],
	missions: readonly { readonly id: string }[] = [],
	newcomers: 'play' | 'were-away' = 'play'
): (stored: unknown) => RecordForm | null {
	return (stored) => {
		const typed = readAs(formSchema, stored);
		if (!typed) return null;
		const stayed = typed.players.filter(({ seat }) => seats.includes(seat));
		if (stayed.length === 0) return null;
		const came = seats.filter((seat) => !stayed.some((player) => player.seat === seat));
		const players = [
			...stayed,
			...emptyForm(came, '', null).players.map((player) => ({
				...player,
				plays: newcomers === 'play'
			}))
		];
		const lies = missions.every(({ id }) => typed.missions.some((one) => one.id === id));
		return lies ? { ...typed, players } : null;
	};
}

export function playing(form: RecordForm): PlayerForm[] {
	return form.players.filter(({ plays }) => plays);
}

/** What a mission without a typed name is called: its number among them. */
export function missionName(form: RecordForm, index: number): string {
	return form.missions[index]?.name.trim() || `Mission ${index + 1}`;
}

/**
 * The record as far as sums and order need it: a clan that is still missing is stood in for, since no
 * sum asks for it. Never sent; see `recordOf`.
 */
export function tallied(form: RecordForm): ChapterRecord {
	const players = playing(form);
	const seats = players.map(({ seat }) => seat);
	const draft: ChapterRecord = {
		date: form.date,
		players: players.map(({ plays: _plays, clan, ...player }, index) => ({
			...player,
			leader: player.leader.trim(),
			clan: clan ?? standIn(index)
		})),
		firstPlayer:
			seats.find((seat) => seat === form.firstPlayer) ?? seats[0] ?? form.firstPlayer ?? 's1',
		...(form.markerAtEnd && seats.includes(form.markerAtEnd) && { markerAtEnd: form.markerAtEnd }),
		missions: form.missions.map((mission, index) => ({
			id: mission.id,
			name: missionName(form, index),
			claimant: seats.find((seat) => seat === mission.claimant) ?? null
		})),
		primogen: null,
		orderByHand: handOrder(form.orderByHand, seats),
		notes: form.notes.trim()
	};
	return { ...draft, primogen: drawOf(form, draft) };
}

/** What still keeps the form from being a record, each with where (a path of the record). */
export type Lack = { readonly at: string; readonly text: string };

export function lacking(form: RecordForm, nameOf: (seat: SeatId) => string): Lack[] {
	const lacks: Lack[] = [];
	if (!/^\d{4}-\d{2}-\d{2}$/.test(form.date)) {
		lacks.push({ at: 'date', text: 'Enter the day you played.' });
	}
	const players = playing(form);
	if (players.length < 2) lacks.push({ at: 'players', text: 'At least two players are needed.' });
	for (const [index, { seat, clan }] of players.entries()) {
		if (clan === null) {
			lacks.push({
				at: `players.${index}.clan`,
				text: `Choose the clan that ${nameOf(seat)} played.`
			});
		}
	}
	if (!players.some(({ seat }) => seat === form.firstPlayer)) {
		lacks.push({ at: 'firstPlayer', text: 'Say who was the first player.' });
	}
	if (needsDraw(form)) {
		lacks.push({ at: 'primogen', text: 'First place is tied: say who won the primogen draw.' });
	}
	return lacks;
}

/** The record, once nothing is lacking; null before. */
export function recordOf(form: RecordForm): ChapterRecord | null {
	if (lacking(form, (seat) => seat).length > 0) return null;
	return readAs(chapterRecordSchema, tallied(form));
}

/** Who is tied for first place when only the draw can part them; empty: nobody, or the table says otherwise. */
export function tiedFirst(form: RecordForm): SeatId[] {
	if (form.orderByHand !== null || playing(form).length < 2) return [];
	const tied = tiedForVictory(tallied({ ...form, draw: { ...form.draw, winner: null } }));
	return tied.length > 1 ? tied : [];
}

/** Whether any points were counted yet; before that everybody is tied, which means nothing. */
export function counted(form: RecordForm): boolean {
	return playing(form).some(({ points }) => Object.values(points).some(Boolean));
}

export function takenClans(form: RecordForm): ReadonlyMap<Clan, SeatId> {
	return new Map(playing(form).flatMap(({ clan, seat }) => (clan ? [[clan, seat] as const] : [])));
}

function needsDraw(form: RecordForm): boolean {
	const tied = tiedFirst(form);
	return tied.length > 1 && drawHeld(form.draw, tied) === null;
}

function drawOf(form: RecordForm, draft: ChapterRecord): PrimogenResult | null {
	if (draft.orderByHand !== null || draft.players.length < 2) return null;
	const tied = tiedForVictory(draft);
	return tied.length < 2 ? null : drawHeld(form.draw, tied);
}

function handOrder(order: readonly SeatId[] | null, seats: readonly SeatId[]): SeatId[] | null {
	if (order === null) return null;
	const known = order.filter((seat) => seats.includes(seat));
	return [...known, ...seats.filter((seat) => !known.includes(seat))];
}

function standIn(index: number): Clan {
	return CLANS[index] ?? 'brujah';
}

/** What each part of the form of a record is given. */
export interface PartProps {
	form: RecordForm;
	table: Table;
	/** The engine's or server's word about a path of the record. */
	problemAt: (path: string) => string | null;
	hintAt: (path: string) => string | null;
}
