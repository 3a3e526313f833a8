import type { Vampire } from '$lib/games/heritage/bloodline/bloodline';
import { openCharacters, openLeaders } from '$lib/games/heritage/open/open-set';
import { EMPTY_TABLE, type Table } from '$lib/games/heritage/table/table';
import type { Clan } from '$lib/games/heritage/vocabulary';

/** What sets a vampire of an example apart: its sire by number, and what lies on it. */
type Told = Partial<Omit<Vampire, 'id' | 'sire'>> & { readonly under: number };

const SEAT = 's1';
const CLANS_AT_THE_TABLE: readonly Clan[] = ['lasombra', 'brujah', 'ventrue', 'tzimisce'];

/** A table at which one bloodline lies: its leader, then everyone else in the order of embrace. */
function tableOf(clan: Clan, leading: Partial<Vampire>, told: readonly Told[]): Table {
	const leader = openLeaders.find((card) => card.clan === clan);
	if (!leader) throw new Error(`${clan} has no leader`);
	const ids = [leader.id, ...openCharacters.slice(0, told.length).map(({ id }) => id)];
	const fresh = {
		power: 0,
		infamy: 0,
		boons: [],
		exhausted: false,
		torpor: false,
		enemy: null,
		absorbed: []
	};
	const vampires = [{ ...fresh, ...leading, id: leader.id, sire: null }, ...told.map(vampire)];
	function vampire({ under, ...borne }: Told, index: number): Vampire {
		return { ...fresh, ...borne, id: ids[index + 1] ?? '', sire: ids[under] ?? null };
	}
	const cast = [leader, ...openCharacters];
	return {
		...EMPTY_TABLE,
		phase: 'play',
		dealer: 'app',
		round: 7,
		seats: CLANS_AT_THE_TABLE.map((of, index) => ({
			seat: `s${index + 1}`,
			clan: index === 0 ? clan : of,
			leader: index === 0 ? leader.id : (openLeaders.find((card) => card.clan === of)?.id ?? ''),
			retainer: null,
			assets: [],
			obligations: []
		})),
		cast: Object.fromEntries(cast.map((card) => [card.id, card])),
		firstPlayer: SEAT,
		bloodlines: {
			[SEAT]: {
				leader: leader.id,
				vampires: Object.fromEntries(vampires.map((one) => [one.id, one]))
			}
		}
	};
}

const one = (): Table => tableOf('lasombra', { power: 3, boons: Array(3).fill('lasombra') }, []);

const twelve = (): Table =>
	tableOf('ventrue', { power: 4, boons: ['ventrue', 'ventrue'], exhausted: true }, [
		{ under: 0, power: 2 },
		{ under: 0, infamy: 1, boons: ['brujah'] },
		{ under: 0 },
		{ under: 1, torpor: true, power: 1 },
		{ under: 1, power: 1, infamy: 2, boons: ['ventrue', 'tzimisce', 'tzimisce'] },
		{ under: 2, enemy: 'an-enemy', infamy: 1 },
		{ under: 2, exhausted: true },
		{ under: 3, power: 12 },
		{ under: 5 },
		{ under: 5, absorbed: [openCharacters[40]?.id ?? ''], power: 2 },
		{ under: 8, boons: ['lasombra'] }
	]);

/** A sire with twenty childer, a line of nine generations, and what lies between. */
function sixty(): Table {
	const brood = Array.from({ length: 20 }, () => 2);
	const line = [24, 25, 26, 27, 28, 29, 30];
	const others = [1, 1, 1, 24, 24, 32, 32, 33, 33, 34, 34, 34, 3, 3, 3, 3, 3, 25, 25, 27, 27];
	const rest = [37, 37, 41, 41, 44, 28, 30, 52];
	const sires = [0, 0, 0, ...brood, 1, ...line, ...others, ...rest].slice(0, 59);
	return tableOf(
		'tremere',
		{ power: 5 },
		sires.map((under, index) => ({
			under,
			power: index % 4 === 1 ? (index % 7) + 1 : 0,
			infamy: index % 9 === 3 ? 1 + (index % 3) : 0,
			boons: index % 6 === 2 ? [CLANS_AT_THE_TABLE[index % 4] ?? 'brujah'] : [],
			exhausted: index % 11 === 5,
			torpor: index % 13 === 9
		}))
	);
}

/** What the page and its tests look at. */
export const EXAMPLES: readonly {
	readonly id: string;
	readonly title: string;
	readonly table: () => Table;
}[] = [
	{ id: 'one', title: 'A leader alone', table: one },
	{ id: 'twelve', title: 'A dozen', table: twelve },
	{ id: 'sixty', title: 'Sixty', table: sixty }
];
