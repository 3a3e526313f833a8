import type { SeatId } from '../../core/seats.ts';
import { VICTIM } from '../vocabulary.ts';
import type { TableEventOf } from './events.ts';
import type { Player, Table } from './table.ts';

export function withPlayer(
	table: Table,
	seat: SeatId,
	change: (player: Player) => Partial<Player>
): Table {
	const player = table.players[seat];
	if (!player) return table;
	return { ...table, players: { ...table.players, [seat]: { ...player, ...change(player) } } };
}

export const withEveryPlayer = (
	table: Table,
	change: (player: Player, seat: SeatId) => Partial<Player>
): Table => ({
	...table,
	players: Object.fromEntries(
		Object.entries(table.players).map(([seat, player]) => [
			seat,
			{ ...player, ...change(player, seat) }
		])
	)
});

export function withDeployedBlood(table: Table, seat: SeatId, at: string, by: number): Table {
	const here = table.blood[at] ?? {};
	const now = Math.max(0, (here[seat] ?? 0) + by);
	return { ...table, blood: { ...table.blood, [at]: { ...here, [seat]: now } } };
}

export function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
	const at = list.indexOf(item);
	return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Pools and Alliances, as events change them. */
export const evolvePool = {
	Fed: (table: Table, { seat, blood }: TableEventOf<'Fed'>) =>
		withPlayer(table, seat, (player) => ({ blood: player.blood + blood })),
	BloodMoved: (table: Table, { seat, by }: TableEventOf<'BloodMoved'>) =>
		withPlayer(table, seat, ({ blood }) => ({ blood: Math.max(0, blood + by) })),
	InfluenceMoved: (table: Table, { seat, by }: TableEventOf<'InfluenceMoved'>) =>
		withPlayer(table, seat, ({ influence }) => ({ influence: Math.max(0, influence + by) })),
	DeployedMoved: (table: Table, { seat, at, by }: TableEventOf<'DeployedMoved'>) =>
		withDeployedBlood(table, seat, at, by),
	BloodDeployed(table: Table, event: TableEventOf<'BloodDeployed'>) {
		const { seat, at, pool, bank, flipped, as } = event;
		const laid = withDeployedBlood(table, seat, at, pool + bank + flipped);
		const paid = withPlayer(laid, seat, (player) => ({
			blood: player.blood - pool,
			flipped: player.flipped + flipped
		}));
		const now = paid.turn;
		if (as === 'effect' || !now?.played) return paid;
		return { ...paid, turn: { ...now, played: { ...now.played, open: false } } };
	},
	CardDrained: (table: Table, { seat, card, blood, tokens }: TableEventOf<'CardDrained'>) =>
		withPlayer(table, seat, (player) => ({
			alliance: without(player.alliance, card),
			drained: [...player.drained, card],
			blood: player.blood + blood,
			tokens: player.tokens + tokens
		})),
	CardUndrained: (table: Table, { seat, card }: TableEventOf<'CardUndrained'>) =>
		withPlayer(table, seat, ({ alliance, drained }) => ({
			alliance: [...alliance, card],
			drained: without(drained, card)
		})),
	TokensGained: (table: Table, { seat, tokens }: TableEventOf<'TokensGained'>) =>
		withPlayer(table, seat, (player) => ({ tokens: player.tokens + tokens })),
	FrenzyEntered(table: Table, { seat, cause }: TableEventOf<'FrenzyEntered'>) {
		const entered = withPlayer(table, seat, ({ frenzies }) => ({ frenzies: frenzies + 1 }));
		if (cause === null) return entered;
		return withPlayer(entered, cause, ({ caused }) => ({ caused: caused + 1 }));
	},
	AllyWon(table: Table, { seat, location, ally }: TableEventOf<'AllyWon'>) {
		const won = withPlayer(table, seat, ({ alliance }) => ({ alliance: [...alliance, ally] }));
		return withAlly(won, location, null);
	},
	AllyRemoved: (table: Table, { location }: TableEventOf<'AllyRemoved'>) =>
		withAlly(table, location, null),
	VictimGained: (table: Table, { seat }: TableEventOf<'VictimGained'>) => ({
		...withPlayer(table, seat, ({ alliance }) => ({ alliance: [...alliance, VICTIM] })),
		victims: table.victims - 1
	})
};

export const withAlly = (table: Table, at: string, ally: string | null): Table => ({
	...table,
	locations: table.locations.map((one) => (one.id === at ? { ...one, ally } : one))
});
