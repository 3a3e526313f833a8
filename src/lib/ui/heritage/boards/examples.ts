import type { BattlegroundId } from '../../../games/heritage/boards/timeline.ts';
import { A_EXAMPLES } from './a/examples.ts';
import { B_EXAMPLES } from './b/examples.ts';
import { C_EXAMPLES } from './c/examples.ts';
import { D_EXAMPLES } from './d/examples.ts';
import { E_EXAMPLES } from './e/examples.ts';
import type { BoardExample } from './example.ts';
import { F_EXAMPLES } from './f/examples.ts';
import { G_EXAMPLES } from './g/examples.ts';
import { H_EXAMPLES } from './h/examples.ts';
import { I_EXAMPLES } from './i/examples.ts';

/** By letter, every board in the states that look different: for the page that shows them, and for tests. */
export const EXAMPLES: { readonly [Id in BattlegroundId]: readonly BoardExample[] } = {
	A: A_EXAMPLES,
	B: B_EXAMPLES,
	C: C_EXAMPLES,
	D: D_EXAMPLES,
	E: E_EXAMPLES,
	F: F_EXAMPLES,
	G: G_EXAMPLES,
	H: H_EXAMPLES,
	I: I_EXAMPLES
};
