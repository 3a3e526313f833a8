import type { SeatId } from '../../core/seats.ts';
import { isCancelled } from '../effects/in-force.ts';
import { STEPS, type LocationId, type Step } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import { chooseOne } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Deployed, Table } from './table.ts';
import type { Task } from './tasks.ts';
import {
	cardsAt,
	clanCardOf,
	deployedOf,
	isIn,
	onPosition,
	readingsOf,
	turnOrder
} from './where.ts';

/** Cards of a player that act in the step under way and have not [5.3, 5.4, 5.5]. */
function toAct(table: Table, seat: SeatId): readonly Deployed[] {
	const { conflict } = table;
	if (!conflict || !isIn(table, seat)) return [];
	return onPosition(table, conflict.location, seat).filter(
		({ slot, up, card }) =>
			up &&
			card !== null &&
			clanCardOf(table, card)?.kind === conflict.step &&
			!conflict.acted.includes(slot) &&
			!isCancelled(table, slot)
	);
}

const step = (location: LocationId, now: Step, ...tasks: readonly Task[]): readonly Task[] => [
	{ kind: 'begin-step', location, step: now },
	...tasks,
	{ kind: 'end-step', location, step: now }
];

/** The Locations, one after the other, in their five steps [5. RESOLUTION]. */
export const locationTasks = {
	resolution(table) {
		return {
			events: [{ type: 'StageBegan', stage: 'resolution', order: turnOrder(table) }],
			next: [
				...table.locations.map(({ id: location }) => ({ kind: 'location', location }) as const),
				{ kind: 'end-of-resolution' },
				{ kind: 'end-of-round' }
			]
		};
	},

	'end-of-resolution'() {
		return { events: [{ type: 'StageEnded', stage: 'resolution' }] };
	},

	location(_, { location }) {
		const acting: Task = { kind: 'act-in-step', at: 0 };
		const [withdraw, revelation, preparation, conflict, aftermath] = STEPS;
		return {
			next: [
				...step(location, withdraw, { kind: 'withdraw', location }),
				...step(location, revelation, { kind: 'revelation', location }),
				...step(location, preparation, acting),
				...step(location, conflict, acting, { kind: 'rank', location }),
				...step(location, aftermath, acting),
				{ kind: 'location-resolved', location }
			]
		};
	},

	'begin-step'(table, { location, step }) {
		return { events: [{ type: 'StepBegan', location, step, order: turnOrder(table) }] };
	},

	'end-step'(_, { location, step }) {
		return { events: [{ type: 'StepEnded', location, step }] };
	},

	/** In turn order [5.2]. */
	revelation(table, { location }) {
		const order = turnOrder(table);
		const down = cardsAt(table, location)
			.filter(({ up }) => !up)
			.toSorted((a, b) => order.indexOf(a.position) - order.indexOf(b.position));
		return { next: down.map(({ slot }) => ({ kind: 'turn-up', slot }) as const) };
	},

	*'turn-up'(table, { slot }) {
		const deployed = deployedOf(table, slot);
		if (!deployed || deployed.up) return {};
		const { card: known } = deployed;
		const [card] =
			known === null
				? yield { deal: 'hidden', prompt: 'face', about: { slot }, of: { slot }, opens: true }
				: [known];
		return { events: [{ type: 'CardTurned', slot, card: card ?? null, face: 'up' }] };
	},

	/** Each wholly before the next: who has several chooses the next one only then [5.3]. */
	*'act-in-step'(table, { at }) {
		const { conflict } = table;
		if (!conflict) return {};
		const { order, location, step } = conflict;
		const from = readingsOf(table).arrivals === 'always' ? 0 : at;
		const place = order.findIndex((seat, nth) => nth >= from && toAct(table, seat).length > 0);
		const seat = order[place];
		if (seat === undefined) return {};
		const cards = toAct(table, seat);
		const options = cards.map(({ slot }) => String(slot));
		const chosen = yield* chooseOne({ seat, prompt: 'which-card', options, about: { location } });
		const card = cards.find(({ slot }) => String(slot) === chosen);
		if (!card?.card) return {};
		const printed = clanCardOf(table, card.card);
		const effects = printed?.abilities.flatMap((one) =>
			one.ability === 'acts' ? one.effects : []
		);
		return {
			next: [
				{
					kind: 'start',
					seat,
					source: { from: 'card', slot: card.slot, card: card.card },
					effects: effects ?? [],
					step,
					asks: null,
					uses: null,
					key: null,
					cause: null,
					causeSlot: null,
					location
				},
				{ kind: 'act-in-step', at: place }
			]
		};
	},

	/** What is deployed stays until the end of the round [5.5], but for what lay with who is out (reading `outCards`). */
	'location-resolved'(table, { location }) {
		const gone = table.deployed
			.filter(({ owner, position }) => !isIn(table, owner) || !isIn(table, position))
			.map(({ slot }) => slot);
		const home: readonly TableEvent[] =
			gone.length > 0 ? [{ type: 'CardsHome', slots: gone, toDeck: [] }] : [];
		return { events: [{ type: 'LocationResolved', location }, ...home] };
	}
} satisfies Partial<Resolvers>;
