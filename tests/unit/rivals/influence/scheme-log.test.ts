import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { Command, CommandOf } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import type { RivalsEvent } from '../../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import { readStakes } from '../../../../src/lib/games/rivals/influence/scheme.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { after, matchOf } from '../playing.ts';

/** A match of four in the Action Phase of s3, each with a Leader of Blood Potency 5. */
const begun = (): RivalsState => {
	const leaders = ['s1', 's2', 's3', 's4'].map((seat) => ({
		type: 'Recruit' as const,
		seat,
		bp: 5,
		leader: true as const
	}));
	let state = after(matchOf(4, { rivals: { s1: 's2', s2: 's3', s3: 's4', s4: 's1' } }), [
		...leaders,
		{ type: 'GoOn', from: null, to: 'phase' }
	]);
	for (const number of [1, 2])
		state = after(state, [
			{ type: 'GoOn', from: { number, phase: state.match.turn?.phase ?? 'end' }, to: 'turn' }
		]);
	return after(state, [{ type: 'GoOn', from: { number: 3, phase: 'beginning' }, to: 'phase' }]);
};

/** A table with its vault, and everything that was written. */
class Table {
	state: RivalsState;
	sealed: Json = null;
	readonly written: { readonly before: RivalsState; readonly events: readonly RivalsEvent[] }[] =
		[];

	constructor(state: RivalsState) {
		this.state = state;
	}

	act(command: Command): readonly RivalsEvent[] {
		const decided = decide(this.state, command, seededChance(1), readStakes(this.sealed));
		if (!decided.accepted) throw new Error(decided.refusal.reason);
		this.written.push({ before: this.state, events: decided.events });
		if (decided.sealed !== undefined) this.sealed = decided.sealed;
		this.state = fold(evolve, this.state, decided.events);
		return decided.events;
	}

	whyNot(command: Command): string | null {
		const decided = decide(this.state, command, seededChance(1), readStakes(this.sealed));
		return decided.accepted ? null : decided.refusal.reason;
	}

	prestige = (): Record<string, number> =>
		Object.fromEntries(
			Object.entries(this.state.match.seats).map(([seat, { prestige }]) => [seat, prestige])
		);
}

const NONCES = { s3: '3'.repeat(64), s4: '4'.repeat(64), s1: '1'.repeat(64) };

const answer = (
	seat: string,
	rest: Partial<CommandOf<'AnswerScheme'>> = {},
	question = 0
): CommandOf<'AnswerScheme'> => ({
	type: 'AnswerScheme',
	question,
	seat,
	side: 'yes',
	exerted: [],
	modifier: false,
	fist: false,
	...rest
});

const playing = (): Table => {
	const table = new Table(begun());
	table.act({ type: 'PlayScheme', vampire: 's3v1', name: 'Free Money' });
	return table;
};

/** The example of the rulebook, on phones [ExS]. */
const SEALED: readonly CommandOf<'AnswerScheme'>[] = [
	answer('s3', {
		exerted: [{ vampire: 's3v1', influence: 2 }],
		modifier: true,
		fist: true,
		stake: { fist: 2, modifier: 2 },
		nonce: NONCES.s3
	}),
	answer('s4', {
		side: 'no',
		exerted: [{ vampire: 's4v1', influence: 1 }],
		fist: true,
		stake: { fist: 3, modifier: 0 },
		nonce: NONCES.s4
	}),
	answer('s1', { fist: true, stake: { fist: 1, modifier: 0 }, nonce: NONCES.s1 }),
	answer('s2', { side: 'no', exerted: [{ vampire: 's2v1', influence: 3 }] })
];

