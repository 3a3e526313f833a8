import type { CardId } from '../../cards.ts';
import type { Ability } from '../../effects/ability.ts';
import { isOfPlayer, ofPlayer } from '../../effects/counting.ts';
import type { Effect, EffectKind, EffectOf, Effects } from '../../effects/effect.ts';
import { known } from '../../effects/effect.ts';
import type { Rule } from '../../effects/rule-words.ts';
import type { Amount, Condition, Count, Who } from '../../effects/selector.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { Table } from '../../table/table.ts';
import { abilitiesOf, playerOf, turnOrder } from '../../table/where.ts';
import { bloodAfter } from './worth-of-blood.ts';

/** What an ability seems to add: Power where its card lies, and Influence besides. */
export type Adds = { readonly power: number; readonly gain: number };

/** For whom something is judged, and how it looks there. */
export type Looks = {
	readonly table: Table;
	readonly seat: SeatId;
	/** Opponents that are or will be there. */
	readonly rivals: number;
	/** Own Blood there. */
	readonly blood: number;
	/** How likely the seat wins there. */
	readonly wins: number;
	/** Whether the seat is the one whom a card lets choose. */
	readonly chooses?: boolean;
	/** Whether the card lies or would be played face down; left out: nobody knows yet. */
	readonly down?: boolean;
};

export const NOTHING: Adds = { power: 0, gain: 0 };
const plus = (a: Adds, b: Adds): Adds => ({ power: a.power + b.power, gain: a.gain + b.gain });
const times = ({ power, gain }: Adds, by: number): Adds => ({ power: power * by, gain: gain * by });
const valueOf = ({ power, gain }: Adds) => power * 0.3 + gain;

/** What others lose is worth less than what one gains: it helps all other players too. */
const HARM = 0.6;

function counted({ table, seat, rivals, blood }: Looks, { count, of }: Count): number {
	if (of !== undefined) return 2;
	if (isOfPlayer(count)) return ofPlayer(table, seat, count);
	switch (count) {
		case 'own-blood-here':
			return blood;
		case 'rivals-here':
			return rivals;
		case 'rival-blood-here':
			return rivals * 1.5;
		case 'blood-here':
			return blood + rivals * 1.5;
		case 'rival-cards-here':
			return rivals * 1.3;
		case 'cards-here':
			return 1 + rivals * 1.3;
		case 'face-down-here':
			return rivals * 0.6;
		case 'printed-power':
		case 'own-power-here':
			return 3;
		case 'own-cards-here':
		case 'own-face-down-here':
			return 1;
	}
}

function amountIn(looks: Looks, amount: Amount, has = 2): number {
	if (typeof amount === 'number') return amount;
	if (amount === 'taken') return 1;
	if (amount === 'all') return has;
	if ('byRound' in amount) return amount.byRound[Math.max(0, looks.table.round - 1)] ?? 0;
	if ('upTo' in amount) return Math.min(amount.upTo, has);
	if ('level' in amount) return Math.max(0, amount.level - has);
	if ('half' in amount) return counted(looks, amount.half) / 2;
	const { per, each = 1, for: every = 1, most = Infinity } = amount;
	return Math.min(most, (each * counted(looks, per)) / every);
}

/** How likely it is so. */
function likely(looks: Looks, condition: Condition): number {
	const { table, seat, wins } = looks;
	const order = turnOrder(table);
	switch (condition.is) {
		case 'at-least':
			return counted(looks, condition.what) >= condition.n ? 0.9 : 0.15;
		case 'at-most':
			return counted(looks, condition.what) <= condition.n ? 0.8 : 0.3;
		case 'most':
		case 'fewest':
			return 0.4;
		case 'winner':
			return condition.who === 'self' ? wins : 0.4;
		case 'at-haven':
			return 0.4;
		case 'not-at-haven':
			return 0.6;
		case 'face-down':
			return looks.down === undefined ? 0.5 : Number(looks.down);
		case 'done':
		case 'not-done':
			return 0.5;
		case 'alone-here':
			return looks.rivals === 0 ? 1 : 0.2;
		case 'first-in-order':
			return order[0] === seat ? 1 : 0;
		case 'last-in-order':
			return order.at(-1) === seat ? 1 : 0;
	}
}

