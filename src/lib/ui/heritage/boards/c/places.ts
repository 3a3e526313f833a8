import { COURTS, type Ankhs, type Court } from '../../../../games/heritage/boards/c/courts.ts';
import { DIRECTIONS, type Direction } from '../../../../games/heritage/boards/directions.ts';
import { followed, slotted, type Followed, type Placed } from '../following.ts';
import { lined, packed, tenth, type Disc } from '../packing.ts';
import type { Point } from '../picture.ts';

/** A court that anyone may hold: all but the homes. */
export type OpenCourt = Exclude<Court, 'home'>;
type Home = `home-${Direction}`;
type Place = OpenCourt | Home;
/** A piece of this board: the place of an ankh says whose home it is. */
export type Ankh = { readonly kind: Direction; readonly place: Place };

const C_SIZE = 358;
const MIDDLE = C_SIZE / 2;
const STEP = 88;
const EDGE = 22;

export const OPEN_COURTS = COURTS.filter((court): court is OpenCourt => court !== 'home');

/** The map as a compass: the middle of every court. */
export const COURT_AT: { readonly [C in OpenCourt]: Point } = {
	'march-north': { x: MIDDLE, y: MIDDLE - STEP },
	'march-east': { x: MIDDLE + STEP, y: MIDDLE },
	'march-south': { x: MIDDLE, y: MIDDLE + STEP },
	'march-west': { x: MIDDLE - STEP, y: MIDDLE },
	'border-north-east': { x: MIDDLE + STEP, y: MIDDLE - STEP },
	'border-east-south': { x: MIDDLE + STEP, y: MIDDLE + STEP },
	'border-south-west': { x: MIDDLE - STEP, y: MIDDLE + STEP },
	'border-west-north': { x: MIDDLE - STEP, y: MIDDLE - STEP },
	centre: { x: MIDDLE, y: MIDDLE }
};

/** The homes lie on the four edges. */
export const HOME_AT: { readonly [D in Direction]: Point } = {
	north: { x: MIDDLE, y: EDGE },
	east: { x: C_SIZE - EDGE, y: MIDDLE },
	south: { x: MIDDLE, y: C_SIZE - EDGE },
	west: { x: EDGE, y: MIDDLE }
};

/** Where a home lies in a glance: at the edge, where its way begins. */
const GLANCED_HOME: { readonly [H in Home]: Point } = {
	'home-north': { x: 55, y: 5 },
	'home-east': { x: 108, y: 58 },
	'home-south': { x: 55, y: 111 },
	'home-west': { x: 2, y: 58 }
};

/** Where a court or a home lies in a glance. */
export function glanceAt(place: Place): Point {
	if (!isOpen(place)) return GLANCED_HOME[place];
	const { x, y } = COURT_AT[place];
	return { x: tenth(55 + (x - MIDDLE) * 0.41), y: tenth(58 + (y - MIDDLE) * 0.41) };
}

/** How many courts a direction holds is written beside its home. */
export const TALLY_AT: { readonly [D in Direction]: Point } = {
	north: { x: 260, y: 30 },
	east: { x: C_SIZE - EDGE, y: 266 },
	south: { x: 96, y: 333 },
	west: { x: EDGE, y: 93 }
};

/** The ways between courts, from middle to middle. */
export const WAYS: readonly (readonly [Point, Point])[] = [
	...DIRECTIONS.flatMap((direction): (readonly [Point, Point])[] => {
		const march = COURT_AT[`march-${direction}`];
		return [
			[HOME_AT[direction], march],
			[march, COURT_AT.centre]
		];
	}),
	...bordering('border-north-east', 'north', 'east'),
	...bordering('border-east-south', 'east', 'south'),
	...bordering('border-south-west', 'south', 'west'),
	...bordering('border-west-north', 'west', 'north')
];

function bordering(
	border: OpenCourt,
	...sides: readonly Direction[]
): readonly (readonly [Point, Point])[] {
	return sides.map((side) => [COURT_AT[border], COURT_AT[`march-${side}`]]);
}

/** Every ankh where it stands, recognised from the picture before. */
export function ankhsOfC(state: Ankhs, before: readonly Followed[]): readonly Placed<Ankh>[] {
	const ankhs = DIRECTIONS.flatMap((kind) =>
		state[kind].map((court): Ankh => ({ kind, place: court === 'home' ? `home-${kind}` : court }))
	);
	return slotted(followed(before, ankhs), slotsOf);
}

/** Ankhs at home stand in a row along the edge. */
const HOME_ROWS: { readonly [H in Home]: readonly [middle: Point, step: Point] } = {
	'home-north': [HOME_AT.north, { x: 20, y: 0 }],
	'home-east': [HOME_AT.east, { x: 0, y: 20 }],
	'home-south': [HOME_AT.south, { x: 20, y: 0 }],
	'home-west': [HOME_AT.west, { x: 0, y: 20 }]
};

/** Where so many ankhs stand in a court or a home. */
function slotsOf(place: Place, count: number): readonly Disc[] {
	if (isOpen(place)) return packed(COURT_AT[place], count);
	const [middle, step] = HOME_ROWS[place];
	return lined(middle, count, step, 9.5);
}

const isOpen = (place: Place): place is OpenCourt => place in COURT_AT;
