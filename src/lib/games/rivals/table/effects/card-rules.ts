import type { SeatId } from '../../../core/seats.ts';
import type { TableEvent } from '../events.ts';
import { chooseOne } from '../request.ts';
import type { CityCard, Table } from '../table.ts';
import type { Task } from '../tasks.ts';
import { cardOf, findVampire, foesOf, sideOf } from '../where.ts';
import { seatsFor, vampiresFor } from './choosing.ts';
import { discarding } from './costs.ts';
import { remembering, rememberingSeats, type EffectRules } from './rules.ts';
import { amountIn } from './scene.ts';
import { contextOf } from './texts.ts';

type Words =
	| 'draw'
	| 'discard'
	| 'recover'
	| 'burn'
	| 'steal-retainer'
	| 'turn-city'
	| 'clear-mortal'
	| 'shuffle-events'
	| 'shuffle-this';

export const cardRules: EffectRules<Words> = {
	*draw(scene, { n, whom = 'you', deck }, context) {
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const amount = amountIn(scene, context, n);
		const next = seats.map((seat): Task => ({
			kind: 'draw',
			seat,
			n: amount,
			...(deck && { deck })
		}));
		return { next, ...rememberingSeats(chosen) };
	},
	*discard(scene, { n, whom }, context) {
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const events: TableEvent[] = [];
		for (const seat of seats)
			events.push(...(yield* discarding(scene.table, seat, amountIn(scene, context, n), 'effect')));
		return { events, ...rememberingSeats(chosen) };
	},
	*recover({ table }, { kind }, { seat, card: of }) {
		const fitting = sideOf(table, seat).discard.filter((id) => cardOf(table, id).kind === kind);
		const card = yield* chooseOne({
			seat,
			prompt: 'recover',
			about: { card: of },
			options: [...new Set(fitting)]
		});
		return card === null ? {} : { events: [{ type: 'CardRecovered', seat, card }] };
	},
	*burn({ table }, { what }, { seat, card: of }) {
		const streets = table.city.streets.filter(({ card, token }) => {
			const { kind } = cardOf(table, card);
			return kind === 'antagonist' || (what === 'ongoing' && kind === 'event' && token);
		});
		const options =
			what === 'retainer'
				? foesOf(table, seat).flatMap((foe) =>
						sideOf(table, foe).vampires.flatMap(({ attached = [] }) =>
							attached.filter(({ card }) => cardOf(table, card).kind === 'mortal')
						)
					)
				: [
						...(what === 'ongoing'
							? foesOf(table, seat).flatMap((foe) => sideOf(table, foe).ongoing)
							: []),
						...streets
					];
		const chosen = yield* chooseOne({
			seat,
			prompt: 'which-card',
			about: { card: of },
			options: options.map(({ slot }) => String(slot))
		});
		if (chosen === null) return {};
		const slot = Number(chosen);
		if (what === 'retainer') return { events: [{ type: 'Detached', slot, to: 'burned' }] };
		const lies = streets.find((one) => one.slot === slot);
		if (lies)
			return {
				events: [{ type: 'CityLeft', slot, to: 'burned', byText: true }],
				next: leaving(table, lies, seat)
			};
		for (const foe of foesOf(table, seat)) {
			const one = sideOf(table, foe).ongoing.find((other) => other.slot === slot);
			if (one)
				return {
					events: [{ type: 'CardPut', slot, seat: foe, card: one.card, to: 'burned' }]
				};
		}
		return {};
	},
	*'steal-retainer'(scene, { who }, context) {
		const { table } = scene;
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const { self, seat } = context;
		const options = ids.flatMap((id) =>
			(findVampire(table, id)?.vampire.attached ?? []).filter(
				({ card }) => cardOf(table, card).kind === 'mortal'
			)
		);
		const slot = yield* chooseOne({
			seat,
			prompt: 'which-card',
			about: { card: context.card },
			options: options.map((one) => String(one.slot))
		});
		const attached = options.find((one) => String(one.slot) === slot);
		if (!attached || self === null) return remembering(chosen);
		return {
			next: [{ kind: 'attach', vampire: self, attached, from: 'vampire', seat }],
			...remembering(chosen)
		};
	},
	'turn-city': (_, { n }) => ({ next: [{ kind: 'turn-city', left: n, later: [] }] }),
	*'clear-mortal'({ table }, _, { seat, card: of }) {
		const chosen = yield* chooseOne({
			seat,
			prompt: 'which-card',
			about: { card: of },
			options: table.city.streets
				.filter(({ card }) => cardOf(table, card).kind === 'mortal')
				.map(({ slot }) => String(slot))
		});
		if (chosen === null) return {};
		return { events: [{ type: 'CityLeft', slot: Number(chosen), to: 'discard' }] };
	},
	'shuffle-events'({ table }, _, { card: self }) {
		const cards = table.city.burned.filter(
			(card) => cardOf(table, card).kind === 'event' && card !== self
		);
		if (cards.length === 0) return {};
		return { events: [{ type: 'CityReshuffled', from: 'burned', cards }] };
	},
	'shuffle-this'({ table }, _, { causeSlot, slot }) {
		const lies = table.city.streets.find((one) => one.slot === (causeSlot ?? slot));
		return lies ? { events: [{ type: 'CityLeft', slot: lies.slot, to: 'deck' }] } : {};
	}
};

/** R57: burned by text it is not defeated, but what happens as it leaves does [CC11]. */
const leaving = (table: Table, { slot, card }: CityCard, seat: SeatId): readonly Task[] =>
	cardOf(table, card)
		.parts.filter(({ when }) => when === 'leave')
		.map((part, at) => ({
			kind: 'part',
			key: `leave c${slot}.${at}`,
			part,
			context: contextOf({ card, slot, seat, self: null })
		}));
