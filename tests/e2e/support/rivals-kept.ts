import type { Page } from '@playwright/test';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../src/lib/games/rivals/open/open-set.ts';
import { greedyPlayer } from '../../../src/lib/games/rivals/players/greedy.ts';
import { appDealer } from '../../../src/lib/games/rivals/table/dealing.ts';
import { decideWith } from '../../../src/lib/games/rivals/table/engine.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import { evolveTable } from '../../../src/lib/games/rivals/table/evolve.ts';
import { viewOf } from '../../../src/lib/games/rivals/table/own-view.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../src/lib/games/rivals/table/waiting.ts';
import { beginTable } from '../../../src/lib/ui/rivals/table/begin.ts';
import type { KeptTable } from '../../../src/lib/ui/rivals/table/kept.ts';
import { waitForHydration } from './hydrated.ts';
import { layOnDevice } from './on-device.ts';

const PEOPLE = [
	{ name: 'Ada', computer: null },
	{ name: 'Corvin', computer: 'easy' },
	{ name: 'Odile', computer: 'easy' },
	{ name: 'Severin', computer: 'easy' }
] as const;

/** One person against so many computers, played by code until it lies so. */
export function playedUntil(players: number, lies: (table: Table) => boolean): KeptTable {
	for (let seed = 1; seed <= 60; seed++) {
		const chance = seededChance(seed);
		const wanted = PEOPLE.slice(0, players).map((one, at) => ({
			...one,
			deck: openSet.decks[at]?.id ?? ''
		}));
		let match = beginTable(wanted, { chance, id: `played-${seed}`, now: 1 });
		let table = fold(evolveTable, EMPTY_TABLE, match.steps.flat());
		while (table.result === null) {
			if (lies(table)) return { ...match, round: Math.ceil((table.turn?.number ?? 1) / players) };
			const seat = waitedFor(table) ?? '';
			const dealer = appDealer(match.sealed, chance);
			const command = greedyPlayer(viewOf(table, match.sealed, seat), chance);
			const outcome = decideWith(table, command, dealer);
			if (!outcome.accepted) throw new Error(outcome.refusal.reason);
			const sealed = dealer.sealed() ?? match.sealed;
			match = { ...match, steps: [...match.steps, outcome.events], sealed };
			({ table } = outcome);
		}
	}
	throw new Error('no such match');
}

/** Lays a match on the device of a page, as if it had been played there, and opens it. */
export async function openKept(page: Page, match: KeptTable): Promise<void> {
	const { steps, sealed, ...head } = match;
	const device = { list: '/rivals/table', database: 'elysium-rivals-tables' };
	await layOnDevice(page, device, head, { id: head.id, steps, sealed });
	await page.goto(`/rivals/table/${head.id}`);
	await waitForHydration(page);
}
