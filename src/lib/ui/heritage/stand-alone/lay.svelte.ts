import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import { deviceChance } from '../../chance.ts';
import { loadBattlegrounds } from '../table/battlegrounds.ts';
import { LiveTable } from '../table/live-table.svelte.ts';
import { LocalLink } from '../table/local-link.ts';
import { deviceShelf } from './device-shelf.ts';
import type { KeptGame } from './kept.ts';

/** A game of this device on the table. */
export class LocalTable {
	readonly live: LiveTable;
	readonly link: LocalLink;
	#game: KeptGame = $state.raw() as KeptGame;
	#unkept = $state(false);

	constructor(
		game: KeptGame,
		parts: (onchange: (game: KeptGame) => void) => [LiveTable, LocalLink]
	) {
		this.#game = game;
		this.#unkept = deviceShelf.holdsOnlyInMemory(game.id);
		[this.live, this.link] = parts((changed) => {
			this.#game = changed;
			this.#unkept = deviceShelf.holdsOnlyInMemory(changed.id);
		});
	}

	get game(): KeptGame {
		return this.#game;
	}

	/** Whether it lies in memory alone, and goes with this page. */
	get unkept(): boolean {
		return this.#unkept;
	}
}

/** Lays a game of this device on the table, with the rules of its boards. */
export async function layLocally(game: KeptGame): Promise<LocalTable> {
	const setting = settingOf(game);
	const battlegrounds = await loadBattlegrounds(setting);
	const { length: people } = setting.seats.filter(({ rival }) => !rival);
	const rivals = people < setting.seats.length ? await import('../computer/rival-names.ts') : null;
	const sittings = setting.seats.map(({ seat, rival }) => ({
		seat,
		name: game.people[seat] ?? seat,
		// A lesson's other seats are played for the learner.
		mine: !game.moved && !rival && (!game.lesson || seat === LEARNER),
		...(rival && rivals && { rival: rivals.rivalLabel(rival) })
	}));
	return new LocalTable(game, (onchange) => {
		const means = { chance: deviceChance, now: Date.now, shelf: deviceShelf, onchange };
		const link = new LocalLink({ ...means, game, battlegrounds });
		const live = new LiveTable({
			battlegrounds,
			sittings,
			link,
			writes: !game.moved,
			people: game.lesson ? 1 : people
		});
		return [live, link];
	});
}

function settingOf({ course }: KeptGame): Setting {
	const [first] = course.steps[0] ?? [];
	if (first?.type !== 'TableSet') throw new Error('a game begins with its table');
	return first.setting;
}
