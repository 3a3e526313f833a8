import * as v from 'valibot';
import { awake } from '../../bloodline/kinship.ts';
import type { TableEvent } from '../../table/events.ts';
import { atOnce } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { bloodlineOf } from '../../table/where.ts';
import { battleground } from '../battleground.ts';
import {
	byDirection,
	directionOf,
	DIRECTIONS,
	whichDirection,
	type ByDirection,
	type Direction
} from '../directions.ts';
import { REVOLT_ANKHS as ANKHS } from '../ankhs.ts';
import { facts } from './facts.ts';

/** Where the ankhs of one direction are; what the fire took stays there. */
type City = { readonly city: number; readonly barricades: number; readonly fire: number };
export type Revolt = ByDirection<City> & {
	/** How many ankhs the barricades hold in all: one a player (reading E). */
	readonly places: number;
};

const some = v.pipe(
	v.number('expected a number of ankhs'),
	v.integer('ankhs are counted in whole numbers'),
	v.minValue(0, 'there are never fewer than 0 ankhs')
);
const citySchema = v.pipe(
	v.strictObject({ city: some, barricades: some, fire: some }),
	v.check(
		({ city, barricades, fire }) => city + barricades + fire === ANKHS,
		`each direction has ${ANKHS} ankhs in its city, on the barricades and in the fire together`
	)
);

/** How many ankhs stand on the barricades, of all directions. */
function manning(state: ByDirection<City>): number {
	return DIRECTIONS.reduce((all, direction) => all + state[direction].barricades, 0);
}

/** One ankh goes to the barricades, or, where these are full, into the fire for good. */
function sent(state: Revolt, direction: Direction): Revolt {
	const { city, barricades, fire } = state[direction];
	if (city === 0) return state;
	const full = manning(state) >= state.places;
	const after = full
		? { city: city - 1, barricades, fire: fire + 1 }
		: { city: city - 1, barricades: barricades + 1, fire };
	return { ...state, [direction]: after };
}

/** Respite: 1 power, never more, to each vampire without any that an ankh stands for (ruling 24). */
function respite(table: Table, state: Revolt): readonly TableEvent[] {
	return table.seats
		.flatMap(({ seat }) => awake(bloodlineOf(table, seat)))
		.filter(({ id: vampire, power }) => {
			const direction = directionOf(table, vampire);
			return power === 0 && direction !== null && state[direction].barricades > 0;
		})
		.map(({ id: vampire }) => ({ type: 'TokensChanged', vampire, power: 1, infamy: 0 }));
}

/** Who manned the barricades goes home; what burned is gone (rulebook). */
function home(state: Revolt): Revolt {
	if (manning(state) === 0) return state;
	const cities = byDirection((direction) => {
		const { city, barricades, fire } = state[direction];
		return { city: city + barricades, barricades: 0, fire };
	});
	return { ...state, ...cities };
}

/** The Anarch Revolt: cities empty onto the barricades and into the fire (rulebook, battleground E; reading E). */
export const rules = battleground<Revolt>({
	...facts,
	schema: v.pipe(
		v.strictObject({
			places: v.picklist([2, 3, 4], 'the barricades hold one ankh per player'),
			north: citySchema,
			east: citySchema,
			south: citySchema,
			west: citySchema
		}),
		v.check(
			(state) => manning(state) <= state.places,
			'the barricades hold no more ankhs than there are players'
		)
	),
	sentences: {
		'city-stands': 'The city of the {direction} stands. Ankhs in it: {ankhs}.',
		'city-empty': 'The city of the {direction} has no ankhs and scores nothing.',
		roaming: 'Roaming vampires always score 1.'
	},
	setUp: (table) =>
		atOnce({
			places: table.seats.length,
			...byDirection(() => ({ city: ANKHS, barricades: 0, fire: 0 }))
		}),
	*modify(_, state, by) {
		return { state: sent(state, yield* whichDirection(by)) };
	},
	endRound: (table, state) => atOnce({ state: home(state), events: respite(table, state) }),
	worth(table, state, _, vampire) {
		const direction = directionOf(table, vampire);
		if (direction === null) return { points: 1, why: 'roaming', about: {} };
		const ankhs = state[direction].city;
		return ankhs > 0
			? { points: 2, why: 'city-stands', about: { direction, ankhs } }
			: { points: 0, why: 'city-empty', about: { direction } };
	}
});
