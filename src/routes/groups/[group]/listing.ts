import { GAMES, logPage } from '$lib/games/registry';
import type { Application } from '$lib/server/application';
import { readOrLeave, seenHere } from '$lib/server/http/opened';
import type { Glance } from '$lib/server/logs/kept-game';
import { logsOf } from '$lib/server/tables/groups';
import { importedWords } from '$lib/ui/chronicle/imported';

/** A log as the page of its group lists it. */
interface Line extends Partial<Glance> {
	readonly id: string;
	readonly title: string;
	readonly href: string;
	readonly more: readonly string[];
}

/** All logs of a game in a group. */
interface Listing {
	readonly noun: string;
	readonly plural: string;
	readonly lines: readonly Line[];
}

const UNREADABLE: Glance = {
	where: 'This Elysium cannot read it. Nothing in it was changed.'
};

/** Everything that is played in a group, by game, as somebody sees it; parts are listed where they belong. */
export async function listingsOf(
	house: Application,
	locals: App.Locals,
	group: string
): Promise<Listing[]> {
	const listings = await Promise.all(
		GAMES.filter(({ shape }) => shape !== 'part').map(async (game) => ({
			noun: game.noun,
			plural: game.plural,
			lines: await linesOf(house, locals, group, game.name)
		}))
	);
	return listings.filter(({ lines }) => lines.length > 0);
}

async function linesOf(
	house: Application,
	locals: App.Locals,
	group: string,
	game: string
): Promise<Line[]> {
	const { read } = house.database;
	const keeping = house.keeping(game);
	if (!keeping) return [];
	const { kept, logs } = keeping;
	const lines = await Promise.all(
		(await logsOf(read, group, { name: game })).map(
			async ({ id, title, importedAt, copy }): Promise<Line[]> => {
				const log = await readOrLeave(seenHere(logs, house, locals, id), id);
				if (log === null) return [];
				const glance = log === 'unreadable' ? UNREADABLE : await kept.glanceOf?.(log, read);
				const more = [importedWords({ importedAt, copy }) ?? [], glance?.more ?? []].flat();
				return [
					{
						id,
						title: log === 'unreadable' ? title : log.title,
						href: logPage(game, id),
						...glance,
						more
					}
				];
			}
		)
	);
	return lines.flat();
}
