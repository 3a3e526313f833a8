import type { SeatId } from '../../core/seats.ts';
import type { AttackType } from '../attack/field.ts';
import type { Bonus } from '../attack/sum.ts';
import type { CardId } from '../cards/card.ts';
import type { MatchResult } from '../ending/result.ts';
import type { Conspiracy } from '../influence/conspiracies.ts';
import type { Answer, Side, Stake } from '../influence/conflict.ts';
import type { RivalOf, SeatState, Turn, Vampire, VampireId } from '../match/state.ts';
import type { Modifier } from './modifiers.ts';
import type { Question, Resolution } from './questions.ts';
import type { TableSetting } from './setting.ts';
import type { Attached, Slot } from './slots.ts';

export type { Attached, Slot };

/** A vampire with its card, in the words of `match/state.ts`. `bp` is the printed one; `field.ts` adds what is in force. */
export type TableVampire = Vampire & {
	readonly card: CardId;
	readonly attached?: readonly Attached[];
	/** What effects changed about it for a while. */
	readonly modifiers?: readonly Modifier[];
};

/** An Ongoing card of a player. */
export type Ongoing = {
	readonly slot: Slot;
	readonly card: CardId;
	readonly exhausted?: true;
	/** Prestige on it. */
	readonly stored?: number;
};

/** A Conspiracy that lies face down; its `id` is its slot. */
export type Down = Conspiracy & { readonly slot: Slot };

export type TableSeat = Omit<SeatState, 'vampires'> & {
	readonly vampires: readonly TableVampire[];
	/** Null: not shown yet. */
	readonly haven: CardId | null;
	/** Null: face down, so that only its player knows it. */
	readonly agendaCard: CardId | null;
	readonly ongoing: readonly Ongoing[];
	readonly down: readonly Down[];
	/** Cards left in the decks. */
	readonly library: number;
	readonly faction: number;
	/** Cards in hand, by their backs. */
	readonly hand: Hand;
	readonly discard: readonly CardId[];
	readonly burned: readonly CardId[];
	/** How often what is sealed of this player changed. */
	readonly secret: number;
};

export type Hand = { readonly library: number; readonly faction: number };

/** A card in the Streets that nobody attached. */
export type CityCard = {
	readonly slot: Slot;
	readonly card: CardId;
	/** Whose token lies on an Ongoing Event. */
	readonly token?: SeatId;
};

export type City = {
	/** Cards left. */
	readonly deck: number;
	readonly streets: readonly CityCard[];
	readonly discard: readonly CardId[];
	readonly burned: readonly CardId[];
	/** How often its order changed. */
	readonly secret: number;
};

/** A card that somebody laid in a conflict; null: face down, so that only its player knows it. */
export type LaidCard = { readonly slot: Slot; readonly seat: SeatId; readonly card: CardId | null };

/** An attack under way, step by step [Steps]. */
export type TableAttack = {
	readonly seat: SeatId;
	readonly attacker: VampireId;
	readonly type: AttackType;
	/** The seat that is attacked; null: a mortal is, and nobody defends it. */
	readonly defender: SeatId | null;
	/** Whom step 2 names: a vampire, or a mortal by its slot. */
	readonly chosen: VampireId | Slot;
	/** Who is hit as it stands: a blocker, or whom a Targeted card names. */
	readonly target: VampireId | Slot;
	readonly blocker: VampireId | null;
	readonly intel: number;
	readonly step: number;
	readonly card: LaidCard | null;
	readonly reaction: LaidCard | null;
	/** A foe attacks a claimant as in its own turn [Claim]. */
	readonly claim?: true;
	/** Whose text is void. */
	readonly cancelled: readonly ('card' | 'reaction')[];
	readonly bonuses: readonly Bonus[];
	/** What raises the blow of a Reaction. */
	readonly back: readonly Bonus[];
	/** All of its damage is Aggravated. */
	readonly aggravate?: true;
	/** Who was in either party as it began; a blocker from elsewhere joins. */
	readonly ours: readonly VampireId[];
	readonly theirs: readonly VampireId[];
	/** Who lost the last Blood before step 12, and through whom [Steps]. */
	readonly bled: { readonly [vampire: VampireId]: SeatId | null };
	/** Damage of texts that waits for steps 11 and 12. */
	readonly harms: readonly Harm[];
	/** What nobody may do in it. */
	readonly forbidden: readonly string[];
	/** Damage taken in step 12. */
	readonly taken: { readonly [vampire: VampireId]: number };
	/** Of that, Aggravated. */
	readonly aggravated: { readonly [vampire: VampireId]: number };
	/** Which damage to a vampire shields and prevention cut first, where its player said so; else Aggravated damage. */
	readonly shares: { readonly [vampire: VampireId]: Share };
	/** Who fell in it. */
	readonly fell: readonly VampireId[];
	/** Abilities used in it. */
	readonly used: readonly string[];
};

/** Which damage is cut first (reading `aggravatedShare`). */
export const SHARES = ['aggravated', 'ordinary'] as const;
export type Share = (typeof SHARES)[number];

