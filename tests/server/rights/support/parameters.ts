import { GAMES } from '../../../../src/lib/games/registry.ts';
import { ROUTES } from '../../../../src/lib/server/games/routes.ts';
import { KINDS, type Kind } from './cast.ts';

/** What stands for each parameter of a route, where no test says otherwise; places of a cast have their own ids. */
export const PARAMETERS: Readonly<Record<string, string>> = {
	sequence: '1',
	token: 'no-such-token',
	key: 'record',
	seat: 's1',
	character: 'anna',
	chapter: '1',
	era: '1',
	file: 'cards.json',
	local: 'a-game-of-a-device',
	work: 'what-a-page-waits-for'
};

/** What in a path belongs to a group. */
export const PLACES = ['group', 'log', ...KINDS] as const;

/** The kinds of logs that a route with `[log]` is for; of any other route, chronicles. */
export function kindsOf(route: string): readonly Kind[] {
	if (!route.includes('[log]')) return ['chronicle'];
	const of = ROUTES[route]?.of;
	return GAMES.filter(({ name }) => of === undefined || of === name).map(({ param }) => param);
}
