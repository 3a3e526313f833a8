import type { Era } from './vocabulary.ts';

/** From its first chapter to its last, as the open Chronicle deck tells them. */
export const ERA_YEARS: { readonly [E in Era]: readonly [from: number, to: number] } = {
	1: [1306, 1348],
	2: [1378, 1453],
	3: [1492, 1588],
	4: [1618, 1692],
	5: [1720, 1793],
	6: [1816, 1914],
	7: [1940, 1997]
};
