import { describe, expect, it } from 'vitest';
import { leavesOutOthers, mixesForAnother } from '../../../src/lib/server/tables/mixing-rights.ts';
import { ROLES } from '../../../src/lib/server/tables/roles.ts';

const opens = (device: string) =>
	({
		type: 'MixCards',
		command: { type: 'OpenNumber', attempt: 1, device, contribution: '0'.repeat(64) }
	}) as const;

describe('a number in a mixing', () => {
	it('is one’s own: nobody has one in for somebody else, not even the keeper', () => {
		const may = (device: string, seats: readonly string[]) =>
			ROLES.filter((role) => !mixesForAnother({ role, seats }, opens(device)));
		expect(may('s1', ['s1'])).toEqual(['keeper', 'player', 'spectator']);
		expect(may('s2', ['s1'])).toEqual([]);
		expect(may('s1', [])).toEqual([]);
	});

	it('of the table is for whoever keeps it in order', () => {
		const may = ROLES.filter((role) => !mixesForAnother({ role, seats: ['s1'] }, opens('table')));
		expect(may).toEqual(['keeper', 'referee']);
	});

	it('asks nothing of what has no number', () => {
		const closes = { type: 'MixCards', command: { type: 'CloseNumbers', attempt: 1 } } as const;
		expect(mixesForAnother({ role: 'player', seats: [] }, closes)).toBe(false);
	});

	it('is given up for somebody else by whoever keeps the table in order, and by nobody else', () => {
		const may = (type: 'VoidNumbers' | 'CloseNumbers') =>
			ROLES.filter(
				(role) => !leavesOutOthers({ role }, { type: 'MixCards', command: { type, attempt: 1 } })
			);
		expect(may('VoidNumbers')).toEqual(['keeper', 'referee']);
		expect(may('CloseNumbers')).toEqual([...ROLES]);
	});
});
