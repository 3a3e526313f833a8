import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { alone, dealtElsewhere } from '../../../../src/lib/games/heritage/alone/alone.ts';
import type { AloneCommand, AloneState } from '../../../../src/lib/games/heritage/alone/grammar.ts';
import { commandsOf, legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { greedyPlayer } from '../../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { tableAfter, type Step } from '../../../../src/lib/games/heritage/table/course.ts';
import { begun, onShelf, play } from '../../play/kit.ts';

const circumstances = { chance: seededChance(3), sealed: null };

function whole(): readonly Step[] {
	const chance = seededChance(5);
	const setting = standAlone({ players: 3, era: 1, dealer: 'app' }, chance);
	const player = greedyPlayer(BATTLEGROUND_MODULES);
	const players = { s1: player, s2: player, s3: player };
	const steps = playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance });
	return [...steps].map(({ events }) => events);
}

const STEPS = whole();
const bring = (steps: readonly Step[], sealed: unknown = null) =>
	({ type: 'BringGame', title: 'Three by the fire', steps, sealed }) as AloneCommand;

/** The state after a command, and what it gave; a refusal throws. */
function after(state: AloneState, command: AloneCommand, known = circumstances) {
	const decision = alone.decide(state as never, command, known);
	if (!decision.accepted) throw new Error(decision.refusal.reason);
	expect(alone.findFault(state as never, decision.events), 'a log of it can be checked').toBeNull();
	return { decision, state: decision.events.reduce(alone.evolve, state as never) };
}

const refusal = (state: AloneState, command: AloneCommand) => {
	const decision = alone.decide(state as never, command, circumstances);
	return decision.accepted ? null : decision.refusal;
};

describe('a game brought from a device', () => {
	test('is checked step by step, whole chapters too, and stands as it stood', () => {
		const { state } = after(alone.initial, bring(STEPS));
		expect(state.table).toEqual(tableAfter(STEPS));
		expect(state.table.phase).toBe('finished');
		expect(state).toMatchObject({ title: 'Three by the fire', elsewhere: STEPS.length });
	});

	test('is taken with what was taken back there, whose questions left a gap', async () => {
		const { link, store } = await onShelf(await begun());
		await play(link, store, 4);
		await link.turnBack({ type: 'UndoAtTable', kept: 2, of: 5 });
		const game = await play(link, store, 6);
		const { state, decision } = after(alone.initial, bring(game.course.steps, game.sealed));
		expect(state.course.steps).toEqual(game.course.steps);
		expect(decision.sealed).toEqual(game.sealed);
	});

	test('is refused with the step that cannot have come about', () => {
		const at = STEPS.findIndex((step) => step.some(({ type }) => type === 'QueueRefilled'));
		const forged = STEPS.map((step, index) =>
			index === at
				? step.map((event) =>
						event.type === 'QueueRefilled' ? { ...event, character: 'nobody-at-all' } : event
					)
				: step
		);
		expect(refusal(alone.initial, bring(forged))).toMatchObject({
			reason: 'not-by-the-rules',
			about: { step: at + 1, steps: STEPS.length },
			at: `steps.${at}`
		});
		const cut = [...STEPS.slice(0, 3), ...STEPS.slice(5)];
		expect(refusal(alone.initial, bring(cut))).toMatchObject({ reason: 'not-by-the-rules' });
	});

	test('is refused where a game is already, or where its table is of a chronicle', () => {
		const { state } = after(alone.initial, bring(STEPS.slice(0, 2)));
		expect(refusal(state, bring(STEPS))?.reason).toBe('game-here-already');
		const [first = [], ...rest] = STEPS;
		const chapter = first.map((event) =>
			event.type === 'TableSet' ? { ...event, setting: { ...event.setting, chapter: 2 } } : event
		);
		expect(refusal(alone.initial, bring([chapter, ...rest]))?.reason).toBe('of-a-chronicle');
	});

	test('goes on by the rules, dealt from what was sealed on the device', async () => {
		const { link, store } = await onShelf(await begun());
		const game = await play(link, store, 4);
		const brought = after(alone.initial, bring(game.course.steps, game.sealed));
		const [move] = commandsOf(legalMoves(brought.state.table, 's1', []));
		const { question, turn } = brought.state.table;
		const seat = question?.seat ?? turn?.seat ?? '';
		const command = move ?? [...commandsOf(legalMoves(brought.state.table, seat, []))][0];
		if (!command) throw new Error('somebody can do something');
		const sealed = { ...circumstances, sealed: brought.decision.sealed ?? null };
		const went = after(brought.state, { type: 'ActAtTable', command }, sealed as never);
		expect(went.state.course.steps).toHaveLength(6);
		expect(went.state.elsewhere).toBe(5);
	});

	test('is taken back, even behind what was played here, and never behind its table', () => {
		const { state } = after(alone.initial, bring(STEPS.slice(0, 6)));
		const undone = after(state, { type: 'UndoAtTable', kept: 4, of: 6 });
		expect(undone.state.course.steps).toEqual(STEPS.slice(0, 4));
		expect(dealtElsewhere(undone.state)).toBe(4);
		expect(refusal(state, { type: 'UndoAtTable', kept: 4, of: 5 })?.reason).toBe('table-moved-on');
		expect(refusal(state, { type: 'UndoAtTable', kept: 6 })?.reason).toBe('too-few-steps');
	});

	test('is brought back as it was, also what was dealt on the device', () => {
		const { state } = after(alone.initial, bring(STEPS.slice(0, 6)));
		const undone = after(state, { type: 'UndoAtTable', kept: 4 }).state;
		const back = after(undone, { type: 'RedoAtTable', of: 4 }).state;
		expect(back.course.steps).toEqual(state.course.steps);
		expect(back.table).toEqual(state.table);
		expect(dealtElsewhere(back)).toBe(6);
		expect(refusal(undone, { type: 'RedoAtTable', of: 5 })?.reason).toBe('table-moved-on');
		expect(refusal(back, { type: 'RedoAtTable' })?.reason).toBe('nothing-to-bring-back');
		expect(alone.findFault(undone, [{ type: 'RedoneAtTable' }])).toBeNull();
		expect(alone.findFault(back, [{ type: 'RedoneAtTable' }])).toBe('nothing-to-bring-back');
	});

	test('is never laid out anew, as another game or one of a chronicle', () => {
		const { state } = after(alone.initial, bring(STEPS));
		const [first] = STEPS[0] ?? [];
		if (first?.type !== 'TableSet') throw new Error('a game begins with its table');
		const command = { type: 'SetTable', setting: { ...first.setting, chapter: 2 } } as const;
		expect(refusal(state, { type: 'ActAtTable', command })?.reason).toBe('game-here-already');
	});

	test('nothing happens where there is no game, and a log that says so is not believed', () => {
		expect(
			refusal(alone.initial, { type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } })
				?.reason
		).toBe('no-game');
		const happened = { type: 'HappenedAtTable', event: { type: 'TurnEnded', seat: 's1' } } as const;
		expect(alone.findFault(alone.initial, [happened])).toBe('no-game');
		const { state } = after(alone.initial, bring(STEPS.slice(0, 6)));
		expect(alone.findFault(state, [happened])).not.toBeNull();
		const undone = { type: 'UndoneAtTable', kept: 3 } as const;
		expect(alone.findFault(state, [undone, undone])).toBe('not-what-follows');
		expect(alone.findFault(state, [happened, undone])).toBe('not-what-follows');
		expect(alone.findFault(state, [])).toBe('not-what-follows');
	});
});

