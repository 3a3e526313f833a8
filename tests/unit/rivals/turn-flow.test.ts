import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../src/lib/games/rivals/decide.ts';
import { felledBy } from '../../../src/lib/games/rivals/ending/felled-by.ts';
import { evolve } from '../../../src/lib/games/rivals/evolve.ts';
import { cityIn, vampireIn } from '../../../src/lib/games/rivals/facts/shapes.ts';
import { findFault } from '../../../src/lib/games/rivals/fault.ts';
import { findVampire } from '../../../src/lib/games/rivals/match/vampires.ts';
import type { RivalsState } from '../../../src/lib/games/rivals/state.ts';
import { after, matchOf, whyNot } from './playing.ts';

const goOn = (state: RivalsState, to: 'phase' | 'turn'): RivalsState => {
	const { turn } = state.match;
	return after(state, [
		{ type: 'GoOn', from: turn && { number: turn.number, phase: turn.phase }, to }
	]);
};
const one = ({ match }: RivalsState, id: string) => findVampire(match, id)?.vampire;

/** The Action Phase of s1 in the third turn; each of two has one vampire of BP 5. */
const evening = (): RivalsState =>
	(['phase', 'turn', 'turn', 'phase'] as const).reduce(
		goOn,
		after(matchOf(2), [
			{ type: 'Recruit', seat: 's1', bp: 5, leader: true },
			{ type: 'Recruit', seat: 's2', bp: 5, leader: true }
		])
	);

describe('Recruit as an action', () => {
	const facts = { physical: 1, social: 2, mental: 0 };
	const recruit: Command = {
		type: 'Recruit',
		seat: 's1',
		bp: 3,
		name: 'Mara',
		facts,
		action: true
	};

	test('it takes one of the two, and keeps what the card says', () => {
		const done = after(evening(), [recruit]);
		expect(done.match.turn?.actionsLeft).toBe(1);
		expect(one(done, 's1v2')).toEqual({
			id: 's1v2',
			place: 'haven',
			bp: 3,
			blood: 3,
			name: 'Mara',
			facts
		});
	});

	test('only in the own Action Phase with an action left; by a text it takes none', () => {
		const spent = after(evening(), [
			{ type: 'ChangeActions', by: -1 },
			{ type: 'ChangeActions', by: -1 }
		]);
		expect(whyNot(spent, recruit)).toBe('no-action-left');
		expect(whyNot(evening(), { ...recruit, seat: 's2' })).toBe('turn-not-yours');
		expect(whyNot(goOn(evening(), 'phase'), recruit)).toBe('not-action-phase');
		const { action: _none, ...byText } = recruit;
		expect(after(spent, [byText as Command]).match.turn?.actionsLeft).toBe(0);
	});

	test('a named card is remembered', () => {
		expect(vampireIn(recruit)).toEqual({ name: 'Mara', bp: 3, facts });
		expect(vampireIn({ type: 'Recruit', name: 'Mara', bp: 3 })).toBeNull();
		expect(vampireIn({ type: 'DescribeVampire', bp: 3, facts })).toBeNull();
		const card = { kind: 'vagrant', name: 'Tramp', blood: 2 } as const;
		expect(cityIn({ type: 'TurnCity', card })).toEqual(card);
		expect(cityIn({ type: 'DescribeCity', facts: card })).toEqual(card);
		expect(cityIn({ type: 'TurnCity', card: { kind: 'vagrant' } })).toBeNull();
	});
});

describe('An Action card exhausts a ready vampire', () => {
	const play: Command = { type: 'TurnVampire', vampire: 's1v1', exhausted: true, action: true };

	test('it takes an action; a second one needs another vampire', () => {
		const done = after(evening(), [play]);
		expect(one(done, 's1v1')?.exhausted).toBe(true);
		expect(done.match.turn?.actionsLeft).toBe(1);
		expect(whyNot(done, play)).toBe('vampire-exhausted');
		expect(whyNot(evening(), { ...play, vampire: 's2v1' } as Command)).toBe('turn-not-yours');
	});

	test('a text exhausts or readies anybody who is active, without an action', () => {
		const theirs: Command = { type: 'TurnVampire', vampire: 's2v1', exhausted: true };
		const done = after(evening(), [theirs]);
		expect(done.match.turn?.actionsLeft).toBe(2);
		expect(one(after(done, [{ ...theirs, exhausted: false }]), 's2v1')?.exhausted).toBeUndefined();
		const fallen = after(evening(), [
			{ type: 'FellVampire', vampire: 's2v1', to: 'torpor', by: null }
		]);
		expect(whyNot(fallen, theirs)).toBe('not-active');
	});
});

describe('Who knocked a player out', () => {
	const last = ({ course }: RivalsState) => course.steps.at(-1) ?? [];

	test('an attack says it', () => {
		const done = after(evening(), [
			{ type: 'MoveVampires', vampires: ['s1v1'], to: null },
			{
				type: 'BeginAttack',
				attacker: 's1v1',
				target: { vampire: 's2v1' },
				intel: [{ seat: 's1', amount: 1 }],
				as: 'physical',
				card: { type: 'physical', damage: 5 }
			},
			{ type: 'DefendAttack', block: { by: null }, reaction: 'none', told: 1 },
			{ type: 'EndAttack', told: 2 }
		]);
		expect(felledBy(done.match, last(done), 's2')).toBe('s1');
		expect(felledBy(done.match, last(done), 's1')).toBeUndefined();
		// Something else happened since: people are asked.
		const later = after(done, [{ type: 'ChangePrestige', seat: 's2', by: -1 }]);
		expect(felledBy(later.match, last(later), 's2')).toBeUndefined();
	});

	test('so does who tapped it, and the antagonists’ damage is nobody’s', () => {
		const told = after(evening(), [
			{ type: 'FellVampire', vampire: 's2v1', to: 'torpor', by: 's1' }
		]);
		expect(felledBy(told.match, last(told), 's2')).toBe('s1');
		const struck = after(goOn(evening(), 'phase'), [
			{
				type: 'PlaceHarm',
				seat: 's1',
				antagonists: 5,
				placed: [{ vampire: 's1v1', amount: 5 }]
			}
		]);
		expect(felledBy(struck.match, last(struck), 's1')).toBeNull();
	});
});

test('a check of the file decides all of it again', () => {
	let state = evening();
	const commands: readonly Command[] = [
		{ type: 'Recruit', seat: 's1', bp: 2, facts: { guard: true }, action: true },
		{ type: 'TurnVampire', vampire: 's1v1', exhausted: true, action: true },
		{ type: 'TurnVampire', vampire: 's1v1', exhausted: false }
	];
	for (const command of commands) {
		const decided = decide(state, command);
		if (!decided.accepted) throw new Error(decided.refusal.reason);
		expect(findFault(state, decided.events)).toBeNull();
		state = fold(evolve, state, decided.events);
	}
	expect(state.match.turn?.actionsLeft).toBe(0);
});
