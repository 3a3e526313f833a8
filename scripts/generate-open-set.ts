import { writeFileSync } from 'node:fs';
import { openSetPage } from './open-set/page.ts';
import { rivalsOpenSetPage } from './open-set/rivals-page.ts';
import { vendettaOpenSetPage } from './open-set/vendetta-page.ts';

/** Writes the pages on the open sets from their cards and the vocabulary of effects; a test compares them. */
writeFileSync(new URL('../docs/open-set.md', import.meta.url), openSetPage());
writeFileSync(new URL('../docs/vendetta-open-set.md', import.meta.url), vendettaOpenSetPage());
writeFileSync(new URL('../docs/rivals-open-set.md', import.meta.url), rivalsOpenSetPage());
