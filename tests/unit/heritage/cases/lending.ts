import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { settled } from '../table.ts';
import { asked, underWay } from './at-table.ts';
import type { CommandCases } from './case.ts';

const BY = { seat: 's1', from: 'anna-by-day', to: 'bert-by-day', hand: false };
const lends = (more: Partial<typeof BY> = {}): CommandOf<'LendSeat'> => ({
	type: 'LendSeat',
	...BY,
	...more
});
const lent = (more: Partial<typeof BY> = {}): Event => ({ type: 'SeatLent', ...BY, ...more });

export const LendSeat: CommandCases<'LendSeat'> = {
	happens: {
		'somebody else may act': { given: settled(), when: lends(), then: [lent()] },
		'another one in their place, who may see the hand': {
			given: [...settled(), lent()],
			when: lends({ to: 'cleo-by-day', hand: true }),
			then: [lent({ to: 'cleo-by-day', hand: true })]
		}
	},
	refused: {
		'unknown-seat': { given: settled(), when: lends({ seat: 's9' }) },
		'acts-for-oneself': { given: settled(), when: lends({ to: 'anna-by-day' }) }
	},
	nothing: { given: [...settled(), lent()], when: lends() }
};

export const ReclaimSeat: CommandCases<'ReclaimSeat'> = {
	happens: {
		'nobody else may act': {
			given: [...settled(), lent()],
			when: { type: 'ReclaimSeat', seat: 's1' },
			then: [{ type: 'SeatReclaimed', seat: 's1' }]
		}
	},
	refused: {
		'unknown-seat': { given: settled(), when: { type: 'ReclaimSeat', seat: 's9' } }
	},
	nothing: { given: settled(), when: { type: 'ReclaimSeat', seat: 's1' } }
};

const passes = (more: Partial<CommandOf<'PassHand'>> = {}): CommandOf<'PassHand'> => ({
	type: 'PassHand',
	seat: 's1',
	from: 'anna-by-day',
	to: 'bert-by-day',
	...more
});

export const PassHand: CommandCases<'PassHand'> = {
	happens: {
		'whoever sits there now sees the hand': {
			given: underWay(),
			when: passes(),
			then: [{ type: 'HandPassed', seat: 's1', from: 'anna-by-day', to: 'bert-by-day' }]
		}
	},
	refused: {
		'unknown-seat': { given: underWay(), when: passes({ seat: 's9' }) },
		'passes-to-oneself': { given: underWay(), when: passes({ to: 'anna-by-day' }) },
		'no-hand-to-pass': { given: settled(), when: passes() }
	},
	nothing: null
};

const asksFor = (more: Partial<CommandOf<'ProposeHand'>> = {}): CommandOf<'ProposeHand'> => ({
	type: 'ProposeHand',
	seat: 's1',
	from: 'anna-by-day',
	to: 'cleo-by-day',
	by: ['s1'],
	asks: ['s2'],
	...more
});

export const ProposeHand: CommandCases<'ProposeHand'> = {
	happens: {
		'the others are asked in place of the person who left': {
			given: underWay(),
			when: asksFor(),
			then: [{ ...asksFor(), type: 'HandProposed' }]
		},
		'by the keeper, where nobody is known any more': {
			given: underWay(),
			when: asksFor({ from: null, by: [] }),
			then: [{ ...asksFor({ from: null, by: [] }), type: 'HandProposed' }]
		}
	},
	refused: {
		'unknown-seat': { given: underWay(), when: asksFor({ seat: 's9' }) },
		'passes-to-oneself': { given: underWay(), when: asksFor({ to: 'anna-by-day' }) },
		'no-hand-to-pass': { given: settled(), when: asksFor() },
		'seat-twice': { given: underWay(), when: asksFor({ asks: ['s2', 's2'] }) },
		'undo-asked-already': { given: asked(), when: asksFor() },
		'hand-needs-others': { given: underWay(), when: asksFor({ asks: [] }) }
	},
	nothing: null
};

const proof = 'a'.repeat(64);
export const NameSeat: CommandCases<'NameSeat'> = {
	happens: {
		'a seat goes by another name, of which the log has a hash': {
			given: settled(),
			when: { type: 'NameSeat', seat: 's1', proof },
			then: [{ type: 'SeatNamed', seat: 's1', proof }]
		}
	},
	refused: {
		'unknown-seat': { given: settled(), when: { type: 'NameSeat', seat: 's9', proof } }
	},
	nothing: {
		given: [...settled(), { type: 'SeatNamed', seat: 's1', proof }],
		when: { type: 'NameSeat', seat: 's1', proof }
	}
};

export const NoteCopy: CommandCases<'NoteCopy'> = {
	happens: {
		'somebody of the group opened a copy': {
			given: [...settled(), { type: 'CopyOpened', person: null }],
			when: { type: 'NoteCopy', person: 'anna-by-day' },
			then: [{ type: 'CopyOpened', person: 'anna-by-day' }]
		}
	},
	refused: {},
	nothing: {
		given: [...settled(), { type: 'CopyOpened', person: null }],
		when: { type: 'NoteCopy', person: null }
	}
};
