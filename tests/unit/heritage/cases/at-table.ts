import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { outcomeOf } from '../../../../src/lib/games/heritage/standings/outcome.ts';
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

/** The same, and with the last turn a card came into the queue, which everybody saw. */
export const seen = (): readonly Event[] => [
	...underWay(),
	atTable({ type: 'QueueRefilled', character: 'c1' })
];

/** Anna asks Bert to take the last turn back. */
export const asked = (): readonly Event[] => [
	...seen(),
	{ type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] }
];
const HAND = { seat: 's1', from: 'anna-by-day', to: 'cleo-by-day' };
export const handAsked = (): readonly Event[] => [
	...seen(),
	{ type: 'HandProposed', ...HAND, by: ['s1'], asks: ['s2'] }
];

const over = (): readonly Event[] => happened([recordedAnyway(1, CLEAR)], [...underWay()]);

type Undo = CommandOf<'UndoAtTable'>;
const undo = (kept: number, more: Omit<Undo, 'type' | 'kept'> = {}): Undo => ({
	type: 'UndoAtTable',
	kept,
	...more
});

export const UndoAtTable: CommandCases<'UndoAtTable'> = {
	happens: {
		'the last step is taken back': {
			given: underWay(),
			when: undo(2),
			then: [{ type: 'UndoneAtTable', kept: 2, by: [] }]
		},
		'all of them are, as they were seen': {
			given: underWay(),
			when: undo(0, { of: 3, by: ['s2'] }),
			then: [{ type: 'UndoneAtTable', kept: 0, by: ['s2'] }]
		},
		'a card was seen, and one speaks for everybody': {
			given: seen(),
			when: undo(2, { by: ['s1', 's2'] }),
			then: [{ type: 'UndoneAtTable', kept: 2, by: ['s1', 's2'] }]
		},
		'a card was seen, and the keeper says why nobody is asked': {
			given: asked(),
			when: undo(2, { by: ['s1'], reason: 'A child tapped on it.' }),
			then: [{ type: 'UndoneAtTable', kept: 2, by: ['s1'], reason: 'A child tapped on it.' }]
		}
	},
	refused: {
		'nothing-to-take-back': { given: settled(), when: undo(0) },
		'too-few-steps': { given: underWay(), when: undo(3) },
		'table-moved-on': { given: underWay(), when: undo(1, { of: 2 }) },
		'chapter-already-recorded': { given: over(), when: undo(0) },
		'unknown-seat': { given: underWay(), when: undo(2, { by: ['s1', 's7'] }) },
		'seat-twice': { given: underWay(), when: undo(2, { by: ['s1', 's1'] }) },
		'undo-needs-consent': { given: seen(), when: undo(2, { by: ['s1'] }) }
	},
	nothing: null
};

type Proposal = CommandOf<'ProposeUndo'>;
const propose = (kept: number, more: Partial<Omit<Proposal, 'type'>> = {}): Proposal => ({
	type: 'ProposeUndo',
	kept,
	by: ['s1'],
	...more
});

export const ProposeUndo: CommandCases<'ProposeUndo'> = {
	happens: {
		'everybody else is asked': {
			given: seen(),
			when: propose(2, { of: 3 }),
			then: [{ type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] }]
		},
		'by who plays no seat, everybody': {
			given: seen(),
			when: propose(1, { by: [] }),
			then: [{ type: 'UndoProposed', kept: 1, by: [], asks: ['s1', 's2'] }]
		},
		'in place of a question about a hand, whose judges may be away': {
			given: handAsked(),
			when: propose(2),
			then: [{ type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] }]
		}
	},
	refused: {
		'nothing-to-take-back': { given: settled(), when: propose(0) },
		'too-few-steps': { given: seen(), when: propose(3) },
		'table-moved-on': { given: seen(), when: propose(1, { of: 2 }) },
		'chapter-already-recorded': { given: over(), when: propose(0) },
		'unknown-seat': { given: seen(), when: propose(2, { by: ['s7'] }) },
		'seat-twice': { given: seen(), when: propose(2, { by: ['s1', 's1'] }) },
		'undo-asked-already': { given: asked(), when: propose(1, { by: ['s2'] }) },
		'undo-needs-nobody': { given: underWay(), when: propose(2) }
	},
	nothing: null
};

type Answer = CommandOf<'AnswerUndo'>;
const answer = (agrees: boolean, more: Partial<Omit<Answer, 'type'>> = {}): Answer => ({
	type: 'AnswerUndo',
	proposal: 0,
	seats: ['s2'],
	agrees,
	...more
});
/** Anna thinks better of it, and asks the very same again. */
const askedAgain = (): readonly Event[] => [
	...asked(),
	{ type: 'UndoWithdrawn', by: ['s1'] },
	{ type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] }
];
const bothAsked = (): readonly Event[] => [
	...seen(),
	{ type: 'UndoProposed', kept: 2, by: [], asks: ['s1', 's2'] }
];

