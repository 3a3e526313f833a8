import type { DBSchema } from 'idb';
import {
	atDepth,
	boxSet,
	cardsIn,
	NOTHING_TOLD,
	rememberedWith,
	toldTogether,
	type ToldCards
} from '../../../games/vendetta/box/box-set.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { settingOf } from '../../../games/vendetta/table/where.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { KeptBox } from './kept-box.ts';
import { deviceDatabase } from '../../device-database.ts';

interface Told extends DBSchema {
	told: { key: string; value: ToldCards };
}

/** One box a device. */
const OWN = 'own-box';
const open = deviceDatabase<Told>('elysium-vendetta-box', (database) => {
	database.createObjectStore('told');
});

/** Where the browser stores nothing, it is known as long as this page is open. */
let unkept: ToldCards | null = null;

/** What was told of the box on this device. */
export async function toldHere(): Promise<ToldCards> {
	if (unkept) return unkept;
	const kept = await open()
		.then((database) => database.get('told', OWN))
		.catch(() => undefined);
	return kept ?? NOTHING_TOLD;
}

/** Keeps this in place of what was told. */
export async function keepTold(told: ToldCards): Promise<void> {
	unkept = null;
	try {
		await (await open()).put('told', told, OWN);
	} catch {
		unkept = told;
	}
}

/** Keeps what was read off some cards. */
export async function rememberHere(told: ToldCards): Promise<void> {
	await keepTold(rememberedWith(await toldHere(), told));
}

/** The told cards of a table, as a depth needs them. */
export async function cardsFor(depth: Depth, table: Table): Promise<ToldCards> {
	return cardsIn(settingOf(table).cards, atDepth(await toldHere(), depth));
}

/** All cards of the box as a new game begins with them. */
export const setFor = async (depth: Depth) => boxSet(atDepth(await toldHere(), depth));

/** The box of this device, as it is typed. */
export const deviceBox: KeptBox = {
	async add(cards) {
		const now = toldTogether(await toldHere(), cards);
		await keepTold(now);
		return now;
	},
	async clear() {
		await keepTold(NOTHING_TOLD);
		return null;
	}
};
