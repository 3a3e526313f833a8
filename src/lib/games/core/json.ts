/** A value that JSON can hold; everything the log stores is one. */
export type Json =
	null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The one spelling of a value: keys sorted by code unit, no white space, absent keys left out.
 * Two equal values give equal text on every machine, so a hash of it can be compared.
 * Numbers must be finite; anything else is a bug of the caller and throws.
 */
export function canonicalJson(value: Json | undefined): string {
	if (value === undefined) throw new Error('undefined has no canonical JSON');
	if (typeof value === 'number' && !Number.isFinite(value)) {
		throw new Error(`${value} has no canonical JSON`);
	}
	if (value === null || typeof value !== 'object') return JSON.stringify(value);
	if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
	const fields: string[] = [];
	for (const key of Object.keys(value).sort()) {
		const field = value[key];
		if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(field)}`);
	}
	return `{${fields.join(',')}}`;
}

/** Whether two values are the same value, whatever the order of their keys. */
export function sameJson(a: Json, b: Json): boolean {
	return canonicalJson(a) === canonicalJson(b);
}

function isList(value: Json): value is readonly Json[] {
	return Array.isArray(value);
}
