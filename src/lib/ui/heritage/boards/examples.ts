import { byLetter } from './by-letter.ts';
import type { BoardExample } from './example.ts';

/** By letter, every board in the states that look different: for the page that shows them, and for tests. */
export const EXAMPLES = byLetter(
	import.meta.glob<readonly BoardExample[]>('./*/examples.ts', { eager: true, import: 'examples' })
);
