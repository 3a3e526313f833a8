import type { SeatId } from '../../../games/core/seats.ts';
import type { Attack, Texts } from '../../../games/rivals/attack/attack.ts';
import type { VampireId } from '../../../games/rivals/match/state.ts';

/** Damage that a text deals to somebody else of the target’s party. */
interface Harm {
	amount: number;
	aggravated: boolean;
	prevented: number;
}

/** What card texts do in an attack, as people enter it. 0, null and false: none of that. */
interface TextEntries {
	bonus: number;
	/** How much of the bonus is Aggravated. */
	bonusAggravated: number;
	prevented: number;
	lost: number;
	stolen: number;
	back: number;
	preventedBack: number;
	lostBack: number;
	/** Damage that somebody of the attacker’s party exhausts for. */
	helpers: { [id: VampireId]: number };
	/** Who else exhausts for an ability. */
	exhausts: { [id: VampireId]: boolean };
	harms: { [id: VampireId]: Harm };
	agenda: { [seat: SeatId]: number };
}

export const NO_HARM: Harm = { amount: 0, aggravated: false, prevented: 0 };

type Sides = { readonly attacker: VampireId; readonly victim: VampireId | null };

const many = <Value>(of: { readonly [key: string]: Value }): [string, Value][] =>
	Object.entries(of);

/** As they are told. Stolen Blood goes to the attacker. */
export function textsOf(entries: TextEntries, { attacker, victim }: Sides): Texts {
	const { bonus, prevented, lost, stolen, back, preventedBack, lostBack } = entries;
	const aggravated = Math.min(entries.bonusAggravated, Math.max(0, bonus));
	const helpers = many(entries.helpers).filter(([, value]) => value > 0);
	const losses =
		victim === null
			? []
			: [
					...(lost > 0 ? [{ vampire: victim, amount: lost }] : []),
					...(stolen > 0 ? [{ vampire: victim, amount: stolen, to: attacker }] : []),
					...(lostBack > 0 ? [{ vampire: attacker, amount: lostBack }] : [])
				];
	return {
		bonuses: [
			...(bonus === aggravated ? [] : [{ value: bonus - aggravated }]),
			...(aggravated > 0 ? [{ value: aggravated, aggravated: true as const }] : []),
			...helpers.map(([vampire, value]) => ({ value, vampire }))
		],
		back: back === 0 ? [] : [{ value: back }],
		prevented,
		preventedBack,
		losses,
		exhausts: [
			...helpers.map(([vampire]) => vampire),
			...many(entries.exhausts).flatMap(([vampire, is]) => (is ? [vampire] : []))
		],
		harms: many(entries.harms).flatMap(([vampire, harm]) =>
			harm.amount > 0
				? [
						{
							vampire,
							amount: harm.amount,
							...(harm.aggravated && { aggravated: true as const }),
							...(harm.prevented > 0 && { prevented: harm.prevented })
						}
					]
				: []
		),
		agenda: many(entries.agenda).flatMap(([seat, points]) => (points > 0 ? [{ seat, points }] : []))
	};
}

const total = (list: readonly { readonly value: number }[]): number =>
	list.reduce((all, { value }) => all + value, 0);

/** What was told already. */
export function entriesOf({
	texts = {},
	attacker
}: Pick<Attack, 'texts' | 'attacker'>): TextEntries {
	const { bonuses = [], back = [], losses = [], exhausts = [], harms = [], agenda = [] } = texts;
	const lossOf = (of: (one: (typeof losses)[number]) => boolean): number =>
		losses.filter(of).reduce((all, { amount }) => all + amount, 0);
	const helps = bonuses.filter(
		({ vampire }) => vampire !== undefined && exhausts.includes(vampire)
	);
	const plain = bonuses.filter((one) => !helps.includes(one));
	const helpers = Object.fromEntries(helps.map(({ vampire = '', value }) => [vampire, value]));
	return {
		bonus: total(plain),
		bonusAggravated: total(plain.filter(({ aggravated }) => aggravated)),
		prevented: texts.prevented ?? 0,
		lost: lossOf(({ vampire, to }) => vampire !== attacker && to === undefined),
		stolen: lossOf(({ vampire, to }) => vampire !== attacker && to !== undefined),
		back: total(back),
		preventedBack: texts.preventedBack ?? 0,
		lostBack: lossOf(({ vampire }) => vampire === attacker),
		helpers,
		exhausts: Object.fromEntries(exhausts.filter((id) => !(id in helpers)).map((id) => [id, true])),
		harms: Object.fromEntries(
			harms.map(({ vampire, amount, aggravated = false, prevented = 0 }) => [
				vampire,
				{ amount, aggravated, prevented }
			])
		),
		agenda: Object.fromEntries(
			agenda.map(({ seat }) => [
				seat,
				agenda.filter((one) => one.seat === seat).reduce((all, { points }) => all + points, 0)
			])
		)
	};
}

/** How many texts were told, so that a button says so. */
export function textsCount({ texts = {} }: Pick<Attack, 'texts'>): number {
	const { prevented = 0, preventedBack = 0 } = texts;
	const lists = [texts.bonuses, texts.back, texts.losses, texts.harms, texts.agenda];
	const helpers = new Set((texts.bonuses ?? []).map(({ vampire }) => vampire));
	const alone = (texts.exhausts ?? []).filter((id) => !helpers.has(id));
	return (
		lists.reduce((all, list = []) => all + list.length, 0) +
		alone.length +
		(prevented > 0 ? 1 : 0) +
		(preventedBack > 0 ? 1 : 0)
	);
}
