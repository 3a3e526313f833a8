import type { Effect } from '../../../../src/lib/games/vendetta/effects/effect.ts';
import { acting, cardsWith } from '../cards.ts';
import { planning, type World } from '../world.ts';

type Changes = Parameters<typeof planning>[1];

/**
 * Location 1 after the tokens: s1 has `brujah-7`, which does this in the Conflict step, s2 `gangrel-1`, s3 `malkavian-2`; s4 has
 * Blood at the Haven, where tokens are asked for next. Pools hold 7.
 */
export function acted(
	effects: readonly Effect[],
	arrange: (world: World) => unknown = () => undefined,
	changes: Changes & { readonly step?: 'preparation' | 'conflict' | 'aftermath' } = {}
): World {
	const { step = 'conflict', ...others } = changes;
	const card = { 'brujah-7': acting(step, ...effects) };
	const world = planning(4, { cards: cardsWith({ clanCards: card }), ...others });
	world.lay('s1', 'brujah-7', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1' });
	world.lay('s3', 'malkavian-2', { at: '1' });
	world.blood('s4', 'haven', 1);
	arrange(world);
	return world.resolve().tokens();
}

/** Blood in the Pools, from s1 on. */
export const pools = (world: World): readonly number[] =>
	['s1', 's2', 's3', 's4'].map((seat) => world.player(seat).blood);

/** The ranking of Location 1, by seat. */
export const totals = (world: World): { readonly [seat: string]: number } =>
	Object.fromEntries(
		(world.of('ConflictRanked').find(({ location }) => location === '1')?.ranking ?? []).map(
			({ seat, total }) => [seat, total]
		)
	);

/** Deployed Blood at a Location, from s1 on. */
export const deployed = (world: World, at = '1'): readonly number[] =>
	['s1', 's2', 's3', 's4'].map((seat) => world.table.blood[at]?.[seat] ?? 0);
