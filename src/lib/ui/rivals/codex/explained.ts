import type { Term } from '../../codex/terms.ts';
import { CODEX } from './terms.ts';

/** The term of an id, or of the symbol of that name; undefined: there is none. */
export const explained = (id: string): Term | undefined =>
	CODEX.flatMap(({ terms }): readonly Term[] => terms).find((term) => term.id === id);
