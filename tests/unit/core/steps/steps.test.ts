import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, type Decision } from '../../../../src/lib/games/core/decision.ts';
import {
	coursesOf,
	NO_COURSE,
	type Course,
	type Turnback
} from '../../../../src/lib/games/core/steps/course.ts';
import {
	decideAnswer,
	decideRedo,
	decideWithdrawal,
	findAskingFault,
	findUndoFault
} from '../../../../src/lib/games/core/steps/undoing.ts';
import { revealedSince, seatsToAsk } from '../../../../src/lib/games/core/steps/revealed.ts';
import { runs } from '../../../support/long.ts';

/* A walk through a garden: nothing of any game. A walker goes on, sees flowers, and is asked riddles. */

type Walked =
	| { readonly type: 'GateOpened' }
	| { readonly type: 'WentOn' }
	| { readonly type: 'FlowerSeen'; readonly flower: string }
	| { readonly type: 'RiddleAsked'; readonly riddle: number };
type Wish = { readonly home?: { readonly by: string }; readonly tea?: { readonly at: string } };
type Walk = Course<Walked, Wish>;

const { happened, undoneTo, askedAbout, turnedBack, isAskedBack } = coursesOf<Walked, Wish>({
	lays: ({ type }) => type === 'GateOpened',
	begins: ({ type }) => type === 'WentOn',
	shows: (step) => step.flatMap((event) => (event.type === 'FlowerSeen' ? event.flower : [])),
	asks: (step) =>
		Math.max(0, ...step.map((event) => (event.type === 'RiddleAsked' ? event.riddle + 1 : 0))),
	matters: { home: 'goes', tea: 'stays' }
});

const gate: Walked = { type: 'GateOpened' };
const on: Walked = { type: 'WentOn' };
const seen = (flower: string): Walked => ({ type: 'FlowerSeen', flower });
const walkOf = (...events: readonly Walked[]): Walk =>
	events.reduce<Walk>((walk, event) => happened(walk, event, false), NO_COURSE);
const redone = (walk: Walk): Walk => turnedBack(walk, { type: 'RedoneAtTable' });

const reasonOf = (decision: Decision<unknown, string> | null): string | null =>
	decision && !decision.accepted ? decision.refusal.reason : null;

const SEATS = ['s1', 's2', 's3', 's32'];
const asks = (walk: Walk, kept = 1): Walk =>
	turnedBack(walk, { type: 'UndoProposed', kept, by: ['s1'], asks: SEATS.slice(1) });

const events = fc.array(
	fc.oneof(
		fc.constant(on),
		fc.constantFrom('rose', 'iris', 'lily').map(seen),
		fc.nat({ max: 5 }).map((riddle): Walked => ({ type: 'RiddleAsked', riddle }))
	),
	{ minLength: 1, maxLength: 30 }
);
/** A walk of which something may have been undone and walked again. */
const walks = fc.tuple(events, fc.nat(), events).map(([first, kept, more]): Walk => {
	const walk = walkOf(gate, ...first);
	const back = undoneTo(walk, 1 + (kept % walk.steps.length));
	return more.reduce((now, event) => happened(now, event, false), back);
});

