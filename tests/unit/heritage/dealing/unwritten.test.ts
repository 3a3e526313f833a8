import { expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { boxDealer, silentBoxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { decideWith, findTableFault } from '../../../../src/lib/games/heritage/table/engine.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { setting } from '../table/kit.ts';

/* A box of which only the leaders were written down. */

const laid = setting(2);
const bare = { ...laid, cast: laid.cast.filter(({ kind }) => kind === 'leader') };

function layOut(dealer: Dealer): Table {
	let table: Table = EMPTY_TABLE;
	const act = (command: TableCommand): void => {
		const outcome = decideWith(BATTLEGROUND_MODULES, table, command, dealer);
		if (!outcome.accepted) throw new Error(outcome.refusal.reason);
		expect(findTableFault(BATTLEGROUND_MODULES, table, outcome.events)).toBeNull();
		table = outcome.table;
	};
	act({ type: 'SetTable', setting: bare });
	for (let { question } = table; question?.least; { question } = table) {
		const choice = question.options.slice(0, question.least);
		act({ type: 'AnswerQuestion', question: question.id, seat: question.seat, choice, note: '' });
	}
	return table;
}

test('the box is asked who lies in the queue', () => {
	const { question, phase } = layOut(boxDealer);
	expect([question?.prompt, phase]).toEqual(['which-character-came', 'set-up']);
});

test('a log of a box that was not asked is sound still', () => {
	const { question, phase, queue } = layOut(silentBoxDealer);
	expect([question, phase, queue]).toEqual([null, 'play', []]);
});
