import { pick, shuffled, type Chance } from '../../../core/chance.ts';
import type { PrimogenResult } from '../../record-shapes.ts';
import type { SeatId } from '../../shapes.ts';
import { ARCHETYPES } from '../../vocabulary.ts';

/** A primogen draw among the tied, each as likely; null where nobody is tied with anybody. */
export function drawnAmong(chance: Chance, tied: readonly SeatId[]): PrimogenResult | null {
	if (tied.length < 2) return null;
	const winner = pick(chance, tied);
	const order = shuffled(chance, ARCHETYPES);
	const declared = Object.fromEntries(
		tied.flatMap((seat, index) => {
			const archetype = order[index];
			return archetype ? [[seat, archetype] as const] : [];
		})
	);
	return { declared, shown: declared[winner] ?? null, winner };
}