describe('steps', () => {
	test('begin with what a command begins with, unless it goes on within one', () => {
		expect(walkOf(gate, on, seen('rose'), on).steps).toEqual([[gate], [on, seen('rose')], [on]]);
		expect(happened(walkOf(gate, on), on, true).steps).toEqual([[gate], [on, on]]);
	});

	test('undone and redone are as they were, also one undo after another', () => {
		fc.assert(
			fc.property(walks, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (walk, cuts) => {
				let back = walk;
				for (const cut of cuts) back = undoneTo(back, cut % (back.steps.length + 1));
				for (const _ of cuts) back = redone(back);
				expect(back.steps).toEqual(walk.steps);
				expect(back.redoable).toEqual(walk.redoable);
			}),
			{ numRuns: runs(200) }
		);
	});

	test('give no question the id of one that was undone', () => {
		fc.assert(
			fc.property(walks, fc.nat(), (walk, cut) => {
				const most = Math.max(
					-1,
					...walk.steps.flat().map((event) => (event.type === 'RiddleAsked' ? event.riddle : -1))
				);
				expect(undoneTo(walk, cut % (walk.steps.length + 1)).asked).toBeGreaterThan(most);
			}),
			{ numRuns: runs(100) }
		);
	});

	test('cannot be redone once anything else happened', () => {
		const back = happened(undoneTo(walkOf(gate, on, on), 1), on, false);
		expect(decideRedo(back, {})).toMatchObject({ refusal: { reason: 'nothing-to-bring-back' } });
		expect(redone(back).steps).toEqual(back.steps);
	});

	test('that showed something stay known until it is seen again, on a new walk not', () => {
		const back = undoneTo(walkOf(gate, on, seen('rose'), on, seen('iris')), 1);
		const again = [on, seen('rose')].reduce((now, event) => happened(now, event, false), back);
		expect(undoneTo(again, 2).undone).toEqual([[on, seen('iris')]]);
		expect(happened(again, gate, false)).toEqual(walkOf(gate));
	});

	test('are undone only where somebody saw all of them', () => {
		const walk = walkOf(gate, on);
		const reason = (kept: number, of?: number, from = walk) =>
			reasonOf(findUndoFault(from, { kept, of }));
		expect([reason(1), reason(1, 2), reason(1, 3), reason(2), reason(0, 0, walkOf())]).toEqual([
			null,
			null,
			'table-moved-on',
			'too-few-steps',
			'nothing-to-take-back'
		]);
		expect(decideRedo(undoneTo(walk, 1), { of: 2 })).toMatchObject({
			refusal: { reason: 'table-moved-on' }
		});
	});
});

describe('who has to agree', () => {
	const known = {
		isTold: ([first]: readonly Walked[]) => first?.type === 'FlowerSeen',
		reveals: ({ type }: Walked) => type === 'FlowerSeen'
	};
	const ask = (walk: Walk, kept: number, by: readonly string[]) =>
		seatsToAsk(walk, kept, SEATS, by, known);

	test('is everybody else where something became known, and nobody where nothing did', () => {
		expect(ask(walkOf(gate, on, seen('rose')), 1, ['s2'])).toEqual(['s1', 's3', 's32']);
		expect(ask(walkOf(gate, on), 1, ['s2'])).toEqual([]);
	});

	test('is everybody also where it was undone a moment ago; nobody where it is only told again', () => {
		const back = undoneTo(walkOf(gate, on, on, seen('rose')), 2);
		expect(ask(back, 1, ['s1', 's2', 's3'])).toEqual(['s32']);
		expect(revealedSince(back, 1, known.reveals)).toEqual([seen('rose')]);
		const told: Walk = { ...NO_COURSE, steps: [[gate], [seen('rose')]] };
		expect(ask(told, 1, [])).toEqual([]);
	});
});

