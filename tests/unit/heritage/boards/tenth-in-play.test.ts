import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { decideTable } from '../../../../src/lib/games/heritage/table/engine.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, character, setting } from '../table/kit.ts';
import { tenth } from './tenth.ts';

const BATTLEGROUNDS = { ...BATTLEGROUND_MODULES, X: tenth };

const laid = setting(2);
const cast = [
	...laid.cast.filter(({ kind }) => kind === 'leader'),
	...Array.from({ length: 12 }, (_, index) =>
		character(`c${index + 1}`, { class: index % 2 === 0 ? 'elitist' : 'egalitarian' })
	)
];

/** A game at a table that answers every question the same way: yes, or whatever comes first. */
function play() {
	let table = EMPTY_TABLE;
	let sealed: Json = null;
	const decide = (command: TableCommand) => {
		const chance = { below: () => 0 };
		const decision = decideTable(BATTLEGROUNDS, table, command, { chance, sealed });
		if (!decision.accepted) throw new Error(decision.refusal.reason);
		table = fold(evolveTable, table, decision.events);
		sealed = decision.sealed ?? sealed;
	};
	return (command: TableCommand): Table => {
		decide(command);
		for (let open = table.question; open; open = table.question) {
			const { id, seat, options } = open;
			const choice = options.slice(0, 1);
			decide({ type: 'AnswerQuestion', question: id, seat, choice, note: '' });
		}
		return table;
	};
}

const classOf = (wanted: string) => (id: string) =>
	cast.find((card) => card.id === id)?.class === wanted;
const fairOf = (table: Table) => table.boards.class;

describe.each(BOTH)('a tenth battleground in play, dealt by the %s', (dealer) => {
	const begin = (act: ReturnType<typeof play>) =>
		act({
			type: 'SetTable',
			setting: {
				...laid,
				dealer,
				cast,
				battlegrounds: { ...laid.battlegrounds, class: 'X' }
			}
		});
	const recruit = (act: ReturnType<typeof play>, table: Table, seat: string, wanted: string) => {
		// The two leftmost cost power; the others are free.
		const candidate = table.queue.slice(2).find(classOf(wanted));
		if (candidate === undefined) throw new Error(`no ${wanted} waits for free`);
		const sire = table.bloodlines[seat]?.leader ?? '';
		act({ type: 'Recruit', seat, character: candidate, sire, paid: {} });
		return { candidate, table: act({ type: 'EndTurn', seat }) };
	};

	test('is set up, modified, ends a round and scores through the engine', () => {
		const act = play();
		const begun = begin(act);
		expect(fairOf(begun)).toEqual({
			battleground: 'X',
			state: { host: 's1', stalls: 0, nights: 0 }
		});

		const built = recruit(act, begun, 's1', 'elitist');
		expect(fairOf(built.table)?.state).toEqual({ host: 's1', stalls: 1, nights: 0 });

		const burned = recruit(act, built.table, 's2', 'egalitarian');
		expect(burned.table.bloodlines['s2']?.vampires[burned.candidate]?.power).toBe(1);
		expect(fairOf(burned.table)?.state).toEqual({ host: 's1', stalls: 0, nights: 1 });
		expect(burned.table.round).toBe(2);

		const rebuilt = recruit(act, burned.table, burned.table.turn?.seat ?? '', 'elitist');
		expect(fairOf(rebuilt.table)?.state).toEqual({ host: 's1', stalls: 1, nights: 1 });
		const points = pointsOf(rebuilt.table, BATTLEGROUNDS);
		// One stall for each elitist: three of s1, of s2 the leader; and one night for the host.
		expect([points['s1']?.by.class, points['s2']?.by.class]).toEqual([4, 1]);
	});
});
