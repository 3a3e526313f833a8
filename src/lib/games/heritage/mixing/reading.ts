import * as v from 'valibot';
import { listOf, MOST_EVENTS, PLENTY, stringOf } from '../../core/bounded.ts';
import { revisionOf } from '../../core/envelope.ts';
import { fault, faultOf, type FileFault } from '../../core/file-fault.ts';
import { upcast } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { readJsonText } from '../../core/json-text.ts';
import { parseAs } from '../../core/parse.ts';
import { RULES } from '../revision.ts';
import { eventSchema, type Event } from '../events.ts';
import { heritage } from '../heritage.ts';
import { verifyMixings } from './verify.ts';
import type { CheckedMixing } from './verify/checking.ts';
import type { MixingWitness } from './verify/remembered.ts';

/** As deep as a chronicle's file may be. */
const LEVELS = 100;

export const mixedChronicleSchema = v.object({
	format: v.literal('elysium-chronicle'),
	events: listOf(
		v.object({
			event: v.unknown(),
			schema: v.optional(
				v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PLENTY)),
				heritage.schema
			),
			chronicle: v.optional(stringOf()),
			rules: v.optional(v.number())
		}),
		MOST_EVENTS,
		'events'
	)
});

/** Every mixing of an exported chronicle, looked through; none where the text is no such file. */
export function mixingsIn(
	text: string,
	witnesses: readonly MixingWitness[] = []
): { readonly mixings: readonly CheckedMixing[]; readonly faults: readonly FileFault[] } {
	const json = readJsonText(text, LEVELS);
	if (!json.ok) return { mixings: [], faults: [json.fault] };
	const file = parseAs(mixedChronicleSchema, json.value);
	if (!file.success) return { mixings: [], faults: [] };
	const log: Event[] = [];
	const revisions = file.output.events.map(revisionOf);
	const newer = revisions.findIndex((rules) => rules > RULES);
	if (newer >= 0) {
		const expected = `at most ${RULES}, the newest rules this Elysium knows (a newer one wrote the file)`;
		return {
			mixings: [],
			faults: [fault(`events[${newer}].rules`, expected, `${revisions[newer]}`)]
		};
	}
	for (const [index, { event, schema }] of file.output.events.entries()) {
		const current = upcast(heritage.upcasts, schema, heritage.schema, event as Json);
		const read = parseAs(eventSchema, current);
		if (!read.success)
			return { mixings: [], faults: [faultOf(read.issues[0], ['events', index, 'event'])] };
		log.push(read.output);
	}
	const chronicle = file.output.events[0]?.chronicle ?? null;
	return { mixings: verifyMixings(log, witnesses, chronicle, revisions), faults: [] };
}
