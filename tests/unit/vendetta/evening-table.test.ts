import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { parseAs } from '../../../src/lib/games/core/parse.ts';
import { asksFor } from '../../../src/lib/games/vendetta/consulted.ts';
import { decide } from '../../../src/lib/games/vendetta/decide.ts';
import { tableRules } from '../../../src/lib/games/vendetta/decide-at-table.ts';
import { eventSchema, type VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import type { Command } from '../../../src/lib/games/vendetta/commands.ts';
import { MOST_STEPS, type EveningState } from '../../../src/lib/games/vendetta/state.ts';
import type { TableCommand } from '../../../src/lib/games/vendetta/table/commands.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { countOf, held } from './evening.ts';
import { PlayedEvening } from './evening-table.ts';

const isOver = ({ evening }: EveningState): boolean => evening.table?.phase === 'finished';
const asksKeep = ({ evening }: EveningState): boolean => evening.table?.question?.prompt === 'keep';

/** Each command of a log, checked as a file is, and folded again. */
function refolded(log: readonly (readonly VendettaEvent[])[]): EveningState {
	let state = vendetta.initial;
	for (const events of log) {
		expect(vendetta.findFault(state, events), JSON.stringify(events[0])).toBeNull();
		const written = events.map((event) => {
			const read = parseAs(eventSchema, JSON.parse(JSON.stringify(event)));
			if (!read.success) throw new Error(`${event.type}: ${JSON.stringify(read.issues)}`);
			return read.output as VendettaEvent;
		});
		state = fold(vendetta.evolve, state, written);
		expect(vendetta.findBroken(state)).toBeNull();
	}
	return state;
}

describe('a game at the table of an evening', () => {
	it.each([
		[3, {}],
		[4, { teams: true, relics: true }],
		[5, { locations: true, relics: true }],
		[6, { teams: true, locations: true }]
	] as const)('of %i %o is played to its count, and its log holds', (seats, change) => {
		const evening = new PlayedEvening(seats, change, seats);
		evening.lay();
		evening.play();
		const { counted, setting, table } = evening.state.evening;
		expect(table?.phase).toBe('finished');
		expect(Object.keys(setting.clans)).toHaveLength(seats);
		const places = counted?.result.places.map((place) => place.seats[0]);
		const scored = [...(table?.score?.seats ?? [])].sort((a, b) => a.place - b.place);
		expect(places?.[0]).toBe(
			scored.find(({ place, seat }) => place === 1 && places?.includes(seat))?.seat
		);
		for (const { seat, total, out } of scored)
			expect(counted?.result.totals[seat]).toBe(out ? null : total);
		expect(evening.log.at(-1)?.at(-1)).toMatchObject({ type: 'CountRecorded', atTable: true });
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('is a step of the evening for each command, and the count belongs to the last one', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play();
		const { course } = evening.state;
		expect(course.steps).toHaveLength(evening.log.length - 1);
		evening.give({ type: 'UndoAtTable', kept: course.steps.length - 1, reason: 'for the test' });
		expect(evening.state.evening.counted).toBeNull();
		expect(isOver(evening.state)).toBe(false);
		evening.give({ type: 'RedoAtTable' });
		expect(isOver(evening.state)).toBe(true);
		expect(evening.state.evening.counted).not.toBeNull();
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('names no card in its log that lies face down', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(({ evening: { table } }) => table?.deployed.some(({ up }) => !up) === true);
		const hidden = evening.table.deployed.filter(({ up, card }) => !up && card === null);
		expect(hidden.length).toBeGreaterThan(0);
		const told = JSON.stringify(
			evening.log.flat().filter((one) => one.type !== 'HappenedAtTable' || one.nth === undefined)
		);
		for (const { owner, slot } of hidden) {
			const face = evening.hand(owner).faces[String(slot)];
			expect(face).toBeDefined();
			expect(told).not.toContain(`"${face}"`);
		}
	});

	it('deals anew once it is set up again, and numbers its tables', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		const asked = () => evening.table.asked;
		evening.play(asksKeep);
		const before = asked();
		evening.give({ type: 'UndoAtTable', kept: 0, reason: 'cards fell down' });
		expect(evening.state.evening.table).toBeUndefined();
		evening.lay();
		expect(evening.state.laid).toBe(2);
		expect(asked()).toBe(before);
		evening.play();
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('changes who deals, and back', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(asksKeep);
		evening.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box' } });
		expect(evening.hand('s1').hand).toEqual([]);
		evening.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'app' } });
		// The box kept two of three by hand meanwhile.
		expect(evening.hand('s1').hand).toHaveLength(4);
		evening.play();
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('is counted by hand where the group wants no more of it', () => {
		const evening = new PlayedEvening(3);
		const count = countOf([held(9), held(12), held(10)]);
		evening.lay();
		expect(evening.tries({ type: 'RecordCount', count })).toBe('clan-missing');
		evening.play(asksKeep);
		evening.give({ type: 'RecordCount', count });
		const act = { type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } } as const;
		expect(evening.tries(act)).toBe('counted-by-hand');
		evening.give({ type: 'UndoAtTable', kept: evening.state.course.steps.length - 1 });
		evening.play();
		expect(evening.tries({ type: 'RecordCount', count })).toBe('counted-already');
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('is corrected after its end, and counted anew', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play();
		const before = evening.state.evening.counted?.result.totals['s1'] ?? 0;
		const { influence } = evening.table.players['s1'] ?? expect.fail('nobody');
		evening.give({
			type: 'ActAtTable',
			command: {
				type: 'CorrectTable',
				corrections: [{ set: 'pool', seat: 's1', influence: influence + 5 }]
			}
		});
		expect(evening.state.evening.counted?.result.totals['s1']).toBe(before + 5);
		const scored = evening.table.score?.seats.find(({ seat }) => seat === 's1');
		expect(scored?.total).toBe(before + 5);
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it.each([
		[
			'another table',
			{ type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } },
			'table-empty'
		],
		[
			'a table laid by hand',
			{ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer: 'box' } },
			'table-empty'
		]
	] as const)('takes nothing before it lies there: %s', (_what, command, reason) => {
		expect(new PlayedEvening(3).tries(command)).toBe(reason);
	});

	it('that is full still takes an undo, and the question whether all agree to one', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(
			({ evening: { table } }) => table?.phase === 'round' && table.stage === 'planning'
		);
		const { course } = evening.state;
		const [first = []] = course.steps;
		const more = Array.from({ length: MOST_STEPS - course.steps.length }, () => []);
		evening.state = {
			...evening.state,
			course: { ...course, steps: [first, ...more, ...course.steps.slice(1)] }
		};
		const { length: of } = evening.state.course.steps;
		const ends: Command = { type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } };
		expect(evening.tries(ends)).toBe('evening-full');
		const proposes: Command = { type: 'ProposeUndo', by: ['s1'], kept: MOST_STEPS - 1, of };
		expect(evening.tries(proposes)).not.toBe('evening-full');
		for (const type of ['AnswerUndo', 'WithdrawUndo'] as const) {
			const answers =
				type === 'AnswerUndo'
					? { type, proposal: 99, seats: ['s2'], agrees: true }
					: { type, proposal: 99, by: ['s1'] };
			expect(evening.tries(answers as Command)).not.toBe('evening-full');
		}
	});

	it('is set up once, and keeps the variants it began with', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		const { setting } = evening.state.evening;
		const of = evening.state.course.steps.length;
		expect(() => evening.lay()).toThrow('table-lies');
		expect(
			evening.tries({ type: 'ChangeSetting', setting: { ...setting, relics: true }, of })
		).toBe('table-lies');
		evening.give({ type: 'ChangeSetting', setting: { ...setting, title: 'Friday' }, of });
		expect(evening.state.evening.table?.phase).toBe('clans');
	});
});