export const AnswerUndo: CommandCases<'AnswerUndo'> = {
	happens: {
		'the last one agrees, and it is taken back': {
			given: asked(),
			when: answer(true),
			then: [{ type: 'UndoneAtTable', kept: 2, by: ['s1'], agreed: ['s2'] }]
		},
		'the same was asked before, and the last question is answered': {
			given: askedAgain(),
			when: answer(true, { proposal: 1 }),
			then: [{ type: 'UndoneAtTable', kept: 2, by: ['s1'], agreed: ['s2'] }]
		},
		'one of two agrees, and the other is waited for': {
			given: bothAsked(),
			when: answer(true),
			then: [{ type: 'UndoAgreed', seats: ['s2'] }]
		},
		'everybody who agreed stands with it': {
			given: [...bothAsked(), { type: 'UndoAgreed', seats: ['s2'] }],
			when: answer(true, { seats: ['s1'] }),
			then: [{ type: 'UndoneAtTable', kept: 2, by: [], agreed: ['s2', 's1'] }]
		},
		'a hand was asked for, and play went on meanwhile': {
			given: [...handAsked(), atTable({ type: 'TurnBegan', seat: 's1', round: 2 })],
			when: answer(true),
			then: [{ type: 'HandPassed', ...HAND, consent: { by: ['s1'], agreed: ['s2'] } }]
		},
		'somebody wants no hand shown': {
			given: handAsked(),
			when: answer(false),
			then: [{ type: 'UndoDeclined', seats: ['s2'] }]
		},
		'one declines, and it stays': {
			given: bothAsked(),
			when: answer(false),
			then: [{ type: 'UndoDeclined', seats: ['s2'] }]
		},
		'the last one agrees that the chapter ends here': {
			given: [
				...seen(),
				{ type: 'EndingProposed', chapter: 1, record: CLEAR, by: ['s1'], asks: ['s2'] }
			],
			when: answer(true),
			then: [
				{
					type: 'ChapterRecorded',
					chapter: 1,
					record: CLEAR,
					outcome: outcomeOf(CLEAR),
					ended: { by: ['s1'], agreed: ['s2'] }
				}
			]
		},
		'who agreed thinks better of it': {
			given: [...bothAsked(), { type: 'UndoAgreed', seats: ['s2'] }],
			when: answer(false),
			then: [{ type: 'UndoDeclined', seats: ['s2'] }]
		}
	},
	refused: {
		'no-undo-asked': { given: seen(), when: answer(true) },
		'table-moved-on': { given: askedAgain(), when: answer(true) },
		'seat-twice': { given: asked(), when: answer(true, { seats: ['s2', 's2'] }) },
		'undo-not-asked-of': { given: asked(), when: answer(true, { seats: ['s1'] }) }
	},
	nothing: null
};

type Withdrawal = CommandOf<'WithdrawUndo'>;
const withdraw = (by: Withdrawal['by']): Withdrawal => ({ type: 'WithdrawUndo', proposal: 0, by });

export const WithdrawUndo: CommandCases<'WithdrawUndo'> = {
	happens: {
		'by who asked': {
			given: asked(),
			when: withdraw(['s1']),
			then: [{ type: 'UndoWithdrawn', by: ['s1'] }]
		},
		'by whoever keeps the table in order': {
			given: asked(),
			when: withdraw([]),
			then: [{ type: 'UndoWithdrawn', by: [] }]
		}
	},
	refused: {
		'no-undo-asked': { given: seen(), when: withdraw(['s1']) },
		'table-moved-on': { given: askedAgain(), when: withdraw(['s1']) },
		'undo-of-another': { given: asked(), when: withdraw(['s2']) }
	},
	nothing: null
};

const undone: Event = { type: 'UndoneAtTable', kept: 1, by: [] };

export const RedoAtTable: CommandCases<'RedoAtTable'> = {
	happens: {
		'what was taken back last comes back': {
			given: [...underWay(), undone],
			when: { type: 'RedoAtTable', of: 1 },
			then: [{ type: 'RedoneAtTable' }]
		}
	},
	refused: {
		'table-moved-on': { given: [...underWay(), undone], when: { type: 'RedoAtTable', of: 3 } },
		'nothing-to-bring-back': { given: underWay(), when: { type: 'RedoAtTable' } }
	},
	nothing: null
};
