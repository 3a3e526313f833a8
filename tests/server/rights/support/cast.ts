import { GAMES } from '../../../../src/lib/games/registry.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { CASTS } from '../../../support/casts.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from './people.ts';

export type { Actor } from './people.ts';

/** A kind of log, as paths call it. */
export type Kind = (typeof GAMES)[number]['param'];
export const KINDS: readonly Kind[] = GAMES.map(({ param }) => param);

/** A log of each kind. */
export type Logs = Readonly<Record<Kind, string>>;
export type Cast = Place & Logs;

export const logsBy = (idOf: (kind: Kind, at: number) => string): Logs =>
	Object.fromEntries(KINDS.map((kind, at) => [kind, idOf(kind, at)])) as Logs;

/** A group with someone in every role, a log of each kind, and people who do not belong. */
export async function newCast(application: Application): Promise<Cast> {
	const place = await newPlace(application);
	const begun = new Map<Kind, string>();
	for (const { name, param } of GAMES)
		begun.set(param, await CASTS[name].begin(application, place));
	return { ...place, ...logsBy((kind) => begun.get(kind) ?? '') };
}
