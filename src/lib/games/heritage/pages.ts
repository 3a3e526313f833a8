import type { AddressOf } from '../registry.ts';

// Where the pages of Heritage are. Every page asks here, so the registry is asked by the compiler alone.
const CHRONICLES: AddressOf<'heritage'> = '/heritage/chronicles';
const GAMES: AddressOf<'heritage-alone'> = '/heritage/games';
const DRAWS: AddressOf<'heritage-draw'> = '/heritage/draws';

export const chroniclePage = (id: string): string => `${CHRONICLES}/${id}`;
export const gamePage = (id: string): string => `${GAMES}/${id}`;
export const drawPage = (id: string): string => `${DRAWS}/${id}`;

/** Where a chronicle of a group begins: as new, or as it stands. */
export const foundingPages = (group: string): string => `/heritage/groups/${group}/chronicles`;

/** The games on this device. */
export const PLAY = '/heritage/play';
export const CODEX = '/heritage/codex';
