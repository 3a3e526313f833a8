import { openCard, type Attack } from './attack.ts';

/* The 13 steps of an attack, and which one people are at [Attack Sequence, Step by Step]. */

export const STEPS = [
	'attacker',
	'target',
	'intel',
	'type',
	'card',
	'block',
	'reaction',
	'reveal',
	'abilities',
	'damage',
	'reduction',
	'taken',
	'after'
] as const;
export type StepName = (typeof STEPS)[number];

/** The first step not entered yet. From step 9 on everything is entered, and the numbers stand. */
export function stepOf({ target, intel, type, card, block, reaction }: Attack): StepName {
	if (!target) return 'target';
	if (!intel) return 'intel';
	if (!type) return 'type';
	if (card === undefined) return 'card';
	if (!block) return 'block';
	if (reaction === undefined) return 'reaction';
	return card === 'down' || reaction === 'down' ? 'reveal' : 'abilities';
}

/** From 1. */
export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;

/** Whether both cards lie open, or there are none. */
export const isRevealed = (attack: Attack): boolean => stepOf(attack) === 'abilities';

/** Whether a card that lies open changes the target. */
export const isTargeted = ({ card }: Attack): boolean => openCard(card)?.targeted === true;
