import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import {
	cityCards,
	firstHand,
	roundOf,
	seatOf,
	type Match
} from '../../../src/lib/games/rivals/match/state.ts';
import { downBy } from '../../../src/lib/games/rivals/ending/ending.ts';
import { isWounded } from '../../../src/lib/games/rivals/match/vampires.ts';
import type { RivalsState } from '../../../src/lib/games/rivals/state.ts';
import { after, begin, matchOf, whyNot } from './playing.ts';

const RING = { s1: 's2', s2: 's3', s3: 's1' };

const leader = (seat: string, bp = 4): Command => ({ type: 'Recruit', seat, bp, leader: true });
const fell = (vampire: string, by: string | null, to: 'torpor' | 'burned' = 'torpor'): Command => ({
	type: 'FellVampire',
	vampire,
	to,
	by
});
const goOn = ({ match: { turn } }: RivalsState, to: 'phase' | 'turn' = 'phase'): Command => ({
	type: 'GoOn',
	from: turn && { number: turn.number, phase: turn.phase },
	to
});
/** So many times on. */
const on = (state: RivalsState, times: number, to: 'phase' | 'turn' = 'phase'): RivalsState =>
	Array.from({ length: times }).reduce<RivalsState>((now) => after(now, [goOn(now, to)]), state);
const vampireOf = ({ match }: { readonly match: Match }, id: string) =>
	Object.values(match.seats)
		.flatMap(({ vampires }) => vampires)
		.find((one) => one.id === id);

test('R4 two players: first hands of 5 and 6', () => {
	const { match } = matchOf(2);
	const cards = (seat: string) => {
		const { library, faction } = firstHand(match, seat);
		return library + faction;
	};
	expect([cards('s1'), cards('s2')]).toEqual([5, 6]);
});

test('R5 four players: 4 City cards in the first turn of player 1, 1 in the turn of player 2', () => {
	const first = on(matchOf(4), 1);
	expect(cityCards(first.match)).toBe(4);
	expect(cityCards(on(first, 1).match)).toBe(0);
	expect(cityCards(on(first, 3).match)).toBe(1);
});

test('R6 a Leader of BP 7 leaves 13 Prestige', () => {
	const state = after(matchOf(2), [leader('s1', 7)]);
	expect(seatOf(state.match, 's1')).toMatchObject({ prestige: 13 });
	expect(vampireOf(state, 's1v1')).toMatchObject({ blood: 7, bp: 7, leader: true, place: 'haven' });
	expect(whyNot(state, leader('s1'))).toBe('leader-already');
});

test('R12 a seat has begun once its first turn has', () => {
	const state = on(matchOf(2), 1);
	expect(seatOf(state.match, 's1').begun).toBe(true);
	expect(seatOf(state.match, 's2').begun).toBe(false);
	expect(seatOf(on(state, 1, 'turn').match, 's2').begun).toBe(true);
});

test('R45 defeated at 1 Prestige: 0, knocked out', () => {
	const state = after(matchOf(2), [
		leader('s2'),
		{ type: 'Recruit', seat: 's2', bp: 3 },
		{ type: 'ChangePrestige', seat: 's2', by: -12 },
		fell('s2v1', 's1')
	]);
	expect(seatOf(state.match, 's2').prestige).toBe(0);
	expect(downBy(state.match, 's2')).toBe('prestige');
	expect(vampireOf(state, 's2v1')).toMatchObject({ place: 'torpor', blood: 1, exhausted: true });
});

test('R46 burned: no Prestige placed on it', () => {
	const state = after(matchOf(2), [leader('s2'), fell('s2v1', 's1', 'burned')]);
	expect(seatOf(state.match, 's2').prestige).toBe(16);
	expect(vampireOf(state, 's2v1')).toMatchObject({ place: 'burned', blood: 0 });
	expect(seatOf(state.match, 's1').agenda).toBe(1);
	expect(downBy(state.match, 's2')).toBe('vampires');
});

test('R47 a vampire of a foe who is not the Rival: no Agenda', () => {
	const state = after(matchOf(3, { rivals: RING }), [leader('s2'), leader('s3')]);
	expect(seatOf(after(state, [fell('s2v1', 's1')]).match, 's1').agenda).toBe(1);
	expect(seatOf(after(state, [fell('s3v1', 's1')]).match, 's1').agenda).toBe(0);
	expect(seatOf(after(state, [fell('s2v1', null)]).match, 's1').agenda).toBe(0);
});

