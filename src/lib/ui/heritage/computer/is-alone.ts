import type { Sitting } from '../../table/sittings.ts';

/** Whether whoever holds this device plays all seats that code does not: nobody else has to follow. */
export const isAlone = (sittings: readonly Pick<Sitting, 'mine' | 'rival'>[]): boolean =>
	sittings.every(({ mine, rival }) => mine || rival !== undefined);
