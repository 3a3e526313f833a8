import { describe, expect, test } from 'vitest';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Command, CommandOf } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { eventSchema } from '../../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import { findVampire } from '../../../../src/lib/games/rivals/match/vampires.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { claimEnd } from '../../../../src/lib/games/rivals/attack/claim.ts';
import type { Vampire } from '../../../../src/lib/games/rivals/match/state.ts';
import { after, matchOf, whyNot } from '../playing.ts';
import { fieldOf, vampire } from './kit.ts';

/** s3 hunts s1. */
const RING = { s1: 's2', s2: 's3', s3: 's1' };
const turnOn = (state: RivalsState, to: 'phase' | 'turn'): RivalsState => {
	const { turn } = state.match;
	return after(state, [
		{ type: 'GoOn', from: turn && { number: turn.number, phase: turn.phase }, to }
	]);
};

/** The fourth turn: s1 in its Action Phase with s1v1 in the Streets; everybody has two vampires. */
function evening(): RivalsState {
	const set = after(
		matchOf(3, { rivals: RING }),
		['s1', 's2', 's3'].flatMap((seat): Command[] => [
			{ type: 'Recruit', seat, bp: 5, leader: true },
			{ type: 'Recruit', seat, bp: 4 }
		])
	);
	const begun = ['phase', 'turn', 'turn', 'turn', 'phase'] as const;
	return after(
		begun.reduce((now, to) => turnOn(now, to), set),
		[{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]
	);
}

const claim: Command = { type: 'ClaimPrince', claimant: 's1v1' };
const pass = (seat: string): Command => ({ type: 'LetClaimPass', seat });
const attack = (own: Partial<CommandOf<'BeginAttack'>> = {}): Command => ({
	type: 'BeginAttack',
	claim: true,
	attacker: 's2v1',
	target: { vampire: 's1v1' },
	intel: [],
	as: 'physical',
	card: 'none',
	...own
});
const strike = (bonus: number): readonly Command[] => [
	{ type: 'TellTexts', texts: { bonuses: [{ value: bonus }] } },
	{ type: 'EndAttack', told: 2 }
];
const vampireIn = ({ match }: RivalsState, id: string) => findVampire(match, id)?.vampire;

describe('A claim of the Prince of the City', () => {
	test('it takes an action and exhausts the claimant; the foes answer one after the other from the left', () => {
		const claimed = after(evening(), [claim]);
		expect(claimed.match.turn?.actionsLeft).toBe(1);
		expect(vampireIn(claimed, 's1v1')?.exhausted).toBe(true);
		expect(claimed.match.claim?.waits).toEqual(['s2', 's3']);
		expect(whyNot(claimed, pass('s3'))).toBe('claim-asks');
		expect(whyNot(claimed, attack({ attacker: 's3v1' }))).toBe('claim-asks');
		const done = after(claimed, [pass('s2'), pass('s3')]);
		expect(done.match.claim).toBeUndefined();
		expect(vampireIn(done, 's1v1')?.prince).toBe(true);
	});

	test('only in the own Action Phase, with an action, ready and in the Streets, while nobody bears it', () => {
		const state = evening();
		expect(whyNot(state, { ...claim, claimant: 's1v2' })).toBe('at-haven');
		expect(whyNot(state, { ...claim, claimant: 's2v1' })).toBe('turn-not-yours');
		expect(whyNot(after(state, [{ type: 'MovePrince', to: 's2v1' }]), claim)).toBe('prince-borne');
		const spent = after(state, [
			{ type: 'ChangeActions', by: -1 },
			{ type: 'ChangeActions', by: -1 }
		]);
		expect(whyNot(spent, claim)).toBe('no-action-left');
		expect(whyNot(turnOn(state, 'phase'), claim)).toBe('not-action-phase');
		const tired = after(state, [claim, pass('s2'), pass('s3'), { type: 'MovePrince', to: null }]);
		expect(whyNot(tired, claim)).toBe('vampire-exhausted');
	});

	test('from the Haven, without Intel, Block or Reaction, and it costs no action; only the hunter plays a card', () => {
		const claimed = after(evening(), [claim]);
		expect(whyNot(claimed, attack({ card: 'down' }))).toBe('hunter-plays-only');
		expect(whyNot(claimed, attack({ intel: [{ seat: 's2', amount: 1 }] }))).toBe(
			'no-intel-in-claim'
		);
		const open = after(claimed, [attack()]);
		expect(open.attack).toMatchObject({ block: { by: null }, reaction: 'none' });
		const hit = after(open, strike(2));
		expect(vampireIn(hit, 's1v1')?.blood).toBe(3);
		expect(vampireIn(hit, 's2v1')?.exhausted).toBe(true);
		expect(hit.match.turn?.actionsLeft).toBe(1);
		expect(whyNot(hit, attack({ attacker: 's3v1', card: 'down' }))).toBeNull();
		const done = after(hit, [pass('s3')]);
		expect(vampireIn(done, 's1v1')?.prince).toBe(true);
	});

	test('a claimant who is defeated gets nothing: the Title stays, and nobody else is asked', () => {
		const done = after(evening(), [claim, attack(), ...strike(5)]);
		expect(done.match.claim).toBeUndefined();
		expect(vampireIn(done, 's1v1')).toMatchObject({ place: 'torpor' });
		expect(vampireIn(done, 's1v1')?.prince).toBeUndefined();
		// Its Rival is s3, so s2 scores nothing (R47).
		expect(done.match.seats.s2?.agenda).toBe(0);
	});

	test('who falls by its hunter gives 1 Agenda', () => {
		const done = after(evening(), [claim, pass('s2'), attack({ attacker: 's3v1' }), ...strike(5)]);
		expect(done.match.seats.s3?.agenda).toBe(1);
		expect(vampireIn(done, 's1v1')?.prince).toBeUndefined();
	});

	test('R74: a claimant with 3 attachments and no Title burns one', () => {
		let state = evening();
		for (let nth = 0; nth < 3; nth++) {
			// Three turns of s1, each with a mortal that it attaches.
			state = after(state, [
				attackOf('s1v1'),
				{ type: 'TellTexts', texts: { bonuses: [{ value: 1 }] }, reward: 'attach' },
				{ type: 'EndAttack', told: 2 }
			]);
			for (const to of ['turn', 'turn', 'turn', 'phase'] as const) state = turnOn(state, to);
			state = after(state, [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
		}
		expect(vampireIn(state, 's1v1')?.retainers).toBe(3);
		const done = after(state, [claim, pass('s2'), pass('s3')]);
		expect(vampireIn(done, 's1v1')).toMatchObject({ prince: true, retainers: 2 });
	});

	test('a Title makes room by itself; three cards of foes make none (reading fourth)', () => {
		const of = (own: Partial<Vampire>) => {
			const field = fieldOf({ s1: [vampire('s1v1', own)], s2: [] });
			return claimEnd({
				...field,
				claim: { claimant: 's1v1', seat: 's1', waits: [], answers: [] }
			});
		};
		const title = { name: 'Primogen', limit: 'per-player' as const, influence: 3, bp: 4 };
		expect(of({ retainers: 3 })).toEqual({ to: 's1v1', room: true });
		expect(of({ retainers: 1, foeCards: 2 })).toEqual({ to: 's1v1', room: true });
		expect(of({ retainers: 2, title })).toEqual({ to: 's1v1' });
		expect(of({ foeCards: 3 })).toEqual({ to: null });
	});

	test('R30: a foe’s helper exhausts for +1 against a claimant too, but not the attacker itself', () => {
		const open = after(evening(), [claim, attack()]);
		const helped = (id: string): Command => ({
			type: 'TellTexts',
			texts: { bonuses: [{ value: 1, vampire: id }], exhausts: [id] }
		});
		expect(whyNot(open, helped('s2v1'))).toBe('helper-attacks');
		const done = after(open, [helped('s2v2'), { type: 'EndAttack', told: 2 }]);
		expect(vampireIn(done, 's2v2')?.exhausted).toBe(true);
		expect(vampireIn(done, 's1v1')?.blood).toBe(4);
	});

	test('R42: nobody blocks for a claimant', () => {
		const open = after(evening(), [claim, attack()]);
		expect(open.attack?.block).toEqual({ by: null });
		expect(
			whyNot(open, { type: 'DefendAttack', block: { by: 's1v2' }, reaction: 'none', told: 1 })
		).toBe('attack-moved-on');
	});

	test('claimParty: a foe’s attacker stays in the party it stands in', () => {
		let state = evening();
		for (const to of ['turn', 'phase'] as const) state = turnOn(state, to);
		state = after(state, [
			{ type: 'MoveVampires', vampires: ['s2v1', 's2v2'], to: null },
			attackOf('s2v1'),
			{ type: 'TellTexts', texts: { bonuses: [{ value: 1 }] }, reward: 'burn' },
			{ type: 'EndAttack', told: 2 }
		]);
		// s2v1 is exhausted beside s2v2, who attacks a claimant of s3 in the next turn.
		for (const to of ['turn', 'phase'] as const) state = turnOn(state, to);
		const before = vampireIn(state, 's2v2')?.party;
		state = after(state, [
			{ type: 'MoveVampires', vampires: ['s3v1'], to: null },
			{ type: 'ClaimPrince', claimant: 's3v1' },
			pass('s1'),
			attack({ attacker: 's2v2', target: { vampire: 's3v1' } }),
			{ type: 'EndAttack', told: 1 }
		]);
		expect(vampireIn(state, 's2v2')?.party).toBe(before);
		expect(vampireIn(state, 's2v2')?.exhausted).toBe(true);
	});

	test('who has no ready vampire is not asked; with nobody to ask the Title is attached at once', () => {
		const alone = after(evening(), [
			{ type: 'FellVampire', vampire: 's2v1', to: 'torpor', by: null },
			{ type: 'FellVampire', vampire: 's2v2', to: 'torpor', by: null },
			{ type: 'FellVampire', vampire: 's3v1', to: 'torpor', by: null }
		]);
		expect(after(alone, [claim]).match.claim?.waits).toEqual(['s3']);
		const nobody = after(alone, [
			{ type: 'FellVampire', vampire: 's3v2', to: 'torpor', by: null },
			claim
		]);
		expect(vampireIn(nobody, 's1v1')?.prince).toBe(true);
	});

	test('a claimant is attacked only while a claim is under way', () => {
		expect(whyNot(evening(), attack())).toBe('no-claim');
	});

	test('nothing else is done meanwhile, and only the claimant is attacked', () => {
		const claimed = after(evening(), [claim]);
		const from = { number: 4, phase: 'action' as const };
		expect(whyNot(claimed, { type: 'GoOn', from, to: 'phase' })).toBe('claim-under-way');
		expect(whyNot(claimed, { type: 'Recruit', seat: 's1', bp: 2 })).toBe('claim-under-way');
		expect(whyNot(claimed, { type: 'MoveVampires', vampires: ['s1v2'], to: null })).toBe(
			'claim-under-way'
		);
		expect(whyNot(claimed, attack({ target: { vampire: 's1v2' } }))).toBe('claim-target');
		expect(whyNot(claimed, { type: 'ChangePrestige', seat: 's3', by: 1 })).toBeNull();
	});

	test('one undo takes the whole claim back, with all its attacks', () => {
		const before = evening();
		const done = after(before, [claim, attack(), ...strike(1), pass('s3')]);
		const kept = before.course.steps.length;
		expect(done.course.steps.length).toBe(kept + 1);
		const back = after(done, [{ type: 'UndoAtTable', kept, of: kept + 1, by: ['s1'] }]);
		expect(back.match).toEqual(before.match);
		expect(after(back, [{ type: 'RedoAtTable' }]).match).toEqual(done.match);
	});

	test('what people count meanwhile is part of the claim: one undo takes back that, too', () => {
		const before = evening();
		const done = after(before, [
			claim,
			{ type: 'ChangePrestige', seat: 's2', by: -1 },
			pass('s2'),
			{ type: 'ChangeBlood', vampire: 's1v1', by: -1 },
			pass('s3'),
			{ type: 'ChangePrestige', seat: 's3', by: 1 }
		]);
		const kept = before.course.steps.length;
		expect(vampireIn(done, 's1v1')?.prince).toBe(true);
		// What comes after the claim is a step of its own again.
		expect(done.course.steps.length).toBe(kept + 2);
		const back = after(done, [{ type: 'UndoAtTable', kept, of: kept + 2, by: ['s1'] }]);
		expect(back.match).toEqual(before.match);
	});

	test('an action that people count, and a Conspiracy that is resolved, wait until the claim is over', () => {
		const claimed = after(evening(), [claim]);
		expect(
			whyNot(claimed, { type: 'TurnVampire', vampire: 's1v2', exhausted: true, action: true })
		).toBe('claim-under-way');
		expect(
			whyNot(claimed, { type: 'ResolveConspiracy', conspiracy: 'c1', needs: 1, targets: null })
		).toBe('claim-under-way');
	});

	test('a check of the file decides each answer again', () => {
		let state = evening();
		for (const command of [claim, attack(), ...strike(1), pass('s3')]) {
			const decided = decide(state, command);
			if (!decided.accepted) throw new Error(decided.refusal.reason);
			expect(findFault(state, decided.events)).toBeNull();
			for (const event of decided.events) expect(parseAs(eventSchema, event).success).toBe(true);
			if (command === claim)
				expect(
					findFault(state, [...decided.events, { type: 'ClaimEnded', to: 's1v1' }])
				).not.toBeNull();
			state = fold(evolve, state, decided.events);
		}
		expect(findFault(state, [{ type: 'ClaimEnded', to: 's1v2' }])).toBe('not-what-follows');
	});
});

/** A vagrant attacked by somebody in its own turn. */
function attackOf(attacker: string): Command {
	return {
		type: 'BeginAttack',
		attacker,
		target: { mortal: { kind: 'vagrant', blood: 1, agenda: 0 } },
		intel: [],
		as: 'physical',
		card: 'none'
	};
}
