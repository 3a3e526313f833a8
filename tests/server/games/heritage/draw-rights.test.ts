import { describe, expect, it } from 'vitest';
import type { DrawCommand } from '../../../../src/lib/games/heritage/draw/grammar.ts';
import { DRAW_RIGHTS, mayDraw } from '../../../../src/lib/server/games/heritage/rights.ts';
import { ROLES, type Role } from '../../../../src/lib/server/tables/roles.ts';

const HASH = 'a'.repeat(64);

const declares = (seat: string): DrawCommand => ({
	type: 'DeclareArchetype',
	seat,
	archetype: 'warlike'
});
const opens = (device: 's1' | 's2' | 'table'): DrawCommand => ({
	type: 'OpenContribution',
	device,
	attempt: 1,
	contribution: HASH
});

/** Who may, of those who sit at s1. */
const who = (command: DrawCommand): Role[] =>
	ROLES.filter((role) => mayDraw({ role, seats: ['s1'] }, command));

describe('in a provable draw', () => {
	it('each declares for themselves, and the keeper for anybody', () => {
		expect(who(declares('s1'))).toEqual(['keeper', 'player']);
		expect(who(declares('s2'))).toEqual(['keeper']);
	});

	it('a number in its seal is one’s own: not even the keeper has one for another seat', () => {
		expect(who(opens('s1'))).toEqual(['keeper', 'player']);
		expect(who(opens('s2'))).toEqual([]);
	});

	it('for the table one device stands in, of who keeps it in order', () => {
		expect(who(opens('table'))).toEqual(['keeper', 'referee']);
	});

	it('nobody announces with cards of their own, and a spectator does nothing', () => {
		for (const role of ROLES) expect(DRAW_RIGHTS.AnnounceDraw[role]).toBe('no');
		for (const row of Object.values(DRAW_RIGHTS)) expect(row.spectator).toBe('no');
	});

	it('everybody else who is there turns cards', () => {
		expect(who({ type: 'TurnCard', turn: 1 })).toEqual(['keeper', 'player', 'referee']);
	});
});
