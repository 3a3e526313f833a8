import type { TableVampire } from '../../../games/rivals/table/table.ts';

/** Vampires that are together somewhere. */
export type Group = { readonly where: string; readonly vampires: readonly TableVampire[] };

/** A coterie as it lies: at the Haven, party by party in The Streets, and whoever is in torpor. */
export function groupsOf(vampires: readonly TableVampire[]): readonly Group[] {
	const at = (place: TableVampire['place']) => vampires.filter((one) => one.place === place);
	const streets = at('streets');
	const parties = [...new Set(streets.map(({ party }) => party))].sort(
		(a, b) => (a ?? 0) - (b ?? 0)
	);
	return [
		{ where: 'At the Haven', vampires: at('haven') },
		...parties.map((party, nth) => ({
			where: parties.length > 1 ? `In The Streets, party ${nth + 1}` : 'In The Streets',
			vampires: streets.filter((one) => one.party === party)
		})),
		{ where: 'In torpor', vampires: at('torpor') }
	].filter((group) => group.vampires.length > 0);
}
