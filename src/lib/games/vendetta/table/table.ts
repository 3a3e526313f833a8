import type { Together } from '../../core/choices/together.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { Clan, Dealing, LocationId, Stage, Step, Team } from '../vocabulary.ts';
import type { Mark } from './marks.ts';
import type { Question, Resolution } from './questions.ts';
import type { Score } from './score.ts';
import type { Setting } from './setting.ts';

/** A card on a Position. `slot` names it as long as it lies there, whoever knows its face. */
export type Deployed = {
	readonly slot: number;
	readonly owner: SeatId;
	readonly at: LocationId;
	/** On whose Position it lies: that one's there [CARD GLOSSARY]. */
	readonly position: SeatId;
	/** Null: face down, and not everybody has seen it. */
	readonly card: CardId | null;
	readonly up: boolean;
	readonly playedDown: boolean;
};

export type Player = {
	readonly team: Team | null;
	readonly clan: Clan | null;
	readonly relic: { readonly card: CardId; readonly used: boolean } | null;
	readonly blood: number;
	readonly influence: number;
	/** Diablerie tokens, and how many of them are flipped down. */
	readonly tokens: number;
	readonly flipped: number;
	/** Allies by id, each Victim as `victim`. */
	readonly alliance: readonly CardId[];
	readonly drained: readonly CardId[];
	/** How many; which ones is sealed. */
	readonly hand: number;
	readonly deck: number;
	/** Clan cards that everybody has seen. It only grows: a card played face down leaves it not. */
	readonly seen: readonly CardId[];
	/** How often what is sealed of this player changed. */
	readonly secret: number;
	/** Face-down cards and hands that this player looked at: of a hand, after so many changes. */
	readonly looked: readonly number[];
	readonly lookedAt: readonly { readonly seat: SeatId; readonly secret: number }[];
	readonly frenzies: number;
	/** Frenzies caused this round. */
	readonly caused: number;
	/** Limited abilities that are used up: `turn …`, `round …`, `game …`. */
	readonly used: readonly string[];
	/** Out of the game: since which round, and the how-manieth. */
	readonly out: { readonly round: number; readonly after: number } | null;
};

export type Location = {
	readonly id: LocationId;
	readonly card: CardId | null;
	readonly ally: CardId | null;
	readonly resolved: boolean;
};

/** The turn under way in Planning. */
export type Turn = {
	readonly seat: SeatId;
	/** What was played; Blood may go with it as long as it is `open`. */
	readonly played: {
		readonly slot: number;
		readonly at: LocationId;
		readonly open: boolean;
	} | null;
};

export type Ranked = {
	readonly seat: SeatId;
	readonly total: number;
	/** Of cards, and of Deployed Blood. */
	readonly cards: number;
	readonly blood: number;
};

/** The Location under way in Resolution. */
type Conflict = {
	readonly location: LocationId;
	readonly step: Step;
	/** Turn order as it was when the step began. */
	readonly order: readonly SeatId[];
	/** Who had cards there after the Withdraw step. */
	readonly withCards: readonly SeatId[];
	/** Slots that acted in this step. */
	readonly acted: readonly number[];
	/** Null: not ranked yet; empty: nobody is rewarded. */
	readonly ranking: readonly Ranked[] | null;
};

type Phase = 'empty' | 'clans' | 'relics' | 'round' | 'finished';

/** The game as it lies on the table, as everybody sees it. */
export type Table = {
	readonly phase: Phase;
	readonly setting: Setting | null;
	readonly dealer: Dealing;
	readonly clansShown: readonly Clan[];
	readonly relicsShown: readonly CardId[];
	/** Who has the Ambition token. */
	readonly ambition: SeatId | null;
	readonly players: { readonly [seat: SeatId]: Player };
	readonly locations: readonly Location[];
	readonly deployed: readonly Deployed[];
	/** Deployed Blood, by Location, then by Position. */
	readonly blood: { readonly [at: string]: { readonly [seat: SeatId]: number } };
	/** Allies that came off their deck. */
	readonly alliesCame: readonly CardId[];
	readonly victims: number;
	readonly round: number;
	readonly stage: Stage | null;
	/** Turn order as it was when the stage began. */
	readonly order: readonly SeatId[];
	/** Turns taken in this Planning. */
	readonly turns: { readonly [seat: SeatId]: number };
	readonly turn: Turn | null;
	readonly conflict: Conflict | null;
	readonly marks: readonly Mark[];
	readonly nextSlot: number;
	/** Abilities begun so far: each is known by the number before. */
	readonly acts: number;
	readonly question: Question | null;
	/** Who has chosen, where several choose in secret. */
	readonly together: Together | null;
	readonly resolution: Resolution;
	readonly asked: number;
	readonly score: Score | null;
};

export const EMPTY_TABLE: Table = {
	phase: 'empty',
	setting: null,
	dealer: 'app',
	clansShown: [],
	relicsShown: [],
	ambition: null,
	players: {},
	locations: [],
	deployed: [],
	blood: {},
	alliesCame: [],
	victims: 0,
	round: 0,
	stage: null,
	order: [],
	turns: {},
	turn: null,
	conflict: null,
	marks: [],
	nextSlot: 1,
	acts: 0,
	question: null,
	together: null,
	resolution: { tasks: [], triggered: [] },
	asked: 0,
	score: null
};
