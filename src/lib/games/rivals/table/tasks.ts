import type { SeatId } from '../../core/seats.ts';
import type { AttackType } from '../attack/field.ts';
import type { CardId } from '../cards/card.ts';
import type { Effects } from '../cards/effects.ts';
import type { Part } from '../cards/part.ts';
import type { VampireId } from '../match/state.ts';
import type { Context } from './effects/context.ts';
import type { Attached, Slot } from './slots.ts';

/** A text that goes off, and for whom. */
export type Going = {
	readonly key: string;
	readonly part: Part;
	readonly context: Context;
};

/** A vampire that falls, and through whom. */
export type Falling = {
	readonly vampire: VampireId;
	readonly to: 'torpor' | 'burned';
	readonly by: SeatId | null;
	readonly byVampire: VampireId | null;
};

type Nothing = Record<never, never>;

type Tasks = {
	// Set-up
	readonly 'first-player': Nothing;
	readonly rivals: Nothing;
	readonly 'lay-decks': Nothing;
	/** Who brought the same Leader bid for it, in turn order (R66) [Unique]. */
	readonly 'leader-bids': {
		readonly leader: CardId;
		readonly left: readonly SeatId[];
		readonly best: { readonly seat: SeatId; readonly bid: number } | null;
		readonly all: readonly SeatId[];
	};
	readonly 'new-leaders': { readonly seats: readonly SeatId[] };
	readonly 'place-leaders': Nothing;
	readonly 'first-hands': Nothing;

	// A turn
	readonly turn: { readonly seat: SeatId; readonly number: number };
	readonly 'city-step': Nothing;
	readonly 'turn-city': { readonly left: number; readonly later: readonly Slot[] };
	readonly 'city-event': { readonly slot: Slot };
	readonly 'event-gone': { readonly slot: Slot };
	readonly 'start-step': Nothing;
	readonly 'tokens-off': Nothing;
	readonly 'ready-step': Nothing;
	readonly 'action-phase': Nothing;
	readonly 'end-phase': Nothing;
	readonly mending: Nothing;
	readonly 'end-step': Nothing;
	readonly antagonists: Nothing;
	/** Damage of antagonists, spread by a player; `seat`: who it was redirected to, where Secrecy does not matter. */
	readonly volley: { readonly seat: SeatId; readonly damage: number; readonly redirected: boolean };
	readonly 'draw-step': Nothing;
	readonly 'next-turn': Nothing;
	readonly 'end-check': Nothing;

	// Texts
	readonly triggers: { readonly list: readonly Going[] };
	readonly part: Going;
	readonly effects: { readonly effects: Effects; readonly context: Context };
	/** An ability by its key, for a seat. */
	readonly use: { readonly seat: SeatId; readonly key: string };
	readonly draw: {
		readonly seat: SeatId;
		readonly n: number;
		readonly deck?: 'library' | 'faction';
	};
	readonly harm: {
		readonly vampire: VampireId;
		readonly amount: number;
		readonly aggravated: boolean;
		readonly by: SeatId | null;
		readonly byVampire: VampireId | null;
	};
	/** Reading overBlood: BP fell, and what is too much goes to the supply. */
	readonly 'over-blood': Nothing;
	readonly 'fall-check': { readonly by: SeatId | null; readonly byVampire: VampireId | null };
	readonly falls: { readonly list: readonly Falling[] };
	readonly prince: { readonly to: VampireId };
	readonly attach: {
		readonly vampire: VampireId;
		readonly attached: Attached;
		readonly from: 'streets' | 'hand' | 'vampire';
		/** Who attaches it. */
		readonly seat: SeatId;
	};
	readonly 'attach-done': { readonly vampire: VampireId; readonly slot: Slot };
	/** A card that was played goes to its pile, or stays. */
	readonly 'put-away': { readonly slot: Slot };
	/** The Title that is being paid for. */
	readonly 'raise-title': {
		readonly slot: Slot;
		readonly card: CardId;
		readonly vampire: VampireId;
		readonly seat: SeatId;
	};
	/** What only the players can read of a card; `left`: steps it may still take. */
	readonly manual: {
		readonly seat: SeatId;
		readonly credit: SeatId | null;
		readonly card: CardId;
		readonly text: string;
		readonly left: number;
	};
	readonly 'manual-discard': { readonly seat: SeatId };
	/** Vampires in the Streets stand alone (R76). */
	readonly scatter: Nothing;
	readonly 'mend-spread': {
		readonly seat: SeatId;
		readonly vampires: readonly VampireId[];
		readonly n: number;
	};

	// An attack
	readonly 'attack-step': { readonly step: number };
	readonly 'attack-intel': { readonly help: readonly SeatId[] };
	readonly 'attack-block': { readonly asked: readonly SeatId[] };
	readonly 'attack-reaction': Nothing;
	readonly 'attack-reveal': { readonly which: 'card' | 'reaction' };
	readonly 'attack-retarget': Nothing;
	readonly 'attack-abilities': { readonly whose: 'attacker' | 'defender' };
	readonly 'attack-text': { readonly which: 'card' | 'reaction' };
	readonly 'attack-prevent': Nothing;
	readonly 'attack-share': Nothing;
	readonly 'attack-take': Nothing;
	readonly 'attack-after': Nothing;
	readonly 'attack-end': Nothing;
	readonly 'mortal-falls': { readonly slot: Slot; readonly vampire: VampireId };
	readonly 'mortal-reward': { readonly slot: Slot; readonly vampire: VampireId };
	readonly 'mortal-burned': {
		readonly slot: Slot;
		readonly vampire: VampireId;
		readonly card: CardId;
	};

	// A claim
	readonly 'claim-next': Nothing;
	readonly 'claim-card': {
		readonly seat: SeatId;
		readonly vampire: VampireId;
		readonly type: AttackType;
	};
	readonly 'claim-end': Nothing;

	// A Scheme
	readonly 'scheme-answer': Nothing;
	readonly 'scheme-open': Nothing;
	readonly 'scheme-decide': Nothing;
	readonly 'scheme-end': Nothing;
};

export type TaskKind = keyof Tasks;
export type TaskOf<K extends TaskKind> = { readonly kind: K } & Tasks[K];
export type Task = { readonly [K in TaskKind]: TaskOf<K> }[TaskKind];

/** Tasks in which the match moves on: before the first of them an ending is looked for. All others belong to what happens at once. */
export const MOVES_ON: ReadonlySet<TaskKind> = new Set<TaskKind>([
	'turn',
	'city-step',
	'turn-city',
	'start-step',
	'tokens-off',
	'ready-step',
	'action-phase',
	'end-phase',
	'mending',
	'end-step',
	'antagonists',
	'draw-step',
	'next-turn',
	'claim-next',
	'claim-end',
	'end-check'
]);
