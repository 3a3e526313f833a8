import type { VampireId } from '../bloodline/bloodline.ts';
import type { Effect } from '../effects/effect.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Archetype, Category } from '../vocabulary.ts';

/** Around an effect: whose it is, and what its card has chosen and named so far. */
export type Context = {
	/** The activating player. */
	readonly seat: SeatId;
	/** The card it comes from: a character, scheme, asset or obligation. */
	readonly card: ThingId;
	/** Whose ability it is, of a scheme the coterie leader; null: of an obligation, say, and the clan leader stands for it. */
	readonly bearer: VampireId | null;
	/** The opponent this effect is about. */
	readonly opponent: SeatId | null;
	/** Whom this card chose last. */
	readonly chosen: VampireId | null;
	/** The direction of the pack that was named. */
	readonly pack: string | null;
	readonly scheme: boolean;
};

/** What the tied have declared so far, for a mission or (null) for the chapter. */
type Declared = {
	readonly mission: ThingId | null;
	readonly declared: { readonly [seat: SeatId]: Archetype };
};

/** Everything that can be under way, by its name, with what it needs to know. Data: it is stored between answers. */
type Tasks = {
	/** Battleground by battleground, in the order of their categories. */
	readonly 'set-up-board': { readonly category: Category; readonly battleground: string };
	/** All devices have their part in the chance of this table before its first card. */
	readonly 'mix-cards': Record<never, never>;
	readonly 'first-player': Record<never, never>;
	readonly 'fill-queue': Record<never, never>;
	readonly 'draw-scheme': { readonly seat: SeatId; readonly amount: number };
	readonly 'begin-play': Record<never, never>;
	/** Change all three battlegrounds by a vampire's attributes (rulings 1, 11, 12). */
	readonly activate: { readonly vampire: VampireId };
	readonly modify: {
		readonly vampire: VampireId | null;
		readonly seat: SeatId;
		readonly attribute: string;
	};
	readonly trigger: { readonly vampire: VampireId };
	/** The effects of one card, from the top. */
	readonly effects: { readonly effects: readonly Effect[]; readonly context: Context };
	readonly fall: { readonly vampire: VampireId; readonly sacrifice: boolean };
	/** Place, activate, trigger. */
	readonly embrace: {
		readonly seat: SeatId;
		readonly character: ThingId;
		readonly from: 'queue' | 'deck' | 'search' | 'haven';
	};
	readonly recruit: {
		readonly seat: SeatId;
		readonly options: readonly ThingId[];
		readonly from: 'queue' | 'deck';
		readonly free: boolean;
	};
	/** `turned`: the cards that this search has seen. */
	readonly search: {
		readonly seat: SeatId;
		readonly named: string;
		readonly turned: readonly ThingId[];
	};
	readonly 'shuffle-deck': Record<never, never>;
	readonly edicts: { readonly recruiter: SeatId; readonly character: ThingId };
	readonly 'end-scheme': {
		readonly seat: SeatId;
		readonly scheme: ThingId;
		readonly leader: VampireId;
	};
	readonly 'dead-end': { readonly seat: SeatId; readonly left: number };
	readonly 'next-turn': { readonly after: SeatId };
	readonly 'end-of-round-board': { readonly category: Category };
	readonly 'end-of-round': Record<never, never>;
	readonly 'each-round-obligations': Record<never, never>;
	/** As a round ends: missions for who first has enough. */
	readonly 'claim-races': Record<never, never>;
	readonly 'claim-mission': { readonly mission: ThingId };
	/** Tied players declare in turn order, then the primogen are consulted. */
	readonly primogen: Declared;
	/** The deck is turned until a declared archetype shows. */
	readonly 'primogen-draw': Declared;
	/** None showed: an even draw among the tied. */
	readonly 'primogen-lot': Declared;
	readonly score: Record<never, never>;
};

export type TaskKind = keyof Tasks;
export type TaskOf<K extends TaskKind> = { readonly kind: K } & Tasks[K];
export type Task = { readonly [K in TaskKind]: TaskOf<K> }[TaskKind];
