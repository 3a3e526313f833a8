import { fault, shown, type FileFault } from '../file-fault.ts';

/** A card and where its fields stand, as `characters[3].id` or `line 4, column id`. */
export type Placed<Card> = { readonly at: (field: string) => string; readonly card: Card };

/** Each use of an id, or of a name whatever its capitals, after the first. */
export function doubles(
	field: 'id' | 'name',
	cards: readonly Placed<{ readonly id: string; readonly name: string }>[]
): FileFault[] {
	return repeats(
		cards.map(({ at, card }) => ({ where: at(field), value: card[field] })),
		field === 'id' ? 'an id used once' : 'a name used once'
	);
}

/** Each value after the first that is the same whatever its capitals. */
export function repeats(
	uses: readonly { readonly where: string; readonly value: string }[],
	expected: string
): FileFault[] {
	const first = new Map<string, string>();
	return uses.flatMap(({ where, value }) => {
		const before = first.get(value.toLowerCase());
		if (before === undefined) {
			first.set(value.toLowerCase(), where);
			return [];
		}
		return [fault(where, expected, `${shown(value)} again, first at ${before}`)];
	});
}