/** Damage that a text deals, before anything cuts it. */
export type Harm = {
	readonly vampire: VampireId;
	readonly amount: number;
	readonly aggravated?: true;
	/** Whose effect it is; null: nobody's. */
	readonly by: SeatId | null;
	readonly card?: CardId;
};

/** Shields and prevention of a vampire, besides what its Reaction prints. */
type Kept = { readonly shields: number; readonly prevented: number };

/** A claim to the Prince of the City under way [Claim]. */
type TableClaim = {
	readonly seat: SeatId;
	readonly claimant: VampireId;
	/** Foes who may still attack, in order. */
	readonly left: readonly SeatId[];
};

/** A question that players answer with Influence [Schemes]. */
export type TableScheme = {
	readonly seat: SeatId;
	readonly vampire: VampireId | null;
	/** The card; its slot as long as it lies there. */
	readonly slot: Slot;
	readonly card: CardId;
	/** Who answers, from the active player clockwise. */
	readonly order: readonly SeatId[];
	readonly answers: readonly Answer[];
	/** Modifiers that lie face down, by seat. */
	readonly modifiers: { readonly [seat: SeatId]: Slot };
	/** Null: not all have answered. */
	readonly stakes: { readonly [seat: SeatId]: Stake } | null;
	readonly passes: boolean | null;
	/** Modifiers as they opened, by seat. */
	readonly opened?: { readonly [seat: SeatId]: CardId };
};

/** Influence being raised for a Title or an effect: what is exerted so far. */
type Raising = {
	readonly seat: SeatId;
	readonly asks: number;
	readonly has: number;
	/** A modifier was played for it [Modifiers]. */
	readonly modified: boolean;
};

/** What a player promised another: a side in the Scheme under way, or anything in words [Schemes]. */
export type TablePromise = {
	/** Counts up in a match. */
	readonly id: number;
	readonly seat: SeatId;
	readonly to: SeatId;
	readonly of: { readonly side: Side } | { readonly words: string };
};

/** An Action card, or a Conspiracy that is resolved, as long as it is carried out. */
type Playing = {
	readonly slot: Slot;
	readonly card: CardId;
	readonly seat: SeatId;
	readonly vampire: VampireId | null;
};

/** What became of a player's supply or coterie last, and through whom: says who knocked them out. */
type Causes = { readonly [seat: SeatId]: SeatId | null };

/** One match from its setting to its result. Nothing in it is secret. */
export type Table = {
	readonly setting: TableSetting | null;
	/** Who has brought a deck of their own. */
	readonly brought: readonly SeatId[];
	/** From the first player, clockwise. */
	readonly order: readonly SeatId[];
	/** Null: not drawn yet, or two players, who are each other's Rival. */
	readonly rivals: RivalOf | null;
	readonly turn: Turn | null;
	readonly seats: { readonly [seat: SeatId]: TableSeat };
	readonly city: City;
	readonly nextSlot: Slot;
	readonly attack: TableAttack | null;
	readonly claim: TableClaim | null;
	readonly scheme: TableScheme | null;
	/** Those that hold. */
	readonly promises: readonly TablePromise[];
	/** How many were made. */
	readonly promised: number;
	readonly raising: Raising | null;
	readonly playing: readonly Playing[];
	/** Abilities and effects that are used up: `turn …`, `attack …`. */
	readonly used: readonly string[];
	/** Vampires mended by a discard in this End Phase, seats that discarded for Intel in this turn. */
	readonly mended: readonly VampireId[];
	readonly intelBy: readonly SeatId[];
	/** Actions that effects granted this turn. */
	readonly granted: number;
	readonly causes: Causes;
	/** What cuts damage that is about to be dealt. */
	readonly kept: { readonly [vampire: VampireId]: Kept };
	/** Damage of antagonists that was redirected in this step. */
	readonly redirected: readonly { readonly to: SeatId; readonly n: number }[];
	readonly question: Question | null;
	readonly resolution: Resolution;
	/** How many questions were asked; ids count up. */
	readonly asked: number;
	readonly result: MatchResult | null;
};

export const EMPTY_TABLE: Table = {
	setting: null,
	brought: [],
	order: [],
	rivals: null,
	turn: null,
	seats: {},
	city: { deck: 0, streets: [], discard: [], burned: [], secret: 0 },
	nextSlot: 1,
	attack: null,
	claim: null,
	scheme: null,
	promises: [],
	promised: 0,
	raising: null,
	playing: [],
	used: [],
	mended: [],
	intelBy: [],
	granted: 0,
	causes: {},
	kept: {},
	redirected: [],
	question: null,
	resolution: { tasks: [], triggered: [] },
	asked: 0,
	result: null
};

/** A player before anything is dealt. */
export const newSeat = (prestige: number): TableSeat => ({
	prestige,
	agenda: 0,
	begun: false,
	vampires: [],
	haven: null,
	agendaCard: null,
	ongoing: [],
	down: [],
	library: 0,
	faction: 0,
	hand: { library: 0, faction: 0 },
	discard: [],
	burned: [],
	secret: 0
});
