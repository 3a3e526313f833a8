import { A_EXAMPLES } from './a.ts';
import type { BoardExample } from './example.ts';

/** By letter, every board in the states that look different: for the page that shows them, and for tests. */
export const EXAMPLES: { readonly [letter: string]: readonly BoardExample[] } = {
	A: A_EXAMPLES
};
