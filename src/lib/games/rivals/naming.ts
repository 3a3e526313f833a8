import { plainName } from './match/vampires.ts';
import type { RivalsState } from './state.ts';

/** What a sentence about a match calls an id: its people and vampires; anything else as it is. */
export function namesInMatch(
	{ match }: Pick<RivalsState, 'match'>,
	people: { readonly [seat: string]: string }
): (id: string) => string {
	const vampires = Object.entries(match.seats).flatMap(([seat, { vampires }]) =>
		vampires.map((one) => {
			const plain = plainName(one);
			const owner = people[seat] ?? seat;
			return [one.id, one.name === undefined ? `${owner}’s ${plain}` : plain] as const;
		})
	);
	const called = new Map([...vampires, ...Object.entries(people)]);
	return (id) => called.get(id) ?? id;
}
