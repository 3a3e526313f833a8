import type { SeatId } from '../../core/seats.ts';
import type { TableEvent } from './events.ts';
import { chooseOne, type Resolving } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Deployed, Table } from './table.ts';
import type { Task } from './tasks.ts';
import { bloodAt, clanCardOf, onPosition, presentAt, readingsOf, turnOrder } from './where.ts';

/** Who stays and who withdraws [5.1]. */
export const withdrawTasks = {
	/** Everybody who has anything there chooses in secret, alone too [5.1]. */
	*withdraw(table, { location }) {
		const seats = presentAt(table, location);
		const done: Task = { kind: 'withdraws-done' };
		if (seats.length === 0) return { next: [done] };
		const options = ['stay', 'withdraw'];
		const ask = { seat: null, prompt: 'token', options, least: 1, most: 1 } as const;
		const tokens = yield { ...ask, about: { location }, together: seats };
		const to = location === 'haven' ? null : 'haven';
		const next = seats
			.filter((_, nth) => tokens[nth] === 'withdraw')
			.map((seat): Task => ({ kind: 'withdraw-seat', seat, at: location, to }));
		return { next: [...next, done] };
	},

	/** Blood into the Pool, cards face up to the Haven, or home [5.1]. */
	*'withdraw-seat'(table, task) {
		const { seat, at, to } = task;
		if (!presentAt(table, at).includes(seat)) return {};
		const cards = onPosition(table, at, seat);
		const down = cards.filter(({ up }) => !up);
		const isShown = to !== null || readingsOf(table).unseenHome === 'turned-up';
		if (isShown && down.length > 0)
			return { next: [...down.map(({ slot }) => ({ kind: 'turn-up', slot }) as const), task] };
		const elsewhere = to === null ? [] : yield* goingElsewhere(table, seat, cards);
		const slots = cards.map(({ slot }) => slot);
		const blood = bloodAt(table, at, seat);
		const withdrew: TableEvent = { type: 'Withdrew', seat, at, blood, to, slots };
		const home: readonly TableEvent[] =
			to === null && slots.length > 0 ? [{ type: 'CardsHome', slots, toDeck: [] }] : [];
		return { events: [withdrew, ...home, ...elsewhere] };
	},

	'withdraws-done'(table) {
		const { conflict } = table;
		if (!conflict) return {};
		const withCards = turnOrder(table).filter(
			(seat) => onPosition(table, conflict.location, seat).length > 0
		);
		return { events: [{ type: 'WithdrawsDone', withCards }] };
	}
} satisfies Partial<Resolvers>;

/** Cards that go elsewhere than to the Haven when they are withdrawn, as they say. */
function* goingElsewhere(
	table: Table,
	seat: SeatId,
	cards: readonly Deployed[]
): Resolving<readonly TableEvent[]> {
	const events: TableEvent[] = [];
	for (const { slot, card } of cards) {
		const id = card ?? '';
		const rule = clanCardOf(table, id)?.abilities.find(
			(one) => one.ability === 'always' && one.rule.rule === 'withdraws-to'
		);
		if (rule?.ability !== 'always' || rule.rule.rule !== 'withdraws-to') continue;
		if (rule.rule.where === 'hand') {
			events.push({ type: 'CardsHome', slots: [slot], toDeck: [] });
			continue;
		}
		const here = table.conflict?.location;
		const options = table.locations
			.filter(({ id: at, resolved }) => !resolved && at !== here)
			.map(({ id: at }) => at);
		const at = yield* chooseOne({ seat, prompt: 'where', options, about: { card: id } });
		const place = options.find((one) => one === at);
		if (place !== undefined) events.push({ type: 'CardMoved', slot, at: place, position: seat });
	}
	return events;
}
