import { VICTIM, VICTIMS } from '../vocabulary.ts';
import type { CardSet } from '../cards.ts';
import { BY_HAND, type Change } from './changes.ts';
import type { Correction } from './correction.ts';
import type { TableEventOf } from './events.ts';
import { seenBy } from './evolve-cards.ts';
import { withAlly, withDeployedBlood, withPlayer } from './evolve-pool.ts';
import type { Mark } from './marks.ts';
import type { Table } from './table.ts';
import { clanCardOf, seatsOf } from './where.ts';

/** Whose clan card this is, where somebody plays its clan. */
export const ownerOf = (table: Table, card: string): string | null => {
	const clan = clanCardOf(table, card)?.clan;
	return seatsOf(table).find((seat) => table.players[seat]?.clan === clan) ?? null;
};

/** Whose clan card a correction moves; none: it moves none. */
export function movedOf(table: Table, correction: Correction): readonly string[] {
	const owner = correction.set === 'card' ? ownerOf(table, correction.card) : null;
	return owner === null ? [] : [owner];
}

/** The table with one thing set right. */
export function corrected(table: Table, correction: Correction): Table {
	switch (correction.set) {
		case 'pool': {
			const { seat, set: _, ...counts } = correction;
			return withPlayer(table, seat, () => counts);
		}
		case 'alliance': {
			const { seat, alliance, drained } = correction;
			return counted(withPlayer(table, seat, () => ({ alliance, drained })));
		}
		case 'blood': {
			const { seat, at, blood } = correction;
			return { ...table, blood: { ...table.blood, [at]: { ...table.blood[at], [seat]: blood } } };
		}
		case 'ally': {
			const { at, ally } = correction;
			const came = ally === null || table.alliesCame.includes(ally);
			const alliesCame = came ? table.alliesCame : [...table.alliesCame, ally];
			return { ...withAlly(table, at, ally), alliesCame };
		}
		case 'ambition':
			return { ...table, ambition: correction.seat };
		case 'relic':
			return withPlayer(table, correction.seat, ({ relic }) => ({
				relic: relic && { ...relic, used: correction.used }
			}));
		case 'card':
			return withCardAt(table, correction);
	}
}

/** With the Victims that are left, and without Allies in their deck that somebody has. */
function counted(table: Table): Table {
	const held = Object.values(table.players).flatMap(({ alliance, drained }) => [
		...alliance,
		...drained
	]);
	const victims = held.filter((card) => card === VICTIM).length;
	const came = held.filter((card) => card !== VICTIM && !table.alliesCame.includes(card));
	return { ...table, victims: VICTIMS - victims, alliesCame: [...table.alliesCame, ...came] };
}

/** A clan card that everybody sees now, laid where the table says. */
function withCardAt(table: Table, { card, from, to }: Extract<Correction, { set: 'card' }>): Table {
	const owner = ownerOf(table, card);
	if (owner === null) return table;
	const lies = table.deployed.find(
		(one) => one.card === card || (typeof from === 'object' && one.slot === from.slot)
	);
	const gone = lies ? null : from;
	const counted = withPlayer(table, owner, (player) => ({
		hand: player.hand + Number(to === 'hand') - Number(gone === 'hand'),
		deck: player.deck + Number(to === 'deck') - Number(gone === 'deck'),
		seen: seenBy(player, [card])
	}));
	const deployed = table.deployed.filter((one) => one !== lies);
	if (typeof to === 'string') return { ...counted, deployed };
	const slot = lies?.slot ?? counted.nextSlot;
	const laid = { slot, owner, ...to, card, up: true, playedDown: false };
	return {
		...counted,
		deployed: [...deployed, laid],
		nextSlot: Math.max(counted.nextSlot, slot + 1)
	};
}

/** Some cards of a list in place of those of the same ids. */
const replaced = <Card extends { readonly id: string }>(
	all: readonly Card[],
	by: readonly Card[]
): Card[] => all.map((card) => by.find(({ id }) => id === card.id) ?? card);

/** The table after a change that was entered by hand; cards that move do so by events of their own. */
function changed(table: Table, change: Change, card: string | null): Table {
	const of = card ?? BY_HAND;
	switch (change.change) {
		case 'blood':
		case 'influence': {
			const { change: what, seat, by } = change;
			return withPlayer(table, seat, (player) => ({ [what]: Math.max(0, player[what] + by) }));
		}
		case 'deployed':
			return withDeployedBlood(table, change.seat, change.at, change.by);
		case 'power':
		case 'cancel': {
			const { slot } = change;
			const at = table.deployed.find((one) => one.slot === slot)?.at;
			if (at === undefined) return table;
			const said: Mark =
				change.change === 'power'
					? { mark: 'power', slot, by: change.by, at, of }
					: { mark: 'cancelled', slot, at, of };
			return { ...table, marks: [...table.marks, said] };
		}
		case 'wins-ties': {
			const at = table.conflict?.location;
			if (at === undefined) return table;
			return {
				...table,
				marks: [...table.marks, { mark: 'wins-ties', seat: change.seat, at, of }]
			};
		}
		default:
			return table;
	}
}

export const evolveCorrection = {
	ChangesTold: (table: Table, { card, changes }: TableEventOf<'ChangesTold'>): Table =>
		changes.reduce((now, change) => changed(now, change, card), table),
	CardsDescribed(table: Table, { cards, depth }: TableEventOf<'CardsDescribed'>): Table {
		const { setting } = table;
		if (!setting) return table;
		const { clanCards, allies, relics, locationCards } = setting.cards;
		const now: CardSet = {
			...setting.cards,
			clanCards: replaced(clanCards, cards.clanCards),
			allies: replaced(allies, cards.allies),
			relics: replaced(relics, cards.relics),
			locationCards: replaced(locationCards, cards.locationCards)
		};
		return { ...table, setting: { ...setting, cards: now, ...(depth !== undefined && { depth }) } };
	},
	/** What is sealed of a player changes once with each event, however many of its cards move. */
	TableCorrected(table: Table, { corrections }: TableEventOf<'TableCorrected'>): Table {
		const owners = new Set(corrections.flatMap((one) => movedOf(table, one)));
		return [...owners].reduce(
			(now, owner) => withPlayer(now, owner, ({ secret }) => ({ secret: secret + 1 })),
			corrections.reduce(corrected, table)
		);
	}
};
