import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { holds } from './answers.ts';
import type { DeckCardOf } from './cards.ts';

type Mission = DeckCardOf<'mission'>;

/**
 * A mission may have several faces: one as printed, and others that lie in its place if the story so far was such. Which one
 * lies there is settled when its chapter is opened, and never again: from then on its id says which.
 */

/** The front that is laid out now. */
export function frontOf(state: ChronicleState, card: Mission): Mission['mission'] {
	const face = card.instead?.find(({ when }) => when.every((condition) => holds(state, condition)));
	return (face ?? card).mission;
}

/** What is read aloud and decided behind the front with this id. */
export function backOf(card: Mission, front: ThingId): Pick<Mission, 'question' | 'choices'> {
	const face = card.instead?.find(({ mission }) => mission.id === front);
	return { question: face?.question ?? card.question, choices: face?.choices ?? card.choices };
}

/** Every face with its place on the card, as `.instead[0]`, and with what stands on it alone. */
export function facesOf({ mission, question, choices, instead = [] }: Mission) {
	return [
		{ at: '', when: [], mission, question, choices },
		...instead.map((face, index) => ({ at: `.instead[${index}]`, ...face }))
	];
}
