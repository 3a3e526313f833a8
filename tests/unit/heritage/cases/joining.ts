import type { Command, CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { CLEAR, finished, happened, prologue, recorded, settled } from '../table.ts';
import { setting } from '../table/kit.ts';
import { entry } from './beginnings.ts';
import type { CommandCases } from './case.ts';

const joins = (seat: string): CommandOf<'JoinChronicle'> => ({ type: 'JoinChronicle', seat });
const leaves = (seat: string): CommandOf<'LeaveChronicle'> => ({ type: 'LeaveChronicle', seat });
const returns = (
	seat: string,
	dots: CommandOf<'ReturnToChronicle'>['dots'] = {}
): CommandOf<'ReturnToChronicle'> => ({ type: 'ReturnToChronicle', seat, dots });

/** Chapter 1 lies on the table. */
const laid = (seats: 2 | 3 | 4, ...commands: readonly Command[]): Event[] => {
	const event: TableEvent = { type: 'TableSet', setting: setting(2, { chapter: 1 }) };
	return [...happened(commands, settled(seats)), { type: 'HappenedAtTable', event }];
};
const chapters = (...numbers: readonly number[]): Command[] =>
	numbers.flatMap((chapter) => [recorded(chapter), finished(chapter)]);
const complete = (...commands: readonly Command[]) =>
	happened([entry({ chapter: 21 }), ...commands, recorded(21), finished(21)]);
const group = (seats: 2 | 3 | 4, ...commands: readonly Command[]) =>
	happened(commands, settled(seats));
/** Five joined, so that one of them is away. */
const crowded = () => group(4, leaves('s4'), joins('s5'), prologue('s5'));

export const JoinChronicle: CommandCases<'JoinChronicle'> = {
	happens: {
		'at the next seat': {
			given: group(2, ...chapters(1, 2)),
			when: joins('s3'),
			then: [{ type: 'PlayerJoined', seat: 's3' }]
		},
		'two at once, before their prologues': {
			given: group(2, joins('s3')),
			when: joins('s4'),
			then: [{ type: 'PlayerJoined', seat: 's4' }]
		},
		'beside one who has left, at a seat of their own': {
			given: group(4, leaves('s2')),
			when: joins('s5'),
			then: [{ type: 'PlayerJoined', seat: 's5' }]
		}
	},
	refused: {
		'aftermath-open': { given: group(2, recorded(1)), when: joins('s3') },
		'table-not-over': { given: laid(2), when: joins('s3') },
		'chronicle-complete': { given: complete(), when: joins('s4') },
		'table-full': { given: group(4), when: joins('s5') },
		'no-seat-left': { given: nineSeats(), when: joins('s1') },
		'seat-not-next': { given: group(2), when: joins('s7') }
	},
	nothing: null
};

/** Nine have sat here, and three are there. */
function nineSeats() {
	const more = ['s5', 's6', 's7', 's8', 's9'];
	return group(
		4,
		...more.flatMap((seat, index): Command[] => [leaves(`s${index + 1}`), joins(seat)]),
		leaves('s6')
	);
}

export const LeaveChronicle: CommandCases<'LeaveChronicle'> = {
	happens: {
		'two stay': {
			given: group(3, ...chapters(1)),
			when: leaves('s2'),
			then: [{ type: 'PlayerLeft', seat: 's2' }]
		},
		'who joined and thought better of it': {
			given: group(2, joins('s3')),
			when: leaves('s3'),
			then: [{ type: 'PlayerLeft', seat: 's3' }]
		}
	},
	refused: {
		'unknown-seat': { given: group(3), when: leaves('s4') },
		'aftermath-open': { given: group(3, recorded(1)), when: leaves('s3') },
		'table-not-over': { given: laid(3), when: leaves('s3') },
		'chronicle-complete': { given: complete(), when: leaves('s1') },
		'too-few-stay': { given: group(3, leaves('s3')), when: leaves('s1') }
	},
	nothing: { given: group(3, leaves('s3')), when: leaves('s3') }
};

export const ReturnToChronicle: CommandCases<'ReturnToChronicle'> = {
	happens: {
		'with a dot for each chapter that was missed': {
			given: group(3, leaves('s3'), ...chapters(1, 2)),
			when: returns('s3', { valour: 1, cruelty: 1 }),
			then: [{ type: 'PlayerReturned', seat: 's3', missed: 2, dots: { valour: 1, cruelty: 1 } }]
		},
		'who left before the prologue places them there': {
			given: group(2, joins('s3'), leaves('s3'), ...chapters(1)),
			when: returns('s3'),
			then: [{ type: 'PlayerReturned', seat: 's3', missed: 1, dots: {} }]
		}
	},
	refused: {
		'unknown-seat': { given: group(3), when: returns('s4') },
		'not-away': { given: group(3), when: returns('s3') },
		'aftermath-open': { given: group(3, leaves('s3'), recorded(1)), when: returns('s3') },
		'table-not-over': { given: laid(3, leaves('s3')), when: returns('s3') },
		'chronicle-complete': { given: complete(joins('s3'), leaves('s3')), when: returns('s3') },
		'table-full': { given: crowded(), when: returns('s4') },
		'unknown-trait': {
			given: group(3, leaves('s3'), ...chapters(1)),
			when: returns('s3', { wit: 1 })
		},
		'returning-dots': {
			given: group(3, leaves('s3'), ...chapters(1)),
			when: returns('s3', { valour: 2 })
		},
		'too-many-dots': {
			given: group(
				3,
				{
					type: 'CorrectSheet',
					seat: 's3',
					sheet: { name: 'X', titles: [], dots: { valour: 30 } },
					reason: 'the box says so'
				},
				leaves('s3'),
				...chapters(1)
			),
			when: returns('s3', { valour: 1 })
		}
	},
	nothing: null
};

/** A record with somebody who has left. */
export const awayRecord = {
	given: group(3, leaves('s2')),
	when: { type: 'RecordChapter', chapter: 1, record: CLEAR }
} as const;
