import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { commandsOf, legalMoves } from '../../../src/lib/games/heritage/chapter/moves.ts';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import { tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import { beginGame, type Wanted } from '../../../src/lib/ui/heritage/stand-alone/begin.ts';
import type { KeptGame } from '../../../src/lib/ui/heritage/stand-alone/kept.ts';
import { headOf } from '../../../src/lib/ui/heritage/stand-alone/kept.ts';
import type { GameStore } from '../../../src/lib/ui/heritage/stand-alone/shelf.ts';
import { Shelf } from '../../../src/lib/ui/heritage/stand-alone/shelf.ts';
import { loadBattlegrounds } from '../../../src/lib/ui/heritage/table/battlegrounds.ts';
import { LocalLink } from '../../../src/lib/ui/heritage/table/local-link.ts';

const WANTED: Wanted = {
	players: ['Mira', 'Vlad', ''].map((name) => ({ name, clan: null })),
	era: 1,
	dealer: 'app',
	hands: 'open',
	missions: 5,
	written: null
};

export const begun = (wanted: Partial<Wanted> = {}, seed = 7): Promise<KeptGame> =>
	beginGame(
		{ ...WANTED, ...wanted },
		{ chance: seededChance(seed), id: 'game-of-the-test', now: 1 }
	);

/** A storage as a browser has one, that copies what it is given and can be closed. */
export class FakeStore implements GameStore {
	readonly games = new Map<string, KeptGame>();
	closed = false;

	async heads() {
		return (await this.#open(), [...this.games.values()].map(headOf));
	}

	async read(id: string) {
		return (await this.#open(), structuredClone(this.games.get(id) ?? null));
	}

	async write(game: KeptGame, over: number) {
		await this.#open();
		const version = this.games.get(game.id)?.version ?? 0;
		if (version !== over) return version === 0 ? 'gone' : 'stale';
		this.games.set(game.id, structuredClone(game));
		return 'kept';
	}

	async remove(id: string) {
		await this.#open();
		this.games.delete(id);
	}

	async #open(): Promise<void> {
		await Promise.resolve();
		if (this.closed) throw new DOMException('no room', 'QuotaExceededError');
	}
}

/** A game of a device, kept, and a link to it. */
export async function onShelf(game: KeptGame, store = new FakeStore()) {
	const shelf = new Shelf(store);
	await shelf.keep(game, 0);
	return { store, shelf, link: await linkTo(game, shelf) };
}

export async function linkTo(game: KeptGame, shelf: Shelf, seed = 1): Promise<LocalLink> {
	const [first] = game.course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a game begins with its table');
	return new LocalLink({
		shelf,
		game,
		battlegrounds: await loadBattlegrounds(first.setting),
		chance: seededChance(seed),
		now: () => 2,
		onchange: () => undefined
	});
}

/** What somebody who takes the first thing at hand does in a game. */
export function nextMove({ course }: Pick<KeptGame, 'course'>): TableCommand {
	const table = tableOf(course);
	const seat = table.question?.seat ?? table.turn?.seat ?? table.seats[0]?.seat ?? '';
	const held = table.hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
	const [command] = commandsOf(legalMoves(table, seat, held));
	if (!command) throw new Error('nobody can do anything');
	return command;
}

/** Plays so many steps; answers the game as the store has it then. */
export async function play(link: LocalLink, store: FakeStore, steps: number): Promise<KeptGame> {
	let game = stored(store);
	for (let count = 0; count < steps; count++) {
		const acted = await link.act(nextMove(game));
		if (!acted.accepted) throw new Error(acted.problem.sentence);
		game = stored(store);
	}
	return game;
}

export function stored(store: FakeStore): KeptGame {
	const [game] = store.games.values();
	if (!game) throw new Error('nothing is stored');
	return game;
}
