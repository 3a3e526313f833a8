import { expect, test } from 'vitest';
import type { Ability, CharacterCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { isAncilla } from '../../../src/lib/games/heritage/register/whereabouts.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import { happened, player, record, recordedAnyway, settled, stateAfter } from './table.ts';
import { character, setting } from './table/kit.ts';

const at = (event: TableEvent): Event => ({ type: 'HappenedAtTable', event });
const laid = (cast: readonly CharacterCard[]) => {
	const plain = setting(2, { chapter: 1 });
	return at({ type: 'TableSet', setting: { ...plain, cast: [...plain.cast, ...cast] } });
};
const ability = (name: string, ...said: readonly string[]): Ability => ({
	name,
	effects: said.map((text) => ({ do: 'manual', text })),
	sticker: null
});

test('whoever comes onto the table is in the register from then on', () => {
	const { characters } = stateAfter([...settled(), laid([character('zoe', { clan: 'ventrue' })])]);
	expect(characters['zoe']).toMatchObject({
		name: 'zoe',
		clan: 'ventrue',
		ability: '',
		card: null
	});
	expect(characters['zoe']).not.toHaveProperty('abilities');
});

test('who is known already stays as the register says', () => {
	const before = stateAfter(settled());
	const after = stateAfter([...settled(), laid([character('anna', { name: 'Somebody else' })])]);
	expect(after.characters['anna']).toEqual(before.characters['anna']);
});

test('abilities are told by their names and by what is done by hand; stickers are not printed', () => {
	const abilities = [
		{ ...ability('Wealth'), effects: [{ do: 'reserve' as const }] },
		ability('Whispers', 'Look at a hand.'),
		{ ...ability('Rites', 'x'), sticker: 'tremere' as const }
	];
	const state = stateAfter([...settled(), laid([character('zoe', { abilities })])]);
	expect(state.characters['zoe']?.ability).toBe('Wealth; Whispers: Look at a hand.');
	expect(isAncilla(state, 'zoe')).toBe(true);
});

test('a card that a correction brings can be in the record of the chapter', () => {
	const found = at({
		type: 'TableCorrected',
		corrections: [{ set: 'card', card: character('found') }],
		reason: 'it came from the box'
	});
	const history = [...settled(), laid([]), found];
	const bloodline = ['found', 'c1'].map((id) => ({ character: id, torpor: false }));
	const played = record([
		player('s1', { bloodline, points: { ...player('s1').points, power: 3 } }),
		player('s2')
	]);
	const after = stateAfter(happened([recordedAnyway(1, played)], history));
	expect(after.phase).toBe('aftermath');
	expect(after.characters['found']?.name).toBe('found');
});
