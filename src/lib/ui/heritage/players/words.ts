import { counted } from '../ledger/names.ts';

/** “Away since chapter 3, 2 chapters missed”. */
export function awayWords({
	since,
	missed
}: {
	readonly since: number;
	readonly missed: number;
}): string {
	const words = `Away since chapter ${since}`;
	return missed === 0 ? words : `${words}, ${counted(missed, 'chapter')} missed`;
}
