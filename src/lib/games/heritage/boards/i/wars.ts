import type { SeatId } from '../../shapes.ts';
import type { Direction } from '../directions.ts';
import type { Ruleset } from '../../ruleset.ts';
import { withMost, withStrictlyMost } from '../most.ts';
import { ALLEGIANCES, REGIONS, SPACES, type Allegiance } from './facts.ts';

export type Region = (typeof REGIONS)[number];

/** The tokens of each region, in the order of `ALLEGIANCES`. */
export type Regions = { readonly [R in Region]: readonly Allegiance[] };

export type Wars = {
	readonly allegiances: { readonly [seat: SeatId]: Allegiance };
	readonly regions: Regions;
};

/** The allegiances that somebody drew. */
export function drawn({ allegiances }: Pick<Wars, 'allegiances'>): readonly Allegiance[] {
	const lots = Object.values(allegiances);
	return ALLEGIANCES.filter((allegiance) => lots.includes(allegiance));
}

/** Every move by its key, with the regions after it. */
type Moves = ReadonlyMap<string, Regions>;

export function eachRegion(of: (region: Region) => readonly Allegiance[]): Regions {
	return {
		'north-east': of('north-east'),
		'south-east': of('south-east'),
		'south-west': of('south-west'),
		'north-west': of('north-west')
	};
}

/** Who holds a region by strictly most tokens; null: nobody. */
export function regionHolder(regions: Regions, region: Region): Allegiance | null {
	return withStrictlyMost(
		ALLEGIANCES,
		(allegiance) => regions[region].filter((token) => token === allegiance).length
	);
}

/** How many regions an allegiance holds. */
export function regionsHeld(regions: Regions, allegiance: Allegiance): number {
	return REGIONS.filter((region) => regionHolder(regions, region) === allegiance).length;
}

/** How an equal number of regions is settled (reading I). */
type TieBreak = Ruleset['sabbatWars'];

/** The allegiances that hold most regions, or of these, where tokens decide, have most on the map; none: nobody holds a region. */
export function leadingIn(regions: Regions, tieBreak: TieBreak): readonly Allegiance[] {
	const level = withMost(ALLEGIANCES, (one) => regionsHeld(regions, one));
	return level.length < 2 || tieBreak === 'regions'
		? level
		: withMost(level, (one) => tokensOf(regions, one));
}

/** How many tokens of an allegiance lie on the map. */
export function tokensOf(regions: Regions, allegiance: Allegiance): number {
	return REGIONS.reduce(
		(sum, region) => sum + regions[region].filter((token) => token === allegiance).length,
		0
	);
}

function neighboursOf(region: Region): readonly Region[] {
	const at = REGIONS.indexOf(region);
	return REGIONS.filter((_, other) => Math.abs(other - at) % 2 === 1);
}

type Token = { readonly token: Allegiance; readonly region: Region };

/** One token of each allegiance in each region: those that look alike are one choice. */
function tokensOn(regions: Regions): readonly Token[] {
	return REGIONS.flatMap((region) =>
		ALLEGIANCES.filter((token) => regions[region].includes(token)).map((token) => ({
			token,
			region
		}))
	);
}

/** With one token more; in a full region it has no room and returns to the supply (reading I). */
function withToken(regions: Regions, region: Region, token: Allegiance): Regions {
	if (regions[region].length >= SPACES) return regions;
	const tokens = [...regions[region], token];
	const inOrder = ALLEGIANCES.flatMap((allegiance) => tokens.filter((one) => one === allegiance));
	return { ...regions, [region]: inOrder };
}

function without(regions: Regions, { region, token }: Token): Regions {
	const at = regions[region].indexOf(token);
	return { ...regions, [region]: regions[region].toSpliced(at, 1) };
}

const keyOf = ({ token, region }: Token) => `${token}:${region}`;

/** North: an own token into any region. */
function additions(regions: Regions, own: Allegiance): Moves {
	return new Map(
		REGIONS.map((region) => [keyOf({ token: own, region }), withToken(regions, region, own)])
	);
}

/** East: any token into a neighbouring region. */
function marches(regions: Regions): Moves {
	return new Map(
		tokensOn(regions).flatMap((from) =>
			neighboursOf(from.region).map((to): [string, Regions] => [
				`${keyOf(from)}>${to}`,
				withToken(without(regions, from), to, from.token)
			])
		)
	);
}

/** South: any token, off the map. */
function removals(regions: Regions): Moves {
	return new Map(tokensOn(regions).map((token) => [keyOf(token), without(regions, token)]));
}

/** West: two tokens change places; two that are alike, or share a region, change nothing: `unchanged`. */
function swaps(regions: Regions): Moves {
	const tokens = tokensOn(regions);
	const moves = new Map<string, Regions>();
	for (const [index, one] of tokens.entries())
		for (const other of tokens.slice(index + 1))
			if (one.region !== other.region && one.token !== other.token)
				moves.set(`${keyOf(one)}/${keyOf(other)}`, swapped(regions, one, other));
	if (anyTwoShare(regions)) moves.set('unchanged', regions);
	return moves;
}

/** Whether two tokens are of one allegiance, or in one region. */
function anyTwoShare(regions: Regions): boolean {
	const tokens = REGIONS.flatMap((region) => regions[region]);
	return (
		new Set(tokens).size < tokens.length || REGIONS.some((region) => regions[region].length > 1)
	);
}

function swapped(regions: Regions, one: Token, other: Token): Regions {
	const lifted = without(without(regions, one), other);
	return withToken(withToken(lifted, one.region, other.token), other.region, one.token);
}

/**
 * What a direction may do on the map, for a player of an allegiance: north adds, east moves, south
 * removes, west swaps (rulebook: each direction has its action). No key: nothing can be done.
 */
export function warMoves(regions: Regions, direction: Direction, own: Allegiance | null): Moves {
	switch (direction) {
		case 'north':
			return own === null ? new Map() : additions(regions, own);
		case 'east':
			return marches(regions);
		case 'south':
			return removals(regions);
		case 'west':
			return swaps(regions);
	}
}
