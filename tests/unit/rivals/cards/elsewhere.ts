import type { Part } from '$lib/games/rivals/cards/part.ts';

/** Words that no card of the open set has, each in a part that has it: sets of a group may need them. */
export const ELSEWHERE: { readonly [word: string]: Part } = {
	aggravate: { when: 'play', effects: [{ do: 'aggravate' }] },
	keyword: {
		when: 'always',
		effects: [{ do: 'keyword', keyword: 'guard', who: { each: { of: 'you', where: 'haven' } } }]
	},
	'block-any': { when: 'always', effects: [{ do: 'block-any', who: 'this' }] },
	'mend-spread': {
		when: 'play',
		effects: [{ do: 'mend-spread', n: 3, who: { each: { of: 'you', where: 'anywhere' } } }]
	},
	recover: { when: 'play', effects: [{ do: 'recover', kind: 'attack' }] },
	'clear-mortal': {
		when: { use: 'action' },
		cost: { exhaust: 'leader' },
		effects: [{ do: 'clear-mortal' }, { do: 'turn-city', n: 1 }]
	},
	invest: { when: 'play', effects: [{ do: 'invest', each: 2 }] },
	collect: { when: 'start', effects: [{ do: 'collect', n: 2 }] },
	scatter: { when: 'always', effects: [{ do: 'scatter' }] },
	manual: { when: 'play', effects: [{ do: 'manual', text: 'Your Rival shows you their hand.' }] },
	'shuffle-this': { when: 'leave', effects: [{ do: 'shuffle-this' }] },
	move: {
		when: 'play',
		effects: [{ do: 'move', who: { choose: 1, of: { of: 'foes', where: 'haven' } }, to: 'streets' }]
	}
};
