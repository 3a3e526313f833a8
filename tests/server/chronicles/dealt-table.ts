import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders
} from '../../../src/lib/games/heritage/open/open-set.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import type { Setting } from '../../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import { CLANS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { SEATS } from './house.ts';

/** The first chapter on the open set, dealt by the app. */
export function laid(players = SEATS): Setting {
	const seats = players.map((seat, index) => {
		const clan = CLANS[index] ?? 'ventrue';
		const leader = openLeaders.find((card) => card.clan === clan)?.id ?? '';
		return { seat, clan, leader, retainer: null, assets: [], obligations: [] };
	});
	return {
		chapter: 1,
		era: 1,
		dealer: 'app',
		ruleset: DEFAULT_RULESET,
		battlegrounds: { class: 'A', temperament: 'B', geography: 'C' },
		seats,
		firstPlayer: 's1',
		cast: [...openCharacters, ...openLeaders],
		schemes: [...openClanSchemes, ...openBattlegroundSchemes],
		missions: []
	};
}

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
	const character = table.queue.findLast(
		(id) => !table.cast[id]?.bonded && (table.reserved[id] ?? seat) === seat
	);
	const sire = table.bloodlines[seat]?.leader;
	if (character === undefined || sire === undefined) return { type: 'GiveUpRecruit', seat };
	return { type: 'Recruit', seat, character, sire, paid: {} };
}
