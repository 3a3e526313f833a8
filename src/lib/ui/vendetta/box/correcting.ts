import type { SeatId } from '../../../games/core/seats.ts';
import type { Correction } from '../../../games/vendetta/table/correction.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { bloodAt, playerOf, seatsOf, settingOf } from '../../../games/vendetta/table/where.ts';
import { LOCATIONS, VICTIM } from '../../../games/vendetta/vocabulary.ts';
import { locationTitle } from '../play/said.ts';

type Wanted = {
	blood: number;
	influence: number;
	tokens: number;
	flipped: number;
	/** By Location. */
	deployed: Record<string, number>;
	victims: number;
	drainedVictims: number;
	/** Each Ally that came: `alliance`, `drained`, or empty. */
	allies: Record<string, string>;
	/** Clan cards that lie face up: at which Location, `hand` or `deck`. */
	cards: Record<string, string>;
	relicUsed: boolean | null;
};
/** What a table should be, as far as a sheet says. */
export type WantedTable = { ambition: SeatId; players: Record<SeatId, Wanted> };

const victimsIn = (cards: readonly string[]): number =>
	cards.filter((card) => card === VICTIM).length;

/** The table as it lies now. */
export function asItLies(table: Table): WantedTable {
	const onLocations = table.locations.flatMap(({ ally }) => ally ?? []);
	const came = table.alliesCame.filter((ally) => !onLocations.includes(ally));
	const players = seatsOf(table).map((seat): [SeatId, Wanted] => {
		const { blood, influence, tokens, flipped, alliance, drained, relic } = playerOf(table, seat);
		const placeOf = (ally: string) =>
			alliance.includes(ally) ? 'alliance' : drained.includes(ally) ? 'drained' : '';
		const up = table.deployed.filter(({ owner, card }) => owner === seat && card !== null);
		return [
			seat,
			{
				blood,
				influence,
				tokens,
				flipped,
				deployed: Object.fromEntries(
					table.locations.map(({ id }) => [id, bloodAt(table, id, seat)])
				),
				victims: victimsIn(alliance),
				drainedVictims: victimsIn(drained),
				allies: Object.fromEntries(came.map((ally) => [ally, placeOf(ally)])),
				cards: Object.fromEntries(up.map(({ card, at }) => [card ?? '', at])),
				relicUsed: relic?.used ?? null
			}
		];
	});
	return { ambition: table.ambition ?? '', players: Object.fromEntries(players) };
}

/** Allies of the box that came in no round that Elysium saw: a table may have some of them. */
export const otherAllies = (table: Table, wanted: WantedTable): readonly string[] =>
	settingOf(table)
		.cards.allies.map(({ id }) => id)
		.filter(
			(id) =>
				!table.alliesCame.includes(id) &&
				Object.values(wanted.players).every(({ allies }) => (allies[id] ?? '') === '')
		);

/** Where a clan card may lie. */
export const placeWords = (table: Table) => [
	...table.locations.map(({ id }) => ({ value: String(id), label: locationTitle(id) })),
	{ value: 'hand', label: 'in the hand' },
	{ value: 'deck', label: 'in the clan deck' }
];

const cardsIn = (allies: Wanted['allies'], place: string, victims: number): string[] => [
	...Object.keys(allies).filter((ally) => allies[ally] === place),
	...Array.from({ length: victims }, () => VICTIM)
];

/** What has to be set right so that the table is as somebody wants it; Allies are taken away before they are given. */
export function correctionsOf(table: Table, wanted: WantedTable): readonly Correction[] {
	const now = asItLies(table);
	const ambition: readonly Correction[] =
		wanted.ambition === now.ambition ? [] : [{ set: 'ambition', seat: wanted.ambition }];
	const alliances: Correction[] = [];
	const others: Correction[] = [];
	for (const [seat, want] of Object.entries(wanted.players)) {
		const is = now.players[seat];
		if (!is) continue;
		const { blood, influence, tokens } = want;
		const flipped = Math.min(want.flipped, tokens);
		const isSame =
			blood === is.blood &&
			influence === is.influence &&
			tokens === is.tokens &&
			flipped === is.flipped;
		if (!isSame) others.push({ set: 'pool', seat, blood, influence, tokens, flipped });
		for (const at of LOCATIONS) {
			const n = want.deployed[at];
			if (n !== undefined && n !== is.deployed[at])
				others.push({ set: 'blood', seat, at, blood: n });
		}
		const lists = (one: Wanted) => ({
			alliance: cardsIn(one.allies, 'alliance', one.victims),
			drained: cardsIn(one.allies, 'drained', one.drainedVictims)
		});
		if (JSON.stringify(lists(want)) !== JSON.stringify(lists(is)))
			alliances.push({ set: 'alliance', seat, ...lists(want) });
		for (const [card, place] of Object.entries(want.cards)) {
			if (place === is.cards[card]) continue;
			const at = LOCATIONS.find((one) => one === place);
			const to = at === undefined ? (place === 'deck' ? 'deck' : 'hand') : { at, position: seat };
			others.push({ set: 'card', card, to });
		}
		if (want.relicUsed !== null && want.relicUsed !== is.relicUsed)
			others.push({ set: 'relic', seat, used: want.relicUsed });
	}
	// Who gives an Ally away comes before who gets it.
	const gives = (one: Correction) =>
		one.set === 'alliance' ? one.alliance.length + one.drained.length : 0;
	const had = (one: Correction) => {
		const is = one.set === 'alliance' ? now.players[one.seat] : undefined;
		return is
			? cardsIn(is.allies, 'alliance', is.victims).length +
					cardsIn(is.allies, 'drained', is.drainedVictims).length
			: 0;
	};
	return [
		...ambition,
		...alliances.toSorted((a, b) => gives(a) - had(a) - (gives(b) - had(b))),
		...others
	];
}
