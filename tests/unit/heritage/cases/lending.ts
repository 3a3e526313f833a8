import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { settled } from '../table.ts';
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
