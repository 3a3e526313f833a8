import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { activeSeat } from '../../src/lib/games/heritage/table/where.ts';
import { cardFor } from './any-card.ts';

/** A legal command with one thing in it that is not, or null where nobody may do anything. */
export function spoiledAt(table: Table, chance: Chance): TableCommand | null {
	if (table.seats.length === 0) return null;
	const seat = table.question?.seat ?? activeSeat(table);
	// As if every clan scheme were in the hand: most of them are not.
	const hand = Object.keys(table.schemes);
	const command = randomPlayer({ table, seat, hand }, chance);
	return command && spoiled(table, command, chance);
}

function spoiled(table: Table, command: TableCommand, chance: Chance): TableCommand {
	const card = () => cardFor(table, chance);
	switch (command.type) {
		case 'Recruit':
			return pick(chance, [
				{ ...command, character: card() },
				{ ...command, sire: card() },
				{ ...command, paid: { [card()]: 1 + chance.below(2) } },
				{ ...command, paid: { ...command.paid, [command.sire]: 9 } }
			]);
		case 'PlayScheme':
			return pick(chance, [
				command,
				{ ...command, leader: card() },
				{ ...command, borrowed: [...command.borrowed, { from: card(), to: card() }] },
				{ ...command, borrowed: [...command.borrowed, ...command.borrowed] },
				{ ...command, borrowed: command.borrowed.map(({ from }) => ({ from, to: card() })) },
				{ ...command, borrowed: command.borrowed.slice(1) }
			]);
		case 'UseMarket':
			return pick(chance, [
				{ ...command, from: card() },
				{ ...command, clan: 'ventrue' }
			]);
		case 'PlayAsset':
			return { ...command, bearer: card() };
		case 'AnswerQuestion':
			return pick(chance, [
				{ ...command, choice: [...command.choice, ...command.choice] },
				{ ...command, choice: [] },
				{ ...command, choice: [...(table.question?.options ?? [])].slice(0, 60) },
				{ ...command, seat: 's9' }
			]);
		case 'GiveUpRecruit':
		case 'EndTurn':
			return { ...command, seat: 's9' };
		case 'SetTable':
		case 'TakeDraw':
		case 'ChangeDealer':
		case 'AllowAdvice':
		case 'CorrectTable':
			return command;
	}
}
