import {
	courtsHeld,
	holderOf,
	type Ankhs,
	type Court
} from '../../../../games/heritage/boards/c/courts.ts';
import { DIRECTIONS, type Direction } from '../../../../games/heritage/boards/directions.ts';
import { withMost } from '../../../../games/heritage/boards/most.ts';
import { signOf } from '../../character/attributes.ts';
import { counted, listed } from '../../ledger/names.ts';
import { OPEN_COURTS, type OpenCourt } from './places.ts';
import type { Told } from '../picture.ts';

export const courtNames: { readonly [C in OpenCourt]: string } = {
	'march-north': 'The north march',
	'march-east': 'The east march',
	'march-south': 'The south march',
	'march-west': 'The west march',
	'border-north-east': 'The border of north and east',
	'border-east-south': 'The border of east and south',
	'border-south-west': 'The border of south and west',
	'border-west-north': 'The border of west and north',
	centre: 'The centre, which counts as two'
};

const ankhs = (state: Ankhs, direction: Direction, court: Court): number =>
	state[direction].filter((at) => at === court).length;

/** Who holds most, every direction, then every court where anybody stands. */
export const told: Told<Ankhs> = (_, state) => {
	const held = courtsHeld(state);
	const winners = withMost(DIRECTIONS, (direction) => held[direction]);
	const standing = OPEN_COURTS.filter((court) =>
		DIRECTIONS.some((direction) => state[direction].includes(court))
	);
	return [
		{ label: 'Most courts', value: most(winners) },
		...DIRECTIONS.map((direction) => ({
			label: signOf(direction).label,
			value: `${counted(held[direction], 'court')} held, ${counted(ankhs(state, direction, 'home'), 'ankh')} at home, each vampire is worth ${winners.includes(direction) ? 2 : 0}`
		})),
		{ label: 'Roaming', value: 'each vampire is worth 1' },
		...standing.map((court) => ({ label: courtNames[court], value: stance(state, court) }))
	];
};

function most(winners: readonly Direction[]): string {
	if (winners.length === 0) return 'nobody holds a court';
	return listed(winners.map((winner) => signOf(winner).label));
}

function stance(state: Ankhs, court: OpenCourt): string {
	const holder = holderOf(state, court);
	const there = DIRECTIONS.filter((direction) => state[direction].includes(court)).map(
		(direction) => `${signOf(direction).label} ${ankhs(state, direction, court)}`
	);
	return `${holder === null ? 'nobody holds it' : `${signOf(holder).label} holds it`}, ankhs: ${listed(there)}`;
}
