import * as v from 'valibot';
import { listOf, PLENTY, stringOf } from '../../core/bounded.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { deviceOf, sealAndOpenForms } from '../../core/fair/steps.ts';
import { ARCHETYPES, CHAPTERS, ERAS, MOST_SEATS } from '../vocabulary.ts';

/*
 * What happens in a provable primogen draw, step by step. These steps are its log and, once it is over, its
 * proof, which lies in files for ever: so their form stands by itself and leans on nothing but the protocol's.
 */

const ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;
const MOST_CARDS = 400;

const seat = v.pipe(v.string(), v.regex(/^s[1-9]$/, 'expected a seat such as s1'));
const { hash, secret, attempt } = fairForms;
const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Who puts in chance of their own. */
const device = deviceOf(seat);

const card = v.strictObject({
	id: v.pipe(
		v.string(),
		v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'expected lower-case letters, digits and -')
	),
	name: words(60),
	archetype: v.picklist(ARCHETYPES)
});
export type DrawCard = v.InferOutput<typeof card>;

const tie = v.strictObject({
	/** What they are tied for. */
	over: v.variant('kind', [
		v.strictObject({ kind: v.literal('chapter'), chapter: v.nullable(whole(1, CHAPTERS)) }),
		v.strictObject({
			kind: v.literal('mission'),
			chapter: v.nullable(whole(1, CHAPTERS)),
			name: words(60)
		}),
		v.strictObject({ kind: v.literal('era'), era: whole(1, ERAS.length) }),
		v.strictObject({ kind: v.literal('chronicle') })
	]),
	/** Who is still tied after the first tie-breaker, in the order in which they declare. */
	seats: v.pipe(listOf(seat, MOST_SEATS), v.minLength(2)),
	/**
	 * Everybody who was level at first: in what (`count`), and their figure in the first tie-breaker. Empty where
	 * nobody counted.
	 */
	level: listOf(
		v.strictObject({ seat, count: whole(-999, 999), breaker: whole(0, 999) }),
		MOST_SEATS
	)
});
export type DrawTie = v.InferOutput<typeof tie>;

/** What a device saw before it sealed a number; its seal covers each of them. */
const saw = v.strictObject({
	/** The server's commitment, as it was announced. */
	server: hash,
	tie: hash,
	/** Of deck and reserve. */
	deck: hash,
	/** Of all declarations, in order. */
	declared: hash
});
export type DrawSaw = v.InferOutput<typeof saw>;

export const drawForms = { seat, device, card, tie, saw } as const;

/** What the steps of the protocol are called here. */
export const DRAW_STEPS = {
	seal: 'ContributionCommitted',
	close: 'CommitmentsClosed',
	open: 'ContributionOpened',
	void: 'AttemptVoided'
} as const;

/** What the commands of the protocol are called here. */
export const DRAW_COMMANDS = {
	seal: 'CommitContribution',
	close: 'CloseCommitments',
	open: 'OpenContribution',
	void: 'VoidAttempt'
} as const;

/** What happens in a draw; see `grammar.ts` for who may bring it about. */
export const drawStepSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('DrawAnnounced'),
		/** An id of this draw alone: no hash of it fits another. */
		draw: v.pipe(v.string(), v.regex(ID_PATTERN)),
		/** The log of the chronicle that it is held for; null: for none that is kept here. */
		chronicle: v.nullable(v.pipe(v.string(), v.regex(ID_PATTERN))),
		tie,
		/** The cards that are shuffled, sorted by id. */
		deck: listOf(card, MOST_CARDS),
		/** The discards, sorted by id: shuffled too, and turned after the last of the deck (reading primogenNoMatch). */
		reserve: listOf(card, MOST_CARDS),
		/** The server's commitment to its seed. */
		server: hash,
		/** The revision of the rules that the draw is held by; absent: the first. */
		rules: v.optional(whole(1, 9_999)),
		/** Whose devices are waited for before anything opens. */
		expected: v.pipe(listOf(device, 10), v.minLength(1))
	}),
	v.strictObject({
		type: v.literal('ArchetypeDeclared'),
		seat,
		archetype: v.picklist(ARCHETYPES)
	}),
	...sealAndOpenForms(DRAW_STEPS, device, saw),
	v.strictObject({ type: v.literal(DRAW_STEPS.void), attempt, missing: listOf(device, 10) }),
	/** The server's seed, and the order that follows: places in the deck and on after it in the reserve, from 0. */
	v.strictObject({
		type: v.literal('SeedOpened'),
		attempt,
		seed: secret,
		order: listOf(whole(0, 2 * MOST_CARDS), PLENTY)
	}),
	/** A card of the order is turned: which in turn, from 1, and its id. */
	v.strictObject({
		type: v.literal('CardTurned'),
		turn: whole(1, 2 * MOST_CARDS),
		card: stringOf()
	}),
	v.strictObject({
		type: v.literal('DrawEnded'),
		/** The declared archetype that showed; null: none did, and the lot decided. */
		shown: v.nullable(v.picklist(ARCHETYPES)),
		winner: seat
	}),
	/** The table goes on without it, with its real cards. */
	v.strictObject({ type: v.literal('DrawAbandoned') })
]);
export type DrawStep = v.InferOutput<typeof drawStepSchema>;
export type DrawStepOf<T extends DrawStep['type']> = Extract<DrawStep, { type: T }>;

/** All that was said in a draw, in order: what anybody needs to check it, with nothing else at hand. */
export const drawProofSchema = v.strictObject({
	format: v.literal('elysium-draw'),
	/** In the second, the first step says which rules the draw is held by. */
	version: v.picklist([1, 2]),
	steps: listOf(drawStepSchema, 2000)
});
export type DrawProof = v.InferOutput<typeof drawProofSchema>;