describe('what a phone can tell of a game', () => {
	it('is nothing that only the server knows', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(asksKeep);
		const command = { type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } } as const;
		expect(decide(evening.state, command)).toMatchObject({ refusal: { reason: 'dealer-needed' } });
		const known = { chance: evening.chance };
		expect(
			vendetta.decide(
				evening.state as EveningState & Json,
				{
					type: 'ActAtTable',
					command: { type: 'KeepCards', seat: 's1', cards: ['a-card', 'another-card'] }
				},
				known
			)
		).toMatchObject({ accepted: true, events: [{ event: { type: 'Chose', seat: 's1' } }] });
	});
});

describe('an undo at the table', () => {
	it('asks everybody else where something was shown, and nobody where nothing was', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(asksKeep);
		const [offered] = [evening.hand('s1').offered];
		const before = evening.state.course.steps.length;
		evening.give({
			type: 'ActAtTable',
			command: { type: 'KeepCards', seat: 's1', cards: offered.slice(0, 2) }
		});
		expect(asksFor(evening.state, before, ['s1'])).toEqual([]);
		evening.give({ type: 'UndoAtTable', kept: before, by: ['s1'] });
		evening.play(({ evening: { table } }) => table?.stage === 'planning');
		const kept = before;
		expect(evening.tries({ type: 'UndoAtTable', kept, by: ['s1'] })).toBe('undo-needs-consent');
		evening.give({ type: 'ProposeUndo', kept, by: ['s1'] });
		const proposal = evening.state.course.proposal?.id ?? -1;
		evening.give({ type: 'AnswerUndo', proposal, seats: ['s2'], agrees: true });
		evening.give({ type: 'AnswerUndo', proposal, seats: ['s3'], agrees: true });
		expect(evening.state.course.steps).toHaveLength(before);
		// What was chosen before the undo opened already: all choose again, and the same cards lie there.
		expect(evening.hand('s1').offered).toEqual(offered);
		evening.play();
		expect(refolded(evening.log)).toEqual(evening.state);
	});
});

