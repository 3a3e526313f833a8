import type { SeatId } from '../../games/core/seats.ts';

/** Who sits at a table, and whether this device plays that seat. */
export type Sitting = {
	readonly seat: SeatId;
	readonly name: string;
	readonly mine: boolean;
	/** Who may act for them. */
	readonly by?: string;
	/** Who sees their hidden hand besides them, or where nobody signs in for that seat. */
	readonly seenBy?: string;
	/** It is the person at this screen who sees it. */
	readonly seenByMe?: true;
	/** Its hidden hand was dealt to somebody else, and nobody speaks for it. */
	readonly closed?: true;
	/** Code plays it; how people are told so. */
	readonly rival?: string;
	/** The first step that code can have made for it: a person made one before. Left out: any. */
	readonly rivalSince?: number;
	/** This person speaks for it where steps are undone, and leaves its moves to code. */
	readonly speaks?: true;
	/** Code found no move for it: people play it until they ask code again. */
	readonly stuck?: true;
	/** It is played here for somebody who sits elsewhere. */
	readonly lent?: true;
};

/** Whether several people at the table share this device. */
export const isShared = (sittings: readonly Sitting[]): boolean =>
	sittings.filter(({ mine, lent }) => mine && !lent).length > 1;

/** Whose device this is, for the player of a seat: their own, a shared one, or that of the person their seat is lent to. */
export type Phone = 'own' | 'shared' | 'lent';

export function phoneOf(sittings: readonly Sitting[], seat: SeatId): Phone {
	if (sittings.some((one) => one.seat === seat && one.lent)) return 'lent';
	return isShared(sittings) ? 'shared' : 'own';
}

/** The same table for somebody who plays no seat of it and changes nothing. */
export const lookingOn = ({ sittings }: { readonly sittings: readonly Sitting[] }) => ({
	sittings: sittings.map((sitting) => ({ ...sitting, mine: false })),
	writes: false
});
