import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import {
	antagonistsIn,
	burnedEvents,
	cardsIn,
	cityDeck,
	cityDue,
	cityOf
} from '../../../../src/lib/games/rivals/city/city.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { eventSchema } from '../../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import type { CityFacts } from '../../../../src/lib/games/rivals/match/state.ts';
import { findVampire } from '../../../../src/lib/games/rivals/match/vampires.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { CITY_DECK } from '../../../../src/lib/games/rivals/vocabulary.ts';
import { after, matchOf, whyNot } from '../playing.ts';

const up = (state: RivalsState, card: CityFacts, byText = false): Command => ({
	type: 'TurnCity',
	of: cityOf(state.match).turned,
	card,
	...(byText && { byText: true as const })
});
const turnUp = (state: RivalsState, ...cards: readonly CityFacts[]): RivalsState =>
	cards.reduce((now, card) => after(now, [up(now, card)]), state);
const byText = (state: RivalsState, ...cards: readonly CityFacts[]): RivalsState =>
	cards.reduce((now, card) => after(now, [up(now, card, true)]), state);
const goOn = (state: RivalsState, to: 'phase' | 'turn' = 'turn'): RivalsState => {
	const { turn } = state.match;
	return after(state, [
		{ type: 'GoOn', from: turn && { number: turn.number, phase: turn.phase }, to }
	]);
};
const names = (state: RivalsState, place: Parameters<typeof cardsIn>[1]) =>
	cardsIn(state.match, place).map(({ name, kind }) => name ?? kind);

const vagrant = { kind: 'vagrant', name: 'Tramp', blood: 2, agenda: 0, burn: 1 } as const;
const citizen = { kind: 'citizen', name: 'Clerk', blood: 1, agenda: 2, burn: 1 } as const;
const hunter = {
	kind: 'antagonist',
	name: 'Agent',
	blood: 4,
	agenda: 1,
	intel: 1,
	harm: 1
} as const;
const storm = { kind: 'event', name: 'Storm' } as const;
const feast = { kind: 'ongoing', name: 'Feast' } as const;

/** A match of so many, each with a Leader of BP 5, in the first turn of s1. */
const begun = (count: number, changed: Parameters<typeof matchOf>[1] = {}): RivalsState =>
	goOn(
		after(
			matchOf(count, changed),
			Array.from({ length: count }, (_, at): Command => ({
				type: 'Recruit',
				seat: `s${at + 1}`,
				bp: 5,
				leader: true
			}))
		),
		'phase'
	);

