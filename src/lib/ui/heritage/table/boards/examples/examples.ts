import type { BattlegroundId } from '../../../../../games/heritage/battlegrounds/timeline.ts';
import { A_EXAMPLES } from './a.ts';
import { B_EXAMPLES } from './b.ts';
import { C_EXAMPLES } from './c.ts';
import { D_EXAMPLES } from './d.ts';
import { E_EXAMPLES } from './e.ts';
import type { BoardExample } from './example.ts';
import { F_EXAMPLES } from './f.ts';
import { G_EXAMPLES } from './g.ts';
import { H_EXAMPLES } from './h.ts';
import { I_EXAMPLES } from './i.ts';

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
