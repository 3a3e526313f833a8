import { writeFileSync } from 'node:fs';
import { openSetPage } from './open-set/page.ts';

/** Writes docs/open-set.md from the open set and the vocabulary of effects; a test compares the two. */
writeFileSync(new URL('../docs/open-set.md', import.meta.url), openSetPage());
