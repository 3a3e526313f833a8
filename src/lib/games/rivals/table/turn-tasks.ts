import { leftOf } from '../match/state.ts';
import { downIn, endingOf, isDecided } from '../ending/ending.ts';
import type { Going } from './tasks.ts';
import { contextOf, carriersOf, textsOf, type Text } from './effects/texts.ts';
import { bodyOf } from './effects/bodies.ts';
import { goingOff } from './effect-tasks.ts';
import type { TableEvent } from './events.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import { activeSeat, cardOf, cardOfKind, isConflict, readingsOf, sideOf } from './where.ts';

type Kinds =
	| 'turn'
	| 'city-step'
	| 'turn-city'
	| 'city-event'
	| 'event-gone'
	| 'start-step'
	| 'tokens-off'
	| 'ready-step'
	| 'action-phase'
	| 'next-turn'
	| 'end-check';

/** Texts that all happen in a step of the active player. */
export function allOf(
	table: Table,
	texts: readonly Text[],
	is: (text: Text) => boolean = () => true
): readonly Going[] {
	return texts.filter(is).flatMap((text) =>
		carriersOf(table, text).map((own) => ({
			key: text.key,
			part: text.part,
			context: contextOf({ ...text, ...own })
		}))
	);
}

/** The turn as it goes on by itself, up to the Action Phase [Beginning Phase]. */
export const turnTasks: Resolvers<Kinds> = {
	turn: (_, { seat, number }) =>
		happens(
			[
				{ type: 'ModifiersEnded', until: 'turn', seat: null },
				{ type: 'TurnBegan', seat, number }
			],
			{ kind: 'city-step' }
		),

	/** R7: Ongoing Events of the active player's colour burn before the new card comes [City Deck Step]. */
	'city-step'(table) {
		const seat = activeSeat(table);
		const burned = table.city.streets
			.filter(({ token }) => token === seat)
			.map(({ slot }): TableEvent => ({ type: 'CityLeft', slot, to: 'burned' }));
		// R5: as many as there are players in the first player's first turn.
		const left = table.turn?.number === 1 ? table.order.length : 1;
		return happens(
			[{ type: 'StepBegan', step: 'city' }, ...burned],
			{ kind: 'turn-city', left, later: [] },
			{ kind: 'start-step' }
		);
	},

	/** R8: an empty deck is made of the City discard pile; both empty, no card comes [The City Deck]. */
	*'turn-city'(table, { left, later }) {
		const together = readingsOf(table).firstCity === 'together';
		if (left <= 0) return { next: later.map((slot) => ({ kind: 'city-event', slot }) as const) };
		if (table.city.deck === 0) {
			const { length } = table.city.discard;
			if (length === 0)
				return { next: later.map((slot) => ({ kind: 'city-event', slot }) as const) };
			return happens([{ type: 'CityShuffled', cards: length }], {
				kind: 'turn-city',
				left,
				later
			});
		}
		const [card] = yield {
			deal: 'hidden',
			prompt: 'city-top',
			about: { left },
			of: { what: 'city' }
		};
		if (card === undefined) return {};
		const slot = table.nextSlot;
		const event = cardOfKind(table, card, 'event');
		const turned: TableEvent = {
			type: 'CityTurned',
			slot,
			card,
			...(event?.ongoing && { token: activeSeat(table) })
		};
		const more = { kind: 'turn-city', left: left - 1 } as const;
		if (!event) return happens([turned], { ...more, later });
		return together
			? happens([turned], { ...more, later: [...later, slot] })
			: happens([turned], { kind: 'city-event', slot }, { ...more, later });
	},

	/** An Event happens, and is burned unless it is Ongoing [City Deck Step]. */
	'city-event'(table, { slot }) {
		const lies = table.city.streets.find((one) => one.slot === slot);
		if (!lies) return {};
		const { parts } = cardOf(table, lies.card);
		const seat = activeSeat(table);
		const next = parts
			.filter(({ when }) => when === 'play')
			.map(
				(part, at) =>
					({
						kind: 'part',
						key: `c${slot}.${at}`,
						part,
						context: contextOf({ card: lies.card, slot, seat, self: null, nobodys: true })
					}) as const
			);
		return { next: [...next, { kind: 'event-gone', slot }] };
	},

	'event-gone'(table, { slot }) {
		const lies = table.city.streets.find((one) => one.slot === slot);
		if (!lies || lies.token !== undefined) return {};
		return happens([{ type: 'CityLeft', slot, to: 'burned' }]);
	},

	/** Start effects in the active player's order; those of Ongoing Events happen in each turn [Start of Turn Step]. */
	'start-step'(table) {
		const seat = activeSeat(table);
		const list = allOf(table, textsOf(table).start, (text) => text.seat === seat);
		const texts = goingOff(list);
		const off = { kind: 'tokens-off' } as const;
		const isFirst = readingsOf(table).tokensOff === 'before';
		return happens(
			[{ type: 'StepBegan', step: 'start' }],
			...(isFirst ? [off, ...texts] : [...texts, off]),
			{ kind: 'ready-step' }
		);
	},

	/** Reading tokensOff: after the start effects, or before them. */
	'tokens-off'(table) {
		const seat = activeSeat(table);
		const some = sideOf(table, seat).vampires.some(({ noInfluence }) => noInfluence);
		return some ? happens([{ type: 'TokensOff', seat }]) : {};
	},

	/** R53: those full in torpor come back now [Ready and Return Step]. */
	'ready-step'(table) {
		const seat = activeSeat(table);
		const back = sideOf(table, seat)
			.vampires.filter(
				({ id, place, blood }) => place === 'torpor' && blood >= bodyOf(table, id).bp
			)
			.map(({ id }): TableEvent => ({ type: 'CameBack', vampire: id }));
		return happens([{ type: 'StepBegan', step: 'ready' }, { type: 'Returned', seat }, ...back], {
			kind: 'action-phase'
		});
	},

	'action-phase': () => happens([{ type: 'StepBegan', step: 'action' }]),

	'next-turn'(table) {
		const { turn } = table;
		if (!turn) return {};
		return { next: [{ kind: 'turn', seat: leftOf(table, turn.seat), number: turn.number + 1 }] };
	},

	/** Who is knocked out, or has 13 Agenda, once no conflict is under way [How to Win]. */
	'end-check'(table) {
		if (table.result !== null || isConflict(table) || !isDecided(table)) return {};
		const falls = downIn(table).map((seat) => ({ seat, by: table.causes[seat] ?? null }));
		const { rivals, order } = table;
		// Two players draw no tokens: each is the other's Rival.
		const drawn = rivals ?? Object.fromEntries(order.map((seat) => [seat, leftOf(table, seat)]));
		const result = endingOf({ ...table, rivals: drawn }, falls);
		return happens([{ type: 'MatchEnded', result }]);
	}
};
