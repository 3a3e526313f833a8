import type { SeatId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { CHAPTERS_PER_ERA } from '../vocabulary.ts';

/** How a player stood once a chapter was over. */
export type Fortune = {
	readonly chapter: number;
	/** Finish and points of that chapter; null: did not play. */
	readonly finish: number | null;
	readonly points: number | null;
	/** All of it up to and with that chapter, what was known before a late entry included. */
	readonly wins: number;
	readonly missions: number;
	readonly pointsSoFar: number;
	readonly erasDominated: number;
	/** From 1 among all seats; who is level shares a place. */
	readonly place: number;
};

/** One player's rise and fall, chapter by chapter. */
export type Fortunes = { readonly seat: SeatId; readonly course: readonly Fortune[] };

/**
 * How everybody stood after each recorded chapter, in turn order. A place counts chapters won, then eras
 * dominated; dots are left out, since a chronicle knows only those of today.
 */
export function fortunes(state: ChronicleState): Fortunes[] {
	const courses = state.seats.map((seat) => ({ seat, course: courseOf(state, seat) }));
	return courses.map(({ seat, course }) => ({
		seat,
		course: course.map((one, index) => ({
			...one,
			place:
				1 +
				courses.filter((other) => {
					const rival = other.course[index];
					return rival !== undefined && ahead(rival, one) < 0;
				}).length
		}))
	}));
}

type Counted = Omit<Fortune, 'place'>;

function courseOf(state: ChronicleState, seat: SeatId): Counted[] {
	const before = state.players[seat]?.before;
	let [wins, missions, pointsSoFar] = [before?.wins ?? 0, before?.missionsThisEra ?? 0, 0];
	return state.chapters.map((chapter) => {
		const { finish, points, claimed } = finishIn(chapter, seat);
		wins += finish === 1 ? 1 : 0;
		missions += claimed;
		pointsSoFar += points ?? 0;
		return {
			chapter: chapter.number,
			finish,
			points,
			wins,
			missions,
			pointsSoFar,
			erasDominated: erasBy(state, seat, chapter.number)
		};
	});
}

function finishIn({ outcome }: Chapter, seat: SeatId) {
	const at = outcome.order.indexOf(seat);
	return {
		finish: at < 0 ? null : at + 1,
		points: at < 0 ? null : (outcome.totals[seat] ?? 0),
		claimed: outcome.missions[seat] ?? 0
	};
}

/** Eras that were over once a chapter was, and that this seat dominated. */
const erasBy = ({ eras }: ChronicleState, seat: SeatId, chapter: number): number =>
	eras.filter((dominance) => dominance.seat === seat && dominance.era * CHAPTERS_PER_ERA <= chapter)
		.length;

const ahead = (a: Counted, b: Counted): number =>
	b.wins - a.wins || b.erasDominated - a.erasDominated;
