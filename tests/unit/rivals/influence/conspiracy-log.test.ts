import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../src/lib/games/rivals/commands.ts';
import { inActionPhase, Table } from './table.ts';

const LAY = { type: 'LayConspiracy', vampire: 's1v1' } as const;
const show = (...to: string[]): CommandOf<'ShowConspiracy'> => ({
	type: 'ShowConspiracy',
	conspiracy: 'c1',
	to
});
const add = (seat: string, from: 'turn' | 'card' = 'turn'): CommandOf<'AddToConspiracy'> => ({
	type: 'AddToConspiracy',
	conspiracy: 'c1',
	seat,
	from
});
const resolve = (
	rest: Partial<CommandOf<'ResolveConspiracy'>> = {}
): CommandOf<'ResolveConspiracy'> => ({
	type: 'ResolveConspiracy',
	conspiracy: 'c1',
	name: 'Lost Glory',
	needs: 4,
	targets: ['s3'],
	...rest
});

const table = (changed: Parameters<typeof inActionPhase>[0] = {}): Table =>
	new Table(inActionPhase(changed));

describe('a Conspiracy on the table', () => {
	it('R64: 1 + a shown foe’s 1, next turn 1 + another’s 1 = 4: only the third foe may be hit', () => {
		const at = table();
		at.act(LAY, show('s4'), add('s4'));
		expect(at.prestige('s1')).toBe(14);
		expect(at.prestige('s4')).toBe(14);
		expect(at.match.turn?.actionsLeft).toBe(1);
		expect(at.vampire('s1v1')?.exhausted).toBe(true);
		at.toActionPhaseOf('s1');
		at.act(add('s1'), show('s2'), add('s2'));
		expect(at.match.conspiracies?.[0]).toMatchObject({
			paid: { s1: 2, s4: 1, s2: 1 },
			shownTo: ['s4', 's2']
		});
		// Player 1 waits until the next turn: it is no action then.
		at.toActionPhaseOf('s1');
		expect(at.whyNot(resolve({ targets: ['s4'] }))).toBe('target-contributed');
		at.act(resolve());
		expect(at.match.conspiracies).toBeUndefined();
		expect(at.match.turn?.actionsLeft).toBe(2);
		// All on it went to the general supply.
		expect(['s1', 's2', 's3', 's4'].map((seat) => at.prestige(seat))).toEqual([13, 14, 15, 14]);
	});

	it('R65: every foe paid, so it has no target and stays face down', () => {
		const at = table();
		at.act(LAY, show('s2', 's3', 's4'), add('s2'), add('s3'), add('s4'));
		expect(at.whyNot(resolve())).toBe('everyone-contributed');
		expect(at.whyNot(resolve({ hitsContributors: true }))).toBeNull();
	});

	it('is secret: nothing but its id is in the log before it resolves', () => {
		const at = table();
		const events = at.act(LAY, show('s4'), add('s4'));
		expect(JSON.stringify(events)).not.toContain('name');
		expect(events.map(({ type }) => type)).toEqual([
			'ConspiracyLaid',
			'ConspiracyShown',
			'PrestigeAdded'
		]);
	});

	it('takes 1 a turn of those who have seen it, and no more of its controller in its first turn', () => {
		const at = table();
		at.act(LAY);
		expect(at.whyNot(add('s2'))).toBe('not-shown');
		expect(at.whyNot(add('s1'))).toBe('laid-this-turn');
		at.act(add('s1', 'card'));
		expect(at.prestige('s1')).toBe(14);
		at.act(show('s2'), add('s2'));
		expect(at.whyNot(add('s2'))).toBe('added-already');
		at.toActionPhaseOf('s2');
		expect(at.whyNot(add('s2'))).toBe('not-its-turn');
	});

	it('R63: the last Prestige goes on no card', () => {
		const at = table();
		at.act({ type: 'ChangePrestige', seat: 's1', by: -14 });
		expect(at.whyNot(LAY)).toBe('last-prestige-for-card');
		at.act({ type: 'ChangePrestige', seat: 's1', by: 1 }, LAY, show('s2'));
		at.act({ type: 'ChangePrestige', seat: 's2', by: -14 });
		expect(at.whyNot(add('s2'))).toBe('last-prestige');
	});

	it('R67: a clan is asked for as it is resolved, not as it is laid', () => {
		const at = table();
		at.act(LAY, add('s1', 'card'));
		const asks = resolve({ needs: 2, clan: 'Malkavian' });
		// Nobody typed a clan: the table knows.
		expect(at.whyNot(asks)).toBeNull();
		at.act({ type: 'DescribeVampire', vampire: 's1v1', bp: 5, facts: { clan: 'Brujah' } });
		expect(at.whyNot(asks)).toBe('clan-missing');
		at.act({ type: 'Recruit', seat: 's1', bp: 2, name: 'Iris' });
		at.act({ type: 'DescribeVampire', vampire: 's1v2', bp: 2, facts: { clan: 'malkavian' } });
		expect(at.whyNot(asks)).toBeNull();
	});

	it('downNeeds: laying asks no Blood Potency, or that of the card', () => {
		for (const [downNeeds, why] of [
			['resolving', null],
			['laying', 'laid-by-too-low']
		] as const) {
			const at = table({ downNeeds });
			at.act(LAY, add('s1', 'card'));
			expect(at.whyNot(resolve({ needs: 2, bp: 6 }))).toBe(why);
			expect(at.whyNot(resolve({ needs: 2, bp: 5 }))).toBeNull();
		}
	});

	it('downWhen: takes Prestige in the whole turn, or in the Action Phase alone', () => {
		for (const [downWhen, why] of [
			['whole-turn', null],
			['action-phase', 'only-in-action-phase']
		] as const) {
			const at = table({ downWhen });
			at.act(LAY, show('s2'));
			at.act({ type: 'GoOn', from: { number: 1, phase: 'action' }, to: 'phase' });
			expect(at.whyNot(add('s2'))).toBe(why);
		}
	});

	it('resolves in an Action Phase of its controller, with enough on it and a foe named', () => {
		const at = table();
		at.act(LAY);
		expect(at.whyNot(resolve())).toBe('too-little-on-it');
		expect(at.whyNot(resolve({ needs: 1, targets: [] }))).toBe('target-needed');
		expect(at.whyNot(resolve({ needs: 1, targets: ['s1'] }))).toBe('own-target');
		expect(at.whyNot(resolve({ needs: 1, targets: null }))).toBeNull();
		at.toActionPhaseOf('s2');
		expect(at.whyNot(resolve({ needs: 1 }))).toBe('resolve-in-own-action-phase');
	});

	it('is discarded by an effect; the next one has another id; an undo brings it back', () => {
		const at = table();
		at.act(LAY, { type: 'DiscardConspiracy', conspiracy: 'c1' });
		expect(at.match.conspiracies).toBeUndefined();
		at.act({ type: 'LayConspiracy', vampire: null });
		expect(at.match.conspiracies?.map(({ id }) => id)).toEqual(['c2']);
		at.undo();
		at.undo();
		expect(at.match.conspiracies?.map(({ id }) => id)).toEqual(['c1']);
		expect(at.whyNot({ type: 'DiscardConspiracy', conspiracy: 'c2' })).toBe('no-such-conspiracy');
	});
});
