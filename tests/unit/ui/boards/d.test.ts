import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DState } from '../../../../src/lib/games/heritage/boards/d/rules.ts';
import { ARCHETYPES, CLASSES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { placeOf } from '../../../../src/lib/ui/heritage/boards/d/places.ts';
import { fateShown, told } from '../../../../src/lib/ui/heritage/boards/d/told.ts';
import {
	example,
	exampleNames,
	type ExampleVampire
} from '../../../../src/lib/ui/heritage/boards/example.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { expectInside } from './inside.ts';

const infamous = (name: string, infamy: number, torpor = false): ExampleVampire => ({
	card: { id: name.toLowerCase(), name },
	of: 's1',
	bears: { infamy, torpor }
});

function look(state: DState, vampires: readonly ExampleVampire[] = []) {
	const { table } = example(TIMELINE.D, '', state, { vampires });
	const names = exampleNames(table);
	return {
		said: told(table, state, names).map(({ label, value }) => `${label}: ${value}`),
		shown: fateShown(table, names)
	};
}
const verdicts = (elitist: number, egalitarian: number) => ({ elitist, egalitarian });

describe('D in words', () => {
	test('as it begins', () => {
		expect(look({ judices: {}, verdicts: verdicts(0, 0) }).said).toEqual([
			'Verdicts: 0 elitist, 0 egalitarian',
			'Worth: nothing while the verdicts are tied',
			'Judges on the elitist side: none',
			'Judges on the egalitarian side: none',
			'Trial: after 3 more judges',
			'The trial would take: nobody: no vampire has infamy'
		]);
	});

	test('just before a trial', () => {
		const state: DState = {
			judices: { wealthy: 'elitist', warlike: 'elitist' },
			verdicts: verdicts(2, 1)
		};
		const { said, shown } = look(state, [infamous('Agathe', 2), infamous('Bruno', 1)]);
		expect(said).toEqual([
			'Verdicts: 2 elitist, 1 egalitarian',
			'Worth: 1 point for each elitist vampire',
			'Judges on the elitist side: warlike and wealthy',
			'Judges on the egalitarian side: none',
			'Trial: after 1 more judge',
			'The trial would take: Agathe, with 2 infamy'
		]);
		expect(shown).toBe('Agathe, 2 infamy');
	});

	test('among equals the table picks; who is in torpor is not looked at', () => {
		const state: DState = { judices: {}, verdicts: verdicts(0, 1) };
		const two = look(state, [
			infamous('Agathe', 2),
			infamous('Bruno', 2),
			infamous('Clara', 3, true)
		]);
		expect(two.said.at(-1)).toBe('The trial would take: Agathe or Bruno, with 2 infamy each');
		expect(two.shown).toBe('Agathe or Bruno, 2 infamy');
		const three = look(
			state,
			['Agathe', 'Bruno', 'Clara'].map((name) => infamous(name, 1))
		);
		expect(three.said.at(-1)).toBe(
			'The trial would take: Agathe, Bruno or Clara, with 1 infamy each'
		);
		expect(three.shown).toBe('one of 3, 1 infamy each');
	});

	test('a long name is cut in the picture, never in the words', () => {
		const name = 'Hardestadt the Younger, Prince of Augsburg and Lord of Nuremberg';
		const { said, shown } = look({ judices: {}, verdicts: verdicts(0, 0) }, [infamous(name, 1)]);
		expect(said.at(-1)).toContain(name);
		expect(shown).toBe('Hardestadt the Younger, Princ…, 1 infamy');
	});
});

test('every archetype has its wire, every side its end of it', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...ARCHETYPES),
			fc.constantFrom(...CLASSES, null),
			fc.constantFrom('full' as const, 'glance' as const),
			(archetype, side, size) => expectInside('D', size, [placeOf(archetype, side, size)], 8)
		)
	);
	const { x: left } = placeOf('warlike', 'egalitarian', 'full');
	const { x: right } = placeOf('warlike', 'elitist', 'full');
	expect(left).toBeLessThan(right);
	expect(placeOf('warlike', null, 'full').x).toBe((left + right) / 2);
	expect(new Set(ARCHETYPES.map((one) => placeOf(one, null, 'full').y)).size).toBe(4);
});
