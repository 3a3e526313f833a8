import type { Page } from '@playwright/test';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import { appDealer } from '../../../src/lib/games/vendetta/table/dealing.ts';
import { decideWith } from '../../../src/lib/games/vendetta/table/engine.ts';
import { ownView } from '../../../src/lib/games/vendetta/table/own-view.ts';
import type { Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { waitedFor } from '../../../src/lib/games/vendetta/table/waiting.ts';
import { beginGame } from '../../../src/lib/ui/vendetta/play/begin.ts';
import { headOf, type KeptGame } from '../../../src/lib/ui/vendetta/play/kept.ts';
import { tableAfter } from '../../../src/lib/ui/vendetta/play/table-after.ts';
import { waitForHydration } from './hydrated.ts';
import { layOnDevice } from './on-device.ts';

const PERSON = { name: 'Ada', computer: null };
const COMPUTERS = [
	{ name: 'Odile', computer: 'easy' },
	{ name: 'Corvin', computer: 'easy' }
] as const;

/** One person against two computers, played by code until it lies so. */
export function playedUntil(lies: (table: Table) => boolean): KeptGame {
	for (let seed = 1; seed <= 60; seed++) {
		const chance = seededChance(seed);
		let game = beginGame(
			{ players: [PERSON, ...COMPUTERS], teams: false, relics: false, locationCards: false },
			{ chance, id: `played-${seed}`, now: 1 }
		);
		let table = tableAfter(game.steps);
		while (table.phase !== 'finished') {
			if (lies(table)) return { ...game, round: table.round };
			const [seat = ''] = waitedFor(table);
			const command = greedyPlayer({ seat, table, own: ownView(table, game.sealed, seat) }, chance);
			const dealer = appDealer(game.sealed, chance);
			const outcome = decideWith(table, command, dealer);
			if (!outcome.accepted) throw new Error(outcome.refusal.reason);
			const sealed = dealer.sealed() ?? game.sealed;
			game = { ...game, steps: [...game.steps, outcome.events], sealed };
			({ table } = outcome);
		}
	}
	throw new Error('no such game');
}

/** Lays a game on the device of a page, as if it had been played there, and opens it. */
export async function openKept(page: Page, game: KeptGame): Promise<void> {
	const { id, steps, sealed } = game;
	const course = { id, steps, sealed };
	const device = { list: '/vendetta/play', database: 'elysium-vendetta' };
	await layOnDevice(page, device, headOf(game), course);
	await page.goto(`/vendetta/play/${id}`);
	await waitForHydration(page);
}

/** The same as it is told from some event on, as after a reload in the middle of it. */
export async function openKeptAt(page: Page, game: KeptGame, event: number): Promise<void> {
	await page.goto('/vendetta/play');
	await page.evaluate(([id, told]) => localStorage.setItem(`elysium.vendetta.told.${id}`, told), [
		game.id,
		String(event)
	] as const);
	await openKept(page, game);
}
