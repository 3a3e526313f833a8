import type { SeatId } from '../../core/seats.ts';
import type { Effects } from '../effects/effect.ts';
import type { CardId } from '../cards.ts';
import type { LocationId, Step } from '../vocabulary.ts';
import type { Context, Source } from './context.ts';
import type { CardPlay, Deployment } from './played.ts';

/** An ability that begins: with whom and what it is about. */
export type Start = {
	readonly seat: SeatId;
	readonly source: Source;
	readonly effects: Effects;
	readonly step: Step | null;
	/** What its player is asked first; null: nothing. */
	readonly asks: 'use' | 'teammate' | null;
	readonly uses: string | null;
	/** By which an ability is known that was set off; null: it acts in its step, or is used. */
	readonly key: string | null;
	readonly cause: SeatId | null;
	readonly causeSlot: number | null;
	/** Where it is about, for what lies on no Location. */
	readonly location: LocationId | null;
};

/** Who took something (null: nobody), and for which ability. */
type By = { readonly seat: SeatId | null; readonly act: number | null };

type Tasks = {
	/** The card of a turn, with Blood that comes down together with it. */
	readonly 'play-card': { readonly play: CardPlay; readonly blood: Deployment | null };
	readonly 'end-turn': { readonly seat: SeatId };
	readonly mix: Record<never, never>;
	readonly 'first-player': Record<never, never>;
	readonly 'show-clans': Record<never, never>;
	readonly 'show-relics': Record<never, never>;
	readonly 'lay-location-cards': Record<never, never>;
	readonly 'begin-play': Record<never, never>;
	readonly round: { readonly round: number };
	readonly 'enter-table': Record<never, never>;
	readonly 'enter-held': Record<never, never>;
	readonly feed: Record<never, never>;
	readonly 'location-setup': Record<never, never>;
	readonly 'place-ally': { readonly at: LocationId };
	readonly 'hand-building': Record<never, never>;
	readonly keep: Record<never, never>;
	readonly planning: Record<never, never>;
	/** Goes on with the next turn where none is under way, and ends one in which nothing else can be done. */
	readonly settle: Record<never, never>;
	readonly 'play-blood': {
		readonly seat: SeatId;
		readonly at: LocationId;
		readonly blood: number;
		readonly flip: number;
		readonly as: 'with-card' | 'later';
	};
	/** What goes with a card that an effect played. */
	readonly 'blood-along': {
		readonly seat: SeatId;
		readonly at: LocationId;
		/** Whose effect it is. */
		readonly card: CardId;
	};
	readonly resolution: Record<never, never>;
	readonly 'end-of-resolution': Record<never, never>;
	readonly location: { readonly location: LocationId };
	readonly withdraw: { readonly location: LocationId };
	readonly 'withdraw-seat': {
		readonly seat: SeatId;
		readonly at: LocationId;
		readonly to: LocationId | null;
	};
	readonly 'withdraws-done': Record<never, never>;
	readonly revelation: { readonly location: LocationId };
	readonly 'turn-up': { readonly slot: number };
	/** Cards of a step, from the how-manieth player in its order on. */
	readonly 'act-in-step': { readonly at: number };
	readonly 'begin-step': { readonly location: LocationId; readonly step: Step };
	readonly 'end-step': { readonly location: LocationId; readonly step: Step };
	readonly rank: { readonly location: LocationId };
	readonly rewards: { readonly location: LocationId };
	readonly 'location-resolved': { readonly location: LocationId };
	readonly 'end-of-round': Record<never, never>;
	readonly 'clear-round': Record<never, never>;
	readonly score: Record<never, never>;

	/** Abilities that were set off, in turn order. */
	readonly triggers: { readonly list: readonly Start[] };
	readonly start: Start;
	readonly effects: { readonly effects: Effects; readonly context: Context };
	/** Blood or Influence off a Pool, as much as there is. */
	readonly hit: {
		readonly seat: SeatId;
		readonly what: 'blood' | 'influence';
		readonly how: 'lose' | 'steal';
		readonly amount: number;
		readonly by: By;
		/** Whether its Frenzy waits until all are hit. */
		readonly later: boolean;
	};
	/** Only where the Pool is empty. */
	readonly frenzy: { readonly seat: SeatId; readonly cause: SeatId | null };
	readonly 'frenzy-drain': { readonly seat: SeatId };
	readonly drain: {
		readonly seat: SeatId;
		readonly card: CardId;
		readonly why: 'will' | 'frenzy' | 'effect';
	};
	readonly 'check-tokens': { readonly seat: SeatId };
	readonly acquire: { readonly seat: SeatId; readonly location: LocationId };
};

export type TaskKind = keyof Tasks;
export type TaskOf<K extends TaskKind> = { readonly kind: K } & Tasks[K];
export type Task = { readonly [K in TaskKind]: TaskOf<K> }[TaskKind];
