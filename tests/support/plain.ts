import { payments, recruitMoves } from '../../src/lib/games/heritage/chapter/recruit-moves.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';

/** What somebody does who takes the first thing at hand. */
export function plain(table: Table): TableCommand {
	const { question, turn } = table;
	if (question) {
		const { id, seat, options, least } = question;
		const choice = options.slice(0, least);
		return { type: 'AnswerQuestion', question: id, seat, choice, note: '' };
	}
	if (!turn) throw new Error('nobody has the turn');
	const { seat, recruit } = turn;
	if (recruit !== 'open') return { type: 'EndTurn', seat };
	const { characters, sires, payers } = recruitMoves(table, seat);
	const one = characters.findLast(({ cost }) => cost === 0) ?? characters.at(-1);
	const [paid] = one ? payments(payers, one.cost) : [];
	const [sire] = sires;
	if (!one || !paid || sire === undefined) return { type: 'GiveUpRecruit', seat };
	return { type: 'Recruit', seat, character: one.character, sire, paid };
}