describe('a question to the table', () => {
	/** What an answer leads to: the walk after it, and why not, or that all agreed. */
	function answered(
		walk: Walk,
		answer: { readonly proposal: number; readonly seats: string[]; readonly agrees: boolean }
	): { readonly walk: Walk; readonly came: string; readonly agreed?: readonly string[] } {
		type Done = { readonly type: 'UndoneAtTable'; readonly kept: number; agreed: string[] };
		const decision: Decision<Turnback | Done, string> = decideAnswer(
			walk,
			answer,
			({ kept }, { agreed }) => accept<Done>({ type: 'UndoneAtTable', kept, agreed })
		);
		if (!decision.accepted) return { walk, came: decision.refusal.reason };
		const [event] = decision.events;
		if (!event) throw new Error('an answer is no answer');
		const agreed = 'agreed' in event ? event.agreed : undefined;
		return { walk: turnedBack(walk, event), came: event.type, ...(agreed && { agreed }) };
	}

	test('counts nobody’s consent twice, and comes to nothing before everybody gave it', () => {
		const seats = fc.array(fc.constantFrom(...SEATS), { minLength: 1, maxLength: 3 });
		fc.assert(
			fc.property(fc.array(seats, { maxLength: 15 }), (answers) => {
				let walk = asks(walkOf(gate, on, on));
				for (const one of answers) {
					const { proposal } = walk;
					if (!proposal) break;
					const {
						walk: after,
						came,
						agreed
					} = answered(walk, { proposal: 0, seats: one, agrees: true });
					const all = [...(after.proposal?.agreed ?? []), ...(after.proposal?.waits ?? [])];
					if (after.proposal) expect(all.sort()).toEqual(SEATS.slice(1).sort());
					if (came === 'UndoneAtTable') {
						expect(agreed?.toSorted()).toEqual(SEATS.slice(1).sort());
						expect(after.steps).toHaveLength(1);
					}
					if (new Set(one).size < one.length) expect(came).toBe('seat-twice');
					walk = after;
				}
			}),
			{ numRuns: runs(200) }
		);
	});

	test('is answered only by whom it waits for; who agreed may still decline', () => {
		const first = answered(asks(walkOf(gate, on)), { proposal: 0, seats: ['s2'], agrees: true });
		expect(first.came).toBe('UndoAgreed');
		const again = { proposal: 0, seats: ['s2'], agrees: true };
		expect(answered(first.walk, again).came).toBe('undo-not-asked-of');
		expect(answered(first.walk, { ...again, seats: ['s1'] }).came).toBe('undo-not-asked-of');
		const { walk, came } = answered(first.walk, { ...again, agrees: false });
		expect([came, walk.proposal, walk.declined]).toEqual([
			'UndoDeclined',
			null,
			{ by: ['s1'], seats: ['s2'] }
		]);
	});

	test('has an id that no other has, so that a late answer counts for no other', () => {
		const between: readonly ((walk: Walk) => Walk)[] = [
			(walk) => happened(walk, on, false),
			(walk) => happened(walk, gate, false),
			(walk) => undoneTo(walk, 1),
			(walk) => redone(undoneTo(walk, 1)),
			(walk) => turnedBack(walk, { type: 'UndoDeclined', seats: ['s2'] }),
			(walk) => turnedBack(walk, { type: 'UndoWithdrawn' })
		];
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...between), { minLength: 1, maxLength: 6 }), (way) => {
				const first = asks(walkOf(gate, on, on));
				const late = { proposal: first.proposal?.id ?? -1, seats: ['s2'], agrees: true };
				const second = asks(way.reduce((walk, go) => go(walk), first));
				expect(answered(second, late)).toEqual({ walk: second, came: 'table-moved-on' });
				const gone = way.reduce((walk, go) => go(walk), first);
				expect(answered(gone, late).came).toBe('no-undo-asked');
			}),
			{ numRuns: runs(100) }
		);
	});

	test('is asked one at a time, and only where somebody is to be asked', () => {
		const reason = (walk: Walk, whom: string[]) =>
			reasonOf(findAskingFault(isAskedBack(walk), whom, 'by'));
		expect(reason(walkOf(gate), ['s2'])).toBeNull();
		expect(reason(walkOf(gate), [])).toBe('undo-needs-nobody');
		expect(reason(asks(walkOf(gate, on)), ['s2'])).toBe('undo-asked-already');
	});

	test('is withdrawn by who asked, or by nobody’s seat', () => {
		const walk = asks(walkOf(gate, on));
		const came = (by: string[], proposal = 0) => {
			const decision = decideWithdrawal(walk, { proposal, by });
			return decision.accepted ? decision.events[0]?.type : decision.refusal.reason;
		};
		expect([came(['s1']), came([]), came(['s2']), came(['s1'], 7)]).toEqual([
			'UndoWithdrawn',
			'UndoWithdrawn',
			'undo-of-another',
			'table-moved-on'
		]);
	});

	test('about anything else falls away or stays as the game says, and who declined is said until something happens', () => {
		const whom = { by: ['s1'], asks: ['s2'] };
		const home = askedAbout(walkOf(gate, on), whom, { home: { by: 'boat' } });
		const tea = askedAbout(walkOf(gate, on), whom, { tea: { at: 'five' } });
		expect([isAskedBack(home), isAskedBack(tea)]).toEqual([true, false]);
		expect(happened(home, on, false).proposal).toBeNull();
		expect(happened(tea, on, false).proposal).toMatchObject({ tea: { at: 'five' }, kept: 2 });
		const declined = turnedBack(tea, { type: 'UndoDeclined', seats: ['s2'] });
		expect(declined.declined).toEqual({ by: ['s1'], seats: ['s2'], about: 'tea' });
		expect(happened(declined, on, false)).not.toHaveProperty('declined');
	});
});
