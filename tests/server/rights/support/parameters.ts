import { ROUTES } from '../../../../src/lib/server/games/routes.ts';

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
export const PLACES = ['group', 'chronicle', 'game', 'draw', 'log'] as const;

/** The kinds of logs that a route with `[log]` is for; of any other route, chronicles. */
export function kindsOf(route: string): readonly ('chronicle' | 'game' | 'draw')[] {
	const kinds = {
		heritage: 'chronicle',
		'heritage-alone': 'game',
		'heritage-draw': 'draw'
	} as const;
	if (!route.includes('[log]')) return ['chronicle'];
	return Object.entries(kinds).flatMap(([game, kind]) =>
		[undefined, game].includes(ROUTES[route]?.of) ? kind : []
	);
}
