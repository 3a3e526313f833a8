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

/** Whether two values are the same value, whatever the order of their keys; an absent key and an undefined one are alike. */
export function sameJson(a: Json, b: Json): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (isList(a) || isList(b))
		return (
			isList(a) &&
			isList(b) &&
			a.length === b.length &&
			a.every((one, at) => sameJson(one, b[at] ?? null))
		);
	const same = (key: string): boolean => {
		const one = Object.hasOwn(a, key) ? a[key] : undefined;
		const other = Object.hasOwn(b, key) ? b[key] : undefined;
		return one === undefined || other === undefined ? one === other : sameJson(one, other);
	};
	return Object.keys(a).every(same) && Object.keys(b).every(same);
}

/** Whether a value that was read as JSON can be written as JSON: `1e999` reads as a number without end. */
export function isJson(value: unknown): value is Json {
	if (typeof value === 'number') return Number.isFinite(value);
	if (typeof value !== 'object' || value === null)
		return value === null || typeof value === 'string' || typeof value === 'boolean';
	return Object.values(value).every(isJson);
}

function isList(value: Json): value is readonly Json[] {
	return Array.isArray(value);
}
