import { eventSchema } from '../../src/lib/games/heritage/events.ts';
import { rulesetSchema } from '../../src/lib/games/heritage/ruleset.ts';
import { fileSchema } from '../../src/lib/server/chronicles/file.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

export const SCHEMA_PATH = 'static/schemas/elysium-chronicle-1.schema.json';

type Fields = { readonly [name: string]: JsonSchema };

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
		title: 'Elysium chronicle, version 1',
		description:
			'A chronicle as one file. The hash chain and that the events fold are beyond a schema: npm run replay verifies them.',
		...file,
		properties: {
			...fields,
			ruleset: jsonSchemaOf(rulesetSchema),
			events: { ...events, items: envelope }
		},
		$defs: { event: jsonSchemaOf(eventSchema) }
	};
}

/** The schema file as it is published. */
export const chronicleSchemaText = (): string =>
	`${JSON.stringify(chronicleSchema(), null, '\t')}\n`;
