import { clanNames } from '../clan-names.ts';
import type { Table } from '../table/table.ts';

/** What a sentence about a table calls an id: its people, its cards and clans; anything else as it is. */
export function namesAtTable(
	{ cast, schemes, missions, seats }: Table,
	people: { readonly [seat: string]: string }
): (id: string) => string {
	const slips = seats.flatMap(({ assets, obligations }) => [...assets, ...obligations]);
	const things = [...slips, ...missions, ...Object.values(schemes), ...Object.values(cast)];
	const called = new Map([
		...Object.entries(clanNames),
		...things.map(({ id, name }) => [id, name] as const),
		...Object.entries(people)
	]);
	return (id) => called.get(id) ?? id;
}
