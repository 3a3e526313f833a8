import { dominantOf } from '../../../games/heritage/chronicle/eras.ts';
import { kinNoted, type Kin } from '../../../games/heritage/looking-back/kin.ts';
import { NO_PAST, type Past } from '../../../games/heritage/looking-back/past.ts';
import { clanNames } from '../../../games/heritage/clan-names.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { standings } from '../../../games/heritage/standings/standings.ts';
import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { ERAS, eraOf, type Clan, type Era } from '../../../games/heritage/vocabulary.ts';
import type { AftermathLines } from '../chapter/aftermath-lines.ts';
import type { Names } from '../ledger/names.ts';
import { notesOn } from '../timeline/view.ts';
import { told } from '../story/told.ts';
import { broughtBy, overviewTold, personasOf, type OverviewTold } from './opened.ts';
import { risesOf, type Rise } from './rise.ts';

/** A player at the back of the book. */
interface Portrait {
	readonly seat: SeatId;
	readonly name: string;
	readonly sheetName: string | null;
	readonly titles: readonly string[];
	readonly traits: readonly { readonly name: string; readonly dots: number }[];
	readonly haven: string | null;
	readonly retainer: string | null;
	readonly place: number;
	readonly wins: number;
	readonly eras: number;
}

interface BookBloodline {
	readonly seat: SeatId;
	readonly name: string;
	readonly clan: string;
	readonly kin: readonly Kin[];
	/** Whether sires are known. */
	readonly drawn: boolean;
}

interface BookChapter {
	readonly number: number;
	readonly date: string;
	/** Null: it was never opened, or nobody wrote it down. */
	readonly overview: OverviewTold | null;
	readonly order: readonly {
		readonly name: string;
		readonly clan: Clan | null;
		readonly clanName: string;
		readonly leader: string;
		readonly points: number;
	}[];
	readonly missions: readonly { readonly name: string; readonly claimant: string | null }[];
	readonly brought: readonly AftermathLines[];
	readonly bloodlines: readonly BookBloodline[];
	readonly notes: readonly string[];
}

/** A whole chronicle as far as it is told, as a book. */
export interface Book {
	readonly title: string;
	readonly eras: readonly {
		readonly era: Era;
		readonly dominatedBy: string | null;
		/** What the scoring card that was chosen is called, and who chose it; null: none was. */
		readonly scoring: { readonly name: string; readonly chosenBy: string | null } | null;
		readonly chapters: readonly BookChapter[];
	}[];
	readonly portraits: readonly Portrait[];
	readonly rises: readonly Rise[];
	/** Notes on the chronicle as a whole. */
	readonly notes: readonly string[];
	/** How it ended; null: it goes on. */
	readonly memorial: {
		readonly winner: string;
		readonly scores: readonly { readonly name: string; readonly total: number }[];
		readonly final: {
			readonly title: string;
			readonly text: string;
			readonly answers: readonly string[];
		} | null;
	} | null;
	/** The names of everybody in its trees. */
	readonly names: { readonly [character: string]: string };
}

/** The book of a chronicle: only what was told, and of what is closed not even how much of it there is. */
export function bookOf(state: ChronicleState, past: Past | null, names: Names): Book {
	const { bloodlines } = past ?? NO_PAST;
	const chapters = state.chapters.map((chapter) =>
		chapterOf(state, chapter, bloodlines[chapter.number] ?? null, names)
	);
	const everybody = chapters.flatMap((chapter) =>
		chapter.bloodlines.flatMap(({ kin }) => kin.map(({ id }) => id))
	);
	return {
		title: state.title,
		eras: ERAS.flatMap((era) => {
			const own = chapters.filter(({ number }) => eraOf(number) === era);
			const dominant = dominantOf(state, era);
			const dominatedBy = dominant === null ? null : names.seat(dominant);
			const scoring = scoringOf(state, era, names);
			return own.length === 0 ? [] : { era, dominatedBy, scoring, chapters: own };
		}),
		portraits: portraitsOf(state, names),
		rises: risesOf(state, names),
		notes: state.notes.filter(({ chapter }) => chapter === null).map(({ text }) => text),
		memorial: memorialOf(state, names),
		names: Object.fromEntries(everybody.map((id) => [id, names.character(id)]))
	};
}

function scoringOf(
	{ deck }: ChronicleState,
	era: Era,
	names: Names
): Book['eras'][number]['scoring'] {
	const cards = deck.scoring[era];
	const card = cards?.offered.find(({ id }) => id === cards.chosen);
	if (!cards || !card) return null;
	const { chosenBy } = cards;
	return { name: card.name, chosenBy: chosenBy === null ? null : names.seat(chosenBy) };
}

function memorialOf(state: ChronicleState, names: Names): Book['memorial'] {
	const { ending } = state;
	if (!ending) return null;
	const { winner, scores, final } = ending;
	const personas = personasOf(state, names);
	const nameOf = (seat: SeatId): string => told(`{${seat}}`, personas);
	return {
		winner: nameOf(winner),
		scores: scores.map(({ seat, total }) => ({ name: nameOf(seat), total })),
		final: final && {
			title: told(final.title, personas),
			text: told(final.text, personas),
			answers: final.answers.map((answer) => told(answer, personas))
		}
	};
}

function chapterOf(
	state: ChronicleState,
	chapter: Chapter,
	live: { readonly [seat: SeatId]: readonly Kin[] } | null,
	names: Names
): BookChapter {
	const { number, record, outcome } = chapter;
	const kin = live ?? kinNoted(chapter);
	const playerOf = (seat: SeatId) => record.players.find((one) => one.seat === seat);
	return {
		number,
		date: record.date,
		overview: overviewTold(state, number, names),
		order: outcome.order.map((seat) => {
			const player = playerOf(seat);
			return {
				name: names.seat(seat),
				clan: player?.clan ?? null,
				clanName: player ? clanNames[player.clan] : '',
				leader: player?.leader ?? '',
				points: outcome.totals[seat] ?? 0
			};
		}),
		missions: record.missions.map(({ name, claimant }) => ({
			name,
			claimant: claimant === null ? null : names.seat(claimant)
		})),
		brought: broughtBy(state, chapter, names),
		bloodlines: record.players.flatMap(({ seat, clan }) => {
			const own = kin[seat] ?? [];
			const one = { seat, name: names.seat(seat), clan: clanNames[clan], kin: own };
			return own.length === 0 ? [] : { ...one, drawn: live !== null };
		}),
		notes: notesOn(state, chapter)
	};
}

function portraitsOf(state: ChronicleState, names: Names): Portrait[] {
	return standings(state).map(({ seat, place, wins, erasDominated }) => {
		const { sheet, haven } = state.players[seat] ?? { sheet: null, haven: null };
		return {
			seat,
			name: names.seat(seat),
			sheetName: sheet?.name ?? null,
			titles: sheet?.titles ?? [],
			traits: state.traits.flatMap(({ id, name }) => {
				const dots = sheet?.dots[id] ?? 0;
				return dots > 0 ? { name, dots } : [];
			}),
			haven: haven?.name ?? null,
			retainer: haven?.retainer ? names.character(haven.retainer) : null,
			place,
			wins,
			eras: erasDominated
		};
	});
}
