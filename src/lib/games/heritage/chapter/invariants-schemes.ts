import { unseenSchemes } from '../dealing/dealer.ts';
import type { ThingId } from '../shapes.ts';
import type { SeatSetting } from '../table/setting.ts';
import type { Hand, Table } from '../table/table.ts';
import { fault, seatFaults, type Fault } from './fault.ts';

const NO_HAND: Hand = { drawn: 0, held: [] };

/** What is wrong with hands, and with schemes that lie in the open or are spent. */
export function schemeFaults(table: Table): readonly Fault[] {
	const seen = openSchemes(table);
	return [
		...seen
			.filter((scheme) => !table.schemes[scheme])
			.map((scheme) => fault('unknown-scheme', { scheme })),
		...seen
			.filter((scheme, index) => seen.indexOf(scheme) < index)
			.map((card) => fault('card-twice', { card })),
		...standingFaults(table),
		...table.seats.flatMap((setting) => handFaults(table, setting))
	];
}

/** What stays in play lies before a player of its clan, and only one edict does (rulebook, The Clans). */
function standingFaults({ seats, schemes, standing, ...table }: Table): readonly Fault[] {
	const clanOf = new Map(seats.map(({ seat, clan }) => [seat, clan]));
	const edicts = standing.filter(({ kind }) => kind === 'edict');
	return [
		...seatFaults(
			table,
			standing.map(({ seat }) => seat)
		),
		...standing.flatMap(({ scheme, seat }) => {
			const card = schemes[scheme];
			return !card || (card.of === 'clan' && card.clan === clanOf.get(seat))
				? []
				: [fault('scheme-of-another-clan', { scheme, seat })];
		}),
		...edicts.slice(1).map(({ scheme }) => fault('one-edict', { scheme }))
	];
}

/** Every scheme whose place all know, as often as it lies there; one may name several enemies. */
function openSchemes(table: Table): readonly ThingId[] {
	const enemies = Object.values(table.bloodlines).flatMap(({ vampires }) =>
		Object.values(vampires).flatMap(({ enemy }) => enemy ?? [])
	);
	return [
		...Object.values(table.hands).flatMap(({ held }) => held.flatMap(({ scheme }) => scheme ?? [])),
		...table.standing.map(({ scheme }) => scheme),
		...table.spent,
		...new Set(enemies)
	];
}

function handFaults(table: Table, { seat, clan }: SeatSetting): readonly Fault[] {
	const { drawn, held } = table.hands[seat] ?? NO_HAND;
	const positions = new Set(held.map(({ position }) => position));
	const most = unseenSchemes(table, seat).length;
	const unseen = held.filter(({ scheme }) => scheme === null).length;
	return [
		...held.flatMap(({ scheme }) => {
			const card = scheme === null ? undefined : table.schemes[scheme];
			return !card || (card.of === 'clan' && card.clan === clan)
				? []
				: [fault('scheme-of-another-clan', { scheme: card.id, seat })];
		}),
		...(unseen > most ? [fault('hand-too-large', { seat, most })] : []),
		...(positions.size < held.length || Math.max(-1, ...positions) >= drawn
			? [fault('hand-unsound', { seat })]
			: [])
	];
}
