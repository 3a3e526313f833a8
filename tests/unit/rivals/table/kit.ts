import { expect } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../../../src/lib/games/core/decision.ts';
import type { SeatId } from '../../../../src/lib/games/core/seats.ts';
import type { Card, CardId } from '../../../../src/lib/games/rivals/cards/card.ts';
import type { Readings } from '../../../../src/lib/games/rivals/readings.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/rivals/table/dealing.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../../src/lib/games/rivals/table/events.ts';
import { bodyOf } from '../../../../src/lib/games/rivals/table/effects/bodies.ts';
import { play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import { tableRefusals } from '../../../../src/lib/games/rivals/table/refusals.ts';
import {
	EMPTY_TABLE,
	newSeat,
	type Attached,
	type Table,
	type TableSeat,
	type TableVampire
} from '../../../../src/lib/games/rivals/table/table.ts';
import { plainSet, withCards } from './cards.ts';
import { seatsOf, settingOf } from './random-match.ts';

/** A vampire of a table for tests: full, at the Haven, unless it is said otherwise; `bears`: cards attached to it. */
type Stands = Partial<Omit<TableVampire, 'card' | 'attached'>> & {
	readonly card: CardId;
	readonly bears?: readonly CardId[];
	/** What it bears is exhausted. */
	readonly tired?: true;
};

type Side = Partial<Omit<TableSeat, 'vampires' | 'hand' | 'ongoing' | 'down'>> & {
	readonly vampires?: readonly Stands[];
	readonly hand?: readonly CardId[];
	readonly ongoing?: readonly CardId[];
};

type Lies = {
	readonly players?: number;
	readonly cards?: readonly Card[];
	readonly readings?: Partial<Readings>;
	readonly streets?: readonly CardId[];
	/** Whose Ongoing Events lie in the Streets besides. */
	readonly events?: { readonly [card: CardId]: SeatId };
	readonly deck?: readonly CardId[];
	readonly city?: Partial<Table['city']>;
	readonly turn?: Partial<NonNullable<Table['turn']>>;
	readonly seats?: { readonly [seat: SeatId]: Side };
	readonly rivals?: Table['rivals'];
};

/**
 * A table in the Action Phase of s1, where everybody had a turn. Each seat has 10 Prestige and its Leader of BP 7 at the Haven;
 * three and four are a ring: s1 hunts s2, and so on.
 */
export function tableOf(lies: Lies = {}): Playing {
	const { players = 2, cards = [], readings = {}, streets = [], events = {}, seats = {} } = lies;
	const setting = settingOf(withCards(plainSet, ...cards), players, readings);
	const order = seatsOf(players);
	let slot = 1;
	const isCity = (id: CardId): boolean =>
		['mortal', 'prince', 'antagonist'].includes(
			setting.cards.find((card) => card.id === id)?.kind ?? ''
		);
	const attached = (seat: SeatId, card: CardId): Attached => ({
		slot: slot++,
		card,
		owner: isCity(card) ? null : seat
	});
	const vampireOf = (seat: SeatId, stands: Stands, at: number): TableVampire => {
		const { card, bears = [], tired, ...own } = stands;
		const face = setting.cards.find((one) => one.id === card);
		if (face?.kind !== 'vampire') throw new Error(`${card} is no vampire`);
		return {
			id: `${seat}v${at + 1}`,
			card,
			name: face.name,
			place: 'haven',
			bp: face.bp,
			blood: face.bp,
			...(at === 0 && { leader: true as const }),
			...(own.place === 'streets' && { party: at + 1 }),
			...(bears.length > 0 && {
				attached: bears.map((one) => ({
					...attached(seat, one),
					...(tired && { exhausted: true as const })
				}))
			}),
			...own
		};
	};
	let sealed = NOTHING_SEALED;
	const sides = Object.fromEntries(
		order.map((seat): [SeatId, TableSeat] => {
			const { vampires, hand = [], ongoing = [], ...own } = seats[seat] ?? {};
			const deck = setting.decks[seat];
			const stands = vampires ?? [{ card: deck?.leader ?? '' }];
			const library = deck?.library ?? [];
			const faction = (deck?.faction ?? []).filter(
				(card) => !stands.some((one) => one.card === card)
			);
			const isVampire = (id: CardId): boolean =>
				setting.cards.find((card) => card.id === id)?.kind === 'vampire';
			const backs = hand.filter(isVampire).length;
			sealed = {
				...sealed,
				seats: {
					...sealed.seats,
					[seat]: { 1: { library, faction, hand, faces: {}, agenda: 'silent-agenda' } }
				}
			};
			return [
				seat,
				{
					...newSeat(10),
					begun: true,
					haven: deck?.haven ?? '',
					agendaCard: 'silent-agenda',
					library: library.length,
					faction: faction.length,
					secret: 1,
					vampires: stands.map((one, nth) => vampireOf(seat, one, nth)),
					hand: { library: hand.length - backs, faction: backs },
					ongoing: ongoing.map((card) => ({ slot: slot++, card })),
					...own
				}
			];
		})
	);
	const deck = lies.deck ?? [];
	sealed = { ...sealed, city: { 1: deck } };
	const table: Table = {
		...EMPTY_TABLE,
		setting,
		order,
		rivals:
			lies.rivals ??
			(players === 2
				? null
				: Object.fromEntries(order.map((seat, at) => [seat, order[(at + 1) % players] ?? seat]))),
		turn: { number: 9, seat: 's1', phase: 'action', actionsLeft: 2, ...lies.turn },
		seats: sides,
		city: {
			deck: deck.length,
			streets: [
				...streets.map((card) => ({ slot: slot++, card })),
				...Object.entries(events).map(([card, token]) => ({ slot: slot++, card, token }))
			],
			discard: [],
			burned: [],
			secret: 1,
			...lies.city
		},
		nextSlot: slot + 40
	};
	return new Playing({ table, sealed }, []);
}

const names = (table: Table) => (id: string) => {
	for (const seat of table.order) {
		const one = table.seats[seat]?.vampires.find((vampire) => vampire.id === id);
		if (one) return one.name ?? id;
	}
	return id;
};

/** A match that a test plays step by step. */
export class Playing {
	readonly match: Dealt;
	/** What the last command came to. */
	readonly events: readonly TableEvent[];

	constructor(match: Dealt, events: readonly TableEvent[]) {
		this.match = match;
		this.events = events;
	}

	get table(): Table {
		return this.match.table;
	}

	do(command: TableCommand, seed = 5): Playing {
		const played = play(this.match, command, seededChance(seed));
		if (!played.accepted) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
		return new Playing({ table: played.table, sealed: played.sealed }, played.events);
	}

	/** The sentence of the refusal; a command that is accepted throws. */
	refused(command: TableCommand): string {
		const played = play(this.match, command, seededChance(5));
		if (played.accepted) throw new Error(`accepted: ${JSON.stringify(command)}`);
		return sentenceOf(tableRefusals, played.refusal, names(this.table));
	}

	/** Answers the open question, which has to be this one. */
	answer(prompt: string, ...choice: string[]): Playing {
		const { question } = this.table;
		expect(question?.prompt).toBe(prompt);
		return this.do({
			type: 'AnswerQuestion',
			question: question?.id ?? -1,
			seat: question?.seat ?? '',
			choice
		});
	}

	/** Declines as long as something is asked that may be declined; all events of it. */
	pass(): Playing {
		const { question } = this.table;
		if (!question || (question.least > 0 && question.prompt !== 'may')) return this;
		const said = this.answer(question.prompt, ...(question.prompt === 'may' ? ['no'] : []));
		const rest = said.pass();
		const events = rest === said ? said.events : rest.events;
		return new Playing(rest.match, [...this.events, ...events]);
	}

	vampire(id: string): TableVampire {
		for (const seat of this.table.order) {
			const one = this.table.seats[seat]?.vampires.find((vampire) => vampire.id === id);
			if (one) return one;
		}
		throw new Error(`no vampire ${id}`);
	}

	body(id: string) {
		return bodyOf(this.table, id);
	}

	side(seat: SeatId): TableSeat {
		const side = this.table.seats[seat];
		if (!side) throw new Error(`no seat ${seat}`);
		return side;
	}

	/** The slot of a card in the Streets. */
	slot(card: CardId): number {
		return this.table.city.streets.find((one) => one.card === card)?.slot ?? -1;
	}

	hand(seat: SeatId): readonly CardId[] {
		return this.match.sealed.seats[seat]?.[this.side(seat).secret]?.hand ?? [];
	}

	happened<T extends TableEventType>(type: T): readonly TableEventOf<T>[] {
		return this.events.filter(
			(event) => event.type === type
		) as unknown as readonly TableEventOf<T>[];
	}

	/** What the last attack dealt to whom. */
	taken(): { readonly [vampire: string]: number } {
		return this.happened('AttackSummed').at(-1)?.taken ?? {};
	}
}

/** An attack of s1v1 on s2v1, physical, without a card, unless it is said otherwise. */
export const attack = (
	own: Partial<Extract<TableCommand, { type: 'Attack' }>> = {}
): TableCommand => ({
	type: 'Attack',
	seat: 's1',
	attacker: 's1v1',
	target: 's2v1',
	attack: 'physical',
	...own
});
