import type { Ability } from '$lib/games/vendetta/effects/ability.ts';
import type { Count } from '$lib/games/vendetta/effects/selector.ts';
import {
	acts,
	always,
	atLeast,
	fromBank,
	gainBlood,
	given,
	lose,
	power
} from '$lib/games/vendetta/open/phrases.ts';

type Example = readonly [word: string, ability: Ability];

const counted = (count: Count['count']): Example => [
	count,
	acts(given(atLeast(2, count), gainBlood(1)))
];

/** Words that no card of the open set has, each in an ability that has it: other sets may need them. */
export const ELSEWHERE: {
	readonly [list: string]: { readonly [word: string]: Ability };
} = {
	effects: { manual: acts({ do: 'manual', text: 'do what your card says.' }) },
	rules: {
		'face-down-counts': always({ rule: 'face-down-counts', each: 2 }),
		manual: always({ rule: 'manual', text: 'do what your card says.' })
	},
	moments: {
		end: {
			ability: 'when',
			when: { on: 'end', of: 'planning' },
			may: true,
			effects: [gainBlood(1)]
		}
	},
	conditions: {
		'not-at-haven': acts(given({ is: 'not-at-haven' }, power(2))),
		'not-done': acts(lose('chosen-rival', 1), given({ is: 'not-done' }, gainBlood(1))),
		'last-in-order': acts(given({ is: 'last-in-order' }, power(2))),
		'alone-here': acts(given({ is: 'alone-here' }, gainBlood(1)))
	},
	counts: Object.fromEntries(
		(
			[
				'rival-cards-here',
				'cards-here',
				'face-down-here',
				'own-face-down-here',
				'rivals-here',
				'blood-here',
				'own-power-here',
				'influence',
				'victims',
				'humans',
				'vampires',
				'drained',
				'diablerie',
				'hand',
				'printed-power',
				'round'
			] as const
		).map(counted)
	),
	whom: {
		'all-here': acts(lose('all-here', 1)),
		chosen: acts(lose('chosen-rival', 1), { do: 'must-stay', who: 'chosen' })
	},
	where: { each: acts(fromBank(1, 'each')) },
	amounts: {
		for: acts(gainBlood({ per: { count: 'alliance' }, for: 2, most: 3 }))
	}
};
