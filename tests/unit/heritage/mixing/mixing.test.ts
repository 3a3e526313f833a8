import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event, EventOf } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { verifyMixings } from '../../../../src/lib/games/heritage/mixing/verify.ts';
import { Evening, mixedSetting } from './kit.ts';

const QUEUE = DEFAULT_RULESET.queueSize;

const queueOf = ({ state }: Evening) => state.table?.queue;
const dealt = ({ events }: Evening): readonly string[] =>
	events.flatMap((event) =>
		event.type === 'HappenedAtTable' && event.event.type === 'QueueRefilled'
			? [event.event.character]
			: []
	);

describe('a table whose cards are mixed', () => {
	test('deals nothing before every number is open', () => {
		const evening = new Evening().lays();
		expect(dealt(evening)).toEqual([]);
		const { table } = evening.state;
		const question = table?.question;
		expect(question?.prompt).toBe('deal-mixed-cards');
		const deal: Command = {
			type: 'ActAtTable',
			command: {
				type: 'AnswerQuestion',
				question: question?.id ?? 0,
				seat: null,
				choice: ['yes'],
				note: ''
			}
		};
		expect(evening.tried(deal)).toBe('cards-not-mixed');
		evening.seals('s1').seals('s2').closes().opens('s1');
		expect(evening.tried(deal)).toBe('cards-not-mixed');
		evening.opens('s2').deals();
		expect(dealt(evening)).toHaveLength(QUEUE);
	});

	test('deals by the seed and every number, and by nothing else', () => {
		const of = (...numbers: string[]) => {
			const evening = new Evening().lays();
			for (const [index, number] of numbers.entries())
				evening.seals(`s${index + 1}` as 's1', number.repeat(64));
			evening.closes();
			for (const [index, number] of numbers.entries())
				evening.opens(`s${index + 1}` as 's1', number.repeat(64));
			return dealt(evening.deals());
		};
		expect(of('1', '2')).toEqual(of('1', '2'));
		for (const other of [of('1', '3'), of('3', '2'), of('2', '1'), of('1')])
			expect(other).not.toEqual(of('1', '2'));
	});

	test('is dealt by the server alone where its setting says nothing of it', () => {
		const { mixing: _mixing, ...plain } = mixedSetting();
		const evening = new Evening().at({ type: 'SetTable', setting: plain }).plays(2);
		expect(dealt(evening).length).toBeGreaterThanOrEqual(QUEUE);
		expect(evening.state.mixing).toBeUndefined();
	});

	test('comes back as it was when the deal is taken back, and when it is laid out again', () => {
		const evening = new Evening().lays().mixed('s1', 's2').deals();
		const queue = queueOf(evening);
		const undo = (kept: number) => evening.does({ type: 'UndoAtTable', kept, by: ['s1', 's2'] });
		undo(1).deals();
		expect(queueOf(evening)).toEqual(queue);
		undo(0).at({ type: 'SetTable', setting: mixedSetting() });
		expect(evening.state.mixing?.opened).toHaveLength(2);
		evening.deals();
		expect(queueOf(evening)).toEqual(queue);
	});

	test('is dealt by its numbers, whatever the server dealt to the same seats before', () => {
		const due = queueOf(new Evening().lays().mixed('s1', 's2').deals());
		const { mixing: _mixing, ...alone } = mixedSetting();
		const taken = (evening: Evening) =>
			evening.does({ type: 'UndoAtTable', kept: 0, by: ['s1', 's2'] });
		const evening = new Evening().at({ type: 'SetTable', setting: alone });
		expect(queueOf(evening)).not.toEqual(due);
		taken(evening).lays().mixed('s1', 's2').deals();
		expect(queueOf(evening)).toEqual(due);
		taken(evening).at({ type: 'SetTable', setting: alone });
		expect(queueOf(evening)).not.toEqual(due);
		taken(evening).lays().deals();
		expect(queueOf(evening)).toEqual(due);
		const [checked] = verifyMixings(evening.plays().ends().events);
		expect(checked).toMatchObject({ stands: 'held', faults: [], unproved: [] });
	});

	test('asks the others before a deal is taken back', () => {
		const evening = new Evening().lays().mixed('s1').deals();
		expect(evening.tried({ type: 'UndoAtTable', kept: 1, by: ['s1'] })).toBe('undo-needs-consent');
	});

	test('repeats without a device that does not open, under other hashes', () => {
		const evening = new Evening().lays().seals('s1').seals('s2').closes().opens('s1');
		evening.mixes({ type: 'VoidNumbers', attempt: 1 });
		expect(evening.state.mixing).toMatchObject({ attempt: 2, without: ['s2'], sealed: [] });
		expect(() => evening.seals('s2')).toThrow('device-left-out');
		evening.mixed('s1').deals();
		expect(dealt(evening)).toHaveLength(QUEUE);
	});

	test('opens its seed only once nothing of the chapter is dealt any more', () => {
		const evening = new Evening().lays().mixed('s1', 's2').deals();
		const open = { type: 'MixCards', command: { type: 'OpenSeed' } } as const;
		expect(evening.tried(open)).toBe('cards-still-hidden');
		evening.plays().ends();
		expect(evening.state.mixing?.seed).not.toBeNull();
		expect(JSON.stringify(evening.sealed)).not.toContain('seeds');
	});

	test('cannot be dealt where the seed is gone, but the box can take over', () => {
		const evening = new Evening().lays().mixed('s1');
		evening.sealed = null;
		expect(() => evening.deals()).toThrow('mixing-seed-lost');
		evening.at({ type: 'ChangeDealer', dealer: 'box', reason: 'The seed is gone.' });
		expect(evening.state.table?.question?.prompt).not.toBe('deal-mixed-cards');
	});

	test('is not handed back to the app before its numbers are open, where the box took over', () => {
		const handed = (dealer: 'app' | 'box'): Command => ({
			type: 'ActAtTable',
			command: { type: 'ChangeDealer', dealer, reason: 'We want it so.' }
		});
		const evening = new Evening().lays().seals('s1').does(handed('box'));
		expect(evening.tried(handed('app'))).toBe('cards-not-mixed');
		evening.closes().opens('s1').does(handed('app'));
		expect(evening.state.table?.dealer).toBe('app');
	});

	describe('says that its numbers dealt the cards', () => {
		const dealt = ({ state }: Evening) => state.mixing?.dealt;
		const undone = (evening: Evening, kept: number) =>
			evening.does({ type: 'UndoAtTable', kept, by: ['s1', 's2'] });
		const by = (dealer: 'app' | 'box') =>
			({ type: 'ChangeDealer', dealer, reason: 'We want it so.' }) as const;

		test('from the deal on, as long as that stands', () => {
			const evening = new Evening().lays().mixed('s1', 's2');
			expect(dealt(evening)).toBe(false);
			expect(dealt(evening.deals())).toBe(true);
			expect(dealt(undone(evening, 1))).toBe(false);
			expect(dealt(evening.does({ type: 'RedoAtTable' }))).toBe(true);
			expect(dealt(evening.plays().ends())).toBe(true);
		});

		test('not where the table was laid out again for the server alone', () => {
			const { mixing: _mixing, ...alone } = mixedSetting();
			const evening = undone(new Evening().lays().mixed('s1', 's2').deals(), 0);
			evening.at({ type: 'SetTable', setting: alone });
			expect(dealt(evening.plays().ends())).toBe(false);
		});

		test('not where the box dealt, until the app takes over by them', () => {
			const evening = new Evening().lays().mixed('s1', 's2').at(by('box'));
			expect(dealt(evening)).toBe(false);
			expect(dealt(evening.at(by('app')))).toBe(true);
		});
	});

	test('comes about again from its file, event by event', () => {
		const { events } = new Evening().lays().mixed('s1', 's2').deals().plays().ends();
		let state = heritage.initial;
		const commands: Event[][] = [];
		for (const event of events) {
			const goesOn =
				event.type === 'HappenedAtTable' &&
				(event.goesOn === true || !BEGINS.has(event.event.type));
			if (goesOn) commands.at(-1)?.push(event);
			else commands.push([event]);
		}
		for (const command of commands) {
			expect(heritage.findFault(state, command)).toBeNull();
			state = command.reduce(heritage.evolve, state);
		}
	});
});

const BEGINS: ReadonlySet<EventOf<'HappenedAtTable'>['event']['type']> = new Set([
	'TableSet',
	'CharacterRecruited',
	'RecruitGivenUp',
	'SchemePlayed',
	'MarketUsed',
	'AssetPlayed',
	'TurnEnded',
	'QuestionAnswered',
	'DealerChanged',
	'TableCorrected'
]);
