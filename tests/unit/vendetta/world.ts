import { expect } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import type { TableCommand } from '../../../src/lib/games/vendetta/table/commands.ts';
import { NOTHING_SEALED, type SealedTable } from '../../../src/lib/games/vendetta/table/dealing.ts';
import { decideTable } from '../../../src/lib/games/vendetta/table/engine.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../src/lib/games/vendetta/table/events.ts';
import { ownView } from '../../../src/lib/games/vendetta/table/own-view.ts';
import type { TableReason } from '../../../src/lib/games/vendetta/table/refusals.ts';
import { type SeatSecret } from '../../../src/lib/games/vendetta/table/secrets.ts';
import { clockwiseFrom, type Setting } from '../../../src/lib/games/vendetta/table/setting.ts';
import {
	EMPTY_TABLE,
	type Player,
	type Table
} from '../../../src/lib/games/vendetta/table/table.ts';
import { CLANS, type LocationId, type Token } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { settingFor } from './kit.ts';

type Changes = Parameters<typeof settingFor>[1];
type Laid = { readonly at: LocationId; readonly position?: string; readonly face?: 'up' | 'down' };

/** A table in the hands of a test: it gives commands, and lays things as it needs them. */
export class World {
	table: Table = EMPTY_TABLE;
	sealed: SealedTable = NOTHING_SEALED;
	/** All that happened since the last command. */
	events: readonly TableEvent[] = [];
	readonly chance = seededChance(11);

	try(command: TableCommand) {
		const circumstances = { chance: this.chance, sealed: this.sealed as unknown as Json };
		return decideTable(this.table, command, circumstances);
	}

	give(...commands: readonly TableCommand[]): this {
		for (const command of commands) {
			const decision = this.try(command);
			if (!decision.accepted)
				throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
			this.events = decision.events;
			this.table = decision.events.reduce(evolveTable, this.table);
			if (decision.sealed !== undefined) this.sealed = decision.sealed as unknown as SealedTable;
		}
		return this;
	}

	/** The command is refused for this reason, and changes nothing. */
	refuses(command: TableCommand, reason: TableReason): this {
		const decision = this.try(command);
		expect(decision.accepted ? 'accepted' : decision.refusal.reason, command.type).toBe(reason);
		return this;
	}

	player = (seat: string): Player => this.table.players[seat] ?? expect.fail(`nobody at ${seat}`);
	own = (seat: string) => ownView(this.table, this.sealed, seat);
	of = <T extends TableEventType>(type: T): readonly TableEventOf<T>[] =>
		this.events.filter(
			(event): event is Extract<TableEvent, { type: T }> & TableEventOf<T> => event.type === type
		);

	secret = (seat: string): SeatSecret =>
		this.sealed.seats[seat]?.[this.player(seat).secret] ?? expect.fail('nothing is sealed');

	/** Changes what lies in a Pool, beside all rules. */
	pool(seat: string, change: Partial<Player>): this {
		const players = { ...this.table.players, [seat]: { ...this.player(seat), ...change } };
		this.table = { ...this.table, players };
		return this;
	}

