import { example } from '../example.ts';

export const A_EXAMPLES = [
	example('A', 'As it begins', { space: 0 }),
	example('A', 'A step to the elitists', { space: 1 }, { before: { space: 0 } }),
	example('A', 'The egalitarians before their victory', { space: -2 }, { before: { space: -1 } }),
	example('A', 'After a victory', { space: 0 }, { before: { space: 2 } })
];
