import type { Amount, Count } from '../cards/amount.ts';
import type { Condition } from '../cards/condition.ts';
import type { Cost } from '../cards/cost.ts';
import type { Effect, EffectOf } from '../cards/effects.ts';
import type { As, Part } from '../cards/part.ts';
import type { Discipline } from '../cards/vocabulary.ts';
import type { Happened, Use } from '../cards/when.ts';
import type { Group, Who, Whom } from '../cards/who.ts';
import type { AttackType } from '../attack/field.ts';
import type { Attribute } from '../vocabulary.ts';

/** Short ways to write parts, so that a card of the open set reads almost as its own text and its numbers are easy to tune. */

export const per = (count: Count, most?: number): Amount => ({
	per: count,
	...(most !== undefined && { most })
});
export const icons = (discipline: Discipline, most?: number): Amount =>
	per({ count: 'icons', discipline, in: 'party' }, most);

/** One of yours, in torpor too. */
export const ANY_OF_YOURS: Who = { choose: 1, of: { of: 'you', where: 'anywhere' } };
export const ONE_OF_YOURS: Who = { choose: 1, of: { of: 'you' } };
export const OTHERS_OPPOSING: Group = { of: 'opposing', not: 'target' };

const hasDiscipline = (discipline: Discipline): Condition => ({
	is: 'discipline',
	discipline,
	in: 'this'
});
export const isType = (...types: AttackType[]): Condition => ({ is: 'type', types });
export const stands = (
	so: Extract<Condition, { is: 'stands' }>['so'],
	who: Extract<Condition, { is: 'stands' }>['who'] = 'this'
): Condition => ({ is: 'stands', who, so });

export const gain = (n: Amount, whom?: Whom): Effect => ({
	do: 'gain',
	what: 'prestige',
	n,
	...(whom && { whom })
});
export const score = (n: Amount): Effect => ({ do: 'gain', what: 'agenda', n });
export const lose = (n: Amount, whom: Whom): Effect => ({ do: 'lose', what: 'prestige', n, whom });
export const steal = (n: Amount, whom: Whom): Effect => ({ do: 'steal', n, whom });
export const bleed = (n: Amount, who: Who): Effect => ({ do: 'bleed', n, who });
export const stealBlood = (n: Amount, who: Who = 'target'): Effect => ({
	do: 'steal-blood',
	n,
	who
});
export const mend = (n: Amount, who: Who = 'this'): Effect => ({ do: 'mend', n, who });
export const fill = (n: Amount): Effect => ({ do: 'fill', n });
export const draw = (n: Amount, whom?: Whom): Effect => ({
	do: 'draw',
	n,
	...(whom && { whom })
});
export const discard = (n: Amount, whom: Whom): Effect => ({ do: 'discard', n, whom });

export const damage = (n: Amount, who: Who): Effect => ({ do: 'damage', n, who });
export const bonus = (n: Amount): Effect => ({ do: 'bonus', n });
export const shield = (n: Amount): Effect => ({ do: 'shield', n });
export const prevent = (n: Amount, who: Who = 'this'): Effect => ({ do: 'prevent', n, who });
export const intel = (n: Amount): Effect => ({ do: 'intel', n });
export const forbid = (what: EffectOf<'forbid'>['what']): Effect => ({ do: 'forbid', what });

export const attribute = (which: Attribute, n: number, who: Who = 'this'): Effect => ({
	do: 'attribute',
	which,
	n,
	who
});
export const bp = (n: number, who: Who = 'this'): Effect => ({ do: 'bp', n, who });
export const influence = (n: Amount, who: Who = 'this'): Effect => ({ do: 'influence', n, who });
export const secrecy = (n: number, who: Who): Effect => ({ do: 'secrecy', n, who });
export const discipline = (which: Discipline, who: Who = 'this'): Effect => ({
	do: 'discipline',
	discipline: which,
	who
});

export const exhaust = (who: Who): Effect => ({ do: 'exhaust', who });
export const ready = (who: Who): Effect => ({ do: 'ready', who });
export const choose = (...of: Effect[][]): Effect => ({ do: 'choose', of });
export const may = (cost: Cost, ...then: Effect[]): Effect => ({ do: 'may', cost, then });
export const each = (whom: Whom, ...then: Effect[]): Effect => ({ do: 'each', whom, then });

export const play = (...effects: Effect[]): Part => ({ when: 'play', effects });
export const intelFirst = (n: number): Part => ({ when: 'intel', effects: [intel(n)] });
export const taken = (...effects: Effect[]): Part => ({ when: 'taken', effects });
export const always = (...effects: Effect[]): Part => ({ when: 'always', effects });
export const start = (...effects: Effect[]): Part => ({ when: 'start', effects });
export const end = (...effects: Effect[]): Part => ({ when: 'end', effects });
export const inTorpor = (...effects: Effect[]): Part => ({ when: 'torpor', effects });
export const attach = (...effects: Effect[]): Part => ({ when: 'attach', effects });
export const yes = (...effects: Effect[]): Part => ({ when: 'yes', effects });
export const no = (...effects: Effect[]): Part => ({ when: 'no', effects });
export const lost = (...effects: Effect[]): Part => ({ when: 'lost', effects });
export const resolve = (...effects: Effect[]): Part => ({ when: 'resolve', effects });
/** One of your actions; its vampire exhausts. */
export const action = (...effects: Effect[]): Part => ({ when: 'action', effects });
export const on = (happened: Happened, ...effects: Effect[]): Part => ({
	when: happened,
	effects
});
export const use = (step: Use, cost: Cost, ...effects: Effect[]): Part => ({
	when: { use: step },
	cost,
	effects
});

/** The same part in a role, under a condition, or so often. */
export const as = (role: As, part: Part): Part => ({ ...part, as: role });
export const given = (condition: Condition, part: Part): Part => ({
	...part,
	if: [...(part.if ?? []), condition]
});
export const once = (often: NonNullable<Part['once']>, part: Part): Part => ({
	...part,
	once: often
});
/** A Leader who stayed at home: the step comes before vampires return [Beginning Phase]. */
export const HELD_COURT: Part = given(stands('haven'), start(gain(1)));
/** Text behind the icon of a Discipline. */
export const withDiscipline = (which: Discipline, ...effects: Effect[]): Part =>
	given(hasDiscipline(which), play(...effects));