	#seal(seat: string, secret: SeatSecret): void {
		const { secret: at } = this.player(seat);
		const { seats } = this.sealed;
		this.sealed = {
			...this.sealed,
			seats: { ...seats, [seat]: { ...seats[seat], [at]: secret } }
		};
	}

	/** Puts these cards into a hand; what was there goes into the clan deck. */
	hand(seat: string, ...cards: readonly string[]): this {
		const { hand, deck, faces } = this.secret(seat);
		const all = [...hand, ...deck];
		this.pool(seat, { hand: cards.length, deck: all.length - cards.length });
		this.#seal(seat, { hand: cards, deck: all.filter((card) => !cards.includes(card)), faces });
		return this;
	}

	/** Lays a card of a player on a Position; answers its slot. */
	lay(owner: string, card: string, { at, position = owner, face = 'up' }: Laid): number {
		const { hand, deck, faces } = this.secret(owner);
		const slot = this.table.nextSlot;
		const from = hand.includes(card) ? 'hand' : 'deck';
		const isUp = face === 'up';
		const deployed = {
			slot,
			owner,
			at,
			position,
			card: isUp ? card : null,
			up: isUp,
			playedDown: !isUp
		};
		this.pool(owner, { [from]: this.player(owner)[from] - 1 });
		this.table = {
			...this.table,
			deployed: [...this.table.deployed, deployed],
			nextSlot: slot + 1
		};
		this.#seal(owner, {
			hand: hand.filter((one) => one !== card),
			deck: deck.filter((one) => one !== card),
			faces: isUp ? faces : { ...faces, [slot]: card }
		});
		return slot;
	}

	/** Deploys Blood, out of nowhere. */
	blood(seat: string, at: LocationId, n: number): this {
		const here = { ...this.table.blood[at], [seat]: n };
		this.table = { ...this.table, blood: { ...this.table.blood, [at]: here } };
		return this;
	}

	ally(at: LocationId, ally: string | null): this {
		const locations = this.table.locations.map((one) => (one.id === at ? { ...one, ally } : one));
		this.table = { ...this.table, locations };
		return this;
	}

	/** Ends Planning: nobody has a turn left, and nobody plays one more card. */
	resolve(): this {
		const { turn } = this.table;
		const seats = Object.keys(this.table.players);
		const last = turn?.seat ?? seats[0] ?? '';
		const turns = Object.fromEntries(seats.map((seat) => [seat, seat === last ? 98 : 99]));
		this.table = {
			...this.table,
			turns,
			turn: { seat: last, played: { slot: 0, at: '1', open: false } }
		};
		return this.give({ type: 'EndTurn', seat: last });
	}

	/** All tokens of the Location under way at once: those named withdraw, all others stay. */
	tokens(...withdraw: readonly string[]): this {
		const { question, together } = this.table;
		const location = this.table.locations.find(({ id }) => id === question?.about['location'])?.id;
		if (question?.prompt !== 'token' || !location) throw new Error('no tokens are asked for');
		const tokens = Object.fromEntries(
			(together?.seats ?? []).map((seat): [string, Token] => [
				seat,
				withdraw.includes(seat) ? 'withdraw' : 'stay'
			])
		);
		return this.give({ type: 'TellTokens', location, tokens });
	}

	answer(...choice: string[]): this {
		const { question } = this.table;
		if (!question) throw new Error('nothing is asked');
		return this.give({
			type: 'AnswerQuestion',
			question: question.id,
			seat: question.seat,
			choice
		});
	}
}

/** A game whose seats have the clans in the order of the alphabet, s1 the first. Hand Building of round 1 waits. */
export function begun(players: number, changes: Changes = {}): World {
	const world = new World();
	const clansShown = CLANS.slice(0, players + 1);
	const setting: Setting = settingFor(players, { first: 's1', clansShown, ...changes });
	world.give({ type: 'SetTable', setting });
	const seats = setting.seats.map(({ seat }) => seat);
	for (const seat of clockwiseFrom(seats, setting.first ?? '')) {
		const clan = clansShown[seats.indexOf(seat)];
		if (clan) world.give({ type: 'ChooseClan', seat, clan });
	}
	return world;
}

/** Everybody keeps the first of what is offered. */
export function keepAll(world: World): World {
	for (const seat of world.table.together?.seats ?? [])
		world.give({
			type: 'KeepCards',
			seat,
			cards: world.own(seat).offered.slice(0, Number(world.table.question?.about['n'] ?? 1))
		});
	return world;
}

/** As `begun`, and Planning of round 1 has begun: s1 has the turn. */
export const planning = (players: number, changes: Changes = {}): World =>
	keepAll(begun(players, changes));
