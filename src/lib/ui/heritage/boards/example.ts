import type { Json } from '../../../games/core/json.ts';
import type { BoardFacts } from '../../../games/heritage/boards/board-facts.ts';
import type { Bloodline, Vampire } from '../../../games/heritage/bloodline/bloodline.ts';
import { found } from '../../../games/heritage/bloodline/bloodline.ts';
import type { CharacterCard } from '../../../games/heritage/deck/cards.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { EMPTY_TABLE, type Table } from '../../../games/heritage/table/table.ts';
import type { Category, Clan } from '../../../games/heritage/vocabulary.ts';
import type { PictureNames } from './picture.ts';

/** A board in one of its states, to be looked at. */
export interface BoardExample {
	/** What is to be seen, e.g. “Neutral”. */
	readonly title: string;
	readonly category: Category;
	readonly table: Table;
	/** How it lay before, where the example shows a change. */
	readonly before: Json | null;
	/** How it begins by other readings; absent: always like this. */
	readonly begins?: (readings: Ruleset) => Json;
}

const PLAYERS: readonly { readonly seat: SeatId; readonly name: string; readonly clan: Clan }[] = [
	{ seat: 's1', name: 'Mira', clan: 'ventrue' },
	{ seat: 's2', name: 'Bartholomew', clan: 'brujah' },
	{ seat: 's3', name: 'Chiara', clan: 'nosferatu' },
	{ seat: 's4', name: 'Mo', clan: 'tremere' }
];

/** A vampire of an example, and what of it the picture depends on. */
export interface ExampleVampire {
	readonly card: Pick<CharacterCard, 'id' | 'name'> & Partial<CharacterCard>;
	readonly of: SeatId;
	readonly bears?: Partial<Pick<Vampire, 'power' | 'infamy' | 'torpor'>>;
}

const cardOf = (clan: Clan, card: ExampleVampire['card']): CharacterCard => ({
	clan,
	kind: 'basic',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'warlike',
	bonded: false,
	abilities: [],
	...card
});

/** The names of all examples; characters are called by their cards. */
export function exampleNames(table: Table): PictureNames {
	return {
		seat: (seat) => PLAYERS.find((one) => one.seat === seat)?.name ?? seat,
		character: (id) => table.cast[id]?.name ?? id
	};
}

/** A table of so many players in the first era of a board, which lies in this state. */
export function example(
	{ id, category, eras }: BoardFacts,
	title: string,
	state: Json,
	more: {
		readonly players?: 2 | 3 | 4;
		readonly before?: Json;
		readonly vampires?: readonly ExampleVampire[];
		readonly firstPlayer?: SeatId;
		readonly begins?: BoardExample['begins'];
	} = {}
): BoardExample {
	const players = PLAYERS.slice(0, more.players ?? 3);
	const cast = players.map(({ seat, clan, name }) =>
		cardOf(clan, { id: `leader-${seat}`, name: `The leader of ${name}`, kind: 'leader' })
	);
	const joined = (more.vampires ?? []).map(({ card, of }) =>
		cardOf(PLAYERS.find(({ seat }) => seat === of)?.clan ?? 'ventrue', card)
	);
	const table: Table = {
		...EMPTY_TABLE,
		phase: 'play',
		era: eras[0],
		round: 3,
		firstPlayer: more.firstPlayer ?? 's1',
		turn: { seat: 's1', recruit: 'open', schemes: 1, used: [] },
		seats: players.map(({ seat, clan }) => ({
			seat,
			clan,
			leader: `leader-${seat}`,
			retainer: null,
			assets: [],
			obligations: []
		})),
		cast: Object.fromEntries([...cast, ...joined].map((card) => [card.id, card])),
		boards: { ...EMPTY_TABLE.boards, [category]: { battleground: id, state } },
		bloodlines: Object.fromEntries(
			players.map(({ seat }) => [seat, bloodlineOf(seat, more.vampires ?? [])])
		)
	};
	const { before = null, begins } = more;
	return { title, category, table, before, ...(begins && { begins }) };
}

/** A leader, and every other vampire of that seat as its childe. */
function bloodlineOf(seat: SeatId, vampires: readonly ExampleVampire[]): Bloodline {
	const leader = `leader-${seat}`;
	const alone = found(leader, { power: 3, boons: [] });
	const childer = vampires
		.filter(({ of }) => of === seat)
		.map(({ card, bears }): [string, Vampire] => [
			card.id,
			{
				id: card.id,
				sire: leader,
				power: 0,
				infamy: 0,
				boons: [],
				exhausted: false,
				torpor: false,
				enemy: null,
				absorbed: [],
				...bears
			}
		]);
	return { ...alone, vampires: { ...alone.vampires, ...Object.fromEntries(childer) } };
}
