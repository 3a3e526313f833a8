import {
	drawn,
	leadingIn,
	regionHolder,
	regionsHeld,
	tokensOf,
	type Region,
	type Wars
} from '../../../../games/heritage/boards/i/wars.ts';
import { ALLEGIANCES, type Allegiance } from '../../../../games/heritage/boards/i/facts.ts';
import { REGIONS, REWARD, SPACES } from '../../../../games/heritage/boards/i/facts.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { counted, listed } from '../../ledger/names.ts';
import { allegianceNames } from './allegiance-marks.ts';
import type { PictureNames, Told } from '../picture.ts';

export const regionNames: { readonly [R in Region]: string } = {
	'north-east': 'North-east',
	'south-east': 'South-east',
	'south-west': 'South-west',
	'north-west': 'North-west'
};

/** How the table reads a tie. */
type Playing = Pick<Table, 'ruleset'>;

/** Who drew an allegiance, in turn order. */
export function fightersOf(
	table: Table,
	wars: Wars,
	allegiance: Allegiance,
	names: PictureNames
): readonly string[] {
	return table.seats
		.filter(({ seat }) => wars.allegiances[seat] === allegiance)
		.map(({ seat }) => names.seat(seat));
}

/** Who is rewarded: most regions, and on a tie most tokens where the table plays that way; null: nobody. */
export function winnerOf({ ruleset }: Playing, { regions }: Wars): Allegiance | null {
	const [first, ...level] = leadingIn(regions, ruleset.sabbatWars);
	return first !== undefined && level.length === 0 ? first : null;
}

/** Who holds most, every allegiance with its players, then every region. */
export const told: Told<Wars> = (table, wars, names) => {
	const winner = winnerOf(table, wars);
	return [
		{ label: 'Most regions', value: most(table, wars) },
		...drawn(wars).map((allegiance) => ({
			label: allegianceNames[allegiance],
			value: `${counted(regionsHeld(wars.regions, allegiance), 'region')} held, ${allegiance === winner ? REWARD : 0} points for ${fighters(table, wars, allegiance, names)}`
		})),
		...REGIONS.map((region) => ({ label: regionNames[region], value: stance(wars, region) }))
	];
};

function fighters(...asked: Parameters<typeof fightersOf>): string {
	const names = fightersOf(...asked);
	return names.length === 0 ? 'nobody' : listed(names);
}

function most(table: Playing, wars: Wars): string {
	const { regions } = wars;
	const [first, ...others] = leadingIn(regions, 'regions');
	if (first === undefined) return 'nobody holds a region';
	if (others.length === 0) return `${allegianceNames[first]}, ${REWARD} points per player`;
	const level = [first, ...others];
	const tied = `${listed(level.map((one) => allegianceNames[one]))} are tied`;
	const winner = winnerOf(table, wars);
	const tokens = level.map((one) => `${allegianceNames[one]} ${tokensOf(regions, one)}`);
	return winner === null
		? `${tied}, so nobody scores`
		: `${tied}; tokens on the map decide (${listed(tokens)}): ${allegianceNames[winner]}, ${REWARD} points per player`;
}

function stance({ regions }: Wars, region: Region): string {
	const holder = regionHolder(regions, region);
	const there = ALLEGIANCES.map(
		(one) => [one, regions[region].filter((token) => token === one).length] as const
	).filter(([, count]) => count > 0);
	const tokens = there.map(([one, count]) => `${allegianceNames[one]} ${count}`);
	const free = SPACES - regions[region].length;
	return [
		holder === null ? 'nobody holds it' : `held by ${allegianceNames[holder]}`,
		tokens.length === 0 ? 'no tokens' : `tokens: ${listed(tokens)}`,
		free === 0 ? 'full' : `${counted(free, 'space')} free`
	].join('; ');
}
