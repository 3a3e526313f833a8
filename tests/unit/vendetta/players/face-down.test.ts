import { describe, expect, it, test } from 'vitest';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { gainsFaceDown } from '../../../../src/lib/games/vendetta/players/judging/card-worth.ts';
import { weighedPlays } from '../../../../src/lib/games/vendetta/players/quick.ts';
import { CLANS } from '../../../../src/lib/games/vendetta/vocabulary.ts';
import { acting, cardsWith } from '../cards.ts';
import { planning } from '../world.ts';

const SPRUNG = acting('preparation', {
	do: 'if',
	that: { is: 'face-down' },
	then: [{ do: 'power', cards: 'this', amount: 3 }]
});

/** What the best play of each card seems to bring a medium player, face up and face down; it hides nothing for its own sake. */
function bestOf(card: typeof SPRUNG | undefined) {
	const cards = cardsWith({ clanCards: card ? { 'brujah-3': card } : {} });
	const world = planning(4, { cards }).hand('s1', 'brujah-3');
	const view = { seat: 's1', table: world.table, own: world.own('s1') };
	const manner = { reading: { hidden: 4 }, hides: 0, loose: 0.07 };
	const best = (face: 'up' | 'down') =>
		Math.max(
			...weighedPlays(view, manner)
				.filter(({ play }) => play.face === face)
				.map(({ worth }) => worth)
		);
	return { up: best('up'), down: best('down') };
}

describe('a card that brings more where it was played face down', () => {
	it('seems better face down, and one that says nothing face up', () => {
		const [sprung, plain] = [bestOf(SPRUNG), bestOf(undefined)];
		expect(sprung.down).toBeGreaterThan(sprung.up);
		expect(plain.down).toBeLessThan(plain.up);
		expect(sprung.up).toBeCloseTo(plain.up);
	});
});

test('each clan of the open set has at least two cards that bring more so, and no Passive one', () => {
	const { table } = planning(4, { cards: openSet });
	for (const clan of CLANS) {
		const some = openSet.clanCards.filter(
			(card) => card.clan === clan && gainsFaceDown(table, 's1', card.id)
		);
		expect([clan, some.length >= 2]).toEqual([clan, true]);
		expect(some.map(({ kind }) => kind)).not.toContain('passive');
	}
});
