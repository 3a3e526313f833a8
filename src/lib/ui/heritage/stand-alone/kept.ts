import type { Json } from '../../../games/core/json.ts';
import type { Glance } from '../../../games/heritage/alone/glance.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Course } from '../../../games/heritage/table/course.ts';

/** A game of this device in a list. */
export type GameHead = {
	readonly id: string;
	readonly title: string;
	/** Names by seat. */
	readonly people: { readonly [seat: SeatId]: string };
	readonly createdAt: number;
	readonly changedAt: number;
	/** Raised with each change, so that two tabs notice each other. */
	readonly version: number;
	readonly glance: Glance;
	/** The revision of the rules that it was begun under; games of before there was a second one say nothing. */
	readonly rules?: number;
	/** Whether it is the chapter that teaches: one seat is the learner's, this device plays the others. */
	readonly lesson?: boolean;
	/** Where it is played now, once it went into a group; what lies here stays as it was. */
	readonly moved?: { readonly game: string; readonly at: number };
};

/** A game as this device keeps it: nothing of it is anywhere else. */
export type KeptGame = GameHead & {
	readonly course: Course;
	/** What the dealer on this device knows: the order of decks, hands face down. */
	readonly sealed: Json;
};

/** The game without its course. */
export function headOf({ course: _course, sealed: _sealed, ...head }: KeptGame): GameHead {
	return head;
}
