import { writeFileSync } from 'node:fs';
import { rulingsPage } from './rulings/page.ts';

/** Writes docs/rulings.md from tests and code; a test compares the two. */
writeFileSync(new URL('../docs/rulings.md', import.meta.url), rulingsPage());
