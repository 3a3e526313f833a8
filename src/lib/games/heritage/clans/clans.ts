import type { EffectResolvers } from '../effects/resolving.ts';
import type { TableDeciders } from '../table/decider.ts';
import type { Resolvers } from '../table/run.ts';
import { brujah } from './brujah.ts';
import { gangrel } from './gangrel.ts';
import { lasombra } from './lasombra.ts';
import { malkavian, malkavianTasks } from './malkavian.ts';
import { nosferatu, nosferatuDeciders } from './nosferatu.ts';
import { toreador, toreadorTasks } from './toreador.ts';
import { tremere } from './tremere.ts';
import { tzimisce } from './tzimisce.ts';
import { ventrue, ventrueTasks } from './ventrue.ts';

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
