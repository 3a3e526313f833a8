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
	readonly key?: Schema;
	readonly value?: Schema;
	readonly wrapped?: Schema;
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
		case 'length':
			return { minItems: requirement, maxItems: requirement };
		case 'min_value':
			return { minimum: requirement };
		case 'max_value':
			return { maximum: requirement };
		case 'not_value':
			return { not: { const: requirement } };
		case 'integer':
			return { type: 'integer' };
		case 'iso_date':
			return { format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
		case 'trim':
			return {};
		default:
			throw new Error(`no JSON Schema is known for the step ${type}`);
	}
}

function objectSchema({ entries = {}, type }: Parts): JsonSchema {
	const fields = Object.entries(entries);
	const required = fields.filter(([, field]) => field.type !== 'optional').map(([name]) => name);
	return {
		type: 'object',
		properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)])),
		...(required.length > 0 && { required }),
		...(type === 'strict_object' && { additionalProperties: false })
	};
}

function recordSchema({ key, value }: Parts): JsonSchema {
	if (!key || !value) throw new Error('a record without key or value');
	return {
		type: 'object',
		propertyNames: jsonSchemaOf(key),
		additionalProperties: jsonSchemaOf(value)
	};
}

const isSchema = (option: Schema | string): option is Schema => typeof option !== 'string';

function baseSchema(parts: Parts): JsonSchema {
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
			return { type: 'array', ...(parts.item && { items: jsonSchemaOf(parts.item) }) };
		case 'nullable':
			return parts.wrapped ? { anyOf: [jsonSchemaOf(parts.wrapped), { type: 'null' }] } : {};
		case 'optional':
			return parts.wrapped ? jsonSchemaOf(parts.wrapped) : {};
		case 'variant':
		case 'union':
			return { anyOf: (parts.options ?? []).filter(isSchema).map(jsonSchemaOf) };
		case 'record':
			return recordSchema(parts);
		case 'strict_object':
		case 'loose_object':
		case 'object':
			return objectSchema(parts);
		default:
			throw new Error(`no JSON Schema is known for ${parts.type}`);
	}
}

/** The JSON Schema that says the same as a valibot schema; a kind that it does not know throws. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
	const parts = schema as unknown as Parts;
	const base = baseSchema(parts);
	const actions = (parts.pipe ?? []).slice(1) as readonly Action[];
	const isText = parts.type === 'string';
	return actions.reduce<JsonSchema>(
		(all, action) => ({ ...all, ...keywordsOf(action, isText) }),
		base
	);
}
