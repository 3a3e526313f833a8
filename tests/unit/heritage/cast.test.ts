import * as v from 'valibot';
import { expect, test } from 'vitest';
import { castOf, type CardSet } from '../../../src/lib/games/heritage/chronicle/cast.ts';
import {
	characterCardSchema,
	type StickerCard
} from '../../../src/lib/games/heritage/deck/cards.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { OPEN_CARD_IDS } from '../../../src/lib/games/heritage/open/ids.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openStickers
} from '../../../src/lib/games/heritage/open/open-set.ts';
import { isAncilla } from '../../../src/lib/games/heritage/register/whereabouts.ts';
import { settingSchema } from '../../../src/lib/games/heritage/table/setting.ts';
import { add, remove } from './cases/cards.ts';
import { entered, entry } from './cases/beginnings.ts';
import { character, happened, LEADER, ownCard, ownScheme, settled, stateAfter } from './table.ts';

const OPEN: CardSet = {
	characters: openCharacters,
	leaders: openLeaders,
	schemes: [...openClanSchemes, ...openBattlegroundSchemes],
	stickers: openStickers
};
const EMPTY: CardSet = { characters: [], leaders: [], schemes: [], stickers: [] };
const RICH = { name: 'Wealth', effects: [{ do: 'gain', what: 'power', amount: 1 }] } as const;
const ability = { ...RICH, effects: [...RICH.effects], sticker: null };

const after = (...commands: Command[]) => stateAfter(happened(commands, settled()));
const inCast = (id: string, state: ReturnType<typeof after>, set = EMPTY) =>
	castOf(state, set).cast.find((card) => card.id === id);
const stickers = (
	...given: readonly (readonly ['brujah' | 'tremere', string, string])[]
): Command => ({
	type: 'CorrectStickers',
	character: 'anna',
	stickers: given.map(([kind, name, text], index) => ({
		id: `k${index}`,
		kind,
		name,
		text,
		character: 'anna',
		chapter: 0,
		seat: null
	})),
	reason: 'as they stick'
});

test('the ids of the open set are those of its cards', () => {
	const cards = [...OPEN.characters, ...OPEN.leaders, ...OPEN.schemes];
	expect([...OPEN_CARD_IDS].sort()).toEqual(cards.map(({ id }) => id).sort());
});

test('a chronicle without cards of its own plays with the set and its register', () => {
	const { cast, schemes } = castOf(after(), OPEN);
	const ids = [...OPEN.characters, ...OPEN.leaders].map(({ id }) => id);
	expect(cast.map(({ id }) => id)).toEqual(
		[...ids, 'anna', 'bela', 'carlo', 'dora', 'leader'].sort()
	);
	expect(cast.find(({ id }) => id === 'zineb')).toEqual(
		openCharacters.find(({ id }) => id === 'zineb')
	);
	expect(schemes).toEqual(OPEN.schemes);
	expect(() => v.parse(settingSchema.entries.cast, cast)).not.toThrow();
});

test('an ability that only words tell of is for the table to carry out', () => {
	const told = after({
		type: 'ReviseCharacter',
		character: character('anna', { ability: 'Gain 1 power.' })
	});
	expect(inCast('anna', told)).toEqual(
		ownCard('anna', {
			abilities: [
				{
					name: 'Special ability',
					effects: [{ do: 'manual', text: 'Gain 1 power.' }],
					sticker: null
				}
			]
		})
	);
	expect(inCast('anna', after())).toEqual(ownCard('anna'));
});

test('a card of its own says what the abilities do, the register who somebody is', () => {
	const state = after(add([ownCard('anna', { abilities: [ability] }), ownCard('otto')]), {
		type: 'ReviseCharacter',
		character: character('anna', { archetype: 'wealthy', ability: 'Rich.' })
	});
	expect(inCast('anna', state)).toEqual(
		ownCard('anna', { archetype: 'wealthy', abilities: [ability] })
	);
	expect(inCast('otto', state)).toEqual(ownCard('otto'));
	expect(isAncilla(state, 'anna')).toBe(true);
	expect(isAncilla(state, 'otto')).toBe(false);
});

