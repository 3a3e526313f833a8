import type { TableEvent } from '../events.ts';
import { freeParty } from '../../attack/parties.ts';
import { agree, chooseOne } from '../request.ts';
import type { Task } from '../tasks.ts';
import { findVampire, foesOf, isActive } from '../where.ts';
import { seatsFor, vampiresFor } from './choosing.ts';
import { costFault, paying } from './costs.ts';
import { remembering, rememberingSeats, type EffectRules } from './rules.ts';
import { amountIn } from './scene.ts';

type Words =
	| 'scatter'
	| 'manual'
	| 'exhaust'
	| 'ready'
	| 'move'
	| 'extra-action'
	| 'redirect'
	| 'choose'
	| 'may'
	| 'each';

/** Far more than any card does. */
const MOST_STEPS = 12;

export const courseRules: EffectRules<Words> = {
	*exhaust(scene, { who }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const vampires = ids.filter((id) => !findVampire(scene.table, id)?.vampire.exhausted);
		const events: TableEvent[] =
			vampires.length > 0 ? [{ type: 'Exhausted', vampires, slots: [] }] : [];
		return { events, ...remembering(chosen) };
	},
	*ready(scene, { who }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const vampires = ids.filter((id) => {
			const found = findVampire(scene.table, id);
			return found !== null && isActive(found.vampire) && found.vampire.exhausted === true;
		});
		const events: TableEvent[] =
			vampires.length > 0 ? [{ type: 'Readied', vampires, slots: [] }] : [];
		return { events, ...remembering(chosen) };
	},
	*move(scene, { who, to }, context) {
		const { table } = scene;
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const next = new Map<string, number>();
		const events = ids.flatMap((id): TableEvent[] => {
			const found = findVampire(table, id);
			if (!found || !isActive(found.vampire) || found.vampire.place === to) return [];
			if (to === 'haven') return [{ type: 'Moved', vampires: [id], place: 'haven' }];
			const party = next.get(found.seat) ?? freeParty(table, found.seat);
			next.set(found.seat, party + 1);
			return [{ type: 'Moved', vampires: [id], place: 'streets', party }];
		});
		return { events, ...remembering(chosen) };
	},
	scatter: () => ({ next: [{ kind: 'scatter' }] }),
	manual: (_, { text }, { seat, credit, card }) => ({
		next: [{ kind: 'manual', seat, credit, card, text, left: MOST_STEPS }]
	}),
	'extra-action': (scene, { n }, { seat }) =>
		scene.table.turn?.seat === seat && scene.table.turn.phase === 'action'
			? { events: [{ type: 'ActionsGained', seat, n }] }
			: {},
	*redirect(scene, { n }, context) {
		const { seat } = context;
		const foe = yield* chooseOne({
			seat,
			prompt: 'which-foe',
			about: { card: context.card },
			options: foesOf(scene.table, seat)
		});
		if (foe === null) return {};
		return { events: [{ type: 'Redirected', seat, to: foe, n: amountIn(scene, context, n) }] };
	},
	*choose(_, { of }, context) {
		const chosen = yield* chooseOne({
			seat: context.seat,
			prompt: 'which-way',
			about: { card: context.card },
			options: of.map((_one, at) => String(at))
		});
		const effects = of[Number(chosen ?? 0)] ?? [];
		return { next: [{ kind: 'effects', effects, context }] };
	},
	*may(scene, { cost, then }, context) {
		const { table } = scene;
		if (costFault(table, context, cost) !== null) return {};
		const yes = yield* agree(context.seat, 'may', { card: context.card });
		if (!yes) return {};
		const events = cost ? yield* paying(table, context, cost) : [];
		return { events, next: [{ kind: 'effects', effects: then, context }] };
	},
	*each(scene, { whom, then }, context) {
		const { seats, chosen } = yield* seatsFor(scene, context, whom);
		const next = seats.map((seat): Task => ({
			kind: 'effects',
			effects: then,
			context: { ...context, seat }
		}));
		return { next, ...rememberingSeats(chosen) };
	}
};
