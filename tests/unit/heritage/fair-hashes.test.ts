import { expect, test } from 'vitest';
import { numberCommitment, seedCommitment } from '../../../src/lib/games/core/fair/protocol.ts';
import { DRAW, orderOf, termsOf } from '../../../src/lib/games/heritage/draw/hashes.ts';
import { mixedChance } from '../../../src/lib/games/heritage/mixing/hashes.ts';
import { MIXING } from '../../../src/lib/games/heritage/mixing/state.ts';
import { ARCHETYPES } from '../../../src/lib/games/heritage/vocabulary.ts';

/* Files of every version hold these hashes: what goes into them never changes. The values are those of 0.1.0. */

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const opened = [
	{ device: 'table', contribution: B },
	{ device: 's1', contribution: C }
];
const sealedBy = <S>(saw: S, ...devices: string[]) =>
	devices.map((device) => ({ device, saw, commitment: '' }));

test('of a draw', () => {
	const announced = {
		draw: 'a-draw-of-ours',
		tie: { over: { kind: 'chapter' as const, chapter: 1 }, seats: ['s1', 's2'], level: [] },
		deck: ARCHETYPES.map((archetype, at) => ({ id: `c${at}`, name: `Card ${at}`, archetype })),
		reserve: [],
		server: seedCommitment(DRAW, 'a-draw-of-ours', A)
	};
	const declared = [
		{ seat: 's1', archetype: 'warlike' as const },
		{ seat: 's2', archetype: 'wealthy' as const }
	];
	const terms = termsOf(announced, declared);
	expect(terms.saw).toEqual({
		server: '2b25b794aa2429cfabc2285d11b89aed1c45fe3bd619c21b596eed9235d018d3',
		tie: '19ee9d68c9ab27cbeb3de0698bc27f9b3f10ed756f800a93687a369710392365',
		deck: '0dda9246d7c74bec802e523a04bd5655afa6602838d32087f2473164cf817ddd',
		declared: 'f59da7b12909436708a8e700a4142ddf457ddcc95ac85f51988286026046f5ed'
	});
	expect(numberCommitment(terms, 2, 'table', B)).toBe(
		'3d1aa9714ecf47ec91df8999d38d63e2704ec399d8fdf112c750cae338a4ad62'
	);
	const round = { attempt: 2, sealed: sealedBy(terms.saw, 'table', 's1'), opened };
	expect(orderOf(announced, declared, round, A)).toEqual({ order: [0, 2, 1, 3], lot: 0 });
});

test('of a mixing', () => {
	const server = seedCommitment(MIXING, 'a-mixing', A);
	expect(server).toBe('bbd55c081c02426de849ed948a11b6c40c12ab7fd7a0506bd78ab6dfceee99c7');
	const terms = { protocol: MIXING, id: 'a-mixing', saw: { server, setting: C } };
	expect(numberCommitment(terms, 2, 's1', B)).toBe(
		'4012310e49af8d10292572cc5ec9754a9748348fed5847f0dee96c9c576f178d'
	);
	const sealed = sealedBy(terms.saw, 's1', 'table');
	const chance = mixedChance({ ...terms, attempt: 2, sealed, opened }, A)(['lot', 1]);
	expect(Array.from({ length: 6 }, () => chance.below(1000))).toEqual([
		51, 482, 251, 357, 759, 258
	]);
});
