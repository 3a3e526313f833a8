import * as v from 'valibot';
import { listOf, MOST_EVENTS, recordOf } from '../core/bounded.ts';
import { nameSchema, seatSchema } from '../core/seats.ts';
import { eventSchema, type RivalsEvent } from './events.ts';
import { follows, MOST_CHANGES, MOST_STEPS } from './state.ts';
import { MOST_SEATS } from './vocabulary.ts';

/** A match that was kept on a device, on its way into a group. */
export const broughtSchema = v.strictObject({
	people: recordOf(seatSchema, nameSchema, MOST_SEATS),
	events: v.pipe(
		listOf(eventSchema, Math.min(MOST_EVENTS, MOST_CHANGES + MOST_STEPS), 'events'),
		v.minLength(1, 'at least one event')
	)
});
export type Brought = v.InferOutput<typeof broughtSchema>;

/** The events by the command that led to them, as a log has them. */
export function byCommand(events: readonly RivalsEvent[]): readonly (readonly RivalsEvent[])[] {
	const commands: RivalsEvent[][] = [];
	for (const event of events) {
		const last = commands.at(-1);
		if (last && follows(event)) last.push(event);
		else commands.push([event]);
	}
	return commands;
}
