import { refuse } from '../../core/decision.ts';
import type { Match, Vampire, VampireId } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';

/* Mending: a card discarded for each vampire in the End Phase, and what texts mend [Torpor and Mending Step] [Mending]. */

export type Mend = {
	readonly vampire: VampireId;
	readonly amount: number;
	/** A discard mends 1, each vampire once in an End Phase; a text has no such limit. */
	readonly by: 'discard' | 'text';
};

/** `earlier`: who was mended by a discard in this End Phase already (R52). */
export function findMendFault(
	match: Pick<Match, 'seats' | 'turn'>,
	mends: readonly Mend[],
	earlier: readonly VampireId[]
) {
	const { turn } = match;
	const discards = mends.filter(({ by }) => by === 'discard');
	for (const [at, { vampire: id, by }] of mends.entries()) {
		const found = findVampire(match, id);
		if (!found) return refuse('not-in-play', { vampire: id }, `mends.${at}`);
		const { seat, vampire } = found;
		if (vampire.place === 'burned') return refuse('burned', { vampire: id }, `mends.${at}`);
		if (by === 'discard') {
			if (turn?.phase !== 'end') return refuse('mend-not-now', {}, `mends.${at}`);
			if (seat !== turn.seat) return refuse('turn-not-yours', { seat: turn.seat }, `mends.${at}`);
			const often = discards.filter((one) => one.vampire === id).length;
			if (earlier.includes(id) || often > 1)
				return refuse('mend-twice', { vampire: id }, `mends.${at}`);
		}
		if (vampire.blood >= vampire.bp) return refuse('mend-full', { vampire: id }, `mends.${at}`);
	}
	return null;
}

export type Mended = {
	readonly vampire: VampireId;
	readonly blood: number;
	/** Full in torpor in its player's turn: ready at the Haven at once [Mending]. */
	readonly home: boolean;
};

/** Up to the BP of now. In a foe's turn a full vampire stays in torpor until its player's Ready step (R53). */
export function mendedBy(
	match: Pick<Match, 'seats' | 'turn'>,
	mends: readonly Mend[]
): readonly Mended[] {
	const ids = [...new Set(mends.map(({ vampire }) => vampire))];
	return ids.flatMap((id) => {
		const found = findVampire(match, id);
		if (!found) return [];
		const amount = mends.reduce((all, one) => all + (one.vampire === id ? one.amount : 0), 0);
		const blood = Math.max(
			found.vampire.blood,
			Math.min(found.vampire.bp, found.vampire.blood + amount)
		);
		return [
			{ vampire: id, blood, home: comesHome(match, found.seat, { ...found.vampire, blood }) }
		];
	});
}

const comesHome = (
	{ turn }: Pick<Match, 'turn'>,
	seat: string,
	{ place, blood, bp }: Pick<Vampire, 'place' | 'blood' | 'bp'>
): boolean => place === 'torpor' && blood >= bp && turn?.seat === seat;