test('R49 an impostor in the torpor of the Rival is burned, without Agenda', () => {
	const state = after(matchOf(2), [
		{ type: 'Recruit', seat: 's2', bp: 4, name: 'Mara' },
		{ type: 'Recruit', seat: 's2', bp: 4 }
	]);
	const same: Command = { type: 'Recruit', seat: 's1', bp: 4, name: 'mara' };
	expect(whyNot(state, same)).toBe('name-active');
	const fallen = after(state, [fell('s2v1', null), same]);
	expect(vampireOf(fallen, 's2v1')?.place).toBe('burned');
	expect(vampireOf(fallen, 's1v1')).toMatchObject({ name: 'mara', place: 'haven' });
	expect(seatOf(fallen.match, 's1').agenda).toBe(0);
	expect(
		seatOf(after(after(state, [fell('s2v1', null)]), [fell('s2v1', 's1', 'burned')]).match, 's1')
			.agenda
	).toBe(0);
});

test('R51 BP 4 defeated, no mending: back in the third own End Phase', () => {
	const fallen = on(after(matchOf(2), [leader('s1'), leader('s2'), fell('s1v1', 's2')]), 1);
	const blood = [1, 2, 3].map((ends) => {
		// Three phases a turn, two turns a round, up to the End Phase of the own turn.
		const state = on(fallen, 6 * (ends - 1) + 2);
		expect(state.match.turn).toMatchObject({ seat: 's1', phase: 'end' });
		return vampireOf(state, 's1v1');
	});
	expect(blood.map((one) => [one?.blood, one?.place])).toEqual([
		[2, 'torpor'],
		[3, 'torpor'],
		[4, 'haven']
	]);
	expect(blood[2]).not.toHaveProperty('exhausted');
});

test('R53 full in the turn of a foe: back in the own Ready step', () => {
	const foesTurn = on(
		after(matchOf(2), [leader('s1'), leader('s2'), fell('s1v1', 's2')]),
		2,
		'turn'
	);
	const full = after(foesTurn, [{ type: 'ChangeBlood', vampire: 's1v1', by: 2 }]);
	expect(full.match.turn?.seat).toBe('s2');
	expect(vampireOf(full, 's1v1')).toMatchObject({ blood: 4, place: 'torpor' });
	expect(vampireOf(on(full, 1, 'turn'), 's1v1')?.place).toBe('haven');
});

test('R63 the last Prestige is no cost, not even to recruit', () => {
	const state = after(matchOf(2), [{ type: 'ChangePrestige', seat: 's1', by: -16 }]);
	expect(whyNot(state, { type: 'Recruit', seat: 's1', bp: 4 })).toBe('last-prestige');
	expect(whyNot(state, { type: 'Recruit', seat: 's1', bp: 3 })).toBeNull();
});

test('R71 BP 5 with 2 Blood is Wounded, with 3 it is not', () => {
	expect(isWounded({ bp: 5, blood: 2 })).toBe(true);
	expect(isWounded({ bp: 5, blood: 3 })).toBe(false);
});

test('reading overBlood: a falling BP sends what is too much to the supply', () => {
	const state = after(matchOf(2), [
		leader('s1', 6),
		{ type: 'ChangePotency', vampire: 's1v1', bp: 4 }
	]);
	expect(vampireOf(state, 's1v1')).toMatchObject({ bp: 4, blood: 4 });
	const wider = after(state, [{ type: 'ChangePotency', vampire: 's1v1', bp: 7 }]);
	expect(vampireOf(wider, 's1v1')).toMatchObject({ bp: 7, blood: 4 });
});

test('reading credit: nobody scores for nobody’s effect', () => {
	const state = after(matchOf(2), [leader('s2'), fell('s2v1', null, 'burned')]);
	expect(seatOf(state.match, 's1').agenda).toBe(0);
});

describe('reading arrives', () => {
	const arrived = (arrives: 'ready' | 'exhausted') =>
		vampireOf(
			after(on(matchOf(2, { arrives }), 1), [{ type: 'Recruit', seat: 's1', bp: 3 }]),
			's1v1'
		);
	test('ready', () => expect(arrived('ready')).not.toHaveProperty('exhausted'));
	test('exhausted', () => expect(arrived('exhausted')).toHaveProperty('exhausted', true));
});

describe('reading unused', () => {
	const inAction = (unused: 'lapse' | 'must-use') => on(matchOf(2, { unused }), 2);
	test('lapse: a turn ends with actions left', () => {
		const state = inAction('lapse');
		expect(whyNot(state, goOn(state))).toBeNull();
	});
	test('must-use: both have to be used', () => {
		const state = inAction('must-use');
		expect(whyNot(state, goOn(state))).toBe('actions-left');
		expect(whyNot(state, goOn(state, 'turn'))).toBe('actions-left');
		const used = after(state, [
			{ type: 'ChangeActions', by: -1 },
			{ type: 'ChangeActions', by: -1 }
		]);
		expect(whyNot(used, goOn(used))).toBeNull();
	});
});