describe('a Scheme on phones', () => {
	it('R60: opens all stakes with the last answer, and moves Prestige as the rulebook does', () => {
		const table = playing();
		const before = table.prestige();
		for (const one of SEALED) table.act(one);
		expect(table.prestige()).toEqual({
			...before,
			s3: (before['s3'] ?? 0) - 2,
			s1: (before['s1'] ?? 0) - 1
		});
		const { scheme, decided } = table.state.match;
		expect(scheme).toBeUndefined();
		expect(decided).toMatchObject({ passes: true, totals: { yes: 7, no: 7 } });
		expect(table.sealed).toBeNull();
		const tokens = Object.values(table.state.match.seats).map(
			({ vampires }) => vampires[0]?.noInfluence === true
		);
		expect(tokens).toEqual([false, true, true, true]);
	});

	it('takes no Prestige away from who holds out a closed fist, so that what it holds can be paid', () => {
		const table = playing();
		const held = answer('s3', { fist: true, stake: { fist: 14, modifier: 0 }, nonce: NONCES.s3 });
		table.act(held);
		expect(table.whyNot({ type: 'ChangePrestige', seat: 's3', by: -5 })).toBe('fist-out');
		expect(table.whyNot({ type: 'FellVampire', vampire: 's3v1', to: 'torpor', by: null })).toBe(
			'fist-out'
		);
		expect(table.whyNot({ type: 'Recruit', seat: 's3', bp: 3 })).toBe('scheme-under-way');
		expect(table.whyNot({ type: 'ChangePrestige', seat: 's3', by: 1 })).toBeNull();
		expect(table.whyNot({ type: 'ChangePrestige', seat: 's4', by: -5 })).toBeNull();
		for (const seat of ['s4', 's1', 's2']) table.act(answer(seat, { side: 'no' }));
		expect(table.prestige()['s3']).toBe(1);
		expect(table.whyNot({ type: 'ChangePrestige', seat: 's3', by: -1 })).toBeNull();
	});

	it('ends nothing and begins nothing while it is answered [Steps]', () => {
		const table = playing();
		expect(table.whyNot({ type: 'EndMatch', end: 'stopped', falls: [] })).toBe('scheme-under-way');
		expect(table.whyNot({ type: 'MoveVampires', vampires: ['s3v1'], to: null })).toBe(
			'scheme-under-way'
		);
		expect(
			table.whyNot({ type: 'TurnVampire', vampire: 's3v1', exhausted: true, action: true })
		).toBe('scheme-under-way');
	});

	it('writes nothing of a stake before all have answered', () => {
		const table = playing();
		for (const one of SEALED.slice(0, 3)) {
			const events = table.act(one);
			expect(JSON.stringify(events)).not.toContain('stake');
			expect(events).toHaveLength(1);
		}
		// Two stakes that differ leave the same behind, but for the seal.
		const other = playing();
		const [first] = SEALED;
		if (!first) throw new Error('there is no first answer');
		other.act({ ...first, stake: { fist: 0, modifier: 0 } });
		const bare = (of: Table): string =>
			JSON.stringify(of.written[1]?.events).replace(/"seal":"\w+"/, '');
		expect(bare(other)).toBe(bare(table));
	});

	it('is played by the active player, in the Action Phase, for an action and a ready vampire', () => {
		const table = new Table(begun());
		expect(table.whyNot({ type: 'PlayScheme', vampire: 's4v1' })).toBe('not-your-action');
		table.act({ type: 'PlayScheme', vampire: 's3v1' });
		expect(table.state.match.turn?.actionsLeft).toBe(1);
		expect(table.state.match.seats['s3']?.vampires[0]?.exhausted).toBe(true);
		expect(table.whyNot({ type: 'PlayScheme', vampire: null })).toBe('scheme-under-way');
	});

	it('takes each answer once, and in turn', () => {
		const table = playing();
		expect(table.whyNot(answer('s4', { side: 'no' }))).toBe('not-your-answer');
		table.act(answer('s3'));
		expect(table.whyNot(answer('s3'))).toBe('not-your-answer');
		expect(table.whyNot(answer('s4', {}, 7))).toBe('no-scheme');
	});

	it('waits for real fists, and counts once the last is opened', () => {
		const table = playing();
		table.act(answer('s3'));
		table.act(answer('s4', { side: 'no', fist: true }));
		table.act(answer('s1', { side: 'out' }));
		expect(
			table.whyNot({ type: 'TellStake', question: 0, seat: 's4', stake: { fist: 1, modifier: 0 } })
		).toBe('answers-missing');
		table.act(answer('s2', { side: 'no' }));
		expect(table.state.match.scheme?.stakes).toEqual({ s3: null, s4: null, s1: null, s2: null });
		const tell = { type: 'TellStake', question: 0, seat: 's4' } as const;
		expect(table.whyNot({ ...tell, seat: 's2', stake: { fist: 1, modifier: 0 } })).toBe(
			'nothing-closed'
		);
		expect(table.whyNot({ ...tell, stake: { fist: 15, modifier: 0 } })).toBe('fist-holds-most');
		expect(table.whyNot({ ...tell, stake: { fist: 1, modifier: 1 } })).toBe('modifier-not-down');
		table.act({ ...tell, stake: { fist: 4, modifier: 0 } });
		expect(table.state.match.decided).toMatchObject({ passes: false, totals: { yes: 0, no: 4 } });
		expect(table.prestige()['s4']).toBe(11);
	});

	it('holds a promise, until it is dropped', () => {
		const table = playing();
		table.act(answer('s3'));
		table.act({ type: 'PromiseSide', question: 0, seat: 's4', side: 'yes' });
		expect(table.whyNot(answer('s4', { side: 'no' }))).toBe('promise-held');
		table.act({ type: 'PromiseSide', question: 0, seat: 's4', side: null });
		table.act(answer('s4', { side: 'no' }));
		expect(table.whyNot({ type: 'PromiseSide', question: 0, seat: 's4', side: 'yes' })).toBe(
			'answered-already'
		);
	});

	it('gives a question that was undone no second life', () => {
		const table = playing();
		const [first] = SEALED;
		if (!first) throw new Error('there is no first answer');
		table.act(first);
		const steps = table.state.course.steps.length;
		table.act({ type: 'UndoAtTable', kept: steps - 2, of: steps, by: [] });
		table.act({ type: 'PlayScheme', vampire: 's3v1' });
		expect(table.state.match.scheme?.question).toBe(1);
		expect(table.whyNot(first)).toBe('no-scheme');
	});

	it('asks all others before stakes that opened are undone', () => {
		const table = playing();
		for (const one of SEALED) table.act(one);
		const steps = table.state.course.steps.length;
		expect(
			table.whyNot({ type: 'UndoAtTable', kept: steps - 1, of: steps, by: ['s3'] })
		).not.toBeNull();
	});
});

