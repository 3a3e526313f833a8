import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { settled } from '../table.ts';
import type { CommandCases } from './case.ts';

const dealt = () => settled(2, { dealer: 'app' });
const given = (strength: 'easy' | 'strong' = 'easy'): Event => ({
	type: 'SeatGivenToRival',
	seat: 's2',
	strength
});
const halted: Event = { type: 'RivalHalted', seat: 's2' };

export const GiveSeatToRival: CommandCases<'GiveSeatToRival'> = {
	happens: {
		'code plays a seat': {
			given: dealt(),
			when: { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' },
			then: [given()]
		},
		'code plays it otherwise': {
			given: [...dealt(), given()],
			when: { type: 'GiveSeatToRival', seat: 's2', strength: 'strong' },
			then: [given('strong')]
		},
		'code that was stuck tries again': {
			given: [...dealt(), given(), halted],
			when: { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' },
			then: [given()]
		}
	},
	refused: {
		'unknown-seat': {
			given: dealt(),
			when: { type: 'GiveSeatToRival', seat: 's9', strength: 'easy' }
		},
		'rival-needs-app': {
			given: settled(),
			when: { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' }
		}
	},
	nothing: {
		given: [...dealt(), given()],
		when: { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' }
	}
};

export const TakeSeatBack: CommandCases<'TakeSeatBack'> = {
	happens: {
		'people play the seat again': {
			given: [...dealt(), given()],
			when: { type: 'TakeSeatBack', seat: 's2' },
			then: [{ type: 'SeatTakenBack', seat: 's2' }]
		}
	},
	refused: {
		'unknown-seat': { given: dealt(), when: { type: 'TakeSeatBack', seat: 's9' } }
	},
	nothing: { given: dealt(), when: { type: 'TakeSeatBack', seat: 's2' } }
};

export const HaltRival: CommandCases<'HaltRival'> = {
	happens: {
		'code found no move': {
			given: [...dealt(), given()],
			when: { type: 'HaltRival', seat: 's2' },
			then: [halted]
		}
	},
	refused: {
		'unknown-seat': { given: dealt(), when: { type: 'HaltRival', seat: 's9' } }
	},
	nothing: { given: [...dealt(), given(), halted], when: { type: 'HaltRival', seat: 's2' } }
};
