import { cardOf, findSlot, findVampire, nameOf } from '../../../games/rivals/table/where.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';

const SEAT = /^s\d+$/;
const VAMPIRE = /^s\d+v\d+$/;
const SLOT = /^\d+$/;

/** What anything on the table is called, by its id: a seat, a vampire, a card in play by its slot, or a card. */
export function nameIn(table: Table, speaker: Speaker, id: string): string {
	if (SEAT.test(id)) return speaker.within(id);
	if (VAMPIRE.test(id)) {
		const found = findVampire(table, id);
		return found ? nameOf(table, found.vampire) : id;
	}
	if (SLOT.test(id)) {
		const lying = findSlot(table, Number(id));
		if (lying?.at === 'down') return 'a Conspiracy';
		return lying ? cardOf(table, lying.one.card).name : 'a card';
	}
	const card = table.setting?.cards.find((one) => one.id === id);
	return card?.name ?? id;
}
