import { describe, expect, test } from 'vitest';
import { readPack, type Pack } from '../../../../src/lib/games/heritage/deck/pack.ts';
import {
	inCardOrder,
	placeOfCard
} from '../../../../src/lib/games/heritage/register/card-order.ts';
import { carryOut } from '../effects/effect-kit.ts';
import { character as registered, happened, start, stateAfter } from '../table.ts';
import { BOTH, character, setting, tableWith } from '../table/kit.ts';

const register = (...cards: readonly (readonly [id: string, card: number | null])[]) =>
	stateAfter(
		happened([
			start(2),
			...cards.map(
				([id, card]) =>
					({ type: 'RegisterCharacter', character: registered(id, { card }) }) as const
			)
		])
	);

describe('ruling 30: expansions bring a rules card and ids', () => {
	const box = [
		['anna', 110],
		['bela', 120]
	] as const;

	test('by its id a card finds its place among those of the box', () => {
		const before = register(['scrap', null], ...box);
		expect(placeOfCard(before, 115)).toMatchObject({
			after: { id: 'anna' },
			before: { id: 'bela' }
		});
		const ids = (state: typeof before) => inCardOrder(state).map(({ id }) => id);
		expect(ids(before)).toEqual(['anna', 'bela', 'scrap']);
		expect(ids(register(['scrap', null], ...box, ['carlo', 115]))).toEqual([
			'anna',
			'carlo',
			'bela',
			'scrap'
		]);
	});

	test('the id tells which comes next, before the first and after the last too', () => {
		const state = register(...box);
		const next = (number: number) => placeOfCard(state, number).before?.id ?? null;
		expect([1, 109, 110, 119, 120].map(next)).toEqual(['anna', 'anna', 'bela', 'bela', null]);
		expect(placeOfCard(state, 110).after).toBeNull();
		expect(placeOfCard(state, 999)).toMatchObject({ after: { id: 'bela' }, before: null });
	});

	const pack = (...ids: readonly string[]): Pack => ({
		format: 'elysium-pack',
		version: 1,
		id: 'expansion',
		name: 'Expansion',
		licence: 'CC BY-SA 4.0',
		characters: ids.map((id, index) =>
			character(id, {
				name: `Name ${index}`,
				abilities: [
					{
						name: 'By the rules card',
						effects: [{ do: 'manual', text: 'Do as the rules card says.' }],
						sticker: null
					}
				]
			})
		),
		schemes: [],
		missions: []
	});

	test('a pack that adds to others needs neither leaders nor schemes, and each id once', () => {
		expect(readPack(JSON.stringify(pack('x1', 'x2'))).ok).toBe(true);
		expect(readPack(JSON.stringify(pack('x1', 'x1')))).toMatchObject({
			ok: false,
			faults: [{ where: 'characters[1].id' }]
		});
	});

	test.each(BOTH)('what its rules card says the table does, dealt by the %s', (dealer) => {
		const [card] = pack('x1').characters;
		const effects = card?.abilities[0]?.effects ?? [];
		const { question } = carryOut(tableWith([], setting(2, { dealer })), effects).table;
		expect(question).toMatchObject({
			seat: 's1',
			prompt: 'do-it-by-hand',
			about: { text: 'Do as the rules card says.' }
		});
	});
});
