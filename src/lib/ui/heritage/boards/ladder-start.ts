import type { Morality } from '../../../games/heritage/boards/board-facts.ts';
import { worthOf } from './ladder-worth.ts';

/** How a board of morality tokens lies at the start. */
export const ladderStart = (morality: Morality): readonly string[] => [
	`Each player puts a morality token on the space of their ladder worth ${worthOf(morality, [morality.start])}.`,
	'In turn order, each player chooses which side is up: calm or cruel.'
];