/** How many opponents that means, and whether it means oneself. */
function whom(
	{ table, rivals, chooses }: Looks,
	who: Who
): { readonly self: number; readonly them: number } {
	switch (who) {
		case 'self':
			return { self: 1, them: 0 };
		case 'each-rival':
			return { self: 0, them: rivals };
		case 'each-opponent':
			return { self: 0, them: turnOrder(table).length - 1 };
		case 'chosen-rival':
			return { self: 0, them: Math.min(1, rivals) };
		case 'all-here':
			return { self: 1, them: rivals };
		case 'winner':
		case 'second':
			return { self: 0, them: Math.min(0.8, rivals) };
		case 'chooser':
			return chooses ? { self: 1, them: 0 } : { self: 0.5, them: 0.5 };
		case 'chosen':
		case 'chosen-opponent':
		case 'cause':
			return { self: 0, them: 1 };
	}
}

function moved(looks: Looks, who: Who, n: number, each: number, sign: 1 | -1): Adds {
	const { self, them } = whom(looks, who);
	const worth = n * each;
	return { power: 0, gain: sign * (self * worth - them * worth * HARM) };
}

const bloodIn = ({ table }: Looks) => bloodAfter(table.round);
const each = (looks: Looks, what: 'blood' | 'influence') => (what === 'blood' ? bloodIn(looks) : 1);
const inGain = (gain: number): Adds => ({ power: 0, gain });
const inPower = (power: number): Adds => ({ power, gain: 0 });
/** Only where there is somebody to whom it happens. */
const onRivals = (looks: Looks, adds: Adds): Adds => times(adds, Math.min(1, looks.rivals));

type Judges = { readonly [K in EffectKind]: (looks: Looks, effect: EffectOf<K>) => Adds };

/** A guess a word: what it usually brings to who plays the card. */
const JUDGES: Judges = {
	gain: (looks, { what, amount, who = 'self' }) => {
		const has = playerOf(looks.table, looks.seat).blood;
		return moved(looks, who, amountIn(looks, amount, has), each(looks, what), 1);
	},
	lose: (looks, { what, amount, who }) =>
		moved(looks, who, amountIn(looks, amount), each(looks, what), -1),
	steal: (looks, { what = 'blood', amount, from }) => {
		const n = amountIn(looks, amount) * each(looks, what) * (1 + HARM / 2);
		return inGain(n * Math.min(1, whom(looks, from).them));
	},
	spend: (looks, { what, amount, then }) => {
		const paid = amountIn(looks, amount) * each(looks, what);
		const got = judged(looks, known(then));
		return valueOf(got) > paid ? plus(got, inGain(-paid)) : NOTHING;
	},
	give: (looks, { what, amount }) => inGain(-amountIn(looks, amount) * each(looks, what)),
	deploy: (looks, { amount, from }) => {
		const n = amountIn(looks, amount);
		return { power: n, gain: from === 'pool' ? -n * bloodIn(looks) : 0 };
	},
	recall: (looks, { amount, who = 'self' }) => {
		const { self } = whom(looks, who);
		return inGain(self * amountIn(looks, amount, looks.blood) * bloodIn(looks));
	},
	scatter: (looks, { amount, who }) =>
		inPower(whom(looks, who).them * amountIn(looks, amount) * 0.5),
	seize: (looks, { amount, from, to }) => {
		const n = whom(looks, from).them * amountIn(looks, amount) * 0.6;
		return {
			power: to === 'position' ? n * 1.4 : n * 0.5,
			gain: to === 'pool' ? n * bloodIn(looks) : 0
		};
	},
	carry: (looks, { amount }) => inGain(amountIn(looks, amount, looks.blood) * 0.15),
	'swap-blood': () => inPower(1),
	power: (looks, { amount, minus = false, cards }) => {
		const n = amountIn(looks, amount) * (minus ? -1 : 1);
		const own = typeof cards === 'string' ? cards !== 'cause' : cards.of === 'own';
		return own ? inPower(n) : onRivals(looks, inPower(-n));
	},
	'set-power': (looks) => onRivals(looks, inPower(3.5)),
	halve: (looks) => onRivals(looks, inPower(2)),
	'copy-power': (looks) => onRivals(looks, inPower(1.5)),
	'blood-counts': (looks, { each: worth, who }) =>
		who === 'self' ? inPower(looks.blood * (worth - 1)) : NOTHING,
	'face-down-counts': (_, { each: worth, who }) => (who === 'self' ? inPower(worth) : NOTHING),
	'turn-up': () => inGain(0.1),
	'turn-down': (looks) => onRivals(looks, inPower(3)),
	move: () => inGain(0.2),
	'give-card': (looks, { to }) => (to === 'self' ? onRivals(looks, inPower(5)) : inPower(-3)),
	'to-hand': () => inGain(0.1),
	play: () => inPower(3),
	'swap-cards': (looks) => onRivals(looks, inPower(3)),
	cancel: (looks) => onRivals(looks, inPower(1.5)),
	'shuffle-back': () => inGain(-0.4),
	look: () => inGain(0.1),
	'look-at-hand': () => inGain(0.1),
	reveal: () => inGain(0.05),
	withdraw: (_, { who }) => (who === 'self' ? inGain(0.3) : inPower(2)),
	'must-stay': () => inGain(0.1),
	'gain-victim': (looks, { amount = 1, who = 'self' }) =>
		moved(looks, who, amountIn(looks, amount), 1.4, 1),
	drain: (looks, { who }) => moved(looks, who, 1, 1, -1),
	undrain: ({ table, seat }) => inGain(playerOf(table, seat).drained.length > 0 ? 1.5 : 0),
	'gain-tokens': (looks, { who, amount }) => moved(looks, who, amount, 0.8, -1),
	'win-ties': () => inPower(0.5),
	'extra-reward': (looks, { place, influence = 0, blood = 0, victims = 0 }) => {
		const worth = influence + blood * bloodIn(looks) + victims * 1.4;
		return inGain(worth * (place === 'first' ? looks.wins : 0.3));
	},
	'frenzy-pays': (_, { more }) => inGain(more * 0.15),
	'take-ambition': (looks, { who }) => moved(looks, who, 1, 0.5, 1),
	may: (looks, { then }) => better(judged(looks, known(then)), NOTHING),
	either: (looks, { of }) =>
		of.map((one) => judged(looks, known(one))).reduce((best, one) => better(best, one), NOTHING),
	'each-chooses': (looks) => onRivals(looks, { power: 1.5, gain: 0.2 }),
	bid: () => inGain(0.4),
	if: (looks, { that, then, else: or }) => {
		const so = likely(looks, that);
		const yes = times(judged(looks, known(then)), so);
		return or === undefined ? yes : plus(yes, times(judged(looks, known(or)), 1 - so));
	},
	manual: () => NOTHING
};

