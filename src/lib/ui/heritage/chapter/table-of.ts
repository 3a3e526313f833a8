import { battlegroundsOf, type Battleground } from '../../../games/heritage/boards/timeline.ts';
import { rulesetOf } from '../../../games/heritage/chronicle/chapters.ts';
import { stickersOf, whereIs } from '../../../games/heritage/register/whereabouts.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { eraOf } from '../../../games/heritage/vocabulary.ts';
import type { PickableCharacter } from '../character/pickable.ts';
import { strangersTo } from '../character/strangers.ts';
import { boardTermId } from '../boards/term-id.ts';
import type { Table } from './table.ts';

type SeatNames = Readonly<Record<SeatId, string>>;

/** The table of a chapter, for its pages. */
export function tableOf(state: ChronicleState, names: SeatNames, chapter: number): Table {
	const boards = battlegroundsOf(eraOf(chapter), rulesetOf(state, chapter));
	const about = (board: Battleground) => ({ name: board.name, term: boardTermId(board) });
	return {
		seats: state.seats.map((seat, index) => ({
			seat,
			name: names[seat] ?? seat,
			number: index + 1
		})),
		battlegrounds: {
			class: about(boards.class),
			temperament: about(boards.temperament),
			geography: about(boards.geography)
		},
		leaders: Object.values(state.characters)
			.filter(({ kind }) => kind === 'leader')
			.map(({ id, name, clan }) => {
				const where = whereIs(state, id);
				return { name, clan, home: where?.place === 'home' ? where.seat : null };
			}),
		characters: pickable(state, names),
		strangers: strangersTo(state),
		playedHere: state.table?.chapter === chapter
	};
}

/** Everybody in the register, by name, with where they are; the banished cannot be chosen. */
export function pickable(state: ChronicleState, names: SeatNames): PickableCharacter[] {
	return Object.values(state.characters)
		.map((character) => ({
			...signsOf(character),
			stickers: stickersOf(state, character.id).length,
			...whereWords(state, names, character.id)
		}))
		.sort((a, b) => a.name.localeCompare(b.name));
}

function signsOf({
	id,
	name,
	kind,
	clan,
	class: byClass,
	temperament,
	geography,
	archetype
}: ChronicleState['characters'][string]) {
	return { id, name, kind, clan, class: byClass, temperament, geography, archetype };
}

function whereWords(
	state: ChronicleState,
	names: SeatNames,
	character: string
): Pick<PickableCharacter, 'note' | 'blocked'> {
	const where = whereIs(state, character);
	switch (where?.place) {
		case 'haven':
			return { note: `retained by ${names[where.seat] ?? where.seat}` };
		case 'home':
			return { note: `at home with ${names[where.seat] ?? where.seat}` };
		case 'banished':
			return { blocked: 'banished from the chronicle' };
		case 'with-clan':
			return { note: 'leader' };
		case 'deck':
		case undefined:
			return {};
	}
}
