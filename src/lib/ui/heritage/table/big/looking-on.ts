import type { Sitting } from '../live-table.svelte.ts';

/** The same table for somebody who plays no seat of it and changes nothing. */
export const lookingOn = ({ sittings }: { readonly sittings: readonly Sitting[] }) => ({
	sittings: sittings.map((sitting) => ({ ...sitting, mine: false })),
	writes: false
});
