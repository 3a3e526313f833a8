import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	askTogether,
	choose,
	leave,
	takeBack,
	waitingFor,
	withChosen,
	withoutChoice,
	withoutSeat,
	type Secret,
	type Together
} from '../../../../src/lib/games/core/choices/together.ts';

/* A toy: bids that open together. Its state is a fold of its events, and its vault holds the secret. */

type Event =
	| { readonly type: 'Chose'; readonly seat: string }
	| { readonly type: 'Left'; readonly seat: string }
	| { readonly type: 'Opened'; readonly choices: { readonly [seat: string]: string } };
type Toy = { readonly together: Together | null; readonly events: readonly Event[] };
type Move = { readonly seat: string; readonly does: 'choose' | 'leave'; readonly bid: string };

const SEATS = ['ada', 'ben', 'cy', 'dee'];
const BIDS = ['secret-0', 'secret-1', 'secret-2'];

function evolve(toy: Toy, event: Event): Toy {
	const { together } = toy;
	const events = [...toy.events, event];
	if (!together || event.type === 'Opened') return { together: null, events };
	const change = event.type === 'Chose' ? withChosen : withoutSeat;
	return { together: change(together, event.seat), events };
}

/** Plays moves as the server would; what is refused changes nothing. */
function played(moves: readonly Move[], seats = SEATS) {
	let toy: Toy = { together: askTogether(7, seats), events: [] };
	let secret: Secret<string> | null = null;
	for (const { seat, does, bid } of moves) {
		if (!toy.together) break;
		const outcome: ReturnType<typeof leave<string>> =
			does === 'leave'
				? leave(toy.together, secret, seat)
				: choose(toy.together, secret, seat, bid);
		if ('refused' in outcome) continue;
		const { opened } = outcome;
		secret = outcome.sealed;
		if (does === 'leave') toy = evolve(toy, { type: 'Left', seat });
		else if (!opened) toy = evolve(toy, { type: 'Chose', seat });
		if (opened) toy = evolve(toy, { type: 'Opened', choices: opened });
	}
	return { ...toy, secret };
}

const bids = (seat: string, bid: string): Move => ({ seat, does: 'choose', bid });
const leaves = (seat: string): Move => ({ seat, does: 'leave', bid: '' });

describe('choices that open together', () => {
	test('show who has chosen and who is waited for, until the last one is in', () => {
		const { together, events } = played([bids('cy', 'secret-1'), bids('ada', 'secret-2')]);
		expect(events).toEqual([
			{ type: 'Chose', seat: 'cy' },
			{ type: 'Chose', seat: 'ada' }
		]);
		expect(together?.chosen).toEqual(['ada', 'cy']);
		expect(together && waitingFor(together)).toEqual(['ben', 'dee']);
	});

	test('open in one event, and nothing stays sealed', () => {
		const { events, together, secret } = played(SEATS.map((seat) => bids(seat, `of ${seat}`)));
		expect(events.at(-1)).toEqual({
			type: 'Opened',
			choices: Object.fromEntries(SEATS.map((seat) => [seat, `of ${seat}`]))
		});
		expect(events).toHaveLength(SEATS.length);
		expect([together, secret]).toEqual([null, null]);
	});

	test('can be changed until then: the last one counts', () => {
		const { events } = played(
			[bids('ada', 'secret-0'), bids('ada', 'secret-1'), bids('ben', 'secret-2')],
			['ada', 'ben']
		);
		expect(events.at(-1)).toEqual({
			type: 'Opened',
			choices: { ada: 'secret-1', ben: 'secret-2' }
		});
	});

	test('open at once where one seat chooses alone', () => {
		expect(played([bids('ada', 'secret-0')], ['ada']).events).toEqual([
			{ type: 'Opened', choices: { ada: 'secret-0' } }
		]);
	});

	test('are not asked of others', () => {
		expect(choose(askTogether(1, ['ada']), null, 'eve', 'x')).toEqual({ refused: 'not-asked' });
	});
});

describe('a choice that is taken back', () => {
	const together = withChosen(withChosen(askTogether(3, ['ada', 'ben', 'cy']), 'ada'), 'ben');
	const secret: Secret<string> = { id: 3, choices: { ada: 'secret-0', ben: 'secret-1' } };

	test('is waited for again, and is sealed no more', () => {
		expect(takeBack(together, secret, 'ada')).toEqual({
			opened: null,
			sealed: { id: 3, choices: { ben: 'secret-1' } }
		});
		expect(waitingFor(withoutChoice(together, 'ada'))).toEqual(['ada', 'cy']);
	});

	test('was made', () => {
		expect(takeBack(together, secret, 'cy')).toEqual({ refused: 'not-chosen' });
		expect(takeBack(together, null, 'ada')).toEqual({ refused: 'choices-lost' });
	});
});

