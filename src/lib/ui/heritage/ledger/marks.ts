import type { Event } from '../../../games/heritage/events.ts';
import type { IconName } from '../../icons/names.ts';
import { KIND_OF } from './kinds.ts';

/** What is worth a second look by whoever keeps a chronicle. */
const MARKS = [
	'taken-back',
	'without-asking',
	'brought-back',
	'asked',
	'correction',
	'acting',
	'group',
	'dealing'
] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_SIGNS: {
	readonly [M in Mark]: { readonly icon: IconName; readonly label: string };
} = {
	'taken-back': { icon: 'undo', label: 'Undone' },
	'without-asking': { icon: 'lock', label: 'Undone without consent' },
	'brought-back': { icon: 'redo', label: 'Redone' },
	asked: { icon: 'people', label: 'Needed consent' },
	correction: { icon: 'edit', label: 'Correction' },
	acting: { icon: 'key', label: 'Acting for others' },
	group: { icon: 'person', label: 'Members and seats' },
	dealing: { icon: 'dice', label: 'Who deals offline' }
};

export const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value);

/** The mark of an event; null: it is played as always. */
export function markOf(event: Event): Mark | null {
	switch (event.type) {
		case 'UndoneAtTable':
			return event.reason === undefined ? 'taken-back' : 'without-asking';
		case 'RedoneAtTable':
			return 'brought-back';
		case 'ChapterRecorded':
			return event.ended?.reason === undefined ? null : 'without-asking';
		case 'RecordWithdrawn':
			return 'taken-back';
		case 'UndoProposed':
		case 'EndingProposed':
		case 'HandProposed':
		case 'UndoAgreed':
		case 'UndoDeclined':
		case 'UndoWithdrawn':
			return 'asked';
		case 'SeatLent':
		case 'SeatReclaimed':
		case 'SeatGivenToRival':
		case 'SeatTakenBack':
		case 'RivalHalted':
		case 'HandPassed':
			return 'acting';
		case 'HappenedAtTable':
			return event.event.type === 'TableCorrected' || event.event.type === 'DealerChanged'
				? 'correction'
				: null;
		default:
			return KIND_OF[event.type] === 'corrections' ? 'correction' : null;
	}
}
