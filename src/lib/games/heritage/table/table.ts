import type { Json } from '../../core/json.ts';
import type { Bloodline } from '../bloodline/bloodline.ts';
import type { CharacterCard, MissionCard, SchemeCard } from '../deck/cards.ts';
import { DEFAULT_RULESET, type Ruleset } from '../ruleset.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { SeatId, ThingId, Tie } from '../shapes.ts';
import type { AdviceChoice, Category, Clan, Dealer, Era } from '../vocabulary.ts';
import type { Question, Resolution } from './request.ts';
import type { SeatSetting } from './setting.ts';

/** `empty`: nothing laid out · `set-up`: boards, queue and hands are being dealt · `play` · `scoring`: missions and ties · `finished`. */
type TablePhase = 'empty' | 'set-up' | 'play' | 'scoring' | 'finished';

/** A clan scheme in a hand: the how-manieth card of that clan's pile it was, and its face where the table knows it. */
export type Held = { readonly position: number; readonly scheme: ThingId | null };

export type Hand = {
	/** How many of the clan's schemes were drawn so far; positions count from 0. */
	readonly drawn: number;
	readonly held: readonly Held[];
};

/** A black market or an edict: a used scheme that stays in play before its owner. */
export type Standing =
	| {
			readonly kind: 'black-market';
			readonly scheme: ThingId;
			readonly seat: SeatId;
			/** The boon that lies on it this round: works once a round. */
			readonly boon: Clan | null;
	  }
	| {
			readonly kind: 'edict';
			readonly scheme: ThingId;
			readonly seat: SeatId;
			/** The coterie leader who proclaimed it. */
			readonly leader: ThingId;
			/** The attribute or archetype, never changed. */
			readonly named: string;
	  };

export type Turn = {
	readonly seat: SeatId;
	readonly recruit: 'open' | 'done' | 'lapsed';
	/** Schemes this turn may still play. */
	readonly schemes: number;
	/** Battleground schemes used this turn. */
	readonly used: readonly ThingId[];
};

export type Board = { readonly battleground: string; readonly state: Json };

/** What the end of a chapter gave; the explanation behind each number is made anew from the table. */
type Result = {
	readonly totals: { readonly [seat: SeatId]: number };
	/** Victor first, vanquished last. */
	readonly order: readonly SeatId[];
	readonly ties: readonly Tie[];
};

/** A chapter on the table. Nothing in it is secret: hidden faces and the order of decks lie with who deals. */
export type Table = {
	readonly phase: TablePhase;
	/** The chapter of a chronicle, or null: stand-alone. */
	readonly chapter: number | null;
	readonly era: Era;
	readonly dealer: Dealer;
	readonly ruleset: Ruleset;
	/** In turn order round the table, with what each brought to it. */
	readonly seats: readonly SeatSetting[];
	readonly cast: { readonly [character: ThingId]: CharacterCard };
	readonly schemes: { readonly [scheme: ThingId]: SchemeCard };
	readonly missions: readonly MissionCard[];
	readonly boards: { readonly [C in Category]: Board | null };
	readonly firstPlayer: SeatId | null;
	/** From 1; 0 before the first. */
	readonly round: number;
	/** Null between turns. */
	readonly turn: Turn | null;
	/** Left-most first; shorter than `queueSize` it lies at the right. */
	readonly queue: readonly ThingId[];
	/** Who reserved a character of the queue. */
	readonly reserved: { readonly [character: ThingId]: SeatId };
	/** Which characters nobody has seen yet, by id and so without an order. */
	readonly deck: readonly ThingId[];
	/** How often the deck was shuffled since the chapter began. */
	readonly shuffles: number;
	readonly discards: readonly ThingId[];
	readonly banished: readonly ThingId[];
	readonly bloodlines: { readonly [seat: SeatId]: Bloodline };
	/** The characters that wait in the havens to be recruited. */
	readonly retainers: { readonly [seat: SeatId]: ThingId | null };
	readonly hands: { readonly [seat: SeatId]: Hand };
	readonly standing: readonly Standing[];
	/** Schemes out of the game. */
	readonly spent: readonly ThingId[];
	/** Assets played or lost. */
	readonly assetsPlayed: readonly ThingId[];
	/** Recruits by seat, and recorded lapses. */
	readonly recruits: { readonly [seat: SeatId]: number };
	readonly lapses: { readonly [seat: SeatId]: number };
	/** By mission: who claimed it; null: nobody. Missing: not decided yet. */
	readonly claims: { readonly [mission: ThingId]: SeatId | null };
	/** Primogen draws, for a mission or (null) for the chapter. */
	readonly draws: readonly {
		readonly mission: ThingId | null;
		readonly draw: PrimogenResult;
	}[];
	readonly result: Result | null;
	/** What the table chose of advice; absent: nobody chose, and `adviceAt` says what holds. */
	readonly advice?: AdviceChoice;
	/** How many questions were asked; the id of the next one. */
	readonly asked: number;
	readonly question: Question | null;
	/** What goes on once the question is answered. */
	readonly resolution: Resolution;
};

export const EMPTY_TABLE: Table = {
	phase: 'empty',
	chapter: null,
	era: 1,
	dealer: 'box',
	ruleset: DEFAULT_RULESET,
	seats: [],
	cast: {},
	schemes: {},
	missions: [],
	boards: { class: null, temperament: null, geography: null },
	firstPlayer: null,
	round: 0,
	turn: null,
	queue: [],
	reserved: {},
	deck: [],
	shuffles: 0,
	discards: [],
	banished: [],
	bloodlines: {},
	retainers: {},
	hands: {},
	standing: [],
	spent: [],
	assetsPlayed: [],
	recruits: {},
	lapses: {},
	claims: {},
	draws: [],
	result: null,
	asked: 0,
	question: null,
	resolution: { tasks: [], triggered: [] }
};
