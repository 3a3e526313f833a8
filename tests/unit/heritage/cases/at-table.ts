import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { CLEAR, happened, recordedAnyway, settled } from '../table.ts';
import { setting } from '../table/kit.ts';
import type { CommandCases } from './case.ts';

const atTable = (event: TableEvent): Event => ({ type: 'HappenedAtTable', event });

/** The first chapter in three steps: laid out, a turn ended, another one. */
export const underWay = (): readonly Event[] => [
	...settled(),
	atTable({ type: 'TableSet', setting: setting(2, { chapter: 1 }) }),
	atTable({ type: 'TurnBegan', seat: 's1', round: 1 }),
	atTable({ type: 'TurnEnded', seat: 's1' }),
	atTable({ type: 'TurnBegan', seat: 's2', round: 1 }),
	atTable({ type: 'TurnEnded', seat: 's2' })
];

const undo = (kept: number, of?: number): CommandOf<'UndoAtTable'> => ({
	type: 'UndoAtTable',
	kept,
	...(of !== undefined && { of })
});

export const UndoAtTable: CommandCases<'UndoAtTable'> = {
	happens: {
		'the last step is taken back': {
			given: underWay(),
			when: undo(2),
			then: [{ type: 'UndoneAtTable', kept: 2 }]
		},
		'all of them are, as they were seen': {
			given: underWay(),
			when: undo(0, 3),
			then: [{ type: 'UndoneAtTable', kept: 0 }]
		}
	},
	refused: {
		'nothing-to-take-back': { given: settled(), when: undo(0) },
		'too-few-steps': { given: underWay(), when: undo(3) },
		'table-moved-on': { given: underWay(), when: undo(1, 2) },
		'chapter-already-recorded': {
			given: happened([recordedAnyway(1, CLEAR)], [...underWay()]),
			when: undo(0)
		}
	},
	nothing: null
};
