import type { ROUTE_RIGHTS } from './rights.ts';

/**
 * What a phone may keep of a route; the words are those of `ui/offline/told.ts`, and `shell` gets the route with it.
 */
type Word = 'never' | 'page' | 'house' | 'shell' | 'data' | 'news';

/**
 * What of each route a phone keeps, so that it opens without a network: only what its reader was shown anyway. What
 * lies in a hand, streams, files, sealed things, forms about accounts and whatever leads into one are never kept. A
 * new route begins by saying which it is.
 */
export const KEPT_OFFLINE: { readonly [Route in keyof typeof ROUTE_RIGHTS]: Word } = {
	'/': 'house',
	'/about': 'house',
	'/account': 'never',
	'/account/data': 'never',
	'/api/chronicles/[chronicle]/commands': 'never',
	'/api/chronicles/[chronicle]/deck': 'never',
	'/api/chronicles/[chronicle]/drafts/[key]': 'never',
	'/api/chronicles/[chronicle]/draws': 'never',
	'/api/chronicles/[chronicle]/events': 'news',
	'/api/chronicles/[chronicle]/hands/[seat]': 'never',
	'/api/chronicles/[chronicle]/lease': 'never',
	'/api/chronicles/[chronicle]/live': 'never',
	'/api/chronicles/[chronicle]/past': 'data',
	'/api/chronicles/[chronicle]/steps': 'never',
	'/api/chronicles/[chronicle]/table': 'never',
	'/api/draws/[draw]/commands': 'never',
	'/api/draws/[draw]/events': 'news',
	'/api/draws/[draw]/live': 'never',
	'/api/draws/[draw]/proof': 'data',
	'/api/games/[game]/commands': 'never',
	'/api/games/[game]/events': 'news',
	'/api/games/[game]/hands/[seat]': 'never',
	'/api/games/[game]/live': 'never',
	'/api/groups/[group]/games': 'never',
	'/api/passkeys': 'never',
	'/api/passkeys/challenge': 'never',
	'/api/passkeys/offer': 'never',
	'/api/passkeys/sign-in': 'never',
	'/api/ready': 'never',
	'/api/work/[work]': 'never',
	'/chronicles/[chronicle]': 'page',
	'/chronicles/[chronicle]/centuries': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/aftermath': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/correct': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/mixing': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/open': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/record': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': 'page',
	'/chronicles/[chronicle]/chapters/[chapter]/table': 'page',
	'/chronicles/[chronicle]/audit': 'never',
	'/chronicles/[chronicle]/book': 'page',
	'/chronicles/[chronicle]/box': 'page',
	'/chronicles/[chronicle]/cards': 'page',
	'/chronicles/[chronicle]/cards/add': 'never',
	'/chronicles/[chronicle]/characters': 'page',
	'/chronicles/[chronicle]/characters/[character]': 'page',
	'/chronicles/[chronicle]/characters/new': 'page',
	'/chronicles/[chronicle]/end': 'page',
	'/chronicles/[chronicle]/eras/[era]': 'page',
	'/chronicles/[chronicle]/deck': 'page',
	'/chronicles/[chronicle]/export': 'never',
	'/chronicles/[chronicle]/ledger': 'page',
	'/chronicles/[chronicle]/moments': 'never',
	'/chronicles/[chronicle]/moments/[sequence]': 'page',
	'/chronicles/[chronicle]/notes': 'page',
	'/chronicles/[chronicle]/players': 'page',
	'/chronicles/[chronicle]/players/[seat]': 'page',
	'/chronicles/[chronicle]/players/new': 'never',
	'/chronicles/[chronicle]/prologue': 'page',
	'/chronicles/[chronicle]/prologue/[seat]': 'page',
	'/chronicles/[chronicle]/settings': 'never',
	'/chronicles/[chronicle]/timeline': 'page',
	'/codex': 'house',
	'/codex/open-set': 'house',
	'/codex/open-set/[file]': 'never',
	'/design': 'never',
	'/design/bloodlines': 'never',
	'/design/boards': 'never',
	'/draws/[draw]': 'page',
	'/games/[game]': 'page',
	'/groups': 'page',
	'/groups/[group]': 'page',
	'/groups/[group]/chronicles/enter': 'never',
	'/groups/[group]/chronicles/import': 'never',
	'/groups/[group]/chronicles/new': 'never',
	'/join/[token]': 'never',
	'/offline': 'house',
	'/play': 'house',
	'/play/[local]': 'shell',
	'/play/[local]/move': 'never',
	'/recover': 'never',
	'/sign-in': 'never',
	'/sign-out': 'never',
	'/sign-up': 'never',
	'/verify': 'house'
};

/** What a phone may keep of an answer to a GET; of what is not in the table, nothing. */
export function keptOffline(routeId: string | null): Exclude<Word, 'shell'> | `shell ${string}` {
	const words: Readonly<Record<string, Word>> = KEPT_OFFLINE;
	const word = routeId !== null && Object.hasOwn(words, routeId) ? words[routeId] : undefined;
	return word === 'shell' ? `shell ${routeId ?? ''}` : (word ?? 'never');
}
