import type * as v from 'valibot';
import { eventSchema } from '../../src/lib/games/heritage/events.ts';
import { rulesetSchema } from '../../src/lib/games/heritage/ruleset.ts';
import { fileSchema } from '../../src/lib/server/chronicles/file.ts';
import { effectSchema } from '../../src/lib/games/heritage/effects/effect.ts';
import {
	countSchema,
	filterSchema,
	selectorSchema
} from '../../src/lib/games/heritage/effects/selector.ts';
import { characterCardSchema } from '../../src/lib/games/heritage/deck/cards.ts';
import { jsonSchemaOf, writtenOut, type JsonSchema, type Named } from './json-schema.ts';

export const SCHEMA_PATH = 'static/schemas/elysium-chronicle-1.schema.json';

type Fields = { readonly [name: string]: JsonSchema };

/** What stands in many places, or within itself. */
const NAMED: Named = new Map<v.GenericSchema, string>([
	[eventSchema, 'event'],
	[rulesetSchema, 'ruleset'],
	[characterCardSchema, 'character-card'],
	[effectSchema, 'effect'],
	[filterSchema, 'filter'],
	[selectorSchema, 'selector'],
	[countSchema, 'count']
]);

/** The file's form with heritage's own events and ruleset where the general form leaves room for any game's. */
function chronicleSchema(): JsonSchema {
	const file = jsonSchemaOf(fileSchema);
	const fields = file['properties'] as Fields;
	const events = fields['events'] as JsonSchema & { items: JsonSchema & { properties: Fields } };
	const envelope = {
		...events.items,
		properties: { ...events.items.properties, event: { $ref: '#/$defs/event' } }
	};
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		title: 'Elysium chronicle, versions 1 and 2',
		description:
			'A chronicle as one file. Version 2 has a sealed part, version 1 has none. That, the hash chain and that the events fold are beyond a schema: npm run replay verifies them.',
		...file,
		properties: {
			...fields,
			ruleset: jsonSchemaOf(rulesetSchema, NAMED),
			events: { ...events, items: envelope }
		},
		$defs: Object.fromEntries([...NAMED].map(([schema, name]) => [name, writtenOut(schema, NAMED)]))
	};
}

/** The schema file as it is published. */
export const chronicleSchemaText = (): string =>
	`${JSON.stringify(chronicleSchema(), null, '\t')}\n`;
