import { facts } from '../../../../games/heritage/boards/a/facts.ts';
import { example } from '../example.ts';

export const examples = [
	example(facts, 'As it begins', { space: 0 }),
	example(facts, 'A step to the elitists', { space: 1 }, { before: { space: 0 } }),
	example(facts, 'The egalitarians before their victory', { space: -2 }, { before: { space: -1 } }),
	example(facts, 'After a victory', { space: 0 }, { before: { space: 2 } })
];
