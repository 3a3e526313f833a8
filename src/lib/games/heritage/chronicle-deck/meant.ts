import { findChapter } from '../chronicle/chapters.ts';
import { presentSeats } from '../chronicle/players.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState, ResolvedMission } from '../state.ts';
import type { CardNumber } from './cards.ts';
import type { MissionDecision } from './opened.ts';

const MEANT = /\{(victor|vanquished|dominant|indebted|decided:(\d+))\}/g;

/**
 * A text with those whom it means by their seats, as `{s1}`: `{victor}` and `{vanquished}` of the chapter
 * last recorded, `{dominant}` of the last era that is over, `{indebted}` who of those
 * present alone holds most obligations, `{decided:120}` who decided mission 120. Null when one of them is not known.
 */
export function withSeats(state: ChronicleState, text: string): string | null {
	let known = true;
	const told = text.replace(MEANT, (_, who: string, card: string | undefined) => {
		const seat = seatMeant(state, who, card);
		known &&= seat !== null;
		return `{${seat ?? ''}}`;
	});
	return known ? told : null;
}

/** The same of a text that is told in any case: who is not known is somebody. */
export function toldOf(state: ChronicleState, text: string): string {
	return (
		withSeats(state, text) ?? text.replace(MEANT, (word) => withSeats(state, word) ?? 'somebody')
	);
}

function seatMeant(state: ChronicleState, who: string, card: string | undefined): SeatId | null {
	if (card !== undefined) return decisionOf(state, Number(card))?.claimant ?? null;
	const order = state.chapters.at(-1)?.outcome.order ?? state.orderBefore ?? [];
	switch (who) {
		case 'victor':
			return order[0] ?? null;
		case 'vanquished':
			return order.at(-1) ?? null;
		case 'dominant':
			return state.eras.at(-1)?.seat ?? null;
		default:
			return mostIndebted(state);
	}
}

/**
 * How many obligations lie in the haven of each player who is there. The haven of somebody who dropped out waits for
 * a return with all that lies in it (rulebook, Prologue), and a story is told to those at the table.
 */
export function debts(state: ChronicleState): { readonly seat: SeatId; readonly count: number }[] {
	return presentSeats(state).map((seat) => ({
		seat,
		count: state.players[seat]?.haven?.obligations.length ?? 0
	}));
}

function mostIndebted(state: ChronicleState): SeatId | null {
	const all = debts(state);
	const most = Math.max(0, ...all.map(({ count }) => count));
	const [one, another] = all.filter(({ count }) => count === most);
	return most > 0 && one && !another ? one.seat : null;
}

/** How the mission with this number was decided; null: it lies in no opened chapter, or nobody decided it. */
function decisionOf(state: ChronicleState, card: CardNumber): ResolvedMission | null {
	const found = playedWith(state, card);
	return found?.played.aftermath.missions[found.mission] ?? null;
}

/**
 * Which choice of the mission with this number was made, or that it is over and nobody made one. Null:
 * not known, since its chapter was not played here, may still come to it, or the table did not say.
 */
export function choiceOf(
	state: ChronicleState,
	card: CardNumber
): MissionDecision | 'unclaimed' | null {
	const found = playedWith(state, card);
	if (!found) return null;
	const { played, mission } = found;
	const resolved = played.aftermath.missions[mission];
	if (resolved) return resolved.decided;
	const claimed = played.record.missions.some(({ id, claimant }) => id === mission && claimant);
	return claimed && !played.aftermath.finished ? null : 'unclaimed';
}

/** The mission with this number, and its chapter as it was played; null: it was not. */
function playedWith(
	state: ChronicleState,
	card: CardNumber
): { readonly played: Chapter; readonly mission: ThingId } | null {
	for (const [chapter, { missions }] of Object.entries(state.deck.chapters)) {
		const mission = missions.find((one) => one.card === card);
		if (!mission) continue;
		const played = findChapter(state, Number(chapter));
		return played && { played, mission: mission.id };
	}
	return null;
}
