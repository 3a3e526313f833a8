import * as fc from 'fast-check';

/** As much of a valibot schema as the effects use. */
type Schema = {
	readonly type: string;
	readonly entries?: Readonly<Record<string, Schema>>;
	readonly options?: readonly (Schema | string)[];
	readonly literal?: string;
	readonly item?: Schema;
	readonly wrapped?: Schema;
	readonly getter?: () => Schema;
	readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** Values that a schema of effects accepts; `depth`: how far effects nest into each other. */
export function valuesOf(schema: unknown, depth: number): fc.Arbitrary<unknown> {
	return build(schema as Schema, depth);
}

/** The kinds that a variant by `do` knows. */
export function kindsOf(schema: unknown): string[] {
	return optionsOf(schema as Schema, 1).map(({ entries }) => known(known(entries?.['do']).literal));
}

function build(schema: Schema, depth: number): fc.Arbitrary<unknown> {
	switch (schema.type) {
		case 'variant':
		case 'union':
			return fc.oneof(...optionsOf(schema, depth).map((option) => build(option, depth)));
		case 'strict_object':
			return fc.record(
				mapEntries(schema, (entry) => build(entry.wrapped ?? entry, depth)),
				{ requiredKeys: keysOf(schema, (entry) => entry.type !== 'exact_optional') }
			);
		case 'array':
			return fc.array(build(known(schema.item), depth), {
				minLength: limit(schema, 'min_length', 1),
				maxLength: Math.min(limit(schema, 'max_length', 3), 3)
			});
		case 'lazy':
			return build(known(schema.getter)(), depth - 1);
		case 'picklist':
			return fc.constantFrom(...known(schema.options));
		case 'literal':
			return fc.constant(known(schema.literal));
		case 'boolean':
			return fc.boolean();
		case 'number':
			return fc.integer({
				min: limit(schema, 'min_value', 0),
				max: limit(schema, 'max_value', 99)
			});
		case 'string':
			return fc.constantFrom('Turn the box upside down', 'Sing! ', ' Count to ten.');
		default:
			throw new Error(`no values for a schema of type ${schema.type}`);
	}
}

function optionsOf(schema: Schema, depth: number): Schema[] {
	const options = known(schema.options).filter((option) => typeof option !== 'string');
	return depth > 0 ? options : options.filter((option) => !nests(option));
}

const nests = (option: Schema) => keysOf(option, (entry) => isLazy(entry)).length > 0;
const isLazy = (schema: Schema): boolean =>
	schema.type === 'lazy' || (schema.item !== undefined && isLazy(schema.item));

function limit(schema: Schema, type: string, otherwise: number): number {
	const { requirement } = schema.pipe?.find((step) => step.type === type) ?? {};
	return typeof requirement === 'number' ? requirement : otherwise;
}

function mapEntries<T>({ entries = {} }: Schema, make: (entry: Schema) => T): Record<string, T> {
	return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, make(entry)]));
}

function keysOf({ entries = {} }: Schema, is: (entry: Schema) => boolean): string[] {
	return Object.keys(entries).filter((key) => entries[key] !== undefined && is(entries[key]));
}

function known<T>(value: T | undefined): T {
	if (value === undefined) throw new Error('the schema is not of the kind it says');
	return value;
}
