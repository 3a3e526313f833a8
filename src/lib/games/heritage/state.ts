import type { EndBreak } from './chronicle-deck/events.ts';
import {
	UNOPENED_DECK,
	type MissionDecision,
	type OpenedDeck,
	type OpenedFinal
} from './chronicle-deck/opened.ts';
import type { CharacterCard, SchemeCard } from './deck/cards.ts';
import type { MixingState } from './mixing/state.ts';
import type { ComputerSeats } from './computer/grammar.ts';
import type { Ruleset } from './ruleset.ts';
import { DEFAULT_RULESET } from './ruleset.ts';
import type { ChapterRecord, PrimogenResult } from './record-shapes.ts';
import type {
	Character,
	ClanScheme,
	Dominance,
	Haven,
	Outcome,
	Reward,
	SeatId,
	Sheet,
	Slip,
	Sticker,
	ThingId,
	Trait
} from './shapes.ts';
import { NO_COURSE, type Course } from './table/course.ts';
import type { Table } from './table/table.ts';
import type { Dealer } from './vocabulary.ts';

/**
 * `prologue`: somebody has no sheet yet · `between`: the next chapter may be recorded ·
 * `aftermath`: of the chapter last recorded · `complete`: after chapter 21.
 */
type Phase = 'unstarted' | 'prologue' | 'between' | 'aftermath' | 'complete';

/** What a player's chronicle came to. */
export type ChronicleScore = {
	readonly seat: SeatId;
	/** By pair, in the order of the cards. */
	readonly byPair: readonly number[];
	readonly wins: number;
	readonly forWins: number;
	readonly total: number;
};

export type Player = {
	readonly seat: SeatId;
	/** Null until the prologue is done. */
	readonly sheet: Sheet | null;
	readonly haven: Haven | null;
	/** What was known of the time before a chronicle that was entered late. */
	readonly before: { readonly wins: number; readonly missionsThisEra: number };
	/** Has left, and misses chapters from this one on; null: is there. */
	readonly away: { readonly since: number } | null;
	/** Dots beyond the usual ones for the prologue: one for each chapter that was missed before it. */
	readonly freeDots: number;
};

export type ResolvedMission = {
	/** Who had claimed it then; a later correction of the record does not change that. */
	readonly claimant: SeatId;
	readonly decision: string;
	readonly reward: Reward | null;
	/** Which of the two choices of its card; null: nobody said. */
	readonly decided: MissionDecision | null;
	/** What came of it; empty where nobody said. */
	readonly outcome: string;
};

export type Aftermath = {
	readonly overview: {
		readonly victor: SeatId;
		readonly vanquished: SeatId;
		readonly asset: Slip | null;
		readonly scheme: ClanScheme | null;
	} | null;
	/** By mission id. */
	readonly missions: { readonly [mission: ThingId]: ResolvedMission };
	readonly obligations: {
		readonly gained: { seat: SeatId; obligation: Slip; drawn: boolean } | null;
		readonly lost: readonly { seat: SeatId; obligation: Slip; drawn: boolean }[];
	} | null;
	/** By seat: the sticker's id, or null for passing. */
	readonly stickers: { readonly [seat: SeatId]: ThingId | null };
	/** By seat: the character, or null for leaving the haven as it is. */
	readonly retainers: { readonly [seat: SeatId]: ThingId | null };
	readonly finished: boolean;
	readonly leftOpen: readonly string[];
};

export type Chapter = {
	readonly number: number;
	readonly record: ChapterRecord;
	readonly outcome: Outcome;
	readonly corrections: readonly { readonly reason: string }[];
	readonly aftermath: Aftermath;
	/** The readings of its day: a later change of the ruleset leaves them alone. */
	readonly ruleset: Ruleset;
};

/** What recording the last chapter put away. */
export type Withdrawable = {
	readonly course: Course;
	/** Who left the chronicle with its table. */
	readonly banished: readonly ThingId[];
	/** What left the havens: a retainer or null, and assets. */
	readonly havens: {
		readonly [seat: SeatId]: {
			readonly retainer: ThingId | null;
			readonly assets: readonly Slip[];
		};
	};
};

