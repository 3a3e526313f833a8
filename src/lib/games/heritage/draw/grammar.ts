import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { ID_PATTERN } from '../../core/envelope.ts';
import { fairRefusals } from '../../core/fair/decide.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { sealAndOpenForms } from '../../core/fair/steps.ts';
import { ARCHETYPES } from '../vocabulary.ts';
import { DRAW_COMMANDS, drawForms } from './steps.ts';

const { seat, device, card, tie, saw } = drawForms;
const id = v.pipe(v.string(), v.regex(ID_PATTERN));

/** Every intention of a provable primogen draw. */
export const drawCommandSchema = v.variant('type', [
	/** Publishes who is tied and why, the cards, and the hash of a seed that the server makes with it. */
	v.strictObject({
		type: v.literal('AnnounceDraw'),
		draw: id,
		chronicle: v.nullable(id),
		tie,
		deck: listOf(card, PLENTY),
		reserve: listOf(card, PLENTY),
		expected: v.pipe(listOf(device, 10), v.minLength(1))
	}),
	v.strictObject({
		type: v.literal('DeclareArchetype'),
		seat,
		archetype: v.picklist(ARCHETYPES)
	}),
	...sealAndOpenForms(DRAW_COMMANDS, device, saw),
	v.strictObject({ type: v.literal(DRAW_COMMANDS.void), attempt: fairForms.attempt }),
	/** Turns the next card; `turn` counts from 1, so that two who tap at once turn one. */
	v.strictObject({
		type: v.literal('TurnCard'),
		turn: v.pipe(v.number(), v.integer(), v.minValue(1))
	}),
	v.strictObject({ type: v.literal('AbandonDraw') })
]);
export type DrawCommand = v.InferOutput<typeof drawCommandSchema>;
export type DrawCommandOf<T extends DrawCommand['type']> = Extract<DrawCommand, { type: T }>;

export const drawRefusals = {
	'no-draw': 'There is no draw here yet.',
	'draw-here-already': 'A draw is already under way here.',
	'draw-over': 'This draw is over.',
	'tie-unsound': 'These players are not tied by the figures. Check the count.',
	'cards-unsound': 'The deck needs at least one card, and each card only once.',
	'not-your-turn': 'It is {seat}’s turn to declare.',
	'all-declared': 'Everybody has declared.',
	'archetype-taken': 'That archetype is taken. Declare a different one.',
	'not-all-declared': 'Everyone must declare first.',
	...fairRefusals,
	'device-left-out': 'This device did not open its number. The draw goes on without it.',
	'saw-something-else':
		'This device saw something else, so its number does not count. Reload, then check the tie, the deck and the declarations.',
	'no-order-yet': 'The cards are not shuffled yet.',
	'other-turn': 'That card is already turned, or another comes first.',
	'seed-lost': 'The server lost the seed of this draw. End it and use the real cards.'
} as const;
export type DrawReason = keyof typeof drawRefusals;
