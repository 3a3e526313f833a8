import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { DEFAULT_RULESET } from '../../../../games/heritage/ruleset.ts';
import { evolveTable } from '../../../../games/heritage/table/evolve.ts';
import type { Resolving } from '../../../../games/heritage/table/request.ts';
import { EMPTY_TABLE, type Table } from '../../../../games/heritage/table/table.ts';
import { CATEGORIES, CLANS } from '../../../../games/heritage/vocabulary.ts';
import type { ToLayOut } from './to-lay-out.ts';

/** A table on which nothing lies but the three boards as they begin; what is chosen or drawn falls as it comes first. */
export function startBoards(
	{ era, battlegrounds, numbers, seats, dealer, firstPlayer }: ToLayOut,
	rules: Battlegrounds
): Table {
	const laid: Table = evolveTable(EMPTY_TABLE, {
		type: 'TableSet',
		setting: {
			chapter: null,
			era,
			dealer,
			ruleset: { ...DEFAULT_RULESET, ...numbers },
			battlegrounds,
			seats: seats.map(({ seat, clan }, index) => ({
				seat,
				clan: clan ?? CLANS[index] ?? 'ventrue',
				leader: `leader-${seat}`,
				retainer: null,
				assets: [],
				obligations: []
			})),
			firstPlayer: (seats.find(({ name }) => name === firstPlayer) ?? seats[0])?.seat ?? null,
			cast: [],
			schemes: [],
			missions: []
		}
	});
	return CATEGORIES.reduce((table, category) => {
		const battleground = battlegrounds[category];
		const module = rules[battleground];
		if (!module) return table;
		const state = firstOf(module.setUp(table));
		return evolveTable(table, { type: 'BoardSet', category, battleground, state });
	}, laid);
}

function firstOf<T>(resolving: Resolving<T>): T {
	let next = resolving.next();
	while (!next.done) {
		const request = next.value;
		next = resolving.next('options' in request ? request.options.slice(0, 1) : []);
	}
	return next.value;
}
