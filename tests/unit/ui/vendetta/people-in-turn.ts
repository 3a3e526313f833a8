import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { appDealer } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { decideWith } from '../../../../src/lib/games/vendetta/table/engine.ts';
import { ownView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import type { Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { beginGame } from '../../../../src/lib/ui/vendetta/play/begin.ts';
import type { KeptGame } from '../../../../src/lib/ui/vendetta/play/kept.ts';
import { tableAfter } from '../../../../src/lib/ui/vendetta/play/table-after.ts';

/** One command of a game, with the game before and after it. */
type Moment = {
	readonly seat: string;
	readonly command: TableCommand;
	readonly before: KeptGame;
	readonly game: KeptGame;
	readonly was: Table;
	readonly table: Table;
};

/** A game among people on one phone, played by code from what each may know. */
function* peopleInTurn(names: readonly string[], seed: number): Generator<Moment> {
	const chance = seededChance(seed);
	const players = names.map((name) => ({ name, computer: null }));
	let game = beginGame(
		{ players, teams: names.length === 4, relics: true, locationCards: true },
		{ chance, id: `people-${seed}`, now: 0 }
	);
	let table = tableAfter(game.steps);
	const player = seed % 2 === 0 ? greedyPlayer : randomPlayer;
	while (table.phase !== 'finished') {
		const [seat = ''] = waitedFor(table);
		const command = player({ seat, table, own: ownView(table, game.sealed, seat) }, chance);
		const dealer = appDealer(game.sealed, chance);
		const outcome = decideWith(table, command, dealer);
		if (!outcome.accepted) throw new Error(outcome.refusal.reason);
		const before = game;
		const was = table;
		const sealed = dealer.sealed() ?? game.sealed;
		game = { ...game, steps: [...game.steps, outcome.events], sealed };
		({ table } = outcome);
		yield { seat, command, before, game, was, table };
	}
}

/** The first moment like that in any of these games; without one the test has nothing to look at. */
export function momentOf(names: readonly string[], fits: (moment: Moment) => boolean): Moment {
	for (let seed = 1; seed <= 60; seed++)
		for (const moment of peopleInTurn(names, seed)) if (fits(moment)) return moment;
	throw new Error('no such moment');
}
