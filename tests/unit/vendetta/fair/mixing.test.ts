import { describe, expect, test } from 'vitest';
import { faultSentence } from '../../../../src/lib/games/core/fair/faults.ts';
import { numberCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import type { CardSet } from '../../../../src/lib/games/vendetta/cards.ts';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { MIXING_FAULTS } from '../../../../src/lib/games/vendetta/fair/mixing-faults.ts';
import { eveningIn } from '../../../../src/lib/games/vendetta/fair/reading.ts';
import { checkedEveningTold } from '../../../../src/lib/games/vendetta/fair/told.ts';
import { verifyMixings } from '../../../../src/lib/games/vendetta/fair/verify-mixing.ts';
import { mixingFrom, termsOf } from '../../../../src/lib/games/vendetta/mixing/state.ts';
import type { MixingCommand } from '../../../../src/lib/games/vendetta/mixing/steps.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import type { SealedTable } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import { runs } from '../../../support/long.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { plainCards } from '../cards.ts';
import { PlayedEvening } from '../evening-table.ts';

const SEED = 'a'.repeat(64);
const numberOf = (device: string, attempt = 1): string => hashOf([device, attempt]);

/** An evening whose cards all devices mix. */
class MixedEvening extends PlayedEvening {
	readonly #cards: CardSet;

	constructor(seats: number, change = {}, seed = 1, cards: CardSet = plainCards) {
		super(seats, change, seed);
		this.#cards = cards;
		this.laid();
	}

	laid(id = 'mixing-one', seed = SEED): this {
		this.lay('app', { mixing: { id, seed }, cards: this.#cards });
		return this;
	}

	get mixing() {
		const { mixing } = this.state;
		if (!mixing) throw new Error('nothing is mixed');
		return mixingFrom(mixing);
	}

	mix(command: MixingCommand) {
		return this.tries({ type: 'MixCards', command });
	}

	sealing(device: string): MixingCommand {
		const { attempt, saw } = this.mixing;
		const terms = termsOf(this.mixing);
		const commitment = numberCommitment(terms, attempt, device, numberOf(device, attempt));
		return { type: 'SealNumber', attempt, device, saw, commitment };
	}

	opening(device: string): MixingCommand {
		const { attempt } = this.mixing;
		return {
			type: 'OpenNumber',
			attempt,
			device,
			contribution: numberOf(device, attempt)
		};
	}

	mixed(...devices: readonly string[]): this {
		for (const device of devices) this.mix(this.sealing(device));
		this.mix({ type: 'CloseNumbers', attempt: this.mixing.attempt });
		for (const device of devices) this.mix(this.opening(device));
		return this;
	}

	deals() {
		const { question } = this.table;
		return this.tries({
			type: 'ActAtTable',
			command: {
				type: 'AnswerQuestion',
				question: question?.id ?? -1,
				seat: null,
				choice: ['done']
			}
		});
	}

	ends(): this {
		this.mix({ type: 'OpenSeed' });
		return this;
	}
}

const isTable = <T extends TableEvent['type']>(
	event: VendettaEvent,
	type: T
): event is VendettaEvent & { type: 'HappenedAtTable'; event: Extract<TableEvent, { type: T }> } =>
	event.type === 'HappenedAtTable' && event.event.type === type;

describe('a table that waits to be mixed', () => {
	test('deals nothing before every number is open, and asks nobody for a move', () => {
		const evening = new MixedEvening(3);
		expect(evening.table.question?.prompt).toBe('mixed');
		expect(evening.log.flat().some((event) => isTable(event, 'LotDrawn'))).toBe(false);
		expect(evening.deals()).toBe('cards-not-mixed');
		evening.mix(evening.sealing('s1'));
		evening.mix(evening.sealing('table'));
		expect(evening.deals()).toBe('cards-not-mixed');
		evening.mix({ type: 'CloseNumbers', attempt: 1 });
		evening.mix(evening.opening('s1'));
		expect(evening.deals()).toBe('cards-not-mixed');
		evening.mix(evening.opening('table'));
		expect(typeof evening.deals()).toBe('object');
		expect(evening.table.clansShown.length).toBe(4);
	});

	test('goes on without a device that does not open', () => {
		const evening = new MixedEvening(3);
		for (const device of ['s1', 's2']) evening.mix(evening.sealing(device));
		evening.mix({ type: 'CloseNumbers', attempt: 1 });
		evening.mix(evening.opening('s1'));
		evening.mix({ type: 'VoidNumbers', attempt: 1 });
		expect(evening.mixing).toMatchObject({ attempt: 2, without: ['s2'], sealed: [] });
		expect(evening.mix(evening.sealing('s2'))).toBe('device-left-out');
		evening.mixed('s1');
		expect(typeof evening.deals()).toBe('object');
	});

	test('takes no number over another table, and none for the seed of another', () => {
		const evening = new MixedEvening(3);
		const honest = evening.sealing('s1');
		if (honest.type !== 'SealNumber') throw new Error('a number is sealed');
		const saw = { ...honest.saw, setting: 'f'.repeat(64) };
		expect(evening.mix({ ...honest, saw })).toBe('saw-something-else');
	});

	test('is dealt by the box where the group wants that, and asks for no numbers then', () => {
		const evening = new MixedEvening(3);
		evening.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box' } });
		expect(evening.table.question?.prompt).toBe('first-player');
		expect(
			evening.tries({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'app' } })
		).toBe('cards-not-mixed');
	});

	test('that is laid again keeps the numbers which devices sealed, and its seed', () => {
		const evening = new MixedEvening(3);
		evening.mix(evening.sealing('s1'));
		evening.give({ type: 'UndoAtTable', kept: 0, by: ['s1', 's2', 's3'] });
		evening.laid('mixing-two', 'b'.repeat(64));
		expect(evening.mixing).toMatchObject({ id: 'mixing-one', sealed: [{ device: 's1' }] });
		evening.mix({ type: 'CloseNumbers', attempt: 1 });
		evening.mix(evening.opening('s1'));
		expect(typeof evening.deals()).toBe('object');
		expect((evening.sealed as unknown as SealedTable).seed).toBe(SEED);
	});

	test('begins anew where nobody sealed anything', () => {
		const evening = new MixedEvening(3);
		evening.give({ type: 'UndoAtTable', kept: 0, by: ['s1', 's2', 's3'] });
		evening.laid('mixing-two', 'b'.repeat(64));
		expect(evening.mixing.id).toBe('mixing-two');
	});

	test('shows nothing of the seed before the game is over', () => {
		const evening = new MixedEvening(3).mixed('s1');
		evening.deals();
		expect(evening.mix({ type: 'OpenSeed' })).toBe('cards-still-hidden');
		expect(JSON.stringify([evening.state, evening.log])).not.toContain(SEED);
	});
});

/** A whole game, with moves that were undone and made otherwise. */
function game(
	seats: number,
	change: object,
	seed: number,
	player = greedyPlayer,
	cards: CardSet = plainCards
) {
	const evening = new MixedEvening(seats, change, seed, cards).mixed('s1', 's2', 'table');
	evening.deals();
	for (let undone = 0; undone < 3; undone++) {
		const from = evening.state.course.steps.length;
		evening.play(({ course }) => course.steps.length > from + 20, player, true);
		const kept = evening.state.course.steps.length - 4;
		evening.give({ type: 'UndoAtTable', kept, reason: 'once more' });
	}
	evening.play(undefined, player, true);
	return evening.ends();
}
const evening = game(4, {}, 5);
const honest: readonly VendettaEvent[] = evening.log.flat();

/** The log with one event of its table changed; `which`: counted from the end where negative. */
function changed<T extends TableEvent['type']>(
	type: T,
	change: (event: Extract<TableEvent, { type: T }>) => object,
	which = -1
): VendettaEvent[] {
	const all = honest.flatMap((event, at) => (isTable(event, type) ? [at] : []));
	const index = all.at(which);
	return honest.map((event, at) =>
		at === index && isTable(event, type)
			? ({ ...event, event: { ...event.event, ...change(event.event) } } as VendettaEvent)
			: event
	);
}

describe('a game whose cards all devices mixed', () => {
	test('is worked out again, move by move, from its events alone', () => {
		const [checked, ...others] = verifyMixings(honest);
		expect(others).toEqual([]);
		expect(checked).toMatchObject({
			id: 'mixing-one',
			by: ['s1', 's2', 'table'],
			stands: 'held',
			faults: [],
			unproved: ['undone']
		});
		expect(checked?.moves).toBeGreaterThan(60);
		expect(checked?.dealt).toBeGreaterThan(20);
	});

	test.each(Array.from({ length: runs(4, 60) }, (_, nth) => nth))(
		'holds with teams, variants, cards that do something and other players (game %i)',
		(nth) => {
			const seats = [3, 4, 5, 6][nth % 4] ?? 3;
			const change = { teams: seats === 6, relics: nth % 2 === 0, locations: nth % 3 === 0 };
			const player = nth % 2 === 0 ? randomPlayer : greedyPlayer;
			const { log } = game(seats, change, nth + 20, player, openSet);
			expect(verifyMixings(log.flat())).toMatchObject([{ stands: 'held', faults: [] }]);
		}
	);

	test('has events that any Elysium reads, and that follow from each other', () => {
		let state = vendetta.initial;
		for (const events of evening.log) {
			const own = JSON.parse(JSON.stringify(events)) as VendettaEvent[];
			for (const [nth, event] of own.entries()) {
				const read = parseAs(vendetta.eventSchema, event);
				expect(read.success && read.output, event.type).toEqual(events[nth]);
			}
			expect(vendetta.findFault(state, events), events[0]?.type).toBeNull();
			state = events.reduce(vendetta.evolve, state);
		}
	});

	test('is told in words, from its file', () => {
		const events = honest.map((event) => ({ event, schema: vendetta.schema, chronicle: 'x' }));
		const text = JSON.stringify({
			format: 'elysium-chronicle',
			header: { game: 'vendetta' },
			events
		});
		const { evening: read, faults } = eveningIn(text);
		expect(faults).toEqual([]);
		const told = read ? checkedEveningTold(read, (who) => `Player ${who}`) : [];
		expect(told).toMatchObject([
			{ title: 'The cards of the game', stands: 'held', wrong: [] },
			{ title: 'Tokens and bids', stands: 'held', wrong: [] }
		]);
		expect(told[0]?.says[0]).toBe(
			'Shuffled by the server’s seed and the numbers of Player s1, Player s2 and Player table.'
		);
		expect(told[0]?.says[1]).toMatch(/^\d+ moves were worked out again/);
		expect(told[0]?.beyond).toEqual(['Moves that were undone are not checked.']);
	});

	test('cannot be checked before its seed is open, and no fault is found in it', () => {
		const open = honest.filter(
			(event) => event.type !== 'CardsMixed' || event.step.type !== 'SeedOpened'
		);
		expect(verifyMixings(open)).toMatchObject([{ stands: 'open', moves: 0, faults: [] }]);
	});

	const other = (all: readonly string[], not: string) => all.find((one) => one !== not) ?? '';
	test.each([
		[
			'another first player',
			() => changed('LotDrawn', ({ chosen }) => ({ chosen: other(['s1', 's2'], chosen) }), 0),
			'other-lot'
		],
		[
			'another Ally',
			() => {
				const came = honest.flatMap((event) =>
					isTable(event, 'AllyPlaced') ? event.event.ally : []
				);
				return changed('AllyPlaced', ({ ally }) => ({ ally: other(came.slice(0, 3), ally) }));
			},
			'other-card'
		],
		[
			'another seed',
			() =>
				honest.map((event): VendettaEvent =>
					event.type === 'CardsMixed' && event.step.type === 'SeedOpened'
						? { ...event, step: { ...event.step, seed: 'e'.repeat(64) } }
						: event
				),
			'seed-does-not-match'
		],
		[
			'another number',
			() =>
				honest.map((event): VendettaEvent =>
					event.type === 'CardsMixed' && event.step.type === 'NumberOpened'
						? { ...event, step: { ...event.step, contribution: 'e'.repeat(64) } }
						: event
				),
			'seal-does-not-match'
		],
		[
			'other cards kept than the deck had',
			() =>
				honest.map((event): VendettaEvent => {
					if (event.type !== 'CardsMixed' || event.step.type !== 'SeedOpened') return event;
					const kept = Object.fromEntries(
						Object.entries(event.step.kept).map(([question, seats]) => [
							question,
							Object.fromEntries(Object.keys(seats).map((seat) => [seat, ['no-such-card']]))
						])
					);
					return { ...event, step: { ...event.step, kept } };
				}),
			'rules-have-no-answer'
		]
	] as const)('with %s fails, and says where', (_, log, fault) => {
		const [checked] = verifyMixings(log());
		expect(checked?.stands).toBe('faulty');
		expect(checked?.faults.map((found) => found.fault)).toContain(fault);
		for (const found of checked?.faults ?? []) {
			expect(found.at).toBeGreaterThan(0);
			expect(faultSentence(MIXING_FAULTS, { card: 'none', ...found })).not.toContain('{');
		}
	});

	test('fails on a device that sealed its number over the hash of another seed', () => {
		const { saw } = evening.mixing;
		const commitment = evening.mixing.sealed[0]?.commitment ?? '';
		const own = { mixing: 'mixing-one', attempt: 1, device: 's1', saw, commitment };
		expect(verifyMixings(honest, [own])[0]?.stands).toBe('held');
		const lied = { ...own, saw: { ...saw, server: 'f'.repeat(64) } };
		expect(verifyMixings(honest, [lied])[0]?.faults).toMatchObject([
			{ fault: 'server-hash-changed', who: 's1' }
		]);
	});

	test('is refused as a file where cards are dealt before all numbers are open', () => {
		const early = new MixedEvening(3);
		const log = early.log.flat();
		const state = log.reduce(vendetta.evolve, vendetta.initial);
		const dealt = new MixedEvening(3).mixed('s1');
		const events = dealt.deals();
		if (typeof events === 'string') throw new Error(events);
		expect(vendetta.findFault(state, events)).toBe('cards-not-mixed');
	});

	test('says that the box dealt, where it did', () => {
		const boxed = new MixedEvening(3).mixed('s1');
		boxed.deals();
		boxed.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box' } });
		expect(verifyMixings(boxed.log.flat())[0]?.unproved).toContain('box');
	});
});
