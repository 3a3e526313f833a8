import * as v from 'valibot';
import { listOf, MOST_EVENTS, PLENTY, stringOf } from '../bounded.ts';
import { revisionOf } from '../envelope.ts';
import { fault, faultOf, type FileFault } from '../file-fault.ts';
import { upcast, type Upcasts } from '../game.ts';
import type { Json } from '../json.ts';
import { readJsonText } from '../json-text.ts';
import { parseAs } from '../parse.ts';

/** As deep as an exported file may be. */
const LEVELS = 100;

/** As much of an exported log as a proof needs. */
export const logFileSchema = v.object({
	format: v.literal('elysium-chronicle'),
	header: v.optional(v.object({ game: v.optional(stringOf()) })),
	events: listOf(
		v.object({
			event: v.unknown(),
			schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PLENTY))),
			chronicle: v.optional(stringOf()),
			rules: v.optional(v.number())
		}),
		MOST_EVENTS,
		'events'
	)
});

/** A game whose logs are looked through. */
type LoggedGame<Event> = {
	readonly name: string;
	readonly schema: number;
	readonly rules: number;
	readonly upcasts: Upcasts;
	readonly eventSchema: v.GenericSchema<unknown, Event>;
};

/** A log out of an exported file, in the form of today. */
export interface FairLog<Event> {
	/** Its id; null: the file does not say. */
	readonly id: string | null;
	readonly events: readonly Event[];
	/** By which rules each event was decided. */
	readonly revisions: readonly number[];
}

/** The log of a game in a text; null: it is no file of this game. */
export function logIn<Event>(
	text: string,
	{ name, schema: newest, rules: known, upcasts, eventSchema }: LoggedGame<Event>
): { readonly log: FairLog<Event> | null; readonly faults: readonly FileFault[] } {
	const faulty = (...faults: FileFault[]) => ({ log: null, faults });
	const json = readJsonText(text, LEVELS);
	if (!json.ok) return faulty(json.fault);
	const file = parseAs(logFileSchema, json.value);
	if (!file.success || (file.output.header?.game ?? name) !== name) return faulty();
	const { events: entries } = file.output;
	const revisions = entries.map(revisionOf);
	const newer = revisions.findIndex((rules) => rules > known);
	if (newer >= 0) {
		const expected = `at most ${known}, the newest rules this Elysium knows (a newer one wrote the file)`;
		return faulty(fault(`events[${newer}].rules`, expected, `${revisions[newer]}`));
	}
	const events: Event[] = [];
	for (const [index, { event, schema = newest }] of entries.entries()) {
		const read = parseAs(eventSchema, upcast(upcasts, schema, newest, event as Json));
		if (!read.success) return faulty(faultOf(read.issues[0], ['events', index, 'event']));
		events.push(read.output);
	}
	return { log: { id: entries[0]?.chronicle ?? null, events, revisions }, faults: [] };
}