describe('where others hold seats', () => {
	const known = () => {
		const at = STEPS.findIndex((step) => step.some(({ type }) => type === 'QueueRefilled'));
		const { state } = after(alone.initial, bring(STEPS.slice(0, at + 1)));
		return { state, kept: at };
	};

	test('what made something known is undone with their consent, and a file of it holds', () => {
		const { state, kept } = known();
		const undo = { type: 'UndoAtTable', kept, by: ['s1'] } as const;
		expect(refusal(state, { ...undo, by: ['s1'] })?.reason).toBe('undo-needs-consent');
		const asked = after(state, { type: 'ProposeUndo', kept, by: ['s1'] });
		expect(asked.decision.events).toEqual([
			{ type: 'UndoProposed', kept, by: ['s1'], asks: ['s2', 's3'] }
		]);
		const answer = { type: 'AnswerUndo', proposal: 0, agrees: true } as const;
		const half = after(asked.state, { ...answer, seats: ['s3'] });
		expect(half.state.course.steps).toHaveLength(kept + 1);
		const all = after(half.state, { ...answer, seats: ['s2'] });
		expect(all.decision.events).toEqual([
			{ type: 'UndoneAtTable', kept, by: ['s1'], agreed: ['s3', 's2'] }
		]);
		expect(all.state.course.steps).toEqual(STEPS.slice(0, kept));
		// Nobody forges a consent.
		expect(alone.findFault(state, all.decision.events)).toBe('no-undo-asked');
		expect(alone.findFault(state, [{ type: 'UndoProposed', kept, by: ['s1'], asks: ['s2'] }])).toBe(
			'not-what-follows'
		);
	});

	test('it is declined, asked no longer, or taken back by the keeper with a reason', () => {
		const { state, kept } = known();
		const asked = after(state, { type: 'ProposeUndo', kept, by: ['s1'] }).state;
		const no: AloneCommand = { type: 'AnswerUndo', proposal: 0, seats: ['s2'], agrees: false };
		expect(after(asked, no).state.course.proposal).toBeNull();
		const withdrawn = after(asked, { type: 'WithdrawUndo', proposal: 0, by: ['s1'] });
		expect(withdrawn.state.course.proposal).toBeNull();
		const reason = 'A slip.';
		const undone = after(state, { type: 'UndoAtTable', kept, by: ['s1'], reason });
		expect(undone.state.course.steps).toHaveLength(kept);
	});

	test('a hand goes from one person to another, by who held it or by consent', () => {
		const { state } = known();
		const hand = { seat: 's1', from: 'person-one', to: 'person-two' };
		const passed = after(state, { type: 'PassHand', ...hand });
		expect(passed.decision.events).toEqual([{ type: 'HandPassed', ...hand }]);
		expect(refusal(state, { type: 'PassHand', ...hand, to: hand.from })?.reason).toBe(
			'passes-to-oneself'
		);
		const asked = after(state, { type: 'ProposeHand', ...hand, by: ['s2'], asks: ['s3'] }).state;
		const yes: AloneCommand = { type: 'AnswerUndo', proposal: 0, seats: ['s3'], agrees: true };
		expect(after(asked, yes).decision.events).toEqual([
			{ type: 'HandPassed', ...hand, consent: { by: ['s2'], agreed: ['s3'] } }
		]);
	});
});
