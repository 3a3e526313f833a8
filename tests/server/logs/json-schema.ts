import type { JsonSchema } from '../../../scripts/house/json-schema.ts';

/** A judge of its own for the published schema, as any reader of the format could have written it. */
export function breaches(root: JsonSchema, value: unknown, schema = root, path = ''): string[] {
	const known = resolved(root, schema);
	const inner = (child: unknown, below: JsonSchema, key: string | number) =>
		breaches(root, child, below, `${path}/${key}`);
	return [
		...ownBreaches(root, known, value).map((word) => `${path}: ${word}`),
		...(Array.isArray(value) && known['items']
			? value.flatMap((child, index) => inner(child, known['items'] as JsonSchema, index))
			: []),
		...(isObject(value) ? fieldBreaches(known, value, inner) : [])
	];
}

type Inner = (child: unknown, below: JsonSchema, key: string) => string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
	if (typeof schema['$ref'] !== 'string') return schema;
	const keys = schema['$ref'].slice(2).split('/');
	return keys.reduce((at, key) => at[key] as JsonSchema, root);
}

function isType(type: unknown, value: unknown): boolean {
	switch (type) {
		case undefined:
			return true;
		case 'integer':
			return Number.isInteger(value);
		case 'array':
			return Array.isArray(value);
		case 'object':
			return isObject(value);
		case 'null':
			return value === null;
		default:
			return typeof value === type;
	}
}

function ownBreaches(root: JsonSchema, schema: JsonSchema, value: unknown): string[] {
	const numbers = (key: string) => (schema[key] as number | undefined) ?? null;
	const words: string[] = [];
	if (!isType(schema['type'], value)) words.push(`is no ${String(schema['type'])}`);
	if ('const' in schema && schema['const'] !== value) words.push('is another constant');
	if (Array.isArray(schema['enum']) && !schema['enum'].includes(value))
		words.push('is none of the words');
	if (isObject(schema['not']) && breaches(root, value, schema['not']).length === 0)
		words.push('is what it must not be');
	const any = schema['anyOf'] as JsonSchema[] | undefined;
	if (any && !any.some((one) => breaches(root, value, one).length === 0))
		words.push('fits no form');
	const size = Array.isArray(value)
		? value.length
		: typeof value === 'string'
			? [...value].length
			: null;
	const kind = Array.isArray(value) ? 'Items' : 'Length';
	const [least, most] = [numbers(`min${kind}`), numbers(`max${kind}`)];
	if (size !== null && ((least !== null && size < least) || (most !== null && size > most)))
		words.push('is of another size');
	const [low, high] = [numbers('minimum'), numbers('maximum')];
	if (
		typeof value === 'number' &&
		((low !== null && value < low) || (high !== null && value > high))
	)
		words.push('is out of range');
	const pattern = schema['pattern'];
	if (
		typeof value === 'string' &&
		typeof pattern === 'string' &&
		!new RegExp(pattern, 'u').test(value)
	)
		words.push('has another pattern');
	return words;
}

function fieldBreaches(schema: JsonSchema, value: Record<string, unknown>, inner: Inner): string[] {
	const fields = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
	const required = (schema['required'] ?? []) as string[];
	const others = schema['additionalProperties'];
	return [
		...required.filter((key) => !Object.hasOwn(value, key)).map((key) => `/${key}: is missing`),
		...Object.entries(value).flatMap(([key, child]) => {
			const below = Object.hasOwn(fields, key) ? fields[key] : undefined;
			const name = schema['propertyNames'] as JsonSchema | undefined;
			const named = name ? inner(key, name, `${key} (name)`) : [];
			if (below) return [...named, ...inner(child, below, key)];
			if (others === false) return [`/${key}: is unknown`];
			return [...named, ...(isObject(others) ? inner(child, others, key) : [])];
		})
	];
}
