import * as v from 'valibot';
import { listOf, recordOf, stringOf } from '../../core/bounded.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { seatSchema, type SeatId } from '../../core/seats.ts';
import { cardIdSchema, cardSetSchema } from '../cards.ts';
import { readingsSchema } from '../readings.ts';
import {
	CLANS,
	DEALERS,
	DEPTHS,
	LOCATIONS,
	ROUNDS,
	TEAMS,
	type LocationId
} from '../vocabulary.ts';

export const locationSchema = v.picklist(LOCATIONS);

const settingSeat = v.strictObject({
	seat: seatSchema,
	/** In teams: which; teammates sit opposite. */
	team: v.exactOptional(v.picklist(TEAMS))
});

/** Who plays what with which cards. Seats stand clockwise round the table. */
export const settingSchema = v.strictObject({
	seats: listOf(settingSeat, 6, 'seats'),
	dealer: v.picklist(DEALERS),
	teams: v.boolean(),
	locationCards: v.boolean(),
	relics: v.boolean(),
	cards: cardSetSchema,
	readings: readingsSchema,
	/** With the box: how much of it is entered; left out: nobody said. */
	depth: v.exactOptional(v.picklist(DEPTHS)),
	/** Fewer rounds than the rulebook has, as for a first game; left out: all of them. */
	rounds: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS))),
	/** With the box: the round in which Elysium joins a game that is under way; left out: the first. */
	firstRound: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS))),
	/** What came up already, as with the box; left out: it is drawn. */
	first: v.exactOptional(seatSchema),
	clansShown: v.exactOptional(listOf(v.picklist(CLANS), 7)),
	relicsShown: v.exactOptional(listOf(cardIdSchema, 7)),
	locationCardsLaid: v.exactOptional(recordOf(locationSchema, cardIdSchema, 3)),
	/**
	 * All devices mix the cards before the first one is dealt: the server's hash of its seed, and the hash of all else in
	 * this setting. Left out: the server shuffles alone.
	 */
	mixing: v.exactOptional(
		v.strictObject({ id: stringOf(40), server: fairForms.hash, covers: fairForms.hash })
	)
});
export type Setting = v.InferOutput<typeof settingSchema>;

/** After how many rounds the game is over. */
export const roundsIn = (setting: Pick<Setting, 'rounds'> | null): number =>
	setting?.rounds ?? ROUNDS;

/** In which round a table begins. */
export const firstRoundIn = (setting: Pick<Setting, 'firstRound'> | null): number =>
	setting?.firstRound ?? 1;

/** Three and four players play without Location 3 [SETUP 2]; six in teams with all [TAG TEAM MODE]. */
export const locationsFor = (players: number): readonly LocationId[] =>
	players < 5 ? ['1', '2', 'haven'] : LOCATIONS;

/** Planning turns by round [4. PLANNING] [3-PLAYER MODE]. */
export const turnsIn = (round: number, players: number): number => round + (players === 3 ? 2 : 1);

/** Cards offered and kept in Hand Building [3. HAND BUILDING] [3-PLAYER MODE]. */
export const offeredIn = (
	round: number,
	players: number
): { readonly offered: number; readonly kept: number } =>
	players === 3 && round === 1 ? { offered: 3, kept: 2 } : { offered: 2, kept: 1 };

/** Cards that each player has kept before a round begins. */
export const keptBefore = (round: number, players: number): number =>
	Array.from({ length: round - 1 }, (_, nth) => offeredIn(nth + 1, players).kept).reduce(
		(sum, kept) => sum + kept,
		0
	);

/** The seats clockwise, from one on. */
export function clockwiseFrom(seats: readonly SeatId[], first: SeatId): readonly SeatId[] {
	const at = seats.indexOf(first);
	return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}