test('a character of the set in the register keeps what the set says of its abilities', () => {
	const [first] = openCharacters;
	if (!first) throw new Error('an empty set');
	const { abilities, ...signs } = first;
	expect(abilities).not.toEqual([]);
	const state = after({
		type: 'RegisterCharacter',
		character: { ...signs, ability: '', card: null }
	});
	const found = castOf(state, OPEN).cast.filter(({ id }) => id === first.id);
	expect(found).toEqual([first]);
});

test('stickers stand below: with effects by a design of that kind and name, else as words', () => {
	const [design] = openStickers.filter(({ kind }) => kind === 'brujah') as [StickerCard];
	const state = after(
		add([ownCard('anna', { abilities: [ability] })]),
		stickers(
			['brujah', design.name.toUpperCase(), 'as printed'],
			['tremere', design.name, 'Gain 1 power.'],
			['tremere', 'Rites', '']
		)
	);
	expect(inCast('anna', state, OPEN)?.abilities).toEqual([
		ability,
		{ name: design.name.toUpperCase(), effects: design.effects, sticker: 'brujah' },
		{ name: design.name, effects: [{ do: 'manual', text: 'Gain 1 power.' }], sticker: 'tremere' },
		{ name: 'Rites', effects: [{ do: 'manual', text: 'Rites' }], sticker: 'tremere' }
	]);
});

test('a card holds no more than twelve abilities', () => {
	const nine = Array.from({ length: 9 }, (_, i) => ['brujah', `B${i}`, ''] as const);
	const four = Array.from({ length: 4 }, (_, i) => ['tremere', `T${i}`, ''] as const);
	const card = inCast('anna', after(stickers(...nine, ...four)));
	expect(card?.abilities).toHaveLength(12);
	expect(() => v.parse(characterCardSchema, card)).not.toThrow();
});

test('the banished are out, of the set and of the own', () => {
	const banished = (id: string): Command => ({
		type: 'BanishCharacter',
		character: id,
		reason: 'gone'
	});
	const zineb = character('zineb', { name: 'Zineb' });
	const { cast } = castOf(
		after(
			{ type: 'RegisterCharacter', character: zineb },
			add([ownCard('otto')]),
			banished('otto'),
			banished('zineb')
		),
		OPEN
	);
	expect(cast.filter(({ id }) => id === 'otto' || id === 'zineb')).toEqual([]);
});

test('unlocked leaders serve only at home, all others everybody', () => {
	const home = stateAfter(
		happened([
			entry({
				characters: [LEADER, character('duke', { kind: 'leader' })],
				players: [entered('s1', { leaders: ['leader'] }), entered('s2')]
			})
		])
	);
	expect(castOf(home, EMPTY).leaders).toEqual({ s1: ['duke', 'leader'], s2: ['duke'] });
});

test('a battleground has the scheme that the group made for it, or that of the set', () => {
	const own = ownScheme('own-court', 'G');
	const clan = ownScheme('revolt');
	const { schemes } = castOf(after(add([], [own, clan])), OPEN);
	const boards = schemes.filter((card) => card.of === 'battleground');
	expect(boards).toHaveLength(9);
	expect(boards.filter(({ battleground }) => battleground === 'G')).toEqual([own]);
	expect(schemes).toContainEqual(clan);
	expect(schemes).toHaveLength(OPEN.schemes.length + 1);
	const later = { ...OPEN, schemes: [...OPEN.schemes, { ...clan, name: 'Of a later set' }] };
	expect(castOf(after(add([], [clan])), later).schemes.filter(({ id }) => id === 'revolt')).toEqual(
		[clan]
	);
});

test('what a card brought into the register goes with it, unless something speaks of it', () => {
	const cards = [ownCard('otto'), ownCard('petra'), ownCard('anna')];
	const state = after(
		add(cards),
		{
			type: 'CorrectHaven',
			seat: 's1',
			haven: { name: 'Home', retainer: 'petra', leaders: [], assets: [], obligations: [] },
			reason: 'it lies there'
		},
		remove('otto', 'petra', 'anna')
	);
	expect(Object.keys(state.characters).sort()).toEqual(
		['anna', 'bela', 'carlo', 'dora', 'leader', 'petra'].sort()
	);
	expect(state.characters['petra']).toEqual(character('petra'));
	expect(state.cards).toEqual({ characters: {}, schemes: {}, brought: [] });
});