/** How a chronicle ended. */
type Ending = {
	readonly draw: PrimogenResult | null;
	/** The winner first. */
	readonly scores: readonly ChronicleScore[];
	readonly winner: SeatId;
	readonly by: EndBreak;
	readonly final: OpenedFinal | null;
};

export type ChronicleState = {
	readonly phase: Phase;
	readonly title: string;
	readonly dealer: Dealer;
	readonly ruleset: Ruleset;
	readonly traits: readonly Trait[];
	/** In turn order round the table. */
	readonly seats: readonly SeatId[];
	readonly players: { readonly [seat: SeatId]: Player };
	/** The first chapter that is played in this log: 1, or later when it was entered under way. */
	readonly firstChapter: number;
	/** The order of the chapter before `firstChapter`, where known. */
	readonly orderBefore: readonly SeatId[] | null;
	readonly characters: { readonly [character: ThingId]: Character };
	/** The group's own cards; every character of them is in the register, too. */
	readonly cards: {
		readonly characters: { readonly [character: ThingId]: CharacterCard };
		readonly schemes: { readonly [scheme: ThingId]: SchemeCard };
		/** Characters that were not in the register before their card came. */
		readonly brought: readonly ThingId[];
	};
	readonly banished: readonly ThingId[];
	/** Every sticker that sticks, oldest first on each character. The stock is what the ruleset has beyond these. */
	readonly stickers: readonly Sticker[];
	/** Recorded chapters, ascending without a gap from `firstChapter`. */
	readonly chapters: readonly Chapter[];
	readonly eras: readonly Dominance[];
	readonly obligationSupply: readonly Slip[];
	readonly schemes: readonly ClanScheme[];
	readonly notes: readonly { readonly chapter: number | null; readonly text: string }[];
	/** Open cards of the chronicle deck. */
	readonly deck: OpenedDeck;
	/** Who may act for a seat besides whoever holds it; it counts as long as `from` holds it. */
	readonly lent: {
		readonly [seat: SeatId]: {
			readonly from: string | null;
			readonly to: string;
			readonly hand: boolean;
		};
	};
	/** The seats that code plays; absent: code never played one. */
	readonly rivals?: ComputerSeats;
	/** The salted hash of a seat's name; a seat from before names were proved has none. */
	readonly named?: { readonly [seat: SeatId]: string };
	/** By person: how much lay open when they imported a copy on this server; `''`: somebody outside the group. */
	readonly copies?: { readonly [person: string]: number };
	/** Null until the last score is counted. */
	readonly ending: Ending | null;
	/** The chapter on the table, under way or the last that was played live; null: none yet. */
	readonly table: Table | null;
	/** How the chapter under way came to lie so; no steps once it is recorded. */
	readonly course: Course;
	/** What comes back where the record of the last chapter is withdrawn; absent once its aftermath is over. */
	readonly withdrawable?: Withdrawable;
	/** How the cards of a table are mixed, the last that was laid out so; absent: none was. */
	readonly mixing?: MixingState;
};

/** A chronicle without what lies on its table, which is much, and nothing to most pages. */
export function withoutTable({ withdrawable: _, ...state }: ChronicleState): ChronicleState {
	return { ...state, table: null, course: UNSTARTED.course };
}

export const UNSTARTED: ChronicleState = {
	phase: 'unstarted',
	title: '',
	dealer: 'box',
	ruleset: DEFAULT_RULESET,
	traits: [],
	seats: [],
	players: {},
	firstChapter: 1,
	orderBefore: null,
	characters: {},
	cards: { characters: {}, schemes: {}, brought: [] },
	banished: [],
	stickers: [],
	chapters: [],
	eras: [],
	obligationSupply: [],
	schemes: [],
	notes: [],
	deck: UNOPENED_DECK,
	lent: {},
	ending: null,
	table: null,
	course: NO_COURSE
};
