import type { Attack } from '../../../games/rivals/attack/attack.ts';
import type { Field } from '../../../games/rivals/attack/field.ts';
import { outcomeOf } from '../../../games/rivals/attack/outcome.ts';

/** A way to share what is taken between Aggravated and ordinary damage. */
interface Share {
	readonly aggravated: number;
	readonly ordinary: number;
	/** How much of shields and prevention cuts Aggravated damage then. */
	readonly cuts: number;
}

/** Where the defender says which damage shields and prevention cut (reading aggravatedShare): every way there is; none: nothing to choose. */
export function sharesOf(field: Field, attack: Attack): readonly Share[] {
	const after = (cutsAggravated: number) =>
		outcomeOf(field, { ...attack, texts: { ...attack.texts, cutsAggravated } }).sum;
	const first = after(0);
	const most = Math.min(first.dealt, first.aggravated);
	const shares: Share[] = [];
	for (let cuts = 0; cuts <= first.dealt; cuts++) {
		const { aggravated, taken } = after(cuts);
		if (!shares.some((one) => one.aggravated === aggravated))
			shares.push({ aggravated, ordinary: taken - aggravated, cuts });
		if (aggravated === 0 || shares.length > most) break;
	}
	return shares.length > 1 ? shares : [];
}