describe('a seat that left', () => {
	test('is not waited for: when only it was, the others open', () => {
		const { events } = played([bids('ada', 'secret-0'), leaves('ben')], ['ada', 'ben']);
		expect(events.at(-1)).toEqual({ type: 'Opened', choices: { ada: 'secret-0' } });
	});

	test('takes its choice along, unopened', () => {
		const { events } = played(
			[bids('ada', 'secret-0'), leaves('ada'), bids('ben', 'x')],
			['ada', 'ben']
		);
		expect(events.at(-1)).toEqual({ type: 'Opened', choices: { ben: 'x' } });
		expect(JSON.stringify(events)).not.toContain('secret-0');
	});

	test('leaves nothing to open where nobody is left', () => {
		expect(played([leaves('ada')], ['ada']).events.at(-1)).toEqual({ type: 'Opened', choices: {} });
	});
});

describe('what is sealed', () => {
	const together = withChosen(askTogether(2, ['ada', 'ben']), 'ada');

	test('of other choices, or of a choice that was undone, counts for nothing', () => {
		const other: Secret<string> = { id: 1, choices: { ada: 'old' } };
		expect(choose(together, other, 'ben', 'x')).toEqual({ refused: 'choices-lost' });
		const undone: Secret<string> = { id: 2, choices: { ada: 'old' } };
		expect(choose(askTogether(2, ['ada', 'ben']), undone, 'ben', 'x')).toEqual({
			opened: null,
			sealed: { id: 2, choices: { ben: 'x' } }
		});
	});

	test('and lost is said, whoever chooses or leaves', () => {
		expect(choose(together, null, 'ben', 'x')).toEqual({ refused: 'choices-lost' });
		expect(leave(together, null, 'ben')).toEqual({ refused: 'choices-lost' });
	});
});

const move = fc.record({
	seat: fc.constantFrom(...SEATS),
	does: fc.constantFrom('choose', 'choose', 'choose', 'leave'),
	bid: fc.constantFrom(...BIDS)
}) as fc.Arbitrary<Move>;

describe('whatever is done', () => {
	test('nothing of a choice is in an event before all open', () => {
		fc.assert(
			fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
				const { events } = played(moves);
				const before = events.filter(({ type }) => type !== 'Opened');
				expect(JSON.stringify(before)).not.toContain('secret');
			})
		);
	});

	test('two evenings that differ only in what is chosen look alike until then', () => {
		fc.assert(
			fc.property(
				fc.array(move, { maxLength: 20 }),
				fc.array(fc.constantFrom(...BIDS)),
				(moves, other) => {
					const twin = moves.map((one, at) => ({
						...one,
						bid: other[at % other.length] ?? one.bid
					}));
					const seen = (those: readonly Move[]) =>
						played(those).events.map((event) => (event.type === 'Opened' ? event.type : event));
					expect(seen(twin)).toEqual(seen(moves));
				}
			)
		);
	});

	test('the order in which seats choose does not matter', () => {
		const each = fc.tuple(
			fc.shuffledSubarray(SEATS, { minLength: 4 }),
			fc.array(fc.constantFrom(...BIDS), { minLength: 4, maxLength: 4 })
		);
		fc.assert(
			fc.property(each, ([order, chosen]) => {
				const bidOf = (seat: string) => bids(seat, chosen[SEATS.indexOf(seat)] ?? '');
				const last = played(order.map(bidOf)).events.at(-1);
				expect(JSON.stringify(last)).toBe(JSON.stringify(played(SEATS.map(bidOf)).events.at(-1)));
			})
		);
	});

	test('they open once nobody is waited for, with the last choice of each', () => {
		fc.assert(
			fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
				const { events, together } = played(moves);
				const opened = events.find((event) => event.type === 'Opened');
				expect(opened === undefined).toBe(together !== null && waitingFor(together).length > 0);
				if (!opened) return;
				const gone = new Set(events.flatMap((event) => (event.type === 'Left' ? event.seat : [])));
				expect(Object.keys(opened.choices)).toEqual(SEATS.filter((seat) => !gone.has(seat)));
			})
		);
	});
});

test('a phone, which knows nothing sealed, foresees that a seat chose, and neither a loss nor an opening', () => {
	const asked = askTogether(1, ['ada', 'ben']);
	const waiting = withChosen(asked, 'ada');
	const chosen = { opened: null, sealed: null };
	expect(choose(waiting, undefined, 'ben', 'secret-0')).toEqual(chosen);
	expect(takeBack(waiting, undefined, 'ada')).toEqual(chosen);
	expect(leave(waiting, undefined, 'ben')).toEqual(chosen);
	expect(choose(waiting, null, 'ben', 'secret-0')).toEqual({ refused: 'choices-lost' });
	expect(choose(waiting, undefined, 'cy', 'secret-0')).toEqual({ refused: 'not-asked' });
});
