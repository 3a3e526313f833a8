import { findChapter } from '../chronicle/chapters.ts';
import type { SeatId } from '../shapes.ts';
import { standings } from '../standings/standings.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import type { Answers, Condition } from './cards.ts';
import { choiceOf, debts, withSeats } from './meant.ts';

/**
 * How a story answers what the players did: of each group the first whose conditions hold and which
 * means nobody who is not known; players stand in it by their seats, as `{s1}`.
 */
export function answersTo(state: ChronicleState, answers: Answers): string[] {
	return answers.flatMap((group) => {
		const told = group
			.filter(({ when }) => when.every((condition) => holds(state, condition)))
			.map(({ text }) => withSeats(state, text))
			.find((text) => text !== null);
		return told === undefined ? [] : [told];
	});
}

/** Whether something is so of the chronicle so far; what is not known is not so. */
export function holds(state: ChronicleState, condition: Condition): boolean {
	const of = (number: number) => findChapter(state, number);
	switch (condition.is) {
		case 'always':
			return true;
		case 'victor-of-clan':
			return clanOfVictor(of(condition.chapter)) === condition.clan;
		case 'decided-by-draw':
			return (
				of(condition.chapter)?.outcome.ties.some(
					({ place, by }) => place === 1 && by === 'primogen-draw'
				) ?? false
			);
		case 'close':
			return leadIn(of(condition.chapter)) <= condition.within;
		case 'landslide': {
			const lead = leadIn(of(condition.chapter));
			return lead !== Infinity && lead >= condition.by;
		}
		case 'victor-again':
			return sameAgain(state, condition.chapter, first);
		case 'vanquished-again':
			return sameAgain(state, condition.chapter, last);
		case 'risen': {
			const victor = first(of(condition.chapter));
			return victor !== null && victor === last(of(condition.chapter - 1));
		}
		case 'mission':
			return choiceOf(state, condition.card) === condition.decided;
		case 'dominated':
			return dominantOf(state, condition.era) !== null;
		case 'dominated-again': {
			const dominant = dominantOf(state, condition.era);
			return dominant !== null && dominant === dominantOf(state, condition.era - 1);
		}
		case 'dominated-by-the-weakest':
			return isWeakest(state, dominantOf(state, condition.era));
		case 'banished':
			return state.banished.length >= condition.least;
		case 'betrayed':
			return isBetrayed(of(condition.chapter), condition.least);
		case 'indebted':
			return debts(state).some(({ count }) => count >= condition.least);
		case 'leaders-alike':
			return leadersShow(state, of(condition.chapter), condition.archetype);
	}
}

const first = (chapter: Chapter | null): SeatId | null => chapter?.outcome.order[0] ?? null;
const last = (chapter: Chapter | null): SeatId | null => chapter?.outcome.order.at(-1) ?? null;

function sameAgain(
	state: ChronicleState,
	chapter: number,
	seatIn: (chapter: Chapter | null) => SeatId | null
): boolean {
	const seat = seatIn(findChapter(state, chapter));
	return seat !== null && seat === seatIn(findChapter(state, chapter - 1));
}

function clanOfVictor(chapter: Chapter | null) {
	const victor = first(chapter);
	return chapter?.record.players.find(({ seat }) => seat === victor)?.clan ?? null;
}

/** The points between first and second; infinitely many where that is not known. */
function leadIn(chapter: Chapter | null): number {
	if (!chapter) return Infinity;
	const [victor, second] = chapter.outcome.order;
	if (victor === undefined || second === undefined) return Infinity;
	const { totals } = chapter.outcome;
	return (totals[victor] ?? 0) - (totals[second] ?? 0);
}

function dominantOf({ eras }: ChronicleState, era: number): SeatId | null {
	return eras.find((one) => one.era === era)?.seat ?? null;
}

/** Whether a player has won fewer chapters than every other. */
function isWeakest(state: ChronicleState, seat: SeatId | null): boolean {
	const rows = standings(state);
	const own = rows.find((row) => row.seat === seat);
	return own !== undefined && rows.every((row) => row === own || row.wins > own.wins);
}

/** Whether many of the others' vampires lay in torpor at the end, and none of the victor's. */
function isBetrayed(chapter: Chapter | null, least: number): boolean {
	if (!chapter) return false;
	const victor = first(chapter);
	const fallen = (ofVictor: boolean) =>
		chapter.record.players
			.filter(({ seat }) => (seat === victor) === ofVictor)
			.flatMap(({ bloodline }) => bloodline.filter(({ torpor }) => torpor)).length;
	return fallen(true) === 0 && fallen(false) >= least;
}

function leadersShow(
	{ characters }: ChronicleState,
	chapter: Chapter | null,
	archetype: string
): boolean {
	if (!chapter) return false;
	const shown = chapter.record.players.map(
		({ leader }) =>
			Object.values(characters).find(({ kind, name }) => kind === 'leader' && name === leader)
				?.archetype
	);
	return shown.every((one) => one === archetype);
}
