import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/heritage/table/table.ts';
import { openCharacters } from '../../../src/lib/games/heritage/open/open-set.ts';
import type { CharacterCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import { laid, outlineOf } from '../../../src/lib/ui/heritage/table/bloodline/card-shape.ts';
import {
	countWords,
	factsOf,
	spoken,
	type Token
} from '../../../src/lib/ui/heritage/table/bloodline/facts.ts';
import { linesOf, widthOf } from '../../../src/lib/ui/heritage/table/bloodline/lettering.ts';
import { standingIn, thoughtOf } from '../../../src/lib/ui/heritage/table/bloodline/standing.ts';
import { found } from '../../../src/lib/games/heritage/bloodline/bloodline.ts';

const AGATHE: CharacterCard = {
	id: 'agathe',
	name: 'Agathe',
	clan: 'brujah',
	kind: 'basic',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'warlike',
	bonded: false,
	abilities: [{ name: 'Rites', effects: [], sticker: null }]
};
const TABLE: Table = { ...EMPTY_TABLE, cast: { agathe: AGATHE } };
const NAMES = {
	character: (id: string) => (id === 'agathe' ? 'Agathe' : id.toUpperCase()),
	scheme: () => 'Feud',
	seat: () => 'Mira'
};
const NOTHING = { selected: null, highlight: null, possible: null, thought: null };

describe('a name', () => {
	it('of the open set finds room on a card in two lines, seldom cut', () => {
		const cut = openCharacters.filter(({ name }) =>
			linesOf(name, 19, 134, 2).some((line) => line.endsWith('…'))
		);
		expect(cut.length).toBeLessThan(openCharacters.length / 10);
		for (const { name } of openCharacters)
			for (const line of linesOf(name, 19, 134, 2))
				expect(widthOf(line, 19), name).toBeLessThanOrEqual(134);
	});

	it('is broken between words, and cut only at its end', () => {
		expect(linesOf('Ada', 20, 100, 2)).toEqual(['Ada']);
		expect(linesOf('Radu of Brašov', 20, 100, 2)).toEqual(['Radu of', 'Brašov']);
		const [first, second] = linesOf('The Banker of Three Cities and a Fourth', 20, 100, 2);
		expect(first).toBe('The Banker');
		expect(second).toMatch(/^of Thr.*…$/);
		expect(linesOf('Donaudampfschifffahrt', 20, 100, 2)).toHaveLength(1);
	});
});

describe('the shape of a card', () => {
	it('tells torpor from exhaustion from neither', () => {
		const states = [
			{ torpor: false, exhausted: false },
			{ torpor: false, exhausted: true },
			{ torpor: true, exhausted: true }
		];
		expect(new Set(states.map(outlineOf)).size).toBe(3);
	});

	it('tells whose boons they are while there is room, else how many', () => {
		const token = (icon: Token['icon'], count: number, boonOf: Token['boonOf']): Token => ({
			icon,
			count,
			words: icon,
			boonOf
		});
		const few = [
			token('heritage/power', 3, null),
			token('heritage/brujah', 1, 'brujah'),
			token('heritage/ventrue', 2, 'ventrue')
		];
		expect(laid(few, 160).map(({ number }) => number)).toEqual(['3', null, '2']);
		const many = [
			token('heritage/power', 12, null),
			...(['brujah', 'ventrue', 'tremere', 'gangrel'] as const).map((clan) =>
				token(`heritage/${clan}`, 2, clan)
			),
			token('heritage/sticker', 1, null)
		];
		const shown = laid(many, 160);
		expect(shown.map(({ token: { icon, count } }) => [icon, count])).toEqual([
			['heritage/power', 12],
			['heritage/boon', 8],
			['heritage/sticker', 1]
		]);
		expect(shown.at(-1)?.x).toBeLessThan(160);
	});
});

describe('the words of a card', () => {
	it('say everything that is drawn', () => {
		const facts = factsOf(
			TABLE,
			NAMES,
			{
				id: 'agathe',
				power: 3,
				infamy: 1,
				boons: ['brujah', 'ventrue', 'brujah'],
				exhausted: true,
				torpor: true,
				enemy: 'feud',
				absorbed: ['a', 'b']
			},
			-1
		);
		const choosing = {
			...NOTHING,
			possible: ['agathe'],
			highlight: { coterie: [], leader: 'agathe' }
		};
		expect(spoken(facts, standingIn(choosing, 'agathe'))).toBe(
			'Agathe, Brujah, elitist, calm, north, warlike. 3 power, 1 infamy, 2 boons of Brujah, ' +
				'1 boon of Ventrue, 1 ability. In torpor. Exhausted. Enemy, declared by Feud. ' +
				'Monstrosity with A and B. −1 point. Leads the coterie. Can be chosen'
		);
	});

	it('say nothing of what is not there', () => {
		const facts = factsOf(TABLE, NAMES, { id: 'agathe' });
		expect(facts.marks).toEqual([]);
		expect(spoken(facts, standingIn(NOTHING, 'agathe'))).toBe(
			'Agathe, Brujah, elitist, calm, north, warlike. 1 ability'
		);
		const thought = { character: 'agathe', sire: 'x' };
		expect(spoken(facts, standingIn({ ...NOTHING, thought }, 'agathe'))).toMatch(
			/Not recruited yet$/
		);
	});

	it('count who is there', () => {
		expect(countWords([{ torpor: false }])).toBe('1 vampire');
		expect(countWords([{ torpor: false }, { torpor: true }])).toBe('2 vampires, 1 in torpor');
	});
});

it('who was embraced, or has no sire there, is thought of no more', () => {
	const bloodline = found('lea', { power: 0, boons: [] });
	const thought = { character: 'agathe', sire: 'lea' };
	expect(thoughtOf(bloodline, thought)).toBe(thought);
	expect(thoughtOf(bloodline, { ...thought, character: 'lea' })).toBeNull();
	expect(thoughtOf(bloodline, { ...thought, sire: 'nobody' })).toBeNull();
});