describe('The City step', () => {
	test('R5: four players, 4 City cards in the first turn of seat 1, then 1 each', () => {
		const rivals = { s1: 's2', s2: 's3', s3: 's4', s4: 's1' };
		const first = begun(4, { rivals });
		expect(cityDue(first.match)).toBe(4);
		const four = turnUp(first, vagrant, citizen, hunter, { kind: 'prince' });
		expect(cityDue(four.match)).toBe(0);
		expect(whyNot(four, up(four, vagrant))).toBe('city-turned');
		const second = goOn(four);
		expect(cityDue(second.match)).toBe(1);
		const five = turnUp(second, feast);
		expect(whyNot(five, up(five, vagrant))).toBe('city-turned');
		expect(cityDeck(five.match)).toBe(CITY_DECK - 5);
	});

	test('firstCity: one by one each Event is resolved before the next; together it waits', () => {
		const slow = turnUp(begun(2), storm);
		expect(whyNot(slow, up(slow, vagrant))).toBe('event-first');
		const resolved = after(slow, [{ type: 'MoveCity', cards: ['c1'], to: 'burned' }]);
		expect(names(turnUp(resolved, vagrant), 'burned')).toEqual(['Storm']);
		const fast = turnUp(begun(2, { firstCity: 'together' }), storm);
		expect(whyNot(fast, up(fast, vagrant))).toBeNull();
	});

	test('R7: an Ongoing Event of seat 2 is burned in its next City step, before the new card', () => {
		const theirs = turnUp(goOn(begun(2)), feast);
		expect(cityOf(theirs.match).cards).toMatchObject([{ seat: 's2', place: 'streets' }]);
		expect(names(goOn(theirs), 'streets')).toEqual(['Feast']);
		const again = goOn(goOn(theirs));
		expect(names(again, 'burned')).toEqual(['Feast']);
		expect(cityDue(again.match)).toBe(1);
	});

	test('R8: with an empty deck the 3 discarded are shuffled; burned ones are not', () => {
		const many = byText(begun(2), ...Array.from({ length: CITY_DECK }, () => vagrant));
		expect(cityDeck(many.match)).toBe(0);
		expect(whyNot(many, up(many, citizen, true))).toBe('city-empty');
		const piles = after(many, [
			{ type: 'MoveCity', cards: ['c1', 'c2', 'c3'], to: 'discard' },
			{ type: 'MoveCity', cards: ['c4', 'c5'], to: 'burned' }
		]);
		expect(cityDue(piles.match)).toBe(2);
		const shuffled = turnUp(piles, citizen);
		expect(names(shuffled, 'discard')).toEqual([]);
		expect(names(shuffled, 'burned')).toHaveLength(2);
		expect(cityDeck(shuffled.match)).toBe(2);
	});

	test('R9: an Event that shuffles Events back takes burned ones, not itself', () => {
		const one = after(turnUp(begun(2), storm), [{ type: 'MoveCity', cards: ['c1'], to: 'burned' }]);
		const both = turnUp(one, { kind: 'event', name: 'New Year' });
		expect(burnedEvents(both.match)).toEqual(['c1']);
		expect(whyNot(both, { type: 'MoveCity', cards: ['c2'], to: 'deck' })).toBe('city-resolving');
		const done = after(both, [
			{ type: 'MoveCity', cards: [...burnedEvents(both.match)], to: 'deck' }
		]);
		expect(names(done, 'streets')).toEqual(['New Year']);
		expect(cityDeck(done.match)).toBe(CITY_DECK - 1);
	});

	test('R10: a mortal discarded from the Streets: City discard, no reward, no defeat', () => {
		const before = turnUp(begun(2), citizen);
		const done = after(before, [{ type: 'MoveCity', cards: ['c1'], to: 'discard' }]);
		expect(names(done, 'discard')).toEqual(['Clerk']);
		expect(done.match.seats).toEqual(before.match.seats);
	});

	test('only in the Beginning Phase unless a text says so, once on two phones, and one Prince', () => {
		const state = turnUp(begun(2), { kind: 'prince' });
		expect(whyNot(state, up(state, { kind: 'prince' }))).toBe('prince-twice');
		expect(whyNot(state, { type: 'TurnCity', of: 0, card: vagrant })).toBe('city-moved-on');
		expect(whyNot(state, { type: 'MoveCity', cards: ['c1'], to: 'burned' })).toBe('prince-stays');
		expect(whyNot(state, { type: 'MoveCity', cards: ['c9'], to: 'burned' })).toBe('no-such-city');
		const action = goOn(state, 'phase');
		expect(whyNot(action, up(action, vagrant))).toBe('city-not-now');
		expect(whyNot(action, up(action, vagrant, true))).toBeNull();
	});

	test('a check of the file decides it again', () => {
		let state = begun(2);
		for (const next of [
			() => up(state, feast),
			() => up(state, vagrant),
			(): Command => ({ type: 'DescribeCity', card: 'c2', facts: { ...vagrant, blood: 3 } }),
			(): Command => ({ type: 'MoveCity', cards: ['c2'], to: 'discard' })
		]) {
			const decided = decide(state, next());
			if (!decided.accepted) throw new Error(decided.refusal.reason);
			expect(findFault(state, decided.events)).toBeNull();
			for (const event of decided.events) {
				expect(parseAs(eventSchema, event).success).toBe(true);
				if (event.type === 'CityTurned')
					expect(findFault(state, [{ ...event, id: 'c7' }])).toBe('not-what-follows');
			}
			state = fold(evolve, state, decided.events);
		}
		expect(names(state, 'discard')).toEqual(['Tramp']);
	});
});

