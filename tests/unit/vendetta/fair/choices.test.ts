import { describe, expect, test } from 'vitest';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { eveningIn } from '../../../../src/lib/games/vendetta/fair/reading.ts';
import { checkedChoicesTold } from '../../../../src/lib/games/vendetta/fair/told.ts';
import { verifyChoices } from '../../../../src/lib/games/vendetta/fair/verify-choices.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import type { EveningState } from '../../../../src/lib/games/vendetta/state.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { findTableFault } from '../../../../src/lib/games/vendetta/table/fault.ts';
import { sealIn, sealing } from '../../../../src/lib/games/vendetta/table/seals.ts';
import { vendetta } from '../../../../src/lib/games/vendetta/vendetta.ts';
import { PlayedEvening } from '../evening-table.ts';
import { planning } from '../world.ts';

const NONCE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** A game whose tokens are sealed, with an opening that was undone and done again otherwise. */
const evening = new PlayedEvening(4, {}, 3);
evening.lay();
const opened = () => evening.log.flat().filter((event) => isTable(event, 'ChoicesOpened')).length;
const asksTokens = (state: EveningState): boolean =>
	state.evening.table?.question?.prompt === 'token';
evening.play(asksTokens, greedyPlayer, true);
const before = opened();
evening.play(() => opened() > before, greedyPlayer, true);
evening.give({
	type: 'UndoAtTable',
	kept: evening.state.course.steps.length - 1,
	reason: 'once more'
});
evening.play(undefined, greedyPlayer, true);
const honest: readonly VendettaEvent[] = evening.log.flat();

function isTable<T extends TableEvent['type']>(
	event: VendettaEvent,
	type: T
): event is VendettaEvent & { event: Extract<TableEvent, { type: T }> } {
	return event.type === 'HappenedAtTable' && event.event.type === type;
}

/** The log with its last opening of tokens, or the seals before, changed. */
function changed(change: (event: TableEvent) => TableEvent): readonly VendettaEvent[] {
	const last = honest.findLastIndex(
		(event) => isTable(event, 'ChoicesOpened') && event.event.choices !== null
	);
	return honest.map((event, at) =>
		at === last && event.type === 'HappenedAtTable'
			? { ...event, event: change(event.event) }
			: event
	);
}

const nameOf = (seat: string): string => `Player ${seat.slice(1)}`;
const fileOf = (log: readonly VendettaEvent[], game = 'vendetta'): string =>
	JSON.stringify({
		format: 'elysium-chronicle',
		header: { game },
		events: log.map((event) => ({ event, schema: vendetta.schema, chronicle: 'x', rules: 1 }))
	});

