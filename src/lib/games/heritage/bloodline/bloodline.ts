import type { ThingId } from '../shapes.ts';
import type { Clan } from '../vocabulary.ts';

/** A vampire is known by its character: no character is on the table twice. */
export type VampireId = ThingId;

export type Vampire = {
	readonly id: VampireId;
	/** Null: the clan leader, the one root. */
	readonly sire: VampireId | null;
	readonly power: number;
	readonly infamy: number;
	/** Boons by the clan whose they are, in the order they came. */
	readonly boons: readonly Clan[];
	readonly exhausted: boolean;
	readonly torpor: boolean;
	/** The Brujah scheme that declared it an enemy. */
	readonly enemy: ThingId | null;
	/** Ancillae whose abilities were grafted on: a monstrosity. */
	readonly absorbed: readonly VampireId[];
};

/** A clan leader and all its descendants, those in torpor too; a tree by `sire`. */
export type Bloodline = {
	readonly leader: VampireId;
	readonly vampires: { readonly [vampire: VampireId]: Vampire };
};

const FRESH = {
	power: 0,
	infamy: 0,
	boons: [],
	exhausted: false,
	torpor: false,
	enemy: null,
	absorbed: []
} as const;

/** A bloodline of its leader alone, with what it begins with. */
export function found(
	leader: VampireId,
	start: { readonly power: number; readonly boons: readonly Clan[] }
): Bloodline {
	return { leader, vampires: { [leader]: { id: leader, sire: null, ...FRESH, ...start } } };
}

/** A new childe under its sire, any number side by side (rulebook, Recruit). */
export function embrace(bloodline: Bloodline, childe: VampireId, sire: VampireId): Bloodline {
	const vampires = { ...bloodline.vampires, [childe]: { id: childe, sire, ...FRESH } };
	return { ...bloodline, vampires };
}

/** A vampire with some of what it bears changed; one that is not there changes nothing. */
export function change(
	bloodline: Bloodline,
	id: VampireId,
	to: Partial<Omit<Vampire, 'id'>>
): Bloodline {
	const vampire = bloodline.vampires[id];
	if (!vampire) return bloodline;
	return { ...bloodline, vampires: { ...bloodline.vampires, [id]: { ...vampire, ...to } } };
}

/**
 * Another character takes a vampire's place: sire, childer and all tokens but torpor stay
 * (rulebook, Tremere). The leader's place is never taken.
 */
export function replace(bloodline: Bloodline, old: VampireId, by: VampireId): Bloodline {
	const vampires = Object.fromEntries(
		Object.values(bloodline.vampires).map((vampire) => {
			if (vampire.id === old) return [by, { ...vampire, id: by, torpor: false }];
			return [vampire.id, vampire.sire === old ? { ...vampire, sire: by } : vampire];
		})
	);
	return { ...bloodline, vampires };
}

/** Without a vampire; its childer hang on its sire. Only for corrections: play takes nobody out. */
export function remove(bloodline: Bloodline, id: VampireId): Bloodline {
	const gone = bloodline.vampires[id];
	if (!gone) return bloodline;
	const rest = Object.values(bloodline.vampires)
		.filter((vampire) => vampire.id !== id)
		.map((vampire) => [
			vampire.id,
			vampire.sire === id ? { ...vampire, sire: gone.sire } : vampire
		]);
	return { ...bloodline, vampires: Object.fromEntries(rest) };
}
