import type { DBSchema } from 'idb';
import {
	boxSet,
	doneByHand,
	NOTHING_TOLD,
	toldTogether,
	type Depth,
	type ToldCards
} from '../../../games/vendetta/box/box-set.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { settingOf } from '../../../games/vendetta/table/where.ts';
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

/** Keeps what was read off some cards. What was typed of their abilities before stays. */
export async function rememberHere(told: ToldCards): Promise<void> {
	const before = await toldHere();
	const typed = new Map(
		[...before.clanCards, ...before.allies].map(({ id, abilities }) => [id, abilities])
	);
	const kept = <Card extends { readonly id: string; readonly abilities: unknown }>(card: Card) => ({
		...card,
		abilities: typed.get(card.id) ?? card.abilities
	});
	const now = {
		...told,
		clanCards: told.clanCards.map(kept),
		allies: told.allies.map(kept)
	} as ToldCards;
	await keepTold(toldTogether(before, now));
}

/** The told cards of a table, as a depth needs them. */
export async function cardsFor(depth: Depth, table: Table): Promise<ToldCards> {
	const told = await toldHere();
	const { clanCards, allies, relics, locationCards } = settingOf(table).cards;
	const there = new Set([...clanCards, ...allies, ...relics, ...locationCards].map(({ id }) => id));
	const own = <Card extends { readonly id: string }>(cards: readonly Card[]): Card[] =>
		cards.filter(({ id }) => there.has(id));
	const cards = depth === 'twin' ? told : doneByHand(told);
	return {
		clanCards: own(cards.clanCards),
		allies: own(cards.allies),
		relics: own(cards.relics),
		locationCards: own(cards.locationCards)
	};
}

/** All cards of the box as a new game begins with them. */
export async function setFor(depth: Depth) {
	const told = await toldHere();
	return boxSet(depth === 'twin' ? told : doneByHand(told));
}
