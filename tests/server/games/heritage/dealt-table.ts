import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders
} from '../../../../src/lib/games/heritage/open/open-set.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { CLANS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import type { Group } from '../../../support/group.ts';
import { plain } from '../../../support/plain.ts';
import { prologue } from '../../../unit/heritage/table.ts';
import { SEATS } from '../../logs/house.ts';

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

export { plain };

export const atTable = (command: TableCommand): Command => ({ type: 'ActAtTable', command });

/** Writes the prologues, lays the first chapter out, and goes as far as its first turn. */
export async function dealTable(group: Group, chronicle: string, players = SEATS): Promise<void> {
	for (const seat of players) await group.act(chronicle, prologue(seat));
	let next: TableCommand = { type: 'SetTable', setting: laid(players) };
	for (;;) {
		await group.act(chronicle, atTable(next));
		const table = (await group.application.keeping('heritage').logs.read(chronicle))?.state.table;
		if (!table) throw new Error('a table is laid out');
		if (table.phase === 'play') return;
		next = plain(table);
	}
}
