import type { Bloodline, VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';

/** A recruit that is thought of, and who would embrace it. */
export interface Thought {
	readonly character: VampireId;
	readonly sire: VampireId;
}

/** What is being chosen in a bloodline, and by whom it is led. */
export interface Choosing {
	readonly selected: VampireId | null;
	readonly highlight: { readonly coterie: readonly VampireId[]; readonly leader: VampireId } | null;
	/** Who could be chosen now; null: nothing is being chosen. */
	readonly possible: readonly VampireId[] | null;
	readonly thought: Thought | null;
}

/** What somebody is to a choice that is being made. */
export interface Standing {
	readonly selected: boolean;
	readonly inCoterie: boolean;
	readonly leads: boolean;
	/** Null: nothing is being chosen. */
	readonly possible: boolean | null;
	/** A recruit that is only thought of. */
	readonly ghost: boolean;
}

export function standingIn(
	{ selected, highlight, possible, thought }: Choosing,
	id: VampireId
): Standing {
	const ghost = thought?.character === id;
	return {
		selected: selected === id,
		inCoterie: highlight?.coterie.includes(id) === true || highlight?.leader === id,
		leads: highlight?.leader === id,
		possible: ghost ? null : (possible?.includes(id) ?? null),
		ghost
	};
}

/** One who was embraced is thought of no more, nor is one whose sire is not there. */
export function thoughtOf(bloodline: Bloodline, ghost: Thought | null): Thought | null {
	if (!ghost || bloodline.vampires[ghost.character]) return null;
	return bloodline.vampires[ghost.sire] ? ghost : null;
}