const better = (a: Adds, b: Adds): Adds => (valueOf(b) > valueOf(a) ? b : a);

const judge = <K extends EffectKind>(kind: K, looks: Looks, effect: EffectOf<K>): Adds =>
	JUDGES[kind](looks, effect);

/** What some effects seem to bring, from the top. */
export const judged = (looks: Looks, effects: Effects): Adds =>
	effects.reduce((sum, effect: Effect) => plus(sum, judge(effect.do, looks, effect)), NOTHING);

function ruleWorth(looks: Looks, rule: Rule): Adds {
	switch (rule.rule) {
		case 'power':
			return inPower(
				amountIn(looks, rule.amount) *
					(rule.minus ? -1 : 1) *
					(rule.if ? likely(looks, rule.if) : 1)
			);
		case 'blood-counts':
			return inPower(looks.blood * (rule.each - 1));
		case 'extra-reward':
			return JUDGES['extra-reward'](looks, { do: 'extra-reward', ...rule });
		default:
			return inGain(0.15);
	}
}

/** How often something comes about that a Passive card waits for. */
const COMES = 0.6;

/** What a clan card seems to add to its printed Power; a Passive card that lies face down adds nothing. */
export function cardAdds(looks: Looks, card: CardId): Adds {
	return abilitiesOf(looks.table, card).reduce(
		(sum, ability) => plus(sum, abilityAdds(looks, ability)),
		NOTHING
	);
}

/** Whether a clan card seems to bring more where it was played face down, whoever plays it. */
export function gainsFaceDown(table: Table, seat: SeatId, card: CardId): boolean {
	const looks = { table, seat, rivals: 1, blood: 1, wins: 0.4 };
	const as = (down: boolean) => valueOf(cardAdds({ ...looks, down }, card));
	return as(true) > as(false);
}

function abilityAdds(looks: Looks, ability: Ability): Adds {
	switch (ability.ability) {
		case 'acts':
		case 'use':
			return judged(looks, ability.effects);
		case 'when':
			return times(judged(looks, ability.effects), COMES);
		case 'always':
			return ruleWorth(looks, ability.rule);
	}
}
