import type { TableEvent } from '../events.ts';
import { chooseOne, upTo } from '../request.ts';
import type { Table } from '../table.ts';
import type { Task } from '../tasks.ts';
import { findSlot, findVampire, sideOf } from '../where.ts';
import { bodyOf } from './bodies.ts';
import { seatsFor, vampiresFor } from './choosing.ts';
import type { Context } from './context.ts';
import { remembering, rememberingSeats, type EffectRules } from './rules.ts';
import { amountIn } from './scene.ts';

type Words =
	| 'gain'
	| 'lose'
	| 'steal'
	| 'bleed'
	| 'steal-blood'
	| 'mend'
	| 'mend-spread'
	| 'fill'
	| 'invest'
	| 'collect';

/** Blood out of a vampire, as much as there is. */
const blood = (table: Table, id: string, n: number): number =>
	Math.min(n, findVampire(table, id)?.vampire.blood ?? 0);

/** Who is left without Blood falls at once, but in an attack in step 12 (reading `reach`). */
const fallsAfter = ({ attack }: Table, { credit, self }: Context): readonly Task[] =>
	attack && attack.step < 12 ? [] : [{ kind: 'fall-check', by: credit, byVampire: self }];

/** Mends a vampire up to the BP of now; full in torpor in its player's turn it comes back at once [Mending]. */
export function mending(table: Table, id: string, n: number): readonly TableEvent[] {
	const found = findVampire(table, id);
	if (!found || found.vampire.place === 'burned') return [];
	const { bp } = bodyOf(table, id);
	const by = Math.min(n, bp - found.vampire.blood);
	if (by <= 0) return [];
	const mended: TableEvent = { type: 'BloodMoved', vampire: id, by, why: 'mend', of: null };
	const isHome =
		found.vampire.place === 'torpor' &&
		found.vampire.blood + by >= bp &&
		table.turn?.seat === found.seat;
	return isHome ? [mended, { type: 'CameBack', vampire: id }] : [mended];
}

export const tokenRules: EffectRules<Words> = {
	*gain(scene, { what, n, whom = 'you' }, context) {
		const amount = amountIn(scene, context, n);
		if (what === 'influence') return { events: [{ type: 'InfluenceMade', n: amount }] };
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const events = seats.map((seat): TableEvent =>
			what === 'prestige'
				? {
						type: 'PrestigeMoved',
						seat,
						by: amount,
						why: 'effect',
						of: context.credit,
						card: context.card
					}
				: { type: 'AgendaMoved', seat, by: amount, why: 'effect', card: context.card }
		);
		return { events: amount > 0 ? events : [], ...rememberingSeats(chosen) };
	},
	*lose(scene, { what, n, whom }, context) {
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const events = seats.flatMap((seat): TableEvent[] => {
			const by = -Math.min(amountIn(scene, context, n), sideOf(scene.table, seat)[what]);
			if (by === 0) return [];
			return what === 'prestige'
				? [
						{
							type: 'PrestigeMoved',
							seat,
							by,
							why: 'effect',
							of: context.credit,
							card: context.card
						}
					]
				: [{ type: 'AgendaMoved', seat, by, why: 'effect', card: context.card }];
		});
		return { events, ...rememberingSeats(chosen) };
	},
	*steal(scene, { n, whom }, context) {
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const { seat: thief, credit } = context;
		const events = seats.flatMap((seat): TableEvent[] => {
			const by = Math.min(amountIn(scene, context, n), sideOf(scene.table, seat).prestige);
			if (by === 0 || seat === thief) return [];
			return [
				{ type: 'PrestigeMoved', seat, by: -by, why: 'steal', of: credit },
				{ type: 'PrestigeMoved', seat: thief, by, why: 'steal', of: credit }
			];
		});
		return { events, ...rememberingSeats(chosen) };
	},
	*bleed(scene, { n, who }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		const events = ids.flatMap((vampire): TableEvent[] => {
			const by = -blood(scene.table, vampire, amount);
			return by === 0
				? []
				: [{ type: 'BloodMoved', vampire, by, why: 'effect', of: context.credit }];
		});
		return { events, next: fallsAfter(scene.table, context), ...remembering(chosen) };
	},
	*'steal-blood'(scene, { n, who }, context) {
		const { table } = scene;
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		const { self, credit } = context;
		const thief = self === null ? null : findVampire(table, self);
		let room = thief && self !== null ? bodyOf(table, self).bp - thief.vampire.blood : 0;
		const events: TableEvent[] = [];
		for (const vampire of ids) {
			const by = blood(table, vampire, amount);
			if (by === 0 || vampire === self) continue;
			events.push({ type: 'BloodMoved', vampire, by: -by, why: 'steal', of: credit });
			// R39: beyond its Blood Potency it goes to the supply.
			const kept = Math.max(0, Math.min(by, room));
			room -= kept;
			if (kept > 0 && self !== null)
				events.push({ type: 'BloodMoved', vampire: self, by: kept, why: 'steal', of: credit });
		}
		return { events, next: fallsAfter(table, context), ...remembering(chosen) };
	},
	*mend(scene, { n, who }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		const events = ids.flatMap((id) => mending(scene.table, id, amount));
		return { events, ...remembering(chosen) };
	},
	*'mend-spread'(scene, { n, who }, context) {
		const { ids } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		return {
			next: [{ kind: 'mend-spread', seat: context.seat, vampires: ids, n: amount }]
		};
	},
	*invest({ table }, { each, most = Infinity }, { seat, slot, card }) {
		if (slot === null) return {};
		const can = Math.min(most, sideOf(table, seat).prestige - 1);
		const n = can > 0 ? yield* upTo({ seat, prompt: 'invest', about: { card } }, can) : 0;
		if (n === 0) return {};
		return {
			events: [
				{ type: 'PrestigeMoved', seat, by: -n, why: 'cost', of: null },
				{ type: 'PrestigeStored', slot, by: n * each }
			]
		};
	},
	collect(scene, { n }, context) {
		const { slot, seat, credit } = context;
		const lies = slot === null ? null : findSlot(scene.table, slot);
		if (slot === null || lies?.at !== 'ongoing') return {};
		const by = Math.min(amountIn(scene, context, n), lies.one.stored ?? 0);
		if (by === 0) return {};
		return {
			events: [
				{ type: 'PrestigeStored', slot, by: -by },
				{ type: 'PrestigeMoved', seat, by, why: 'effect', of: credit }
			]
		};
	},
	*fill(scene, { n }, context) {
		const { seat } = context;
		const chosen = yield* chooseOne({
			seat,
			prompt: 'which-card',
			about: { card: context.card },
			options: sideOf(scene.table, seat).down.map(({ slot }) => String(slot))
		});
		if (chosen === null) return {};
		const one: TableEvent = {
			type: 'ConspiracyFed',
			slot: Number(chosen),
			seat,
			free: true,
			given: true
		};
		return { events: Array.from({ length: amountIn(scene, context, n) }, () => one) };
	}
};
