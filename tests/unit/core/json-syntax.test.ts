import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxFault } from '../../../src/lib/games/core/json-syntax.ts';

describe('finding where a text stops being JSON', () => {
	it.each([
		['{"a":1,}', 1, 8, 'a field name in quotes', '"}"'],
		['[1 2]', 1, 4, 'a comma or ]', '"2]"'],
		['{"a" 1}', 1, 6, 'a colon', '"1}"'],
		['{\n\t"a": tru\n}', 2, 7, 'a value', '"tru\\n}"'],
		['[1,\n2', 2, 2, 'a comma or ]', 'the end of the file'],
		['{} {}', 1, 4, 'the end of the file', '"{}"'],
		["{'a':1}", 1, 2, 'a field name in quotes or }', `"'a':1}"`],
		['[01]', 1, 2, 'a value or ]', '"01]"'],
		['["a\nb"]', 1, 2, 'a value or ]', '"\\"a\\nb\\"]"']
	])('%j', (text, line, column, expected, got) => {
		expect(() => JSON.parse(text)).toThrow();
		expect(findSyntaxFault(text)).toEqual({ line, column, expected, got });
	});

	it('finds none in whatever JSON.stringify writes', () => {
		fc.assert(
			fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
				expect(findSyntaxFault(JSON.stringify(value, null, space))).toBeNull();
			})
		);
	});

	it('agrees with JSON.parse on every damaged text', () => {
		const damaged = fc
			.tuple(
				fc.jsonValue(),
				fc.nat(),
				fc.constantFrom('', ',', '"', '}', '[', '0', 'x', ':', '\\', '-')
			)
			.map(([value, at, mark]) => {
				const text = JSON.stringify(value);
				const place = at % (text.length + 1);
				return text.slice(0, place) + mark + text.slice(place + 1);
			});
		fc.assert(
			fc.property(damaged, (text) => {
				const isJson = (() => {
					try {
						JSON.parse(text);
						return true;
					} catch {
						return false;
					}
				})();
				expect(findSyntaxFault(text) === null).toBe(isJson);
			}),
			{ numRuns: 500 }
		);
	});
});
