import { clanNames } from './clans.ts';
import type { EveningState } from './state.ts';

/** What a sentence about an evening calls an id: its people, its cards and clans; anything else as it is. */
export function namesInEvening(
	{ evening }: Pick<EveningState, 'evening'>,
	people: { readonly [seat: string]: string }
): (id: string) => string {
	const set = evening.table?.setting?.cards;
	const cards = set ? [set.clanCards, set.allies, set.relics, set.locationCards].flat() : [];
	const called = new Map([
		...Object.entries(clanNames),
		...cards.map(({ id, name }) => [id, name] as const),
		...Object.entries(people)
	]);
	return (id) => called.get(id) ?? id;
}
