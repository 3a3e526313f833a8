import { FORM, type Takes } from '../tables/paces.ts';
import { HOUSE_ROUTES, type Keeps, type Route, type Who } from '../tables/routes.ts';
import { HERITAGE_ROUTES } from './heritage/routes.ts';
import { RIVALS_DEALT_ROUTES } from './rivals/dealt/routes.ts';
import { RIVALS_DECK_ROUTES } from './rivals/deck-routes.ts';
import { RIVALS_ROUTES } from './rivals/routes.ts';
import { VENDETTA_ROUTES } from './vendetta/routes.ts';

/**
 * Every route there is. What has no row is refused: a new route begins by saying whom it is for, what of it a phone
 * keeps, and where it changes something, how much it takes. The authorisation matrix test asks each cell of this
 * table with real requests.
 */
export const ROUTES: Readonly<Record<string, Route>> = {
	...HOUSE_ROUTES,
	...HERITAGE_ROUTES,
	...VENDETTA_ROUTES,
	...RIVALS_ROUTES,
	...RIVALS_DECK_ROUTES,
	...RIVALS_DEALT_ROUTES
};

const rowOf = (routeId: string | null): Route | null =>
	routeId !== null && Object.hasOwn(ROUTES, routeId) ? (ROUTES[routeId] ?? null) : null;

/** Who may do this there; null: nobody, it is not in the table. */
export function whoMay(routeId: string, deed: string): Who | null {
	const may: Readonly<Record<string, Who | undefined>> = rowOf(routeId)?.may ?? {};
	return Object.hasOwn(may, deed) ? (may[deed] ?? null) : null;
}

/** The game whose logs alone a route is for; null: logs of any, or it names none. */
export const gameOf = (routeId: string): string | null => rowOf(routeId)?.of ?? null;

/** What a phone may keep of an answer to a GET; of what is not in the table, nothing. */
export function keptOffline(routeId: string | null): Exclude<Keeps, 'shell'> | `shell ${string}` {
	const keeps = rowOf(routeId)?.keeps ?? 'never';
	return keeps === 'shell' ? `shell ${routeId ?? ''}` : keeps;
}

/** Whether the answer of a route lasts. */
export const isStream = (routeId: string): boolean => rowOf(routeId)?.takes === 'stream';

/** What a route takes; of one that has no row, as little as of a form. */
export function takenBy(routeId: string): Takes {
	const takes = rowOf(routeId)?.takes;
	return takes === undefined || takes === 'stream' ? FORM : takes;
}
