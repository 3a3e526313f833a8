import type { EffectResolvers } from '../effects/resolving.ts';
import type { TableDeciders } from '../table/decider.ts';
import type { Resolvers } from '../table/run.ts';
import { brujah } from './brujah/brujah-rule.ts';
import { gangrel } from './gangrel/gangrel-rule.ts';
import { lasombra } from './lasombra/lasombra-rule.ts';
import { malkavian, malkavianTasks } from './malkavian/malkavian-rule.ts';
import { nosferatu, nosferatuDeciders } from './nosferatu/nosferatu-rule.ts';
import { toreador, toreadorTasks } from './toreador/toreador-rule.ts';
import { tremere } from './tremere/tremere-rule.ts';
import { tzimisce } from './tzimisce/tzimisce-rule.ts';
import { ventrue, ventrueTasks } from './ventrue/ventrue-rule.ts';

/** The nine keywords of the clans. Source: rulebook, The Clans. */
export const clanEffects = {
	...brujah,
	...gangrel,
	...lasombra,
	...malkavian,
	...nosferatu,
	...toreador,
	...tremere,
	...tzimisce,
	...ventrue
} satisfies Partial<EffectResolvers>;

/** What a keyword leaves to be gone through: a search, an edict at work, a deck shuffled. */
export const clanTasks = {
	...malkavianTasks,
	...toreadorTasks,
	...ventrueTasks
} satisfies Partial<Resolvers>;

export const clanDeciders = { ...nosferatuDeciders } satisfies Partial<TableDeciders>;
