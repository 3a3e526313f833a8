import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import { asIfNext } from '../../../../src/lib/games/heritage/chapter/next-turn.ts';
import { roundsOf } from '../../../../src/lib/games/heritage/chapter/round.ts';
import { playChapter, type Step } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Era } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { runs } from '../../../support/long.ts';

vi.setConfig({ testTimeout: 60_000 });

type Kind = { readonly players: number; readonly era: Era; readonly seed: number };

function played({ players, era, seed }: Kind): readonly Step[] {
	const chance = seededChance(seed);
	const setting = standAlone({ players, era, dealer: 'app' }, chance);
	const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	return [...playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players: seats, chance })];
}

const GAME = played({ players: 3, era: 3, seed: 5 });

function found(is: (table: Table) => boolean): Table {
	const step = GAME.find(({ after }) => is(after));
	if (!step) throw new Error('this game never comes there');
	return step.after;
}

/** Clockwise from whose turn it is. */
const nextTo = ({ seats, turn }: Table): string => {
	const order = seats.map(({ seat }) => seat);
	return order[(order.indexOf(turn?.seat ?? '') + 1) % order.length] ?? '';
};

describe('as if it were a seat’s turn', () => {
	test('its own turn is the table itself', () => {
		const table = found(({ turn, question }) => turn?.recruit === 'open' && !question);
		const next = asIfNext(table, table.turn?.seat ?? '');
		expect(next).toEqual({ table, isNow: true, leftOut: null });
		expect(next?.table).toBe(table);
	});

	test('another’s turn is passed over, in the same round where the seat is yet to come', () => {
		const table = found(
			({ turn, question, round, firstPlayer }) =>
				round === 2 && turn?.seat === firstPlayer && turn?.recruit === 'open' && !question
		);
		const seat = nextTo(table);
		const next = asIfNext(table, seat);
		expect(next?.table.turn).toEqual({ seat, recruit: 'open', schemes: 1, used: [] });
		expect(next?.table.round).toBe(2);
		expect(next?.isNow).toBe(false);
		expect({ ...next?.table, turn: table.turn }).toEqual(table);
	});

	test('who recruited already plans the turn of the next round', () => {
		const table = found(
			({ turn, question, round }) => round === 2 && turn?.recruit === 'done' && !question
		);
		const next = asIfNext(table, table.turn?.seat ?? '');
		expect(next?.table.round).toBe(3);
		expect(next?.table.turn?.recruit).toBe('open');
		expect(next?.isNow).toBe(false);
	});

	test('an open question is left out, and said so', () => {
		const table = found(({ phase, turn, question }) => phase === 'play' && !!turn && !!question);
		const next = asIfNext(table, nextTo(table));
		expect(next?.leftOut).toBe(table.question);
		expect(next?.table.question).toBeNull();
		expect(next?.table.resolution.tasks).toEqual([]);
	});

	test('nobody plans before play, after it, in the last round once they had their turn, or without a seat', () => {
		const first = found(({ phase }) => phase === 'set-up');
		const over = found(({ phase }) => phase === 'finished');
		const last = found(
			(table) =>
				table.round === roundsOf(table) && table.turn?.recruit === 'done' && !table.question
		);
		expect(asIfNext(first, 's1')).toBeNull();
		expect(asIfNext(over, 's1')).toBeNull();
		expect(asIfNext(last, last.turn?.seat ?? '')).toBeNull();
		expect(asIfNext(last, last.firstPlayer ?? '')).toBeNull();
		expect(asIfNext(GAME[GAME.length >> 1]?.after ?? last, 's9')).toBeNull();
	});

	test('it is the turn that comes, whatever is played', () => {
		const games = fc.record({
			players: fc.constantFrom(2, 3, 4),
			era: fc.constantFrom<Era[]>(1, 2, 3, 4, 5, 6, 7),
			seed: fc.nat(1_000)
		});
		fc.assert(
			fc.property(games, (kind) => {
				const steps = played(kind);
				const comes: { [seat: string]: number } = {};
				for (const { after, events } of steps.toReversed()) {
					for (const { seat } of after.seats) {
						const next = asIfNext(after, seat);
						const isOpen = after.turn?.seat === seat && after.turn.recruit === 'open';
						const round = isOpen ? after.round : comes[seat];
						expect(next?.table.round).toBe(after.phase === 'play' ? round : undefined);
						if (!next) continue;
						expect(next.table.turn?.recruit).toBe('open');
						expect(next.table.hands).toBe(after.hands);
						expect(next.isNow).toBe(next.table === after);
						expect(legalMoves(next.table, seat, []).recruit).not.toBeNull();
					}
					for (const event of events)
						if (event.type === 'TurnBegan') comes[event.seat] = event.round;
				}
			}),
			{ numRuns: runs(6) }
		);
	});
});
