import type { Bloodline, Vampire, VampireId } from './bloodline.ts';

/** Every vampire outside torpor: the bloodline as nearly every rule means it (rulebook, Torpor). */
export function awake(bloodline: Bloodline): readonly Vampire[] {
	return Object.values(bloodline.vampires).filter(({ torpor }) => !torpor);
}

/** Direct childer, those in torpor too, in the order they were embraced. */
export function childerOf(bloodline: Bloodline, sire: VampireId): readonly Vampire[] {
	return Object.values(bloodline.vampires).filter((vampire) => vampire.sire === sire);
}

export function sireOf(bloodline: Bloodline, childe: VampireId): Vampire | null {
	const sire = bloodline.vampires[childe]?.sire ?? null;
	return sire === null ? null : (bloodline.vampires[sire] ?? null);
}

/** All below a vampire, nearest first, those in torpor too. */
export function descendantsOf(bloodline: Bloodline, ancestor: VampireId): readonly Vampire[] {
	const bySire = new Map<VampireId | null, Vampire[]>();
	for (const vampire of Object.values(bloodline.vampires)) {
		const siblings = bySire.get(vampire.sire);
		if (siblings) siblings.push(vampire);
		else bySire.set(vampire.sire, [vampire]);
	}
	const found: Vampire[] = [...(bySire.get(ancestor) ?? [])];
	// Grows while it is walked: each generation brings the next one.
	for (const vampire of found) found.push(...(bySire.get(vampire.id) ?? []));
	return found;
}

/** Whether a vampire has no childer outside torpor: those in it are no part of the bloodline. */
export function isFledgling(bloodline: Bloodline, id: VampireId): boolean {
	return childerOf(bloodline, id).every(({ torpor }) => torpor);
}

/** The coterie of a leader: itself and its direct childer, outside torpor; the leader first. */
export function coterieOf(bloodline: Bloodline, leader: VampireId): readonly Vampire[] {
	const own = bloodline.vampires[leader];
	if (!own || own.torpor) return [];
	return [own, ...childerOf(bloodline, leader).filter(({ torpor }) => !torpor)];
}
