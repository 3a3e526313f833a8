/** The hint that waits to be read: what the computer does keeps the first it calls for, what a person does replaces it. */
export const heldHint = <Hint>(
	held: Hint | null,
	next: Hint | null,
	isByComputer: boolean
): Hint | null => (isByComputer ? (held ?? next) : next);

/** What has the foot of the screen, or the eyes, before a hint. */
interface Foot {
	/** The computer is to move: it waits for no reader, so the hint waits for the person's own turn. */
	readonly computerMoves: boolean;
	readonly isAsked: boolean;
	/** Somebody chooses a sire or a leader, or looks at what a move would change. */
	readonly isChoosing: boolean;
}

/** Whether there is room for a hint. */
export const canHint = ({ computerMoves, isAsked, isChoosing }: Foot): boolean =>
	!computerMoves && !isAsked && !isChoosing;
