import type * as v from 'valibot';

/** As much of JSON Schema 2020-12 as the schemas of this project need. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Schema = v.GenericSchema;

/** The parts of a valibot schema that this reads; each kind has some of them. */
type Parts = {
	readonly type: string;
	readonly entries?: Readonly<Record<string, Schema>>;
	readonly literal?: unknown;
	readonly options?: readonly (Schema | string)[];
	readonly item?: Schema;
	readonly items?: readonly Schema[];
	readonly key?: Schema;
	readonly value?: Schema;
	readonly wrapped?: Schema;
	readonly getter?: (input: undefined) => Schema;
	readonly pipe?: readonly (Action | Schema)[];
};
type Action = { readonly kind: string; readonly type: string; readonly requirement?: unknown };

/** Keywords for one step of a pipe; what changes a value instead of judging it says nothing here. */
function keywordsOf(action: Action, isText: boolean): JsonSchema {
	const { type, requirement } = action;
	switch (type) {
		case 'regex':
			return { pattern: (requirement as RegExp).source };
		case 'min_length':
			return { [isText ? 'minLength' : 'minItems']: requirement };
		case 'max_length':
			return { [isText ? 'maxLength' : 'maxItems']: requirement };
		case 'max_entries':
			return { maxProperties: requirement };
		case 'length':
			return { minItems: requirement, maxItems: requirement };
		case 'min_value':
			return { minimum: requirement };
		case 'max_value':
			return { maximum: requirement };
		case 'not_values':
			return { not: { enum: requirement } };
		case 'integer':
			return { type: 'integer' };
		case 'url':
			return { format: 'uri' };
		case 'iso_date':
			return { format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
		case 'trim':
		case 'readonly':
			return {};
		default:
			throw new Error(`no JSON Schema is known for the step ${type}`);
	}
}

/** Schemas that have a name of their own, and so stand once, in `$defs`. */
export type Named = ReadonlyMap<Schema, string>;

function objectSchema({ entries = {}, type }: Parts, named: Named): JsonSchema {
	const fields = Object.entries(entries);
	const required = fields
		.filter(([, field]) => !field.type.endsWith('optional'))
		.map(([name]) => name);
	return {
		type: 'object',
		properties: Object.fromEntries(
			fields.map(([name, field]) => [name, jsonSchemaOf(field, named)])
		),
		...(required.length > 0 && { required }),
		...(type === 'strict_object' && { additionalProperties: false })
	};
}

function tupleSchema(items: readonly Schema[], of: (schema: Schema) => JsonSchema): JsonSchema {
	const length = { minItems: items.length, maxItems: items.length };
	return { type: 'array', prefixItems: items.map(of), ...length };
}

function recordSchema({ key, value }: Parts, named: Named): JsonSchema {
	if (!key || !value) throw new Error('a record without key or value');
	return {
		type: 'object',
		propertyNames: jsonSchemaOf(key, named),
		additionalProperties: jsonSchemaOf(value, named)
	};
}

const isSchema = (option: Schema | string): option is Schema => typeof option !== 'string';

function baseSchema(parts: Parts, named: Named): JsonSchema {
	const of = (schema: Schema) => jsonSchemaOf(schema, named);
	switch (parts.type) {
		case 'string':
		case 'number':
		case 'boolean':
			return { type: parts.type };
		case 'literal':
			return { const: parts.literal };
		case 'picklist':
			return { enum: parts.options };
		case 'array':
			return { type: 'array', ...(parts.item && { items: of(parts.item) }) };
		case 'tuple':
			return tupleSchema(parts.items ?? [], of);
		case 'nullable':
			return parts.wrapped ? { anyOf: [of(parts.wrapped), { type: 'null' }] } : {};
		case 'optional':
		case 'exact_optional':
			return parts.wrapped ? of(parts.wrapped) : {};
		case 'lazy':
			return parts.getter ? of(parts.getter(undefined)) : {};
		// What only the rules can judge: a board, or a task that waits.
		case 'custom':
			return {};
		case 'variant':
		case 'union':
			return { anyOf: (parts.options ?? []).filter(isSchema).map(of) };
		case 'record':
			return recordSchema(parts, named);
		case 'strict_object':
		case 'loose_object':
		case 'object':
			return objectSchema(parts, named);
		default:
			throw new Error(`no JSON Schema is known for ${parts.type}`);
	}
}

/** Every step of a pipe, those of a pipe that it begins with first. */
function stepsOf({ pipe = [] }: Parts): readonly Action[] {
	const [first, ...steps] = pipe;
	return first ? [...stepsOf(first as unknown as Parts), ...(steps as Action[])] : [];
}

/**
 * The JSON Schema that says the same as a valibot schema; a kind that it does not know throws. What has
 * a name is referred to by it, so that a schema may hold itself.
 */
export function jsonSchemaOf(schema: Schema, named: Named = new Map()): JsonSchema {
	const name = named.get(schema);
	return name === undefined ? writtenOut(schema, named) : { $ref: `#/$defs/${name}` };
}

/** The same, but for its own name: as it stands in `$defs`. */
export function writtenOut(schema: Schema, named: Named): JsonSchema {
	const parts = schema as unknown as Parts;
	const base = baseSchema(parts, named);
	const actions = stepsOf(parts);
	const isText = parts.type === 'string';
	return actions.reduce<JsonSchema>(
		(all, action) => ({ ...all, ...keywordsOf(action, isText) }),
		base
	);
}
