import { nameOf } from '../table/where.ts';
import type { DealtState } from './state.ts';

/** What a sentence about a match calls an id: its people, vampires and cards; anything else as it is. */
export function namesInDealt(
	{ table }: Pick<DealtState, 'table'>,
	people: { readonly [seat: string]: string }
): (id: string) => string {
	const vampires = Object.values(table?.seats ?? {}).flatMap(({ vampires }) =>
		vampires.map((one) => [one.id, table ? nameOf(table, one) : one.id] as const)
	);
	const cards = table?.setting?.cards.map(({ id, name }) => [id, name] as const) ?? [];
	const called = new Map([...cards, ...vampires, ...Object.entries(people)]);
	return (id) => called.get(id) ?? id;
}
