import { describe, expect, test } from 'vitest';
import {
	OPEN_CHRONICLE,
	readChroniclePack
} from '../../../../src/lib/games/heritage/chronicle-deck/chronicle-pack.ts';
import { wholeDeck } from './whole-deck.ts';

const PACK = {
	format: 'elysium-chronicle-deck',
	version: 1,
	id: 'winter',
	name: 'Winter',
	licence: 'CC BY 4.0',
	adds: false,
	cards: wholeDeck()
};
const read = (pack: object) => readChroniclePack(JSON.stringify(pack));
const SECRET = 'Xyzzyx';

describe('a chronicle deck as a file', () => {
	test('is read whole', () => {
		expect(read(PACK)).toEqual({ ok: true, value: PACK });
		expect(readChroniclePack(`\uFEFF${JSON.stringify(PACK)}`).ok).toBe(true);
	});

	test('an expansion need not be whole', () => {
		const [card] = PACK.cards;
		expect(read({ ...PACK, cards: [card] }).ok).toBe(false);
		expect(read({ ...PACK, adds: true, cards: [card] }).ok).toBe(true);
		expect(read({ ...PACK, adds: OPEN_CHRONICLE, cards: [card] }).ok).toBe(true);
	});

	test('an expansion of a deck that nobody has is none, which is told without a word of it', () => {
		const answer = read({ ...PACK, adds: SECRET });
		if (answer.ok) throw new Error('read');
		expect(answer.faults).toEqual([
			{ where: 'adds', expected: 'true or false or "open-chronicle"', got: 'another text' }
		]);
	});

	test('ten faults at most are told, and how many there are besides', () => {
		const [card] = PACK.cards;
		const answer = read({ ...PACK, cards: [card] });
		if (answer.ok) throw new Error('read');
		expect(answer.faults).toHaveLength(10);
		expect(answer.more).toBeGreaterThan(10);
	});
});

const overview = PACK.cards.findIndex(({ kind }) => kind === 'overview');
const mission = PACK.cards.findIndex(({ kind }) => kind === 'mission');
const withField = (index: number, fields: object) => ({
	...PACK,
	cards: PACK.cards.map((card, at) => (at === index ? { ...card, ...fields } : card))
});

test.each([
	`javascript:alert('${SECRET}')`,
	`data:text/html,${SECRET}`,
	` \tJavaScript:${SECRET}`,
	`java\nscript:${SECRET}`,
	`vbscript:${SECRET}`,
	`file:///${SECRET}`
])('a source that is an address of another kind is refused: %j', (source) => {
	for (const adds of [false, true])
		expect(read({ ...withField(overview, { source }), adds })).toEqual({
			ok: false,
			faults: [
				{
					where: `cards[${overview}].source`,
					expected: 'an address that begins with https:// or http://',
					got: 'an address of another kind'
				}
			],
			more: 0
		});
});

test.each([null, 'https://example.org/a', 'HTTP://example.org', 'Heritage: A History'])(
	'a source that is an address of the web, or a title, is read: %j',
	(source) => expect(read(withField(overview, { source })).ok).toBe(true)
);

describe('of what is wrong a fault tells where, and not a word of what is there', () => {
	test.each<[string, string, string, RegExp]>([
		['no JSON', `{"name": ${SECRET}`, 'line 1, column 10', /value/],
		['another format', JSON.stringify({ ...PACK, format: SECRET }), 'format', /elysium-chronicle/],
		['another version', JSON.stringify({ ...PACK, version: 2 }), 'version', /1/],
		[
			'a kind that there is not',
			JSON.stringify(withField(overview, { kind: SECRET })),
			`cards[${overview}].kind`,
			/overview/
		],
		[
			'a story that is too long',
			JSON.stringify(withField(overview, { text: SECRET.repeat(500) })),
			`cards[${overview}].text`,
			/at most 2400/
		],
		[
			'a source that is no address',
			JSON.stringify(withField(overview, { source: SECRET })),
			`cards[${overview}].source`,
			/address/
		],
		[
			'an id that is none',
			JSON.stringify(withField(mission, { mission: { id: SECRET, name: SECRET, text: SECRET } })),
			`cards[${mission}].mission.id`,
			/lower-case/
		],
		[
			'a reward that is none',
			JSON.stringify(withField(mission, { choices: [{ text: SECRET }, SECRET] })),
			`cards[${mission}].choices[0].outcome`,
			/this field/
		]
	])('%s', (_name, text, where, expected) => {
		const answer = readChroniclePack(text);
		if (answer.ok) throw new Error('read');
		const found = answer.faults.find((fault) => fault.where === where);
		expect(found?.expected, JSON.stringify(answer.faults)).toMatch(expected);
		expect(JSON.stringify(answer)).not.toContain(SECRET);
	});

	test('nested beyond reason', () => {
		const deep = `{"format":${'['.repeat(60)}${']'.repeat(60)}}`;
		const answer = readChroniclePack(deep);
		expect(answer).toMatchObject({ ok: false, faults: [{ where: 'file' }] });
	});
});
