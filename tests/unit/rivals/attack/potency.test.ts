import { expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import { findVampire } from '../../../../src/lib/games/rivals/match/vampires.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { after, matchOf, whyNot } from '../playing.ts';

const one = ({ match }: RivalsState, id = 's1v1') => findVampire(match, id)?.vampire;
const raise = (by: number, until: 'attack' | 'turn' | 'next-turn', vampire = 's1v1'): Command => ({
	type: 'RaisePotency',
	vampire,
	by,
	until
});
const goOn = (state: RivalsState, to: 'phase' | 'turn'): RivalsState => {
	const { turn } = state.match;
	return after(state, [
		{ type: 'GoOn', from: turn && { number: turn.number, phase: turn.phase }, to }
	]);
};

/** The third turn, of s1; each has a Leader of BP 5, and that of s1 is in the Streets. */
function evening(): RivalsState {
	const set = after(matchOf(2), [
		{ type: 'Recruit', seat: 's1', bp: 5, leader: true },
		{ type: 'Recruit', seat: 's2', bp: 5, leader: true }
	]);
	const third = (['phase', 'turn', 'turn', 'phase'] as const).reduce(goOn, set);
	return after(third, [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
}

test('R17: with +1 BP a vampire of BP 5 plays BP 6', () => {
	const down: Command = {
		type: 'BeginAttack',
		attacker: 's1v1',
		target: { vampire: 's2v1' },
		intel: [{ seat: 's1', amount: 1 }],
		as: 'physical',
		card: 'down'
	};
	const open: readonly Command[] = [
		{ type: 'DefendAttack', block: { by: null }, reaction: 'none', told: 1 },
		{ type: 'RevealCards', card: { type: 'physical', damage: 1, bp: 6 } }
	];
	const plain = after(evening(), [down, ...open]);
	expect(plain.attack?.illegal).toEqual(['card']);
	const raised = after(evening(), [down, raise(1, 'attack'), ...open]);
	expect(raised.attack?.illegal).toBeUndefined();
	const done = after(raised, [{ type: 'EndAttack', told: 3 }]);
	expect(one(done)).toMatchObject({ bp: 5, blood: 5 });
	expect(one(done)?.raised).toBeUndefined();
});

test('a higher Blood Potency mends nobody; what is too much afterwards goes to the supply', () => {
	const raised = after(evening(), [raise(2, 'turn')]);
	expect(one(raised)).toMatchObject({ bp: 7, blood: 5 });
	const fed = after(raised, [{ type: 'ChangeBlood', vampire: 's1v1', by: 2 }]);
	const ended = goOn(fed, 'phase');
	expect(one(ended)).toMatchObject({ bp: 7, blood: 7 });
	expect(one(goOn(ended, 'phase'))).toMatchObject({ bp: 5, blood: 5 });
});

test('it lasts for the attack, the turn, or until the next turn of its player', () => {
	const next = after(evening(), [raise(1, 'next-turn'), raise(-1, 'turn', 's2v1')]);
	const theirs = goOn(next, 'turn');
	expect([one(theirs)?.bp, one(theirs, 's2v1')?.bp]).toEqual([6, 5]);
	expect(one(goOn(theirs, 'turn'))?.bp).toBe(5);
	// What lasts for an attack ends with the phase too, where no attack came.
	expect(one(goOn(after(evening(), [raise(1, 'attack')]), 'phase'))?.bp).toBe(5);
});

test('one text in place of another; 0 ends it; never out of bounds', () => {
	const twice = after(evening(), [raise(1, 'turn'), raise(2, 'next-turn')]);
	expect(one(twice)).toMatchObject({ bp: 7, raised: { by: 2, until: 'next-turn' } });
	expect(one(after(twice, [raise(0, 'turn')]))?.raised).toBeUndefined();
	expect(whyNot(evening(), raise(-5, 'turn'))).toBe('potency-out');
	expect(whyNot(evening(), raise(1, 'turn', 's1v9'))).toBe('not-in-play');
});

test('a Blood Potency that people enter holds in place of the text; what else they enter leaves it', () => {
	const raised = after(evening(), [raise(2, 'turn')]);
	const set = after(raised, [{ type: 'ChangePotency', vampire: 's1v1', bp: 1 }]);
	expect(one(goOn(set, 'turn'))).toMatchObject({ bp: 1, blood: 1 });
	const typed = (bp: number): Command => ({
		type: 'DescribeVampire',
		vampire: 's1v1',
		bp,
		facts: { physical: 1 }
	});
	expect(one(goOn(after(raised, [typed(7)]), 'turn'))?.bp).toBe(5);
	expect(one(goOn(after(raised, [typed(3)]), 'turn'))?.bp).toBe(3);
});

test('a check of the file decides it again', () => {
	let state = evening();
	for (const command of [raise(1, 'turn'), raise(0, 'turn')]) {
		const decided = decide(state, command);
		if (!decided.accepted) throw new Error(decided.refusal.reason);
		expect(findFault(state, decided.events)).toBeNull();
		const [event] = decided.events;
		if (event?.type === 'PotencyRaised')
			expect(findFault(state, [{ ...event, bp: event.bp + 1 }])).toBe('not-what-follows');
		state = fold(evolve, state, decided.events);
	}
});
