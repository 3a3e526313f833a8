import type { SeatId } from '../../core/seats.ts';
import { isCancelled, rulesFor } from '../effects/in-force.ts';
import { STEPS, type LocationId, type Step } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import { PLACES, type Place } from './marks.ts';
import { placesAt } from './ranking.ts';
import { rankingOf } from './ranking-of.ts';
import { chooseOne, type Resolving } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Deployed, Table } from './table.ts';
import type { Task } from './tasks.ts';
import {
	bloodAt,
	cardsAt,
	clanCardOf,
	deployedOf,
	isIn,
	locationOf,
	onPosition,
	presentAt,
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
	// eslint-disable-next-line require-yield -- it asks nothing
	*resolution(table) {
		return {
			events: [{ type: 'StageBegan', stage: 'resolution', order: turnOrder(table) }],
			next: [
				...table.locations.map(({ id: location }) => ({ kind: 'location', location }) as const),
				{ kind: 'end-of-resolution' },
				{ kind: 'end-of-round' }
			]
		};
	},

	// eslint-disable-next-line require-yield -- it asks nothing
	*'end-of-resolution'() {
		return { events: [{ type: 'StageEnded', stage: 'resolution' }] };
	},

	// eslint-disable-next-line require-yield -- it asks nothing
	*location(_, { location }) {
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

	// eslint-disable-next-line require-yield -- it asks nothing
	*'begin-step'(table, { location, step }) {
		return { events: [{ type: 'StepBegan', location, step, order: turnOrder(table) }] };
	},

	// eslint-disable-next-line require-yield -- it asks nothing
	*'end-step'(_, { location, step }) {
		return { events: [{ type: 'StepEnded', location, step }] };
	},

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
	*'withdraw-seat'(table, { seat, at, to }) {
		if (!presentAt(table, at).includes(seat)) return {};
		const cards = onPosition(table, at, seat);
		const isShown = to !== null || readingsOf(table).unseenHome === 'turned-up';
		const shown: { slot: number; card: string }[] = [];
		for (const { slot, card, up } of cards) {
			if (up || !isShown) continue;
			const about = { slot };
			const [face] =
				card === null
					? yield { deal: 'hidden', prompt: 'face', about, of: { slot }, opens: true }
					: [card];
			if (face !== undefined) shown.push({ slot, card: face });
		}
		const elsewhere = to === null ? [] : yield* goingElsewhere(table, seat, cards, shown);
		const slots = cards.map(({ slot }) => slot);
		const blood = bloodAt(table, at, seat);
		const withdrew: TableEvent = { type: 'Withdrew', seat, at, blood, shown, to, slots };
		const home: readonly TableEvent[] =
			to === null && slots.length > 0 ? [{ type: 'CardsHome', slots, toDeck: [] }] : [];
		return { events: [withdrew, ...home, ...elsewhere] };
	},

	// eslint-disable-next-line require-yield -- it asks nothing
	*'withdraws-done'(table) {
		const { conflict } = table;
		if (!conflict) return {};
		const withCards = turnOrder(table).filter(
			(seat) => onPosition(table, conflict.location, seat).length > 0
		);
		return { events: [{ type: 'WithdrawsDone', withCards }] };
	},

	/** In turn order [5.2]. */
	// eslint-disable-next-line require-yield -- it asks nothing
	*revelation(table, { location }) {
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
					cause: null,
					causeSlot: null,
					location
				},
				{ kind: 'act-in-step', at: place }
			]
		};
	},

	/** The winner of the conflict, or nobody [5.4]. */
	// eslint-disable-next-line require-yield -- it asks nothing
	*rank(table, { location }) {
		const ranking = placesAt(table, location, table.conflict?.withCards ?? []);
		const ally = locationOf(table, location)?.ally ?? null;
		const ranked: TableEvent = { type: 'ConflictRanked', location, ranking };
		if (ranking.length > 0) return { events: [ranked], next: rewardTasks(table, location) };
		const removed: readonly TableEvent[] =
			ally === null ? [] : [{ type: 'AllyRemoved', location, ally }];
		return { events: [ranked, ...removed] };
	},

	// eslint-disable-next-line require-yield -- it asks nothing
	*acquire(table, { seat, location }) {
		const ally = locationOf(table, location)?.ally ?? null;
		if (ally === null || !isIn(table, seat)) return {};
		return { events: [{ type: 'AllyWon', seat, location, ally }] };
	},

	/** After the Ally: the Ambition token, the Victim, Influence (reading `rewardOrder`) [CONFLICT REWARDS]. */
	// eslint-disable-next-line require-yield -- it asks nothing
	*rewards(table, { location }) {
		const places = rankingOf(table).slice(0, PLACES.length);
		const [first, second] = places;
		const isHaven = location === 'haven';
		const events: TableEvent[] = [];
		if (isHaven && first && isIn(table, first.seat) && table.ambition !== first.seat)
			events.push({ type: 'AmbitionTaken', seat: first.seat });
		if (second && isIn(table, second.seat) && table.victims > 0)
			events.push({ type: 'VictimGained', seat: second.seat });
		const row = readingsOf(table).rewards[table.round - 1] ?? [0, 0, 0];
		for (const [nth, { seat }] of places.entries()) {
			const place = PLACES[nth];
			if (!isIn(table, seat) || place === undefined) continue;
			const extra = extraFor(table, location, place);
			const by = (row[nth] ?? 0) + extra.influence + (isHaven && nth === 0 ? 1 : 0);
			if (by > 0) events.push({ type: 'InfluenceMoved', seat, by, why: 'reward' });
			if (extra.blood > 0)
				events.push({ type: 'BloodMoved', seat, by: extra.blood, why: 'reward' });
			for (let n = 0; n < Math.min(extra.victims, table.victims - 1); n++)
				events.push({ type: 'VictimGained', seat });
		}
		return { events: [...events, { type: 'RewardsGiven', location }] };
	},

	/** What is deployed stays until the end of the round [5.5]. */
	// eslint-disable-next-line require-yield -- it asks nothing
	*'location-resolved'(table, { location }) {
		const gone = table.deployed.filter(({ owner }) => !isIn(table, owner)).map(({ slot }) => slot);
		const home: readonly TableEvent[] =
			gone.length > 0 ? [{ type: 'CardsHome', slots: gone, toDeck: [] }] : [];
		return { events: [{ type: 'LocationResolved', location }, ...home] };
	}
} satisfies Partial<Resolvers>;

