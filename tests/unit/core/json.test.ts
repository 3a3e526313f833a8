import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, sha256Hex } from '../../../src/lib/games/core/hash.ts';
import { canonicalJson, isJson, sameJson, type Json } from '../../../src/lib/games/core/json.ts';

describe('canonical JSON', () => {
	test.each<[string, Json, string]>([
		[
			'keys by code unit, nested too',
			{ b: 1, a: { d: 1, c: [2, 1] } },
			'{"a":{"c":[2,1],"d":1},"b":1}'
		],
		['capitals before small letters', { a: 1, B: 2, é: 3 }, '{"B":2,"a":1,"é":3}'],
		['absent keys are left out', { a: undefined, b: null }, '{"b":null}'],
		['text is escaped once', { 'a"b': 'c\nd' }, '{"a\\"b":"c\\nd"}'],
		['minus zero is zero', -0, '0'],
		['nothing is null', null, 'null'],
		['truth is truth', [true, false], '[true,false]']
	])('%s', (_name, value, text) => {
		expect(canonicalJson(value)).toBe(text);
	});

	test.each([NaN, Infinity])('%s is a bug of the caller', (value) => {
		expect(() => canonicalJson({ a: [value] })).toThrow(/no canonical JSON/);
	});

	test('so is nothing at all', () => {
		expect(() => canonicalJson(undefined)).toThrow(/no canonical JSON/);
		expect(() => canonicalJson([undefined] as unknown as Json)).toThrow(/no canonical JSON/);
	});

	test('reads back as the same value, in the same words', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				const text = canonicalJson(value as Json);
				const again = JSON.parse(text) as Json;
				expect(canonicalJson(again)).toBe(text);
				expect(JSON.stringify(again).length).toBe(text.length);
			})
		);
	});

	test('does not see the order of keys, and sees everything else', () => {
		expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
		expect(sameJson([1, 2], [2, 1])).toBe(false);
		expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
		expect(sameJson({ a: 1 }, { a: 1, b: null })).toBe(false);
		expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
		expect(sameJson([], {})).toBe(false);
		expect(sameJson({ toString: 1 }, {})).toBe(false);
	});

	test('two values are the same just where their spelling is', () => {
		const small = fc.letrec<{ value: Json }>((tie) => ({
			value: fc.oneof(
				{ maxDepth: 3 },
				fc.constantFrom<Json>(null, true, 0, 1, '', 'a'),
				fc.array(tie('value'), { maxLength: 2 }),
				fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 })
			)
		})).value;
		fc.assert(
			fc.property(small, small, (one, other) => {
				expect(sameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
				expect(sameJson(one, structuredClone(one))).toBe(true);
			}),
			{ numRuns: 1000 }
		);
	});
});

describe('a value from outside', () => {
	test('can be written as JSON again', () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => isJson(value)));
		expect(isJson(JSON.parse('{"a":[{"b":1e999}]}'))).toBe(false);
		expect(isJson(undefined)).toBe(false);
		expect(isJson([() => 1])).toBe(false);
	});
});

describe('hashes', () => {
	test('are the SHA-256 that everybody knows', () => {
		expect(sha256Hex('abc')).toBe(
			'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
		);
		expect(sha256Hex('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
	});

	test('equal values, equal hashes', () => {
		expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
		expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
	});
});
