import { existsSync } from 'node:fs';
import { ROUTES } from '../../../../src/lib/server/games/routes.ts';
import { kindsOf } from '../../rights/support/parameters.ts';
import { KINDS, type Cast } from '../../rights/support/cast.ts';

/** Who looks, and where. */
export interface Visit {
	readonly who: 'keeper' | 'player' | 'spectator';
	readonly where: string;
	/** The id of its route. */
	readonly route: string;
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
	token: ['no-such-token'],
	key: ['record-1'],
	era: ['1'],
	sequence: ['9'],
	seat: ['s1'],
	character: ['anna'],
	file: ['cards.json'],
	local: ['a-game-of-a-device'],
	work: ['what-a-page-waits-for']
};

/** Pages that show more when they are asked for it. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/aftermath': [
		'?at=results',
		'?at=overview',
		'?at=missions',
		'?at=obligations',
		'?at=stickers',
		'?at=retainers',
		'?at=finish'
	],
	'/heritage/chronicles/[chronicle]/ledger': ['?order=chapters&verify=1'],
	'/api/logs/[log]/events': ['?after=0']
};

const READ = Object.entries(ROUTES).flatMap(([route, { may }]) => ('GET' in may ? [route] : []));
const isPage = (route: string): boolean => existsSync(`src/routes${route}/+page.svelte`);
const OF_GROUP = new RegExp(`\\[(group|log|${KINDS.join('|')})\\]|^/groups$|^/account`);
const ofGroup = (route: string): boolean => OF_GROUP.test(route);

function paths(route: string, cast: Cast, chapters: readonly number[]): string[] {
	const values = {
		...VALUES,
		...Object.fromEntries(KINDS.map((kind) => [kind, [cast[kind]]])),
		log: kindsOf(route).map((kind) => cast[kind]),
		group: [cast.group],
		chapter: chapters.map(String)
	};
	const filled = (path: string): string[] => {
		const name = /\[(\w+)\]/.exec(path)?.[1];
		if (name === undefined) return [path];
		const all: Readonly<Record<string, readonly string[]>> = values;
		const given = all[name];
		if (!given) throw new Error(`VALUES needs one for [${name}] of ${route}`);
		return given.flatMap((value) => filled(path.replace(`[${name}]`, value)));
	};
	return filled(route);
}

/**
 * Every route of a group that can be read, as page and as data; chapters with these numbers. `closely`: as everyone
 * who may be there.
 */
export function visits(cast: Cast, chapters: readonly number[], closely = false): Visit[] {
	return READ.filter(ofGroup).flatMap((route) =>
		paths(route, cast, chapters).flatMap((where): Visit[] => [
			{ who: 'player', where, route },
			...(closely ? [{ who: 'keeper' as const, where, route }] : []),
			...(closely ? [{ who: 'spectator' as const, where, route }] : []),
			...(QUERIES[route] ?? []).map((query): Visit => ({
				who: 'keeper',
				where: where + query,
				route
			})),
			...(isPage(route) ? [{ who: 'keeper' as const, where: `${where}/__data.json`, route }] : [])
		])
	);
}

/** What is there for everyone: nothing of a group is on it. */
export const elsewhere = (cast: Cast): Visit[] =>
	READ.filter((route) => !ofGroup(route)).flatMap((route) =>
		paths(route, cast, [1]).map((where) => ({ who: 'player', where, route }))
	);

export function sessionOf({ actors }: Cast, who: Visit['who']): string {
	const session = actors.find((actor) => actor.who === who)?.session;
	if (session === undefined) throw new Error(`nobody is the ${who}`);
	return session;
}
