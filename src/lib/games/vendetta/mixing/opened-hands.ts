import type { SealedTable } from '../table/dealing.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolve.ts';
import { EMPTY_TABLE } from '../table/table.ts';
import { playerOf } from '../table/where.ts';
import type { OpenedHands } from './steps.ts';

/** What each kept and played face down in a game, from what was sealed of it: all that no seed tells. */
export function openedHands(
	events: readonly TableEvent[],
	{ seats }: Pick<SealedTable, 'seats'>
): OpenedHands {
	const kept: { [question: string]: { [seat: string]: string[] } } = {};
	const faces: { [slot: string]: string } = {};
	let table = EMPTY_TABLE;
	let asked: number | null = null;
	for (const event of events) {
		if (event.type === 'ChoicesOpened') asked = event.choices === null ? event.question : null;
		if (event.type === 'CardsKept' && asked !== null) {
			const here: { [seat: string]: string[] } = {};
			for (const seat of Object.keys(event.kept)) {
				const { secret } = playerOf(table, seat);
				const before = seats[seat]?.[secret]?.hand ?? [];
				const after = seats[seat]?.[secret + 1]?.hand ?? [];
				here[seat] = after.filter((card) => !before.includes(card));
			}
			kept[asked] = here;
		}
		if (event.type === 'CardPlayed' && event.card === null && event.from === 'hand') {
			const { secret } = playerOf(table, event.owner);
			const face = seats[event.owner]?.[secret + 1]?.faces[event.slot];
			if (face !== undefined) faces[event.slot] = face;
		}
		table = evolveTable(table, event);
	}
	return { kept, faces };
}
