import { describe, expect, test } from 'vitest';
import { stepNumber, stepOf } from '../../../../src/lib/games/rivals/attack/steps.ts';
import type { Command, CommandOf } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { findVampire } from '../../../../src/lib/games/rivals/match/vampires.ts';
import type { Readings } from '../../../../src/lib/games/rivals/readings.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { after, matchOf, whyNot } from '../playing.ts';

const RING = { s1: 's2', s2: 's3', s3: 's1' };
const go = (state: RivalsState, to: 'phase' | 'turn' = 'phase'): RivalsState => {
	const { turn } = state.match;
	const from = turn && { number: turn.number, phase: turn.phase };
	return after(state, [{ type: 'GoOn', from, to }]);
};

/** The fourth turn: s1 in its Action Phase, everybody with two vampires of BP 4, one of s1 in the Streets. */
function evening(changed: Omit<Partial<Readings>, 'rivals'> = {}): RivalsState {
	const set = after(
		matchOf(3, { rivals: RING, ...changed }),
		['s1', 's2', 's3'].flatMap((seat): Command[] => [
			{ type: 'Recruit', seat, bp: 5, leader: true },
			{ type: 'Recruit', seat, bp: 4 }
		])
	);
	const begun = go(go(go(go(set, 'phase'), 'turn'), 'turn'), 'turn');
	return after(go(begun), [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
}

type Begin = CommandOf<'BeginAttack'>;
const begin = (own: Partial<Begin> = {}): Begin => ({
	type: 'BeginAttack',
	attacker: 's1v1',
	target: { vampire: 's2v1' },
	intel: [{ seat: 's1', amount: 1 }],
	as: 'physical',
	card: 'down',
	...own
});
const defend = (own: Partial<CommandOf<'DefendAttack'>> = {}): Command => ({
	type: 'DefendAttack',
	block: { by: null },
	reaction: 'none',
	told: 1,
	...own
});
const card = { type: 'physical', damage: 5 } as const;
const reveal = (own: Partial<CommandOf<'RevealCards'>> = {}): Command => ({
	type: 'RevealCards',
	card,
	...own
});
const end = (told: number): Command => ({ type: 'EndAttack', told });
const vampireIn = ({ match }: RivalsState, id: string) => findVampire(match, id)?.vampire;
const where = ({ attack }: RivalsState) => (attack ? stepNumber(stepOf(attack)) : null);

describe('An attack, step by step', () => {
	test('a plain one changes nothing until it ends, and then everything at once', () => {
		const before = evening();
		const under = after(before, [begin(), defend(), reveal()]);
		expect(under.match).toEqual(before.match);
		expect(under.course).toEqual(before.course);
		expect(where(under)).toBe(9);
		const done = after(under, [end(3)]);
		expect(done.attack).toBeNull();
		expect(vampireIn(done, 's2v1')).toMatchObject({ place: 'torpor', blood: 1, exhausted: true });
		expect(vampireIn(done, 's1v1')).toMatchObject({ exhausted: true, blood: 5 });
		expect(done.match.seats.s2?.prestige).toBe((before.match.seats.s2?.prestige ?? 0) - 1);
		expect(done.match.seats.s1?.agenda).toBe(1);
		expect(done.match.turn?.actionsLeft).toBe(1);
		expect(done.course.steps.length).toBe(before.course.steps.length + 1);
	});

	test('an undo takes the whole attack back, and a redo brings it again', () => {
		const before = evening();
		const done = after(before, [begin(), defend(), reveal(), end(3)]);
		const kept = before.course.steps.length;
		const back = after(done, [{ type: 'UndoAtTable', kept, of: kept + 1, by: ['s1'] }]);
		expect(back.match).toEqual(before.match);
		expect(back.attack).toBeNull();
		expect(after(back, [{ type: 'RedoAtTable' }]).match).toEqual(done.match);
	});

	test('an undo of what was before ends the attack that is under way', () => {
		const under = after(evening(), [begin()]);
		const kept = under.course.steps.length - 1;
		expect(
			after(under, [{ type: 'UndoAtTable', kept, of: kept + 1, by: ['s1'] }]).attack
		).toBeNull();
	});

	test('each step is told in its order', () => {
		const state = evening();
		expect(whyNot(state, defend())).toBe('no-attack');
		const begun = after(state, [begin()]);
		expect(where(begun)).toBe(6);
		expect(whyNot(begun, begin())).toBe('attack-under-way');
		expect(whyNot(begun, reveal())).toBe('attack-step-first');
		expect(whyNot(begun, end(1))).toBe('attack-step-first');
		const defended = after(begun, [defend({ reaction: 'down' })]);
		expect(where(defended)).toBe(8);
		expect(whyNot(defended, defend({ told: 2 }))).toBe('attack-moved-on');
		const reaction = { types: ['physical' as const], shields: 1 };
		// The attacker's card is first.
		expect(whyNot(defended, { type: 'RevealCards', reaction })).toBe('attack-step-first');
		const open = after(defended, [reveal({ reaction })]);
		expect(where(open)).toBe(9);
		expect(whyNot(open, end(1))).toBe('attack-moved-on');
	});

	test('who is alone has no Block; a mortal has no defence at all', () => {
		const alone = after(evening(), [
			{ type: 'FellVampire', vampire: 's2v2', to: 'torpor', by: null }
		]);
		expect(after(alone, [begin()]).attack).toMatchObject({ block: { by: null } });
		const mortal = { kind: 'citizen', blood: 5, agenda: 2, burn: 1 } as const;
		const hunted = after(evening(), [begin({ target: { mortal }, intel: [], card })]);
		expect(where(hunted)).toBe(9);
		const done = after(hunted, [{ type: 'TellTexts', texts: {}, reward: 'attach' }, end(2)]);
		expect(done.match.seats.s1?.agenda).toBe(2);
		expect(vampireIn(done, 's1v1')?.retainers).toBe(1);
	});

	test('R42: a card text lets somebody block for a mortal, who is hit instead', () => {
		const mortal = { kind: 'citizen', blood: 5, agenda: 2, burn: 1 } as const;
		const hunted = after(evening(), [begin({ target: { mortal }, intel: [], card: 'none' })]);
		const back = after(hunted, [{ type: 'GoBackInAttack', to: 'defence', told: 1 }]);
		expect(where(back)).toBe(6);
		const blocks = { by: 's2v1', byText: true } as const;
		expect(whyNot(back, defend({ block: { by: 's2v1' }, told: 2 }))).toBe('mortal-no-defence');
		const done = after(back, [
			defend({ block: blocks, told: 2 }),
			{ type: 'TellTexts', texts: { bonuses: [{ value: 3 }] } },
			end(4)
		]);
		expect(vampireIn(done, 's2v1')).toMatchObject({ blood: 2, exhausted: true, place: 'streets' });
		expect(done.match.seats.s1?.agenda).toBe(0);
	});

	test('R16: no card is played after step 5, whatever was drawn since', () => {
		const open = after(evening(), [begin({ card: 'none' }), defend()]);
		expect(whyNot(open, reveal())).toBe('card-laid-late');
	});

	test('R20: an illegal Attack card is discarded, Block and Reaction are undone with their costs, and it is step 6 again', () => {
		const defended = after(evening(), [
			begin(),
			defend({ block: { by: 's2v2' }, reaction: 'down' })
		]);
		const back = after(defended, [reveal({ card: { ...card, bp: 6 } })]);
		expect(where(back)).toBe(6);
		expect(back.attack).toMatchObject({ card: 'none', illegal: ['card'], attacker: 's1v1' });
		expect(back.attack).not.toHaveProperty('reaction');
		const done = after(back, [defend({ told: 3 }), end(4)]);
		expect(vampireIn(done, 's2v2')?.exhausted).toBeUndefined();
		expect(vampireIn(done, 's1v1')?.exhausted).toBe(true);
		expect(vampireIn(done, 's2v1')?.blood).toBe(5);
	});

	test('R21: an illegal Reaction is just discarded, and the attack goes on', () => {
		const defended = after(evening(), [begin(), defend({ reaction: 'down' })]);
		const reaction = { types: ['social' as const], shields: 5 };
		const open = after(defended, [reveal({ reaction })]);
		expect(open.attack).toMatchObject({ reaction: 'none', illegal: ['reaction'] });
		expect(where(open)).toBe(9);
	});

	test('R23: who blocks plays the Reaction, by its own BP', () => {
		const blocked = after(evening(), [
			begin(),
			defend({ block: { by: 's2v2' }, reaction: 'down' })
		]);
		const reaction = { types: ['physical' as const], shields: 1, bp: 5 };
		expect(after(blocked, [reveal({ reaction })]).attack?.illegal).toEqual(['reaction']);
		const open = after(evening(), [begin(), defend({ reaction: 'down' }), reveal({ reaction })]);
		expect(open.attack?.illegal).toBeUndefined();
	});

	test('R30: a helper exhausts for the attack, but not the attacker for its own', () => {
		const two = after(evening(), [{ type: 'MoveVampires', vampires: ['s1v2'], to: 's1v1' }]);
		const open = after(two, [begin(), defend(), reveal()]);
		const helped = (id: string): Command => ({
			type: 'TellTexts',
			texts: { bonuses: [{ value: 1, vampire: id }], exhausts: [id] }
		});
		expect(whyNot(open, helped('s1v1'))).toBe('helper-attacks');
		const done = after(open, [helped('s1v2'), end(4)]);
		expect(vampireIn(done, 's1v2')?.exhausted).toBe(true);
	});

	test('R31, R32: a text hits nobody twice, and on a mortal nobody else', () => {
		const open = after(evening(), [begin(), defend(), reveal()]);
		const harms = (id: string): Command => ({
			type: 'TellTexts',
			texts: { harms: [{ vampire: id, amount: 1 }] }
		});
		expect(whyNot(open, harms('s2v1'))).toBe('target-twice');
		expect(whyNot(open, harms('s2v2'))).toBeNull();
		const mortal = { kind: 'vagrant', blood: 1, agenda: 0 } as const;
		const hunted = after(evening(), [begin({ target: { mortal }, intel: [], card: 'none' })]);
		expect(whyNot(hunted, harms('s2v2'))).toBe('mortal-alone');
	});

	test('R11: those who are ready leave the attacker of before behind', () => {
		const two = after(evening(), [{ type: 'MoveVampires', vampires: ['s1v2'], to: 's1v1' }]);
		const once = after(two, [begin(), defend(), reveal(), end(3)]);
		expect(vampireIn(once, 's1v1')?.party).toBe(vampireIn(once, 's1v2')?.party);
		const twice = after(once, [
			begin({ attacker: 's1v2', target: { vampire: 's2v2' } }),
			defend({ told: 1 }),
			reveal(),
			end(3)
		]);
		expect(vampireIn(twice, 's1v2')?.party).not.toBe(vampireIn(twice, 's1v1')?.party);
	});

	test('what was told wrong is told again, and the defence or the cards with it', () => {
		const open = after(evening(), [begin(), defend(), reveal()]);
		const cards = after(open, [{ type: 'GoBackInAttack', to: 'cards', told: 3 }]);
		expect(where(cards)).toBe(8);
		const defence = after(cards, [{ type: 'GoBackInAttack', to: 'defence', told: 4 }]);
		expect(where(defence)).toBe(6);
		expect(after(defence, [{ type: 'CallOffAttack', told: 5 }]).attack).toBeNull();
	});

	test('the table says otherwise: what people enter is what happens', () => {
		const open = after(evening(), [begin(), defend(), reveal()]);
		const result = {
			vampires: [{ vampire: 's2v1', blood: 3 }],
			exhausts: ['s1v1'],
			parties: [],
			prestige: [],
			agenda: [{ seat: 's1', by: 2 }],
			action: true as const
		};
		const done = after(open, [{ type: 'EndAttack', told: 3, result }]);
		expect(vampireIn(done, 's2v1')).toMatchObject({ place: 'haven', blood: 3 });
		expect(done.match.seats.s1?.agenda).toBe(2);
		const wrong = (blood: number, fall?: 'torpor'): Command => ({
			type: 'EndAttack',
			told: 3,
			result: { ...result, vampires: [{ vampire: 's2v1', blood, ...(fall && { fall }) }] }
		});
		expect(whyNot(open, wrong(6))).toBe('outcome-blood');
		expect(whyNot(open, wrong(1, 'torpor'))).toBe('outcome-dead');
		expect(whyNot(open, wrong(0))).toBe('outcome-falls');
	});

	test('numbers may be counted by hand meanwhile; the turn waits', () => {
		const under = after(evening(), [begin()]);
		expect(whyNot(under, { type: 'ChangePrestige', seat: 's3', by: 1 })).toBeNull();
		const from = { number: 4, phase: 'action' as const };
		expect(whyNot(under, { type: 'GoOn', from, to: 'phase' })).toBe('attack-under-way');
		// An attacker who is gone meanwhile attacks no more.
		const gone = after(under, [
			defend(),
			reveal(),
			{ type: 'FellVampire', vampire: 's1v1', to: 'torpor', by: null }
		]);
		expect(whyNot(gone, end(3))).toBe('not-in-play');
		expect(whyNot(gone, { type: 'CallOffAttack', told: 3 })).toBeNull();
	});
});

describe('Readings of an attack', () => {
	test('intelOften: a second discard of the turn', () => {
		const again = (intelOften: 'attack' | 'turn') => {
			const once = after(evening({ intelOften }), [
				{ type: 'MoveVampires', vampires: ['s1v2'], to: null },
				begin(),
				defend(),
				reveal(),
				end(3)
			]);
			return whyNot(once, begin({ attacker: 's1v2', target: { vampire: 's2v2' } }));
		};
		expect([again('attack'), again('turn')]).toEqual([null, 'intel-this-turn']);
	});

	test('intelShort: the action is spent, or the attack is taken back', () => {
		const { type: _type, as: _as, card: _card, ...announced } = begin({ intel: [] });
		const given = (intelShort: 'spent' | 'back') =>
			after(evening({ intelShort }), [{ type: 'GiveUpAttack', ...announced }]);
		expect(given('spent').match.turn?.actionsLeft).toBe(1);
		expect(vampireIn(given('spent'), 's1v1')?.exhausted).toBe(true);
		expect(given('back').match.turn?.actionsLeft).toBe(2);
		expect(vampireIn(given('back'), 's1v1')?.exhausted).toBeUndefined();
		expect(
			whyNot(evening(), { type: 'GiveUpAttack', ...announced, intel: [{ seat: 's1', amount: 1 }] })
		).toBe('intel-enough');
	});

	test('antagonists: attacked like mortals, or not at all', () => {
		const mortal = { kind: 'antagonist', blood: 4, agenda: 1 } as const;
		const may = (antagonists: 'attackable' | 'safe') =>
			whyNot(evening({ antagonists }), begin({ target: { mortal }, intel: [] }));
		expect([may('attackable'), may('safe')]).toEqual([null, 'antagonist-safe']);
	});
});

describe('Around it', () => {
	test('R51: BP 4 defeated without mending: back in the third own End Phase', () => {
		const felled = after(evening(), [
			{ type: 'FellVampire', vampire: 's2v2', to: 'torpor', by: 's1' }
		]);
		let state = felled;
		const blood: (number | string | undefined)[] = [];
		for (let turn = 0; turn < 9; turn++) {
			state = go(state, 'turn');
			const one = vampireIn(state, 's2v2');
			if (state.match.turn?.seat === 's3')
				blood.push(one?.place === 'torpor' ? one.blood : one?.place);
		}
		expect(blood).toEqual([2, 3, 'haven']);
	});

	test('discards mend in the own End Phase, each vampire once', () => {
		const hurt = after(evening(), [{ type: 'ChangeBlood', vampire: 's1v1', by: -3 }]);
		const ending = go(hurt);
		const mend: Command = {
			type: 'MendVampires',
			mends: [{ vampire: 's1v1', amount: 1, by: 'discard' }]
		};
		const once = after(ending, [mend]);
		expect(vampireIn(once, 's1v1')?.blood).toBe(3);
		expect(whyNot(once, mend)).toBe('mend-twice');
	});

	test('the Prince of the City burned by antagonists returns to the Streets', () => {
		const prince = after(evening(), [{ type: 'MovePrince', to: 's1v1' }]);
		expect(vampireIn(prince, 's1v1')?.prince).toBe(true);
		const harm: Command = {
			type: 'PlaceHarm',
			seat: 's1',
			antagonists: 5,
			placed: [{ vampire: 's1v1', amount: 5 }]
		};
		expect(whyNot(prince, harm)).toBe('harm-not-now');
		const done = after(go(prince), [harm]);
		expect(vampireIn(done, 's1v1')).toMatchObject({ place: 'burned', blood: 0 });
		expect(vampireIn(done, 's1v1')?.prince).toBeUndefined();
		expect(done.match.seats.s1?.prestige).toBe(prince.match.seats.s1?.prestige);
	});

	test('R49: an impostor in the Rival’s torpor gives no Agenda: it is in no coterie', () => {
		const named = after(evening(), [
			{ type: 'NameVampire', vampire: 's2v2', name: 'Mara' },
			{ type: 'FellVampire', vampire: 's2v2', to: 'torpor', by: null },
			{ type: 'Recruit', seat: 's1', bp: 3, name: 'Mara' }
		]);
		expect(vampireIn(named, 's2v2')?.place).toBe('burned');
		expect(named.match.seats.s1?.agenda).toBe(0);
	});
});

test('a log that says so is decided again, and one that says otherwise is found out', () => {
	let state = evening();
	const reaction = { types: ['physical' as const], shields: 1 };
	for (const command of [
		begin(),
		defend({ reaction: 'down' }),
		reveal({ reaction }),
		{ type: 'TellTexts', texts: { prevented: 1 } } as const,
		end(4)
	]) {
		const decided = decide(state, command);
		if (!decided.accepted) throw new Error(decided.refusal.reason);
		expect(findFault(state, decided.events)).toBeNull();
		const [event] = decided.events;
		if (event?.type === 'AttackEnded')
			expect(
				findFault(state, [
					{ ...event, result: { ...event.result, agenda: [{ seat: 's1', by: 9 }] } }
				])
			).toBe('not-what-follows');
		state = fold(evolve, state, decided.events);
	}
	expect(vampireIn(state, 's2v1')?.blood).toBe(2);
});