describe('choices that several make in secret', () => {
	it('come to the same in any order, also where one is changed or taken back (I16)', () => {
		const orders = [
			['s1', 's2', 's3'],
			['s3', 's1', 's2'],
			['s2', 's3', 's1']
		];
		const came = orders.map((order, nth) => {
			const evening = new PlayedEvening(3, {}, 7);
			evening.lay();
			evening.play(asksKeep);
			for (const seat of order) {
				const cards = evening.hand(seat).offered.slice(0, 2);
				const keep = { type: 'ActAtTable', command: { type: 'KeepCards', seat, cards } } as const;
				evening.give(keep);
				if (nth === 1 && seat === order[0]) {
					evening.give({ type: 'ActAtTable', command: { type: 'TakeBackChoice', seat } });
					evening.give(keep);
				}
			}
			const hands = ['s1', 's2', 's3'].map((seat) => evening.hand(seat));
			return JSON.stringify([evening.table, hands]);
		});
		expect(new Set(came).size).toBe(1);
	});
});

describe('several commands as one step', () => {
	const place = { at: '1', blood: 0, flip: 0 } as const;
	/** With the box, at the first turn. */
	function atTurn() {
		const evening = new PlayedEvening(3);
		evening.lay('box', { first: 's1', clansShown: ['brujah', 'gangrel', 'tremere', 'ventrue'] });
		for (const [nth, clan] of (['brujah', 'gangrel', 'tremere'] as const).entries())
			evening.give({
				type: 'ActAtTable',
				command: { type: 'ChooseClan', seat: `s${nth + 1}`, clan }
			});
		for (let n = 0; evening.table.question && n < 9; n++) {
			const { id, seat, options } = evening.table.question;
			const choice = options.slice(0, 1);
			evening.give({
				type: 'ActAtTable',
				command: { type: 'AnswerQuestion', question: id, seat, choice }
			});
		}
		expect(evening.table.turn?.seat).toBe('s1');
		return evening;
	}
	const playDown = { type: 'PlayCard', seat: 's1', face: 'down', ...place } as const;
	const endTurn = { type: 'EndTurn', seat: 's1' } as const;

	it('are undone at once, are read from a file, and come back', () => {
		const evening = atTurn();
		const { length } = evening.state.course.steps;
		evening.give({ type: 'ActAtTable', command: playDown, then: [endTurn], of: length });
		expect(evening.table.turn?.seat).toBe('s2');
		expect(evening.state.course.steps).toHaveLength(length + 1);
		expect(refolded(evening.log)).toEqual(evening.state);
		expect(asksFor(evening.state, length, ['s3'])).toEqual([]);
		evening.give({ type: 'UndoAtTable', kept: length, of: length + 1, by: ['s3'] });
		expect(evening.table.turn).toEqual({ seat: 's1', played: null });
		evening.give({ type: 'RedoAtTable' });
		expect(evening.table.turn?.seat).toBe('s2');
		expect(refolded(evening.log)).toEqual(evening.state);
	});

	it('are all refused where one is, and say which', () => {
		const evening = atTurn();
		const before = evening.state;
		const again = { ...playDown, seat: 's3' };
		const refused = decide(
			evening.state,
			{ type: 'ActAtTable', command: playDown, then: [endTurn, again] },
			tableRules({ chance: evening.chance })
		);
		expect(refused).toMatchObject({ accepted: false, refusal: { at: 'then.1.seat' } });
		expect(evening.state).toBe(before);
	});

	it('count once, though two phones tell them', () => {
		const evening = atTurn();
		const of = evening.state.course.steps.length;
		const told = { type: 'TellChanges', by: null, card: null } as const;
		const changes = [{ change: 'blood', seat: 's2', by: -1 } as const];
		const command: Command = { type: 'ActAtTable', command: { ...told, changes }, of };
		evening.give(command);
		expect(evening.tries(command)).toBe('changed-meanwhile');
	});

	it('are given one by one where Elysium deals', () => {
		const evening = new PlayedEvening(3);
		evening.lay();
		evening.play(({ evening: { table } }) => table?.stage === 'planning');
		const [seat = ''] = evening.table.order;
		const card = evening.hand(seat).hand[0] ?? '';
		const command = { type: 'PlayCard', seat, card, face: 'up', ...place } as const;
		const then: TableCommand[] = [{ type: 'EndTurn', seat }];
		expect(evening.tries({ type: 'ActAtTable', command, then })).toBe('no-box');
	});
});
