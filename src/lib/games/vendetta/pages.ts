import type { AddressOf } from '../registry.ts';

// Where the pages of Vendetta are. Every page asks here, so the registry is asked by the compiler alone.
const EVENINGS: AddressOf<'vendetta'> = '/vendetta/evenings';

export const eveningPage = (id: string): string => `${EVENINGS}/${id}`;

export const CODEX = '/vendetta/codex';

/** The games on this device. */
export const PLAY = '/vendetta/play';

/** The cards of the box on this device. */
export const BOX = '/vendetta/box';
