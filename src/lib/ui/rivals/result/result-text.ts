import type { SeatId } from '../../../games/core/seats.ts';
import type { MatchResult } from '../../../games/rivals/ending/result.ts';
import type { DrawnResult } from '../../result/drawn.ts';
import { endedWords } from '../../../games/rivals/glance.ts';
import { whyWords } from '../match/match-words.ts';

type NameOf = (seat: SeatId) => string;

/** A player at the end of a match. */
export interface ResultPlace {
	readonly seat: SeatId;
	readonly name: string;
	readonly agenda: number;
	readonly prestige: number;
	/** Who knocked them out: a name, or nobody’s effect; null: they are in. */
	readonly outBy: string | null;
	readonly won: boolean;
}

/** The winner first, then by Agenda; those who are knocked out last. */
export function placesOf(
	order: readonly SeatId[],
	{ winner, falls, agenda, prestige }: MatchResult,
	nameOf: NameOf,
	within: NameOf = nameOf
): readonly ResultPlace[] {
	const places = order.map((seat): ResultPlace => {
		const fall = falls.find((one) => one.seat === seat);
		const by = fall?.by ?? null;
		return {
			seat,
			name: nameOf(seat),
			agenda: agenda[seat] ?? 0,
			prestige: prestige[seat] ?? 0,
			outBy: fall ? (by === null || by === seat ? 'nobody’s effect' : within(by)) : null,
			won: seat === winner
		};
	});
	return places.sort(
		(a, b) =>
			Number(b.won) - Number(a.won) ||
			Number(a.outBy !== null) - Number(b.outBy !== null) ||
			b.agenda - a.agenda
	);
}

const aboutOf = ({ outBy, prestige }: ResultPlace): string =>
	outBy === null ? `${prestige} Prestige` : `Knocked out by ${outBy}`;

/** The result for who cannot see the picture, a line a player. */
export const resultText = (
	title: string,
	result: MatchResult,
	places: readonly ResultPlace[],
	nameOf: NameOf
): string =>
	[
		`Rivals: ${title}`,
		...whyWords(result, nameOf),
		...places.map((one) => `${one.name}: ${one.agenda} Agenda. ${aboutOf(one)}.`)
	].join('\n');

/** The result as it is drawn: Agenda in bars. */
export const drawnResult = (
	title: string,
	result: MatchResult,
	places: readonly ResultPlace[],
	nameOf: NameOf
): DrawnResult => ({
	title: `Rivals ${title}`,
	heading: endedWords(result, nameOf),
	note: 'Rivals',
	words: resultText(title, result, places, nameOf),
	places: places.map((place) => ({
		name: place.name,
		emblem: null,
		about: aboutOf(place),
		total: place.outBy === null ? String(place.agenda) : 'out',
		isFirst: place.won,
		parts: [{ source: 'agenda', label: 'Agenda', points: place.agenda, tint: 'strong' as const }]
	}))
});
