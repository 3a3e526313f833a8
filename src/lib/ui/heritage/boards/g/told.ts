import {
	claimant,
	titleUp,
	weightOf,
	type Court,
	type Title
} from '../../../../games/heritage/boards/g/court.ts';
import { activationsAVote, TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf, ownerOf, vampireOf } from '../../../../games/heritage/table/where.ts';
import { CLASSES } from '../../../../games/heritage/vocabulary.ts';
import { signOf } from '../../character/attributes.ts';
import { counted } from '../../ledger/names.ts';
import type { PictureNames, Told, ToldLine } from '../picture.ts';

export const titleNames: { readonly [T in Title]: string } = {
	sheriff: 'Sheriff',
	harpy: 'Harpy',
	seneschal: 'Seneschal',
	prince: 'Prince'
};

/** How many activations until the next vote; null: there is none any more. */
export function untilVote(table: Table, court: Court): number | null {
	if (titleUp(court) === null) return null;
	const laid = court.tokens.elitist + court.tokens.egalitarian;
	return Math.max(1, activationsAVote(table.seats.length) - laid);
}

/** The next vote, both sides, and every title from the prince down. */
export const told: Told<Court> = (table, court, names) => [
	nextVote(table, court, names),
	...CLASSES.map((side) => ({
		label: signOf(side).label,
		value: `${counted(court.tokens[side], 'token')}, strength ${weightOf(table, court, side)}`
	})),
	...TITLES.toReversed().map((title) => ({
		label: titleNames[title],
		value: bearer(table, court, title, names)
	}))
];

function nextVote(table: Table, court: Court, names: PictureNames): ToldLine {
	const up = titleUp(court);
	const left = untilVote(table, court);
	if (up === null || left === null) return { label: 'Next vote', value: 'no votes left' };
	const now = claimant(table, court);
	return {
		label: 'Next vote',
		value: `for the ${up}, after ${counted(left, 'more activation')}; if held now, ${now === null ? 'nobody' : names.character(now)} would win`
	};
}

function bearer(table: Table, court: Court, title: Title, names: PictureNames): string {
	const holder = court.titles[TITLES.indexOf(title)];
	if (holder === undefined) return `not voted on yet, ${promised(title)}`;
	if (holder === null) return 'voted on, nobody won it';
	const owner = ownerOf(table, holder);
	const vampire = vampireOf(table, holder);
	if (owner === null || !vampire) return `${names.character(holder)}, no longer at the table`;
	const name = `${names.character(holder)} of ${names.seat(owner)}`;
	const side = cardOf(table, holder).class;
	if (title !== 'prince') return `${name}, ${side}`;
	return vampire.torpor
		? `${name}, in torpor: nobody scores`
		: `${name}: each ${side} vampire is worth 2`;
}

const promised = (title: Title): string =>
	title === 'prince'
		? '2 for each vampire of the prince’s class'
		: '1 power for the player who wins it';
