import {
	change,
	embrace,
	replace,
	type Bloodline,
	type VampireId
} from '../bloodline/bloodline.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Clan } from '../vocabulary.ts';
import type { BoonPlace, TableEventOf } from './events.ts';
import type { Standing, Table } from './table.ts';
import { ownerOf, vampireOf } from './where.ts';

/** The table with one bloodline changed; a seat without one changes nothing. */
export function withBloodline(
	table: Table,
	seat: SeatId | null,
	to: (bloodline: Bloodline) => Bloodline
): Table {
	const bloodline = seat === null ? undefined : table.bloodlines[seat];
	if (seat === null || !bloodline) return table;
	return { ...table, bloodlines: { ...table.bloodlines, [seat]: to(bloodline) } };
}

type Change = Parameters<typeof change>[2];

export function withVampire(table: Table, vampire: VampireId, to: Change): Table {
	return withBloodline(table, ownerOf(table, vampire), (bloodline) =>
		change(bloodline, vampire, to)
	);
}

/** Out of queue, deck, discards and havens, wherever it lay. */
export function taken(table: Table, character: ThingId): Table {
	const without = (pile: readonly ThingId[]) =>
		pile.includes(character) ? pile.filter((card) => card !== character) : pile;
	const [queue, deck, discards] = [
		without(table.queue),
		without(table.deck),
		without(table.discards)
	];
	return {
		...table,
		queue,
		deck,
		discards,
		reserved: withoutKey(table.reserved, character),
		retainers: withoutRetainer(table.retainers, character)
	};
}

export function withoutKey<T>(
	record: { readonly [key: string]: T },
	key: string
): { readonly [key: string]: T } {
	if (!(key in record)) return record;
	return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function withoutRetainer(retainers: Table['retainers'], character: ThingId): Table['retainers'] {
	const seat = Object.keys(retainers).find((one) => retainers[one] === character);
	return seat === undefined ? retainers : { ...retainers, [seat]: null };
}

export function characterRecruited(
	table: Table,
	{ seat, character, sire, paid }: TableEventOf<'CharacterRecruited'>
): Table {
	let after = withBloodline(taken(table, character), seat, (bloodline) => {
		let paying = bloodline;
		for (const [payer, power] of Object.entries(paid))
			paying = change(paying, payer, {
				power: Math.max(0, (paying.vampires[payer]?.power ?? 0) - power)
			});
		return embrace(paying, character, sire);
	});
	after = { ...after, recruits: { ...after.recruits, [seat]: (after.recruits[seat] ?? 0) + 1 } };
	return after.turn?.seat === seat ? { ...after, turn: { ...after.turn, recruit: 'done' } } : after;
}

export function tokensChanged(
	table: Table,
	{ vampire, power, infamy }: TableEventOf<'TokensChanged'>
): Table {
	const now = vampireOf(table, vampire);
	if (!now) return table;
	return withVampire(table, vampire, {
		power: Math.max(0, now.power + power),
		infamy: Math.max(0, now.infamy + infamy)
	});
}

function withoutOne(boons: readonly Clan[], clan: Clan): readonly Clan[] {
	const at = boons.indexOf(clan);
	return at < 0 ? boons : boons.toSpliced(at, 1);
}

function lifted(table: Table, place: BoonPlace, clan: Clan): Table {
	if (place.on === 'market') return onMarket(table, place.market, null);
	const boons = vampireOf(table, place.vampire)?.boons ?? [];
	return withVampire(table, place.vampire, { boons: withoutOne(boons, clan) });
}

function laid(table: Table, place: BoonPlace, clan: Clan): Table {
	if (place.on === 'market') return onMarket(table, place.market, clan);
	const boons = vampireOf(table, place.vampire)?.boons ?? [];
	return withVampire(table, place.vampire, { boons: [...boons, clan] });
}

function onMarket(table: Table, market: ThingId, boon: Clan | null): Table {
	const standing = table.standing.map((one): Standing =>
		one.kind === 'black-market' && one.scheme === market ? { ...one, boon } : one
	);
	return { ...table, standing };
}

export function boonMoved(
	table: Table,
	{ clan, from, to }: Pick<TableEventOf<'BoonMoved'>, 'clan' | 'from' | 'to'>
): Table {
	return laid(lifted(table, from, clan), to, clan);
}

/**
 * The old character goes to the discards; whoever takes its place takes over the edict it proclaimed.
 * Source: rulebook, Tremere.
 */
export function vampireUsurped(
	table: Table,
	{ vampire, by }: TableEventOf<'VampireUsurped'>
): Table {
	const after = withBloodline(taken(table, by), ownerOf(table, vampire), (bloodline) =>
		replace(bloodline, vampire, by)
	);
	const standing = table.standing.map((one) =>
		one.kind === 'edict' && one.leader === vampire ? { ...one, leader: by } : one
	);
	return { ...after, standing, discards: [...after.discards, vampire] };
}

/** The ancilla lies with the monstrosity until the aftermath (ruling 29). */
export function monstrosityCrafted(
	table: Table,
	{ vampire, ancilla }: TableEventOf<'MonstrosityCrafted'>
): Table {
	const absorbed = [...(vampireOf(table, vampire)?.absorbed ?? []), ancilla];
	return withVampire(taken(table, ancilla), vampire, { absorbed });
}

/** A scheme that stays in play is spent no more, from the moment on in which it is laid there. */
export function keptInPlay(table: Table, scheme: ThingId): Table {
	if (!table.spent.includes(scheme)) return table;
	return { ...table, spent: table.spent.filter((spent) => spent !== scheme) };
}

/** One scheme lies with an enemy: an older one is used up, unless another enemy still has it. */
export function enemyDeclared(
	table: Table,
	{ vampire, scheme }: TableEventOf<'EnemyDeclared'>
): Table {
	const older = vampireOf(table, vampire)?.enemy ?? null;
	const after = withVampire(keptInPlay(table, scheme), vampire, { enemy: scheme });
	if (older === null || hasEnemyOf(after, older)) return after;
	return { ...after, spent: [...after.spent, older] };
}

/** Whether a scheme lies with an enemy, one in torpor too. */
export function hasEnemyOf(table: Table, scheme: ThingId): boolean {
	return Object.values(table.bloodlines).some(({ vampires }) =>
		Object.values(vampires).some(({ enemy }) => enemy === scheme)
	);
}
