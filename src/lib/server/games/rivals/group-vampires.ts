import { readJsonText } from '../../../games/core/json-text.ts';
import { readAs } from '../../../games/core/read-as.ts';
import {
	knownCitySchema,
	knownVampiresSchema,
	rememberedWith,
	type KnownCity,
	type KnownVampire
} from '../../../games/rivals/facts/shapes.ts';
import { rivals } from '../../../games/rivals/rivals.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import { cardsInBox, putCardsInBox } from '../../tables/group-boxes.ts';

/* The cards that a group typed once: vampires with name, Blood Potency and plain facts, and its City, so that nobody types them again. */

/** Beside its vampires. */
const CITY = `${rivals.name}-city`;

/** A list of records with lists in them. */
const LEVELS = 6;

export async function vampiresOf(
	read: Pick<Reader | Transaction, 'select'>,
	group: string
): Promise<readonly KnownVampire[]> {
	const cards = await cardsInBox(read, group, rivals.name);
	const json = cards === null ? null : readJsonText(cards, LEVELS);
	// What an older program kept in another form is typed again.
	return (json?.ok ? readAs(knownVampiresSchema, json.value) : null) ?? [];
}

/** Keeps what somebody read off a vampire's card, in place of what was typed of that name. */
export async function rememberVampire(
	transaction: Transaction,
	group: string,
	vampire: KnownVampire
): Promise<void> {
	const known = await vampiresOf(transaction, group);
	const now = JSON.stringify(rememberedWith(known, [vampire]));
	await putCardsInBox(transaction, group, rivals.name, now);
}

export async function cityOfGroup(
	read: Pick<Reader | Transaction, 'select'>,
	group: string
): Promise<readonly KnownCity[]> {
	const cards = await cardsInBox(read, group, CITY);
	const json = cards === null ? null : readJsonText(cards, LEVELS);
	return (json?.ok ? readAs(knownCitySchema, json.value) : null) ?? [];
}

/** Keeps what somebody read off a City card, in place of what was typed of that name. */
export async function rememberCity(
	transaction: Transaction,
	group: string,
	card: KnownCity
): Promise<void> {
	const known = await cityOfGroup(transaction, group);
	await putCardsInBox(transaction, group, CITY, JSON.stringify(rememberedWith(known, [card])));
}
