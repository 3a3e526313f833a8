import { A_EXAMPLES } from './a.ts';
import { B_EXAMPLES } from './b.ts';
import { D_EXAMPLES } from './d.ts';
import type { BoardExample } from './example.ts';
import { F_EXAMPLES } from './f.ts';
import { H_EXAMPLES } from './h.ts';

/** By letter, every board in the states that look different: for the page that shows them, and for tests. */
export const EXAMPLES: { readonly [letter: string]: readonly BoardExample[] } = {
	A: A_EXAMPLES,
	B: B_EXAMPLES,
	D: D_EXAMPLES,
	F: F_EXAMPLES,
	H: H_EXAMPLES
};
