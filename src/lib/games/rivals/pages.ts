import type { AddressOf } from '../registry.ts';

// Where the pages of Rivals are. Every page asks here, so the registry is asked by the compiler alone.
const MATCHES: AddressOf<'rivals'> = '/rivals/matches';

export const matchPage = (id: string): string => `${MATCHES}/${id}`;

const DEALT: AddressOf<'rivals-dealt'> = '/rivals/tables';

/** A match that Elysium deals in a group. */
export const dealtPage = (id: string): string => `${DEALT}/${id}`;

/** The matches of a group. */
export const groupPage = (group: string): string => `/rivals/groups/${group}/matches`;

export const CODEX = '/rivals/codex';

/** The matches that Elysium deals on this device. */
export const TABLE = '/rivals/table';

/** The matches that are counted on this device. */
export const PLAY = '/rivals/play';