describe('turns', () => {
	test('phase by phase, the left neighbour next', () => {
		const state = on(matchOf(3, { rivals: RING }), 4);
		expect(state.match.turn).toEqual({ number: 2, seat: 's2', phase: 'beginning', actionsLeft: 2 });
		expect(roundOf(on(state, 6).match)).toBe(2);
	});
	test('a whole turn at once does what its phases do', () => {
		const fallen = on(after(matchOf(2), [leader('s1'), leader('s2'), fell('s1v1', 's2')]), 1);
		expect(on(fallen, 1, 'turn').match).toEqual(on(fallen, 3).match);
	});
	test('two phones that go on together go on once', () => {
		const state = matchOf(2);
		const once = after(state, [goOn(state)]);
		expect(whyNot(once, goOn(state))).toBe('went-on');
	});
	test('the first player is told as long as no turn has begun', () => {
		const state = after(matchOf(3, { rivals: RING }), [{ type: 'SetFirst', first: 's3' }]);
		expect(state.match.order).toEqual(['s3', 's1', 's2']);
		expect(whyNot(on(state, 1), { type: 'SetFirst', first: 's1' })).toBe('first-fixed');
	});
	test('R70 only those in the own torpor get Blood there', () => {
		const both = after(matchOf(2), [
			leader('s1'),
			leader('s2'),
			fell('s1v1', null),
			fell('s2v1', null)
		]);
		const ended = on(both, 3);
		expect(vampireOf(ended, 's1v1')?.blood).toBe(2);
		expect(vampireOf(ended, 's2v1')?.blood).toBe(1);
	});
});

describe('what is refused', () => {
	const state = after(matchOf(2), [
		leader('s1'),
		{ type: 'Recruit', seat: 's1', bp: 3, name: 'Mara' }
	]);
	const cases: readonly (readonly [string, Command])[] = [
		['prestige-short', { type: 'ChangePrestige', seat: 's2', by: -21 }],
		['counted-out', { type: 'ChangePrestige', seat: 's2', by: 90 }],
		['agenda-short', { type: 'ChangeAgenda', seat: 's2', by: -1 }],
		['no-such-seat', { type: 'ChangeAgenda', seat: 's3', by: 1 }],
		['no-such-vampire', { type: 'ChangeBlood', vampire: 's1v9', by: -1 }],
		['blood-short', { type: 'ChangeBlood', vampire: 's1v1', by: -5 }],
		['blood-full', { type: 'ChangeBlood', vampire: 's1v1', by: 1 }],
		['name-active', { type: 'NameVampire', vampire: 's1v1', name: 'MARA' }],
		['not-in-torpor', { type: 'ReturnVampire', vampire: 's1v1' }],
		['no-turn', { type: 'ChangeActions', by: -1 }],
		['nobody-fell', { type: 'EndMatch', end: 'rules', falls: [] }],
		['changed-meanwhile', { type: 'ChangeSetting', setting: begin(2).setting, of: 9 }]
	];
	test.each(cases)('%s', (reason, command) => {
		expect(whyNot(state, command)).toBe(reason);
	});
	test('nothing of a vampire that is burned, or of one in torpor twice', () => {
		const burned = after(state, [fell('s1v1', null, 'burned')]);
		expect(whyNot(burned, { type: 'ChangeBlood', vampire: 's1v1', by: 1 })).toBe('is-burned');
		const torpid = after(state, [fell('s1v1', null)]);
		expect(whyNot(torpid, fell('s1v1', null))).toBe('not-active');
		const poor = after(state, [{ type: 'ChangePrestige', seat: 's1', by: -13 }]);
		expect(whyNot(poor, fell('s1v1', null))).toBe('no-torpor-prestige');
	});
	test('actions belong to the Action Phase, and there are no more than are left', () => {
		const begun = on(state, 1);
		expect(whyNot(begun, { type: 'ChangeActions', by: -1 })).toBe('not-action-phase');
		const used = after(on(begun, 1), [
			{ type: 'ChangeActions', by: -1 },
			{ type: 'ChangeActions', by: -1 }
		]);
		expect(whyNot(used, { type: 'ChangeActions', by: -1 })).toBe('no-action-left');
	});
	test('nothing after the end, until it is undone', () => {
		const over = after(state, [{ type: 'EndMatch', end: 'stopped', falls: [] }]);
		expect(whyNot(over, { type: 'ChangeAgenda', seat: 's1', by: 1 })).toBe('match-over');
		const back = after(over, [{ type: 'UndoAtTable', kept: 2, of: 3, by: [] }]);
		expect(whyNot(back, { type: 'ChangeAgenda', seat: 's1', by: 1 })).toBeNull();
	});
});
