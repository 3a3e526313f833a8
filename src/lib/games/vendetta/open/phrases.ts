import type { Ability } from '../effects/ability.ts';
import type { Effect } from '../effects/effect.ts';
import type { Rule } from '../effects/rule-words.ts';
import type { Amount, Cards, Condition, Count, When, Where, Who } from '../effects/selector.ts';

/** Short ways to write effects, so that a card of the open set reads almost as its own text and its numbers are easy to tune. */

type Counted = Count['count'];

export const per = (count: Counted, cap?: number): Amount => ({
	per: { count },
	...(cap !== undefined && { most: cap })
});
export const upTo = (n: number): Amount => ({ upTo: n });
export const byRound = (...rounds: [number, number, number]): Amount => ({ byRound: rounds });

export const atLeast = (n: number, count: Counted): Condition => ({
	is: 'at-least',
	what: { count },
	n
});
export const atMost = (n: number, count: Counted): Condition => ({
	is: 'at-most',
	what: { count },
	n
});
export const most = (count: Counted): Condition => ({ is: 'most', what: { count } });
export const fewest = (count: Counted): Condition => ({ is: 'fewest', what: { count } });
export const I_WON: Condition = { is: 'winner', who: 'self' };
export const FACE_DOWN: Condition = { is: 'face-down' };

export const THEIR_BEST: Cards = { of: 'rivals', which: 'highest' };
export const ONE_OF_THEIRS: Cards = { of: 'rivals', which: 'one' };

export const gainBlood = (amount: Amount, who?: Who): Effect => ({
	do: 'gain',
	what: 'blood',
	amount,
	...(who && { who })
});
export const gainInfluence = (amount: Amount, who?: Who): Effect => ({
	do: 'gain',
	what: 'influence',
	amount,
	...(who && { who })
});
export const lose = (who: Who, amount: Amount): Effect => ({
	do: 'lose',
	what: 'blood',
	amount,
	who
});
export const steal = (amount: Amount, from: Who): Effect => ({ do: 'steal', amount, from });
export const stealInfluence = (amount: Amount, from: Who): Effect => ({
	do: 'steal',
	what: 'influence',
	amount,
	from
});
export const spend = (amount: Amount, ...then: Effect[]): Effect => ({
	do: 'spend',
	what: 'blood',
	amount,
	then
});
export const fromBank = (amount: Amount, at: Where = 'here'): Effect => ({
	do: 'deploy',
	amount,
	from: 'bank',
	at
});
export const recall = (amount: Amount): Effect => ({ do: 'recall', amount, at: 'here' });

export const power = (amount: Amount, cards: Cards = 'this'): Effect => ({
	do: 'power',
	cards,
	amount
});
export const moveTo = (to: Where, cards: Cards = 'this'): Effect => ({ do: 'move', cards, to });
export const play = (from: 'hand' | 'deck' | 'rival-hand', at: Where = 'here'): Effect => ({
	do: 'play',
	from,
	at
});
export const WITHDRAW: Effect = { do: 'withdraw', who: 'self' };
export const gainVictim: Effect = { do: 'gain-victim' };

export const may = (...then: Effect[]): Effect => ({ do: 'may', then });
export const given = (that: Condition, ...then: Effect[]): Effect => ({ do: 'if', that, then });
export const ifElse = (that: Condition, then: Effect[], otherwise: Effect[]): Effect => ({
	do: 'if',
	that,
	then,
	else: otherwise
});
export const either = (...of: Effect[][]): Effect => ({ do: 'either', of });
export const eachChooses = (who: Who, ...of: Effect[][]): Effect => ({
	do: 'each-chooses',
	who,
	of
});

export const acts = (...effects: Effect[]): Ability => ({ ability: 'acts', effects });
export const always = (rule: Rule): Ability => ({ ability: 'always', rule });
export const whenever = (when: When, ...effects: Effect[]): Ability => ({
	ability: 'when',
	when,
	effects
});
export const use = (once: 'turn' | 'round' | 'game', ...effects: Effect[]): Ability => ({
	ability: 'use',
	once,
	effects
});
