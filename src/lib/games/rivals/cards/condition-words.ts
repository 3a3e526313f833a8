import { listed } from '../../core/listed.ts';
import type { AttackType } from '../attack/field.ts';
import type { Condition } from './condition.ts';
import { countWords, namedWords } from './saying.ts';

/** The types of an attack as the rulebook prints them. */
export const TYPE_WORDS: { readonly [T in AttackType]: string } = {
	ranged: 'Ranged',
	physical: 'Physical',
	social: 'Social',
	mental: 'Mental'
};

const STANDS: { readonly [S in Extract<Condition, { is: 'stands' }>['so']]: string } = {
	wounded: 'Wounded',
	full: 'at full Blood',
	titled: 'titled',
	prince: 'the Prince',
	leader: 'your Leader',
	haven: 'at the Haven',
	streets: 'in The Streets',
	exhausted: 'exhausted',
	spent: 'without its Influence',
	alone: 'alone in its party'
};
const WHERE = { party: 'this party', coterie: 'your coterie' } as const;

/** “this vampire is Wounded”, without the “if”. */
export function conditionWords(condition: Condition, self: string): string {
	switch (condition.is) {
		case 'discipline': {
			const { discipline, in: where, least = 1 } = condition;
			const icons = least === 1 ? discipline : `${least} ${discipline}`;
			return `${where === 'this' ? self : WHERE[where]} has ${icons}`;
		}
		case 'stands': {
			const { who, so, not } = condition;
			if (so === 'spent')
				return `${namedWords(who, self)} bears ${not ? 'no' : 'a'} No Influence token`;
			if (so === 'titled') return `${namedWords(who, self)} has ${not ? 'no' : 'a'} Title`;
			return `${namedWords(who, self)} ${not ? 'is not' : 'is'} ${STANDS[so]}`;
		}
		case 'type':
			return `the attack is ${listed(
				condition.types.map((type) => TYPE_WORDS[type]),
				'or'
			)}`;
		case 'rival':
			return 'this conflict is with your Rival';
		case 'mortal':
			return 'the target is a mortal';
		case 'vampire':
			return 'the target is a vampire';
		case 'blocked':
			return 'the attack is blocked';
		case 'at-least':
			return `there ${condition.n === 1 ? 'is' : 'are'} at least ${condition.n} ${countWords(condition.what, condition.n)}`;
		case 'at-most':
			return `there ${condition.n === 1 ? 'is' : 'are'} at most ${condition.n} ${countWords(condition.what, condition.n)}`;
	}
}
