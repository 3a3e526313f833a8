import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import { evolveWith } from '../../../src/lib/games/vendetta/evolve-evening.ts';
import type { EveningState } from '../../../src/lib/games/vendetta/state.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { historyOf } from '../../../src/routes/vendetta/evenings/[evening]/history/history.ts';
import { PlayedEvening } from './evening-table.ts';

/** A whole game, and its last step undone and redone so often. */
function undoneOften(times: number): readonly VendettaEvent[] {
	const evening = new PlayedEvening(4, {}, 4);
	evening.lay();
	evening.play();
	for (let n = 0; n < times; n++) {
		evening.give({
			type: 'UndoAtTable',
			kept: evening.state.course.steps.length - 1,
			reason: 'for the test'
		});
		evening.give({ type: 'RedoAtTable' });
	}
	return evening.log.flat();
}

describe('a game of which a step is undone again and again', () => {
	it('folds no step more than twice', () => {
		const events = undoneOften(20);
		const atTable = events.filter(({ type }) => type === 'HappenedAtTable').length;
		let folded = 0;
		const evolve = evolveWith((table, event) => {
			folded += 1;
			return evolveTable(table, event);
		});
		const state = fold(evolve, vendetta.initial as EveningState, events);
		expect(state.evening.table?.phase).toBe('finished');
		expect(folded).toBeLessThanOrEqual(2 * atTable);
	});

	it('stands as its steps say, also where a step is taken over from another course', () => {
		const evening = new PlayedEvening(3, { title: 'Ada' });
		const titled = (title: string) => {
			const { setting } = evening.state.evening;
			evening.give({
				type: 'ChangeSetting',
				setting: { ...setting, title },
				of: evening.state.course.steps.length
			});
		};
		for (const title of ['Ben', 'Cleo', 'Dora']) titled(title);
		const evolve = evolveWith(evolveTable);
		const undo = (state: EveningState) =>
			evolve(state, { type: 'UndoneAtTable', kept: state.course.steps.length - 1 });
		expect(undo(evening.state).evening.setting.title).toBe('Cleo');
		const other = { ...evening.state.begun, title: 'Eve' };
		const { steps } = evening.state.course;
		const elsewhere = {
			...evening.state,
			begun: other,
			course: { ...evening.state.course, steps: steps.slice(2) }
		};
		expect(undo(elsewhere).evening.setting.title).toBe('Eve');
	});
});

describe('the history of an evening', () => {
	it('is read in stretches, and tells of no table but that it was set up and counted', async () => {
		const written = undoneOften(1).map((event, at) => ({
			sequence: at + 1,
			actor: 'ada',
			at: '2026-01-01T00:00:00.000Z',
			schema: 2,
			seat: null,
			event
		}));
		async function* inStretches() {
			yield await Promise.resolve(written.slice(0, 100));
			yield written.slice(100);
		}
		const lines = await historyOf(inStretches(), { seats: {}, people: { ada: 'Ada' } });
		expect(lines.map(({ title }) => title).toReversed()).toEqual([
			'Evening begun',
			'Table set up',
			'Final count',
			'Last step undone',
			'Redone'
		]);
		expect(lines[0]).toMatchObject({ by: 'Ada', sequence: written.length });
	});
});