describe('City cards as targets', () => {
	/** The third turn: s1v1 in the Streets with a Citizen, a Vagrant and an antagonist. */
	function evening(): RivalsState {
		const third = goOn(goOn(goOn(begun(2))), 'phase');
		const city = byText(third, citizen, vagrant, hunter);
		return after(city, [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
	}
	const attack = (
		card: string,
		facts: typeof citizen | typeof vagrant | typeof hunter,
		reward: 'burn' | 'attach' = 'burn'
	): readonly Command[] => {
		const { kind, name, blood, agenda } = facts;
		return [
			{
				type: 'BeginAttack',
				attacker: 's1v1',
				target: { mortal: { kind, card, name, blood, agenda } },
				intel: [],
				as: 'physical',
				card: { type: 'physical', damage: 4 }
			},
			{ type: 'TellTexts', texts: {}, reward },
			{ type: 'EndAttack', told: 2 }
		];
	};

	test('a burned mortal goes to the burned pile, an antagonist to the City discard pile (reading fallen)', () => {
		const burned = after(evening(), attack('c1', citizen));
		expect(names(burned, 'burned')).toEqual(['Clerk']);
		expect(burned.match.seats.s1?.agenda).toBe(2);
		const discarded = after(evening(), attack('c3', hunter));
		expect(names(discarded, 'discard')).toEqual(['Agent']);
	});

	test('an attached one is a Retainer, and burned as its vampire falls', () => {
		const attached = after(evening(), attack('c2', vagrant, 'attach'));
		expect(cardsIn(attached.match, 'attached')).toMatchObject([{ id: 'c2', bearer: 's1v1' }]);
		expect(findVampire(attached.match, 's1v1')?.vampire.retainers).toBe(1);
		const gone = after(attached, [
			{ type: 'FellVampire', vampire: 's1v1', to: 'torpor', by: null }
		]);
		expect(names(gone, 'burned')).toEqual(['Tramp']);
		const kept = attached.course.steps.length;
		const undone = after(gone, [{ type: 'UndoAtTable', kept, of: kept + 1, by: ['s1'] }]);
		expect(names(undone, 'attached')).toEqual(['Tramp']);
	});

	test('R75: a fourth attachment burns a Retainer first', () => {
		let state = evening();
		for (let nth = 0; nth < 4; nth++) {
			state = byText(state, vagrant);
			const id = `c${cityOf(state.match).turned}`;
			state = after(state, attack(id, vagrant, 'attach'));
			state = goOn(goOn(goOn(state)), 'phase');
			state = after(state, [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
		}
		expect(findVampire(state.match, 's1v1')?.vampire.retainers).toBe(3);
		expect(cardsIn(state.match, 'attached')).toHaveLength(3);
		expect(names(state, 'burned')).toEqual(['Tramp']);
	});

	/** s1v1 in the Streets with three Retainers, the City cards c4 to c6, at the end of its second action. */
	function full(): RivalsState {
		let state = evening();
		for (let nth = 0; nth < 3; nth++) {
			state = byText(state, vagrant);
			state = after(state, attack(`c${cityOf(state.match).turned}`, vagrant, 'attach'));
			state = goOn(goOn(goOn(state)), 'phase');
			state = after(state, [{ type: 'MoveVampires', vampires: ['s1v1'], to: null }]);
		}
		return state;
	}
	const attachedIn = (state: RivalsState) => cardsIn(state.match, 'attached').map(({ id }) => id);

	test('R75, R74: its player chooses which Retainer makes room, also for the Prince', () => {
		const state = full();
		expect(attachedIn(state)).toEqual(['c4', 'c5', 'c6']);
		const [begin, tell] = attack('c2', vagrant, 'attach') as [Command, Command];
		const under = after(state, [begin, tell]);
		expect(whyNot(under, { type: 'EndAttack', told: 2, room: 'c3' })).toBe('not-attached-here');
		const ended: Command = { type: 'EndAttack', told: 2, room: 'c5' };
		expect(attachedIn(after(under, [ended]))).toEqual(['c2', 'c4', 'c6']);

		const up = byText(state, { kind: 'prince' });
		const claim: Command = { type: 'ClaimPrince', claimant: 's1v1', room: 'c6' };
		expect(whyNot(up, { ...claim, room: 'c1' })).toBe('not-attached-here');
		const pass: Command = { type: 'LetClaimPass', seat: 's2' };
		expect(attachedIn(after(up, [claim, pass]))).toEqual(['c4', 'c5']);
		// What was chosen has left meanwhile, and so made room itself.
		const left: Command = { type: 'MoveCity', cards: ['c6'], to: 'burned' };
		expect(attachedIn(after(up, [claim, left, pass]))).toEqual(['c4', 'c5']);

		const moved: Command = { type: 'MovePrince', to: 's1v1', room: 'c4' };
		expect(attachedIn(after(up, [moved]))).toEqual(['c5', 'c6']);
		for (const [before, command] of [
			[under, ended],
			[up, claim],
			[up, moved]
		] as const) {
			const decided = decide(before, command);
			if (!decided.accepted) throw new Error(decided.refusal.reason);
			expect(findFault(before, decided.events)).toBeNull();
			for (const event of decided.events) expect(parseAs(eventSchema, event).success).toBe(true);
		}
	});

	test('fourth: where foes attached three cards, nobody attaches a mortal or becomes Prince by hand', () => {
		const state = after(evening(), [{ type: 'SetAttachments', vampire: 's1v1', own: 0, foes: 3 }]);
		const [begin, tell] = attack('c2', vagrant, 'attach') as [Command, Command];
		expect(whyNot(after(state, [begin]), tell)).toBe('no-room-to-attach');
		expect(whyNot(state, { type: 'MovePrince', to: 's1v1' })).toBe('no-room-to-attach');
	});

	test('who is gone from the Streets is no target', () => {
		const done = after(evening(), [{ type: 'MoveCity', cards: ['c1'], to: 'discard' }]);
		expect(whyNot(done, attack('c1', citizen)[0] as Command)).toBe('city-elsewhere');
		expect(whyNot(evening(), attack('c2', citizen)[0] as Command)).toBe('city-elsewhere');
	});

	test('the Prince is claimed only once it is up', () => {
		const claim: Command = { type: 'ClaimPrince', claimant: 's1v1' };
		expect(whyNot(evening(), claim)).toBe('prince-hidden');
		expect(whyNot(byText(evening(), { kind: 'prince' }), claim)).toBeNull();
	});
});

test('R55: antagonists in the Streets count themselves: three have Intel 3 and deal 3, more if a card says so', () => {
	const three = byText(begun(2), hunter, hunter, hunter);
	expect(antagonistsIn(three.match)).toEqual({ antagonists: 3, intel: 3, damage: 3 });
	const strong = byText(three, { ...hunter, intel: 2, harm: 3 });
	expect(antagonistsIn(strong.match)).toEqual({ antagonists: 4, intel: 5, damage: 6 });
	const end = goOn(goOn(strong, 'phase'), 'phase');
	const harm = (amount: number): Command => ({
		type: 'PlaceHarm',
		seat: 's1',
		...antagonistsIn(end.match),
		placed: [{ vampire: 's1v1', amount }]
	});
	// A Leader of BP 5 holds 5 Blood: no more can be placed.
	expect(whyNot(end, harm(4))).toBe('harm-spread');
	const done = after(end, [harm(5)]);
	expect(findVampire(done.match, 's1v1')?.vampire.place).toBe('burned');
	expect(done.match.night?.harmed).toBe(true);
});
