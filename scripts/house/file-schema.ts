import type * as v from 'valibot';
import { chroniclePackSchema } from '../../src/lib/games/heritage/chronicle-deck/chronicle-pack.ts';
import { eventSchema } from '../../src/lib/games/heritage/events.ts';
import { rulesetSchema } from '../../src/lib/games/heritage/ruleset-shape.ts';
import { fileSchema } from '../../src/lib/server/logs/file.ts';
import { effectSchema } from '../../src/lib/games/heritage/effects/effect.ts';
import {
	countSchema,
	filterSchema,
	selectorSchema
} from '../../src/lib/games/heritage/effects/selector.ts';
import { characterCardSchema } from '../../src/lib/games/heritage/deck/cards.ts';
import { jsonSchemaOf, writtenOut, type JsonSchema, type Named } from './json-schema.ts';

export const SCHEMA_PATH = 'static/schemas/elysium-chronicle-3.schema.json';
export const DECK_SCHEMA_PATH = 'static/schemas/elysium-chronicle-deck-1.schema.json';

type Fields = { readonly [name: string]: JsonSchema };

/** What stands in many places on cards, or within itself. */
const ON_CARDS: readonly (readonly [v.GenericSchema, string])[] = [
	[characterCardSchema, 'character-card'],
	[effectSchema, 'effect'],
	[filterSchema, 'filter'],
	[selectorSchema, 'selector'],
	[countSchema, 'count']
];
const NAMED: Named = new Map([[eventSchema, 'event'], [rulesetSchema, 'ruleset'], ...ON_CARDS]);
const NAMED_ON_CARDS: Named = new Map(ON_CARDS);
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const definitions = (named: Named) =>
	Object.fromEntries([...named].map(([schema, name]) => [name, writtenOut(schema, named)]));

const published = (schema: JsonSchema): string => `${JSON.stringify(schema, null, '\t')}\n`;

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
		$schema: DIALECT,
		title: 'Elysium chronicle, versions 1 to 3',
		description:
			'A chronicle as one file. Version 2 has a sealed part, version 1 has none, version 3 may have one; in version 3 alone events say which rules decided them. That, the hash chain and that the events fold are beyond a schema: npm run replay verifies them.',
		...file,
		properties: {
			...fields,
			ruleset: jsonSchemaOf(rulesetSchema, NAMED),
			events: { ...events, items: envelope }
		},
		$defs: definitions(NAMED)
	};
}

/** The schema of a chronicle's file as it is published. */
export const chronicleSchemaText = (): string => published(chronicleSchema());

/** The schema of a pack of chronicle cards as it is published. */
export const deckSchemaText = (): string =>
	published({
		$schema: DIALECT,
		title: 'Elysium chronicle deck, version 1',
		description:
			'A pack of chronicle cards, or an expansion of one. How its cards have to lie together is beyond a schema: the import says where they do not.',
		...jsonSchemaOf(chroniclePackSchema, NAMED_ON_CARDS),
		$defs: definitions(NAMED_ON_CARDS)
	});
