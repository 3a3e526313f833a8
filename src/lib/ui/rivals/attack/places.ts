import type { Vampire } from '../../../games/rivals/match/state.ts';

/** The order in which a coterie is shown: at the Haven, then by party in The Streets, then in torpor. */
const ORDER = { haven: 0, streets: 1, torpor: 2, burned: 3 } as const;

export const byPlace = (vampires: readonly Vampire[]): readonly Vampire[] =>
	vampires.toSorted((a, b) => ORDER[a.place] - ORDER[b.place] || (a.party ?? 0) - (b.party ?? 0));

/** Where it is and how, in a few words: “The Streets, party 2, exhausted”. */
export function placeWords(vampire: Vampire, all: readonly Vampire[]): string {
	const { place, party, exhausted, prince, retainers = 0 } = vampire;
	const parties = [
		...new Set(all.filter((one) => one.place === 'streets').map((one) => one.party))
	].toSorted((a, b) => (a ?? 0) - (b ?? 0));
	const nth = parties.length > 1 ? `, party ${parties.indexOf(party) + 1}` : '';
	const where = {
		haven: 'Haven',
		streets: `The Streets${nth}`,
		torpor: 'torpor',
		burned: 'burned'
	};
	return [
		where[place],
		...(exhausted && place !== 'torpor' ? ['exhausted'] : []),
		...(prince ? ['Prince'] : []),
		...(retainers > 0 ? [`${retainers} Retainer${retainers > 1 ? 's' : ''}`] : [])
	].join(', ');
}