describe('an evening whose tokens were sealed', () => {
	test('holds, choice by choice, undone ones too', () => {
		const checked = verifyChoices(honest);
		const stand = evening.state.course.steps.flat().filter((one) => isTable(one, 'ChoicesOpened'));
		expect(opened()).toBeGreaterThan(stand.length);
		expect(checked.length).toBeGreaterThan(10);
		expect(checked.filter(({ stands }) => stands !== 'held')).toEqual([]);
		const { stands, says } = checkedChoicesTold(checked, nameOf);
		expect(stands).toBe('held');
		expect(says).toEqual([
			`${checked.length} choices opened as the phone of the player had sealed them.`
		]);
	});

	test('says nothing of a choice before it opens', () => {
		const { table } = evening;
		expect(JSON.stringify(table)).not.toContain(NONCE);
		const seals = new Set<string>();
		for (const event of honest) {
			if (isTable(event, 'Chose') && event.event.seal !== undefined) {
				expect(Object.keys(event.event).sort()).toEqual(['seal', 'seat', 'type']);
				seals.add(event.event.seal);
			}
		}
		expect(seals.size, 'no two are alike, though only two tokens are').toBeGreaterThan(10);
	});

	test('is read from its file as it was played, and another game’s file is none', () => {
		expect(eveningIn(fileOf(honest)).evening?.choices).toEqual(verifyChoices(honest));
		expect(eveningIn(fileOf(honest, 'heritage'))).toEqual({ evening: null, faults: [] });
		expect(eveningIn('{"format":"elysium-draw"}')).toEqual({ evening: null, faults: [] });
		for (const event of honest)
			expect(parseAs(vendetta.eventSchema, JSON.parse(JSON.stringify(event))).success).toBe(true);
	});

	test.each([
		[
			'another token',
			(event: TableEvent): TableEvent => {
				if (event.type !== 'ChoicesOpened' || !event.choices) return event;
				const [[seat = '', [token]] = ['', []]] = Object.entries(event.choices).map(
					([who, choice]) => [who, choice] as const
				);
				const choice = [token === 'stay' ? 'withdraw' : 'stay'];
				return { ...event, choices: { ...event.choices, [seat]: choice } };
			},
			'This is not what Player'
		],
		[
			'numbers left out',
			(event: TableEvent): TableEvent => {
				if (event.type !== 'ChoicesOpened') return event;
				const { nonces: _, ...bare } = event;
				return bare;
			},
			'opened without the number'
		]
	])('with %s fails, and says whose and where', (_, change, sentence) => {
		const log = changed(change);
		const told = checkedChoicesTold(verifyChoices(log), nameOf);
		expect(told.stands).toBe('faulty');
		expect(told.wrong[0]).toMatch(/^Event \d+: /);
		expect(told.wrong[0]).toContain(sentence);
	});

	test('fails on the phone that remembers another seal', () => {
		const [first] = verifyChoices(honest);
		if (!first) throw new Error('nothing opened');
		const remembered = [{ question: first.question, seat: first.seat, seal: OTHER, log: 'x' }];
		expect(
			eveningIn(fileOf(honest), { seals: remembered, numbers: [] }).evening?.choices[0]?.stands
		).toBe('faulty');
		const elsewhere = remembered.map((seal) => ({ ...seal, log: 'another evening' }));
		expect(
			eveningIn(fileOf(honest), { seals: elsewhere, numbers: [] }).evening?.choices[0]?.stands
		).toBe('held');
	});

	test('from before choices were sealed still folds, and is not proven', () => {
		const old = new PlayedEvening(4, {}, 3);
		old.lay();
		old.play();
		const log = old.log.flat();
		expect(log.some((event) => isTable(event, 'Chose') && 'seal' in event.event)).toBe(false);
		const told = checkedChoicesTold(verifyChoices(log), nameOf);
		expect(told).toMatchObject({ stands: 'unproven', wrong: [] });
		expect(told.beyond[0]).toContain('opened without a seal');
	});
});

describe('a log from elsewhere', () => {
	const world = planning(3);
	world.lay('s1', 'brujah-1', { at: '1' });
	world.lay('s2', 'gangrel-2', { at: '1' });
	world.resolve();
	const stages = (['s1', 's2'] as const).map((seat) => {
		const { table } = world;
		world.give({ type: 'ChooseToken', seat, location: '1', token: 'stay', nonce: NONCE });
		return { table, events: world.events };
	});

	test('has no fault where it opens what was sealed', () => {
		for (const { table, events } of stages) expect(findTableFault(table, events)).toBeNull();
	});

	test('is refused where what opened was sealed otherwise', () => {
		const [, last] = stages;
		if (!last) throw new Error('nothing opened');
		const forged = last.events.map((event) =>
			event.type === 'ChoicesOpened' ? { ...event, nonces: { s1: OTHER, s2: NONCE } } : event
		);
		expect(findTableFault(last.table, forged)).toBe('not-what-was-sealed');
	});
});

describe('a command', () => {
	test('is sealed where it chooses in secret what opens for everybody, and only there', () => {
		const world = planning(3);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-2', { at: '1' });
		const turn = { type: 'EndTurn', seat: 's1' } as const;
		const token = { type: 'ChooseToken', seat: 's1', location: '1', token: 'stay' } as const;
		expect(sealing(world.table, token, () => NONCE)).toBe(token);
		world.resolve();
		expect(sealing(world.table, turn, () => NONCE)).toBe(turn);
		const sealed = sealing(world.table, token, () => NONCE);
		expect(sealed).toEqual({ ...token, nonce: NONCE });
		const { seal } = sealIn(world.table, sealed) ?? {};
		world.give(sealed);
		expect(world.events).toEqual([{ type: 'Chose', seat: 's1', seal }]);
		expect(sealIn(world.table, token)).toBeNull();
	});

	test('keeps cards without a seal: nothing of that ever opens', () => {
		const keeps = new PlayedEvening(3);
		keeps.lay();
		keeps.play(({ evening: { table } }) => table?.question?.prompt === 'keep');
		const { question, together } = keeps.table;
		expect(together).not.toBeNull();
		const answer: TableCommand = {
			type: 'AnswerQuestion',
			question: question?.id ?? 0,
			seat: 's1',
			choice: []
		};
		expect(sealing(keeps.table, answer, () => NONCE)).toBe(answer);
	});
});
