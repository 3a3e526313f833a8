/** A scoring card of the box while it is typed. */
export interface Typed {
	readonly id: string;
	name: string;
	one: string;
	other: string;
	worth: number;
}

/** Reads a draft of one card or two; null: it is none. */
export function readTyped(stored: unknown): Typed[] | null {
	if (!Array.isArray(stored) || stored.length < 1 || stored.length > 2) return null;
	const cards: readonly unknown[] = stored;
	return cards.every(isTyped) ? [...cards] : null;
}

function isTyped(card: unknown): card is Typed {
	if (typeof card !== 'object' || card === null) return false;
	const { id, name, one, other, worth } = card as { readonly [K in keyof Typed]?: unknown };
	return (
		[id, name, one, other].every((word) => typeof word === 'string') && Number.isInteger(worth)
	);
}