function rewardTasks(table: Table, location: LocationId): readonly Task[] {
	const seat = placesAt(table, location, table.conflict?.withCards ?? [])[0]?.seat;
	return seat === undefined
		? []
		: [
				{ kind: 'acquire', seat, location },
				{ kind: 'rewards', location }
			];
}

/** What cards add to the reward of a place. */
function extraFor(table: Table, location: LocationId, place: Place) {
	const extra = { influence: 0, blood: 0, victims: 0 };
	const seat = rankingOf(table)[PLACES.indexOf(place)]?.seat ?? '';
	const said = [
		...table.marks.flatMap((mark) =>
			mark.mark === 'extra-reward' && mark.at === location ? [mark] : []
		),
		...rulesFor(table, 'extra-reward', seat, location).map(({ rule }) => rule)
	];
	for (const one of said) {
		if (one.place !== place) continue;
		extra.influence += one.influence ?? 0;
		extra.blood += one.blood ?? 0;
		extra.victims += one.victims ?? 0;
	}
	return extra;
}

/** Cards that go elsewhere than to the Haven when they are withdrawn, as they say. */
function* goingElsewhere(
	table: Table,
	seat: SeatId,
	cards: readonly Deployed[],
	shown: readonly { readonly slot: number; readonly card: string }[]
): Resolving<readonly TableEvent[]> {
	const events: TableEvent[] = [];
	for (const { slot, card } of cards) {
		const id = card ?? shown.find((one) => one.slot === slot)?.card ?? '';
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
