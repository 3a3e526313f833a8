import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { sameJson } from '../../core/json.ts';
import { thingIdSchema } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';

const MOST_CARDS = 1_000;
const MOST_LOTS = 200;

/**
 * What a device dealt for one step while it was off the network, in the order in which it was asked. It knows nothing that
 * is sealed: characters are those that nobody has seen, and a scheme that is drawn stays face down.
 */
export const dealtSchema = v.strictObject({
	/** The lease that lets the device deal; who holds it is known where it was lent. */
	lease: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
	/** The chapter it was lent for; null: a table outside a chronicle. */
	chapter: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
	characters: listOf(thingIdSchema, MOST_CARDS),
	/** How lots fell: a word of the vocabulary or an id each. */
	lots: listOf(v.pipe(v.string(), v.maxLength(200)), MOST_LOTS),
	/**
	 * Which card of the hand the scheme is that is played, counted from 0, as the device was shown it. It tells the device
	 * alone: where what is sealed is known, that is looked at.
	 */
	position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
export type Dealt = v.InferOutput<typeof dealtSchema>;

type Chanced = Extract<TableEvent, { readonly chance?: 'device' | undefined }>;

/** Whether it tells how chance fell, in words that say who dealt. */
const isChanced = (event: TableEvent): event is Chanced =>
	event.type === 'QueueRefilled' || event.type === 'CardTurned' || event.type === 'LotDrawn';

/** Whether a device off the network dealt this: nobody can verify it. */
export const isOfDevice = (event: TableEvent): boolean =>
	isChanced(event) && event.chance === 'device';

/** The events of a step, each that tells of chance saying that a device dealt. */
export const markedAsOfDevice = (events: readonly TableEvent[]): readonly TableEvent[] =>
	events.map((event) => (isChanced(event) ? { ...event, chance: 'device' } : event));

/** Whether some events are these, with who dealt left aside; one step is dealt by one dealer alone. */
export function sameButDealer(
	decided: readonly TableEvent[],
	told: readonly TableEvent[]
): boolean {
	const expected = told.some(isOfDevice) ? markedAsOfDevice(decided) : decided;
	return sameJson([...expected], [...told]);
}
