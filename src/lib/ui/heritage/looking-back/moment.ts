import { lastChapter } from '../../../games/heritage/chronicle/chapters.ts';
import { chapterOnTable, nextChapter } from '../../../games/heritage/chronicle/next.ts';
import { kinNoted, kinOn, type Kin } from '../../../games/heritage/looking-back/kin.ts';
import { havensOf } from '../../../games/heritage/looking-back/past.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import { standings } from '../../../games/heritage/standings/standings.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { EMPTY_TABLE, type Table } from '../../../games/heritage/table/table.ts';
import { CHAPTERS, eraOf, type Clan, type Era } from '../../../games/heritage/vocabulary.ts';
import { clanNames } from '../../../games/heritage/clan-names.ts';
import type { Names } from '../ledger/names.ts';
import { chronicleGlance } from '../../../games/heritage/chronicle/glance.ts';
import { havenViews, type HavenView } from './pages.ts';

/** A bloodline of that moment. */
interface BloodlineThen {
	readonly seat: SeatId;
	readonly name: string;
	readonly clan: Clan | null;
	readonly kin: readonly Kin[];
}

/** A chronicle as it stood at an earlier moment. */
export interface MomentView {
	readonly era: Era;
	/** “Chapter 3, round 5”, or where it stood between chapters. */
	readonly where: string;
	readonly standings: readonly {
		readonly seat: SeatId;
		readonly name: string;
		readonly place: number;
		readonly wins: number;
		readonly missions: number;
		readonly eras: number;
		readonly dots: number;
	}[];
	readonly havens: readonly HavenView[];
	/** Of which chapter; null: none was under way or told. */
	readonly chapter: number | null;
	readonly bloodlines: readonly BloodlineThen[];
	/** Whether sires are known: only of a chapter played live. */
	readonly live: boolean;
	/** Who bore which ability stickers. */
	readonly stickers: readonly {
		readonly character: ThingId;
		readonly name: string;
		readonly stickers: readonly string[];
	}[];
	/** What lay on the boards; null: nothing did. */
	readonly table: Table | null;
	/** The names of everybody in the bloodlines. */
	readonly names: { readonly [character: string]: string };
}

/** What there is to see of a state, with the names it knew. */
export function momentView(state: ChronicleState, names: Names): MomentView {
	const onTable = chapterOnTable(state);
	const last = lastChapter(state);
	const table = state.table !== null && state.table.phase !== 'empty' ? state.table : null;
	const ofLast = table !== null && table.chapter === last?.number && table.phase === 'finished';
	const live = table !== null && (onTable !== null || ofLast);
	const kin = live ? kinOn(table) : last ? kinNoted(last) : {};
	const clans = new Map<SeatId, Clan>(
		(live ? table.seats : (last?.record.players ?? [])).map(({ seat, clan }) => [seat, clan])
	);
	const bloodlines = Object.entries(kin)
		.filter(([, vampires]) => vampires.length > 0)
		.map(([seat, vampires]) => ({
			seat,
			name: names.seat(seat),
			clan: clans.get(seat) ?? null,
			kin: vampires
		}));
	const everybody = bloodlines.flatMap((one) => one.kin.map(({ id }) => id));
	return {
		era: eraOf(onTable ?? last?.number ?? Math.min(nextChapter(state) ?? CHAPTERS, CHAPTERS)),
		where:
			onTable === null || !table
				? chronicleGlance(state, names.seat).where
				: `Chapter ${onTable}${table.round > 0 ? `, round ${table.round}` : ', being set up'}`,
		standings: standings(state).map(({ seat, place, wins, missions, erasDominated, dots }) => ({
			seat,
			name: names.seat(seat),
			place,
			wins,
			missions,
			eras: erasDominated,
			dots
		})),
		havens: havenViews(havensOf(state), names),
		chapter: onTable ?? last?.number ?? null,
		bloodlines,
		live,
		stickers: stickersThen(state, names),
		table: onTable !== null && table ? boardsAlone(table, everybody) : null,
		names: Object.fromEntries(everybody.map((id) => [id, names.character(id)]))
	};
}

function stickersThen(state: ChronicleState, names: Names): MomentView['stickers'] {
	const bearers = [...new Set(state.stickers.map(({ character }) => character))];
	return bearers.map((character) => ({
		character,
		name: names.character(character),
		stickers: state.stickers
			.filter((sticker) => sticker.character === character)
			.map(({ name, kind }) =>
				kind === 'thin-blood' ? `${name} (thin blood)` : `${name} (${clanNames[kind]})`
			)
	}));
}

/** A table with what its boards are drawn from, and without the cards around them. */
function boardsAlone(table: Table, everybody: readonly ThingId[]): Table {
	const { phase, chapter, era, seats, boards, firstPlayer, round, turn, bloodlines } = table;
	const cast = Object.fromEntries(
		everybody.flatMap((id) => {
			const card = table.cast[id];
			return card ? [[id, card]] : [];
		})
	);
	return {
		...EMPTY_TABLE,
		ruleset: table.ruleset,
		phase,
		chapter,
		era,
		seats,
		boards,
		firstPlayer,
		round,
		turn,
		bloodlines,
		cast
	};
}
