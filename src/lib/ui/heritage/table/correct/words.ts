import type { TableReason } from '../../../../games/heritage/table/refusals.ts';
import type { ScreenNames } from '../names.ts';
import type { CorrectionTarget } from './drafts.ts';

/** What a thing is called at the head of its sheet. */
export function thingTitle(target: CorrectionTarget, names: ScreenNames): string {
	switch (target.thing) {
		case 'all':
			return 'Correct the table';
		case 'vampire':
			return names.character(target.vampire);
		case 'joining':
			return `Add a vampire to ${names.seat(target.seat)}`;
		case 'queue':
			return 'The queue';
		case 'piles':
			return 'Discards and banished';
		case 'board':
			return names.board(target.category);
		case 'turn':
			return 'Turn, round, first player';
		case 'hand':
			return `${names.seat(target.seat)}’s hand`;
		case 'standing':
			return 'Black markets and the edict';
		case 'spent':
			return 'Schemes out of the game';
		case 'claims':
			return 'Who claimed the missions';
		case 'retainer':
			return `${names.seat(target.seat)}’s retainer`;
		case 'assets':
			return `${names.seat(target.seat)}’s assets`;
		case 'obligations':
			return `${names.seat(target.seat)}’s obligations`;
		case 'card':
			return target.character === null
				? 'Add a character'
				: `The card of ${names.character(target.character)}`;
		case 'scheme':
			return `Add a scheme for ${names.seat(target.seat)}`;
		case 'mission':
			return 'Add a mission';
		case 'under-way':
			return 'Cancel the pending choice';
	}
}

/** What is said once a thing was set. */
export function setWords(target: CorrectionTarget, names: ScreenNames): string {
	const made =
		target.thing === 'scheme' ||
		target.thing === 'mission' ||
		(target.thing === 'card' && target.character === null);
	return made ? 'Card added.' : `${thingTitle(target, names)} corrected.`;
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
	was === now ? undefined : `Elysium has ${was}.`;

/** Reasons to be tapped, and to give another one. */
export const reasonOptions = (reasons: readonly string[]) => [
	...reasons.map((reason) => ({ value: reason, label: reason })),
	{ value: 'own', label: 'In your own words' }
];

/** Why something was set by hand, to be tapped; the first is what is said when nobody says anything. */
export const REASONS = [
	'Our board shows something else',
	'We miscounted',
	'We forgot it',
	'Mis-tap'
] as const;
