import type { Ruleset } from '../../ruleset.ts';
import { DIRECTIONS, type ByDirection, type Direction } from '../directions.ts';
import { withStrictlyMost } from '../most.ts';

/** Where an ankh may stand. A home is the own one: no other is ever entered. */
export const COURTS = [
	'home',
	'march-north',
	'march-east',
	'march-south',
	'march-west',
	'border-north-east',
	'border-east-south',
	'border-south-west',
	'border-west-north',
	'centre'
] as const;
export type Court = (typeof COURTS)[number];

/** The courts of each direction's ankhs, in the order of `COURTS`. */
export type Ankhs = ByDirection<readonly Court[]>;

const PLACE = Object.fromEntries(COURTS.map((court, at) => [court, at])) as {
	readonly [C in Court]: number;
};

/** What lies next to a court and may be entered: homes never. Reading C. */
const NEXT: { readonly [C in Exclude<Court, 'home'>]: readonly Court[] } = {
	'march-north': ['border-north-east', 'border-west-north', 'centre'],
	'march-east': ['border-north-east', 'border-east-south', 'centre'],
	'march-south': ['border-east-south', 'border-south-west', 'centre'],
	'march-west': ['border-south-west', 'border-west-north', 'centre'],
	'border-north-east': ['march-north', 'march-east'],
	'border-east-south': ['march-east', 'march-south'],
	'border-south-west': ['march-south', 'march-west'],
	'border-west-north': ['march-north', 'march-west'],
	centre: ['march-north', 'march-east', 'march-south', 'march-west']
};

function waysFrom(direction: Direction, court: Court): readonly Court[] {
	return court === 'home' ? [`march-${direction}`] : NEXT[court];
}

/** Who holds a court by strictly most ankhs; null: nobody, and so with every home. */
export function holderOf(ankhs: Ankhs, court: Court): Direction | null {
	if (court === 'home') return null;
	return withStrictlyMost(
		DIRECTIONS,
		(direction) => ankhs[direction].filter((at) => at === court).length
	);
}

/** How many courts each direction holds; the centre counts as two (rulebook). */
export function courtsHeld(ankhs: Ankhs): ByDirection<number> {
	const held = { north: 0, east: 0, south: 0, west: 0 };
	for (const court of COURTS) {
		const holder = holderOf(ankhs, court);
		if (holder !== null) held[holder] += court === 'centre' ? 2 : 1;
	}
	return held;
}

/**
 * Every move of one ankh of a direction to a neighbouring court, as `from>to`, with the ankhs after it.
 * Where `rivalCourt` is `refused`, a court that another direction holds is closed (ruling 22).
 */
export function movesOf(
	ankhs: Ankhs,
	direction: Direction,
	rivalCourt: Ruleset['rivalCourt']
): ReadonlyMap<string, Ankhs> {
	const own = ankhs[direction];
	const open = (court: Court) => {
		if (rivalCourt === 'allowed') return true;
		const holder = holderOf(ankhs, court);
		return holder === null || holder === direction;
	};
	const moves = new Map<string, Ankhs>();
	for (const from of COURTS.filter((court) => own.includes(court)))
		for (const to of waysFrom(direction, from).filter(open))
			moves.set(`${from}>${to}`, { ...ankhs, [direction]: moved(own, from, to) });
	return moves;
}

function moved(own: readonly Court[], from: Court, to: Court): readonly Court[] {
	const after = own.with(own.indexOf(from), to);
	return after.sort((one, other) => PLACE[one] - PLACE[other]);
}
