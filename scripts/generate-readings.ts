import { writeFileSync } from 'node:fs';
import { readingsPage } from './readings/page.ts';

/** Writes docs/readings.md from the register of readings; a test compares the two. */
writeFileSync(new URL('../docs/readings.md', import.meta.url), readingsPage());
