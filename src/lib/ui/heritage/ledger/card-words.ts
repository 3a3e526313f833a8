import type { EventOf } from '../../../games/heritage/events.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { counted, listed, type Names } from './names.ts';
import type { Told } from './told.ts';

/** “2 characters and 1 scheme”; what there is none of goes without saying. */
export function cardsCounted(characters: number, schemes: number): string {
	return listed([
		...(characters > 0 ? [counted(characters, 'character')] : []),
		...(schemes > 0 ? [counted(schemes, 'scheme')] : [])
	]);
}

export function cardsAdded({ characters, schemes, source }: EventOf<'CardsAdded'>): Told {
	const what = cardsCounted(characters.length, schemes.length);
	return {
		sentence: `The group’s own cards from “${source}” were added: ${what}.`,
		details: [listed([...characters, ...schemes].map(({ name }) => name))]
	};
}

export function cardsRemoved(
	{ ids, forgotten, reason }: EventOf<'CardsRemoved'>,
	_names: Names,
	{ cards }: ChronicleState
): Told {
	const characters = ids.flatMap((id) => cards.characters[id] ?? []);
	const schemes = ids.flatMap((id) => cards.schemes[id] ?? []);
	const stay = characters.filter(({ id }) => !forgotten.includes(id));
	return {
		sentence: `Cards of the group’s own were taken out: ${cardsCounted(characters.length, schemes.length)}.`,
		details: [
			listed([...characters, ...schemes].map(({ name }) => name)),
			...(stay.length > 0
				? [`Still in the register: ${listed(stay.map(({ name }) => name))}.`]
				: [])
		],
		reason
	};
}
