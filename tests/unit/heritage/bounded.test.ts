import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import {
	aloneCommandSchema,
	aloneEventSchema
} from '../../../src/lib/games/heritage/alone/grammar.ts';
import { chosenSchema } from '../../../src/lib/games/heritage/chronicle/setting-of.ts';
import { chroniclePackSchema } from '../../../src/lib/games/heritage/chronicle-deck/chronicle-pack.ts';
import { wishSchema } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { commandSchema } from '../../../src/lib/games/heritage/commands.ts';
import { sealedSchema } from '../../../src/lib/games/heritage/dealing/sealed.ts';
import { packSchema } from '../../../src/lib/games/heritage/deck/pack.ts';
import { drawCommandSchema } from '../../../src/lib/games/heritage/draw/grammar.ts';
import { namedLogSchema, namingSchema } from '../../../src/lib/games/heritage/draw/proven-names.ts';
import { namedSchema } from '../../../src/lib/games/heritage/draw/reading.ts';
import { drawProofSchema } from '../../../src/lib/games/heritage/draw/steps.ts';
import { logFileSchema } from '../../../src/lib/games/core/fair/log-file.ts';
import { eventSchema } from '../../../src/lib/games/heritage/events.ts';
import { tableCommandSchema } from '../../../src/lib/games/heritage/table/commands.ts';
import { tableEventSchema } from '../../../src/lib/games/heritage/table/events.ts';
import { fileSchema } from '../../../src/lib/server/logs/file.ts';
import { sealedPartSchema } from '../../../src/lib/server/games/heritage/sealed-part.ts';

/** Everything that a request or a file is parsed as. */
const SCHEMAS: { readonly [name: string]: v.GenericSchema } = {
	commandSchema,
	eventSchema,
	tableCommandSchema,
	tableEventSchema,
	aloneCommandSchema,
	aloneEventSchema,
	drawCommandSchema,
	drawProofSchema,
	namedSchema,
	namedLogSchema,
	namingSchema,
	logFileSchema,
	wishSchema,
	chosenSchema,
	packSchema,
	chroniclePackSchema,
	sealedSchema,
	sealedPartSchema,
	fileSchema
};

/** As much of a schema as this test looks at. */
interface Parts {
	readonly kind: string;
	readonly type: string;
	readonly requirement?: unknown;
	readonly pipe?: readonly Parts[];
	readonly entries?: Readonly<Record<string, Parts>>;
	readonly options?: readonly (Parts | string)[];
	readonly items?: readonly Parts[];
	readonly item?: Parts;
	readonly key?: Parts;
	readonly value?: Parts;
	readonly wrapped?: Parts;
	readonly getter?: (input: undefined) => Parts;
}

const stepsOf = ({ pipe = [] }: Parts): readonly Parts[] =>
	pipe.flatMap((step, at) => (step.pipe ? stepsOf(step) : at === 0 ? [] : [step]));

/** A pattern that a text of any length can match, or that looks at more of a long one than its beginning. */
const isEndless = (pattern: RegExp): boolean =>
	!/^\^.*\$$/.test(pattern.source) || /[*+]|\{\d+,\}/.test(pattern.source);

const ENDS: { readonly [type: string]: readonly string[] } = {
	array: ['max_length', 'length'],
	record: ['max_entries'],
	string: ['max_length', 'length', 'iso_date']
};

/** Where a schema would take a value of any size; each part once, so that one that holds itself has an end. */
function endlessIn(schema: Parts, path: string, seen: Set<Parts>): string[] {
	if (seen.has(schema)) return [];
	seen.add(schema);
	const ends = ENDS[schema.type];
	const steps = stepsOf(schema);
	const hasEnd =
		!ends ||
		steps.some(
			({ type, requirement }) =>
				ends.includes(type) || (type === 'regex' && !isEndless(requirement as RegExp))
		);
	const within: [string, Parts | undefined][] = [
		...Object.entries(schema.entries ?? {}),
		...(schema.options ?? []).map(
			(option) => ['', typeof option === 'string' ? undefined : option] as [string, undefined]
		),
		...(schema.items ?? []).map((item, at) => [String(at), item] as [string, Parts]),
		['[]', schema.item],
		['key', schema.key],
		['value', schema.value],
		['', schema.wrapped],
		['', schema.getter?.(undefined)]
	];
	return [
		...(hasEnd ? [] : [`${path} (${schema.type})`]),
		...within.flatMap(([name, part]) =>
			part ? endlessIn(part, name === '' ? path : `${path}.${name}`, seen) : []
		)
	];
}

describe('a schema that meets a request or a file', () => {
	it.each(Object.entries(SCHEMAS))('%s takes nothing of any size', (name, schema) => {
		expect(endlessIn(schema as unknown as Parts, name, new Set())).toEqual([]);
	});
});
