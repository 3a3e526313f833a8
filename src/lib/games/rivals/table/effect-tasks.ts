import { freeParty } from '../attack/parties.ts';
import { abilityNamed } from './effects/abilities.ts';
import { crowdIn } from './effects/apart.ts';
import { bodyOf, sceneOf } from './effects/bodies.ts';
import { paying } from './effects/costs.ts';
import { effectsTask } from './effects/interpret.ts';
import { allSo } from './effects/scene.ts';
import { mending } from './effects/token-rules.ts';
import type { TableEvent } from './events.ts';
import { chooseOne, type Resolved, type Resolving } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Going, Task } from './tasks.ts';
import { activeSeat, clockwise, findVampire, sideOf } from './where.ts';

type Kinds = 'scatter' | 'triggers' | 'part' | 'effects' | 'use' | 'draw' | 'mend-spread';

/** A text goes off so often in one command at most: cards that set each other off come to an end. */
const MOST_IN_ONE_COMMAND = 12;

/** Texts of cards: what is set off, what is used, and what follows from it [Using Abilities and Game Text in Combat]. */
export const effectTasks: Resolvers<Kinds> = {
	/** Of several the active player's first, and each player in an order of their own (R35) [Resolving Effects]. */
	*triggers(table, { list }) {
		const order = clockwise(table, activeSeat(table));
		const [seat] = order.filter((one) => list.some(({ context }) => context.seat === one));
		if (seat === undefined) return {};
		const own = list.filter(({ context }) => context.seat === seat);
		const chosen = yield* chooseOne({
			seat,
			prompt: 'which-trigger',
			about: {},
			options: own.map(({ key, context }, at) => `${at} ${context.card} ${key}`)
		});
		const at = Number(chosen?.split(' ')[0] ?? 0);
		const first = own[at] ?? own[0];
		if (!first) return {};
		const rest = list.filter((one) => one !== first);
		const next: Task[] = [{ kind: 'part', ...first }];
		if (rest.length > 0) next.push({ kind: 'triggers', list: rest });
		return { next };
	},

	part(table, { key, part, context }, triggered) {
		if (triggered.filter((one) => one === key).length >= MOST_IN_ONE_COMMAND) return {};
		if (!allSo(sceneOf(table), context, part.if)) return {};
		const events: TableEvent[] =
			part.once === undefined
				? []
				: [
						{
							type: 'AbilityUsed',
							seat: context.seat,
							card: context.card,
							key,
							vampire: context.self
						}
					];
		return {
			events,
			next: [{ kind: 'effects', effects: part.effects, context }],
			triggered: key
		};
	},

	effects: effectsTask,

	*use(table, { seat, key }): Resolving<Resolved> {
		const found = abilityNamed(table, seat, key);
		if (!found) return {};
		const { text, context, usedAs } = found.ability;
		const { part } = text;
		const paid = part.cost ? yield* paying(table, context, part.cost) : [];
		const used: TableEvent = {
			type: 'AbilityUsed',
			seat,
			card: text.card,
			key: usedAs,
			vampire: context.self
		};
		return happens([used, ...paid], { kind: 'effects', effects: part.effects, context });
	},

	/** Each card from either deck, chosen once the one before was seen; an empty deck gives none [Draw Step]. */
	*draw(table, { seat, n, deck }) {
		if (n <= 0) return {};
		const side = sideOf(table, seat);
		const decks = (['library', 'faction'] as const).filter(
			(one) => side[one] > 0 && (deck === undefined || one === deck)
		);
		const from = yield* chooseOne({
			seat,
			prompt: 'draw-from',
			about: { left: n },
			options: decks
		});
		if (from === null) return {};
		const drawn: TableEvent = {
			type: 'CardsDrawn',
			seat,
			from: from === 'faction' ? 'faction' : 'library',
			n: 1
		};
		return happens([drawn], { kind: 'draw', seat, n: n - 1, ...(deck && { deck }) });
	},

	/** R76: each in the Streets is a party of its own, exhausted or not [CC34]. */
	scatter(table) {
		const next = new Map<string, number>();
		return happens(
			crowdIn(table).map(({ seat, vampire }): TableEvent => {
				const party = next.get(seat) ?? freeParty(table, seat);
				next.set(seat, party + 1);
				return { type: 'Moved', vampires: [vampire.id], place: 'streets', party };
			})
		);
	},

	*'mend-spread'(table, { seat, vampires, n }) {
		const options = vampires.filter((id) => {
			const found = findVampire(table, id);
			return (
				found !== null &&
				found.vampire.place !== 'burned' &&
				found.vampire.blood < bodyOf(table, id).bp
			);
		});
		if (n <= 0 || options.length === 0) return {};
		const id = yield* chooseOne({ seat, prompt: 'mend-spread', about: { left: n }, options });
		if (id === null) return {};
		return happens(mending(table, id, 1), { kind: 'mend-spread', seat, vampires, n: n - 1 });
	}
};

/** Several texts at once, or none. */
export const goingOff = (list: readonly Going[]): readonly Task[] =>
	list.length === 0 ? [] : [{ kind: 'triggers', list }];