describe('a file', () => {
	const whole = (): Table => {
		const table = playing();
		for (const one of SEALED) table.act(one);
		return table;
	};

	it('holds what was played', () => {
		for (const { before, events } of whole().written) expect(findFault(before, events)).toBeNull();
	});

	it('tells a changed stake, total or seal', () => {
		const last = whole().written.at(-1);
		if (!last) throw new Error('nothing was written');
		const broken = (change: (event: RivalsEvent) => RivalsEvent) =>
			findFault(last.before, last.events.map(change));
		expect(
			broken((one) =>
				one.type === 'StakesOpened'
					? { ...one, stakes: { ...one.stakes, s4: { fist: 4, modifier: 0 } } }
					: one
			)
		).toBe('seal-broken');
		expect(broken((one) => (one.type === 'SchemeDecided' ? { ...one, passes: false } : one))).toBe(
			'not-what-follows'
		);
		expect(
			broken((one) =>
				one.type === 'StakesOpened' ? { ...one, stakes: { ...one.stakes, s4: null } } : one
			)
		).not.toBeNull();
		expect(findFault(last.before, last.events.slice(0, 1))).toBe('not-what-follows');
	});
});

describe('one action at a time', () => {
	it('refuses the next phase, and another Scheme, while one is answered', () => {
		const table = playing();
		expect(table.whyNot({ type: 'GoOn', from: { number: 3, phase: 'action' }, to: 'turn' })).toBe(
			'scheme-under-way'
		);
		expect(table.whyNot({ type: 'PlayScheme', vampire: null })).toBe('scheme-under-way');
	});
});
