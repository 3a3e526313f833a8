import { expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/vendetta/effects/effect.ts';
import { acting, cardsWith } from '../cards.ts';
import { planning, type World } from '../world.ts';

/** s1 has a conflict card with this effect at Location 1, where s2 has a weaker one; the tokens are still to come. */
function conflict(effect: Effect, change: (world: World) => unknown = () => undefined): World {
	const cards = cardsWith({ clanCards: { 'brujah-7': acting('conflict', effect) } });
	const world = planning(4, { cards });
	world.lay('s1', 'brujah-7', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1' });
	// Somebody at the Haven, so that the round does not run on to the next Feed.
	world.blood('s4', 'haven', 1);
	change(world);
	return world.resolve().tokens();
}
const lose = (amount: number): Effect => ({ do: 'lose', what: 'blood', amount, who: 'each-rival' });

test('V14 lose 4 with Pool 2 and one Victim: Frenzy, Pool 3', () => {
	const world = conflict(lose(4), (before) => before.pool('s2', { blood: 2 }));
	expect(world.of('FrenzyEntered')).toMatchObject([{ seat: 's2', cause: 's1' }]);
	// The Victim of the second place came after it.
	expect(world.player('s2')).toMatchObject({ blood: 3, drained: ['victim'] });
});

test('V15 steal 3 from 2: 2 come over, Frenzy', () => {
	const world = conflict({ do: 'steal', amount: 3, from: 'each-rival' }, (before) =>
		before.pool('s2', { blood: 2 }).pool('s1', { blood: 4 })
	);
	expect(world.player('s1').blood).toBe(6);
	expect(world.of('FrenzyEntered')).toHaveLength(1);
});

test('V16 no Alliance: −1 Influence, Pool 1; without Influence Pool 1 alone', () => {
	const rich = conflict(lose(4), (before) =>
		before.pool('s2', { blood: 2, alliance: [], influence: 3 })
	);
	// −1, and 1 for second place.
	expect(rich.player('s2')).toMatchObject({ blood: 1, influence: 3 - 1 + 1 });
	const poor = conflict(lose(4), (before) =>
		before.pool('s2', { blood: 2, alliance: [], influence: 0 })
	);
	expect(poor.player('s2')).toMatchObject({ blood: 1, influence: 1 });
});

test('V17 a cost that leaves 0 is refused; an effect that takes the last brings Frenzy', () => {
	const world = planning(4).pool('s1', { blood: 1 });
	world.refuses(
		{ type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: '1', face: 'down' },
		'last-blood'
	);
	const spent = conflict(
		{ do: 'spend', what: 'blood', amount: 2, then: [{ do: 'gain', what: 'influence', amount: 5 }] },
		(before) => before.pool('s1', { blood: 2 })
	);
	expect(spent.player('s1')).toMatchObject({ blood: 2, influence: 3 + 1 });
	expect(
		conflict(lose(1), (before) => before.pool('s2', { blood: 1 })).of('FrenzyEntered')
	).toHaveLength(1);
});

test('V18 one effect, two Frenzies: 2 Influence', () => {
	const world = conflict(lose(4), (before) => {
		before.lay('s3', 'malkavian-1', { at: '1' });
		before.pool('s2', { blood: 2 }).pool('s3', { blood: 1 });
	});
	expect(world.of('FrenzyEntered')).toHaveLength(2);
	expect(world.player('s1').influence).toBe(3 + 2 + 1);
});
