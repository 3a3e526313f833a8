import type { Attack, Texts } from '../../../games/rivals/attack/attack.ts';

/** What card texts do in an attack, in the numbers that people enter for it. */
export interface TextNumbers {
	bonus: number;
	prevented: number;
	lost: number;
	stolen: number;
	back: number;
	preventedBack: number;
	lostBack: number;
}

const NO_TEXTS: TextNumbers = {
	bonus: 0,
	prevented: 0,
	lost: 0,
	stolen: 0,
	back: 0,
	preventedBack: 0,
	lostBack: 0
};

/** As they are told. Stolen Blood goes to the attacker. */
export function textsOf(
	numbers: TextNumbers,
	{ attacker, victim }: { readonly attacker: string; readonly victim: string | null }
): Texts {
	const { bonus, prevented, lost, stolen, back, preventedBack, lostBack } = numbers;
	const losses =
		victim === null
			? []
			: [
					...(lost > 0 ? [{ vampire: victim, amount: lost }] : []),
					...(stolen > 0 ? [{ vampire: victim, amount: stolen, to: attacker }] : []),
					...(lostBack > 0 ? [{ vampire: attacker, amount: lostBack }] : [])
				];
	return {
		bonuses: bonus === 0 ? [] : [{ value: bonus }],
		back: back === 0 ? [] : [{ value: back }],
		prevented,
		preventedBack,
		losses
	};
}

/** The numbers that were told already. */
export function numbersOf({ texts, attacker }: Pick<Attack, 'texts' | 'attacker'>): TextNumbers {
	if (!texts) return { ...NO_TEXTS };
	const sum = (list: readonly { readonly value: number }[] = []): number =>
		list.reduce((all, { value }) => all + value, 0);
	const losses = texts.losses ?? [];
	const amount = (of: (one: (typeof losses)[number]) => boolean): number =>
		losses.filter(of).reduce((all, one) => all + one.amount, 0);
	return {
		bonus: sum(texts.bonuses),
		prevented: texts.prevented ?? 0,
		lost: amount(({ vampire, to }) => vampire !== attacker && to === undefined),
		stolen: amount(({ vampire, to }) => vampire !== attacker && to !== undefined),
		back: sum(texts.back),
		preventedBack: texts.preventedBack ?? 0,
		lostBack: amount(({ vampire }) => vampire === attacker)
	};
}
