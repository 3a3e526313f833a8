import type { TableReason } from '../../../../games/heritage/table/refusals.ts';
import type { ScreenNames } from '../names.ts';
import type { CorrectionTarget } from './drafts.ts';

/** What a thing is called at the head of its sheet. */
export function thingTitle(target: CorrectionTarget, names: ScreenNames): string {
	switch (target.thing) {
		case 'all':
			return 'Our board says otherwise';
		case 'vampire':
			return names.character(target.vampire);
		case 'joining':
			return `Somebody joins ${names.seat(target.seat)}`;
		case 'queue':
			return 'The queue';
		case 'piles':
			return 'Discards and banished';
		case 'board':
			return names.board(target.category);
		case 'turn':
			return 'Turn, round, first player';
		case 'hand':
			return `The hand of ${names.seat(target.seat)}`;
		case 'standing':
			return 'Black markets and the edict';
		case 'spent':
			return 'Schemes out of the game';
		case 'claims':
			return 'Who claimed the missions';
		case 'retainer':
			return `The retainer of ${names.seat(target.seat)}`;
		case 'assets':
			return `The assets of ${names.seat(target.seat)}`;
		case 'obligations':
			return `The obligations of ${names.seat(target.seat)}`;
		case 'card':
			return target.character === null
				? 'A character that is not in the list'
				: `The card of ${names.character(target.character)}`;
		case 'scheme':
			return `A scheme of ${names.seat(target.seat)} that is not in the list`;
		case 'mission':
			return 'A mission that is not in the list';
		case 'under-way':
			return 'Give up what is under way';
	}
}

/** What is said once a thing was set. */
export function setWords(target: CorrectionTarget, names: ScreenNames): string {
	const made =
		target.thing === 'scheme' ||
		target.thing === 'mission' ||
		(target.thing === 'card' && target.character === null);
	return made
		? 'The card is in the list now.'
		: `${thingTitle(target, names)}: set as your board has it.`;
}

/** Where on a sheet a refusal belongs. */
type CorrectionField =
	| 'sire'
	| 'torpor'
	| 'gone'
	| 'boons'
	| 'queue'
	| 'reserved'
	| 'round'
	| 'hand'
	| 'character'
	| 'board';

const FIELD_OF: { readonly [R in TableReason]?: CorrectionField } = {
	'one-root': 'sire',
	'sire-elsewhere': 'sire',
	'own-descendant': 'sire',
	'leader-never-in-torpor': 'torpor',
	'leader-stays': 'gone',
	'boons-not-conserved': 'boons',
	'queue-too-long': 'queue',
	'reserved-twice': 'reserved',
	'not-reserved-here': 'reserved',
	'round-too-late': 'round',
	'hand-too-large': 'hand',
	'hand-unsound': 'hand',
	'character-elsewhere': 'character',
	'leader-not-retained': 'character',
	'board-wrong': 'board'
};

/** Why the box cannot have it so, where a sheet has a place for it. */
export type CorrectionErrors = { readonly [F in CorrectionField]?: string };

/** A refusal at its field; nothing where it has none and stands below all of them. */
export function errorsAt(reason: TableReason, sentence: string): CorrectionErrors {
	const field = FIELD_OF[reason];
	return field === undefined ? {} : { [field]: sentence };
}

/** What stands here so far, where something else was set. */
export const stoodAt = (was: number, now: number): string | undefined =>
	was === now ? undefined : `Here it is ${was} so far.`;

/** Reasons to be tapped, and to give another one. */
export const reasonOptions = (reasons: readonly string[]) => [
	...reasons.map((reason) => ({ value: reason, label: reason })),
	{ value: 'own', label: 'In own words' }
];

/** Why something was set by hand, to be tapped; the first is what is said when nobody says anything. */
export const REASONS = [
	'Our board says otherwise',
	'We miscounted',
	'We forgot it',
	'A wrong tap'
] as const;
