import type { TableEvent } from './events.ts';
import { stop, upTo } from './request.ts';
import type { Resolvers } from './resolver.ts';
import { scoreOf } from './scoring.ts';
import { firstRoundIn, offeredIn, roundsIn, turnsIn } from './setting.ts';
import type { Table } from './table.ts';
import {
	faceUpTokens,
	feedOf,
	isIn,
	isUntold,
	playerOf,
	readingsOf,
	seatsOf,
	turnOrder
} from './where.ts';
import { bloodToDeploy, canDoMore, mostBlood } from './turns.ts';

/** Who takes the next Planning turn; null: all have taken theirs [4. PLANNING]. */
function nextTurn(table: Table): string | null {
	const turns = turnsIn(table.round, seatsOf(table).length);
	const order = table.order.filter((seat) => isIn(table, seat));
	const taken = (seat: string) => table.turns[seat] ?? 0;
	const fewest = Math.min(...order.map(taken));
	if (fewest >= turns) return null;
	return order.find((seat) => taken(seat) === fewest) ?? null;
}

/** All cards of a player that count at the end. */
function held(table: Table, seat: string): readonly string[] {
	const { alliance, drained, relic } = playerOf(table, seat);
	return [...alliance, ...drained, ...(relic ? [relic.card] : [])];
}

/** The stages of a round but Resolution [PLAYING THE GAME]. */
export const roundTasks = {
	'play-card'(_, { play, blood }) {
		const played: TableEvent = { type: 'CardPlayed', ...play };
		return { events: blood ? [played, { type: 'BloodDeployed', ...blood }] : [played] };
	},

	'end-turn'(_, { seat }) {
		return { events: [{ type: 'TurnEnded', seat, told: true }] };
	},

	round(table, { round }) {
		const joins = round > 1 && round === firstRoundIn(table.setting);
		return {
			events: [{ type: 'RoundBegan', round }],
			next: [
				...(joins ? ([{ kind: 'enter-table' }, { kind: 'enter-held' }] as const) : []),
				{ kind: 'feed' },
				{ kind: 'location-setup' },
				{ kind: 'hand-building' },
				{ kind: 'planning' }
			]
		};
	},

	/** The round that Elysium joins begins with what lies on the table, which is corrected until it is right. */
	*'enter-table'(table) {
		yield stop('lies', { round: table.round });
		return {};
	},

	/** What an Ally says that somebody has already: it feeds at once. */
	*'enter-held'(table) {
		const all = seatsOf(table).flatMap((seat) => held(table, seat));
		for (const card of all) if (isUntold(table, card)) yield stop('untold', { card });
		return {};
	},

	feed(table) {
		const order = turnOrder(table);
		const fed = order.map((seat): TableEvent => {
			const { alliance } = playerOf(table, seat);
			const blood = alliance.reduce((sum, card) => sum + feedOf(table, card), 0);
			return { type: 'Fed', seat, blood };
		});
		return { events: [{ type: 'StageBegan', stage: 'feed', order }, ...fed] };
	},

	'location-setup'(table) {
		return {
			events: [{ type: 'StageBegan', stage: 'location-setup', order: turnOrder(table) }],
			next: table.locations.map(({ id: at }) => ({ kind: 'place-ally', at }) as const)
		};
	},

	*'place-ally'(_, { at }) {
		const [ally] = yield { deal: 'card', pile: 'allies', prompt: 'ally', about: { at } };
		return ally === undefined ? {} : { events: [{ type: 'AllyPlaced', at, ally }] };
	},

	'hand-building'(table) {
		const order = turnOrder(table);
		return {
			events: [{ type: 'StageBegan', stage: 'hand-building', order }],
			next: [{ kind: 'keep' }]
		};
	},

	/** All at once, in secret; with the box it is done by hand [3. HAND BUILDING]. */
	*keep(table) {
		const { offered, kept: n } = offeredIn(table.round, seatsOf(table).length);
		const seats = table.order.filter((seat) => isIn(table, seat) && playerOf(table, seat).deck > 0);
		if (seats.length === 0) return {};
		if (table.dealer === 'app') {
			const about = { n, m: offered };
			const ask = { seat: null, prompt: 'keep', about, options: [], least: n, most: n } as const;
			yield { ...ask, hidden: true, together: seats };
		}
		const kept = Object.fromEntries(
			seats.map((seat) => [seat, Math.min(n, playerOf(table, seat).deck)])
		);
		return { events: [{ type: 'CardsKept', offered, kept }] };
	},

	planning(table) {
		return {
			events: [{ type: 'StageBegan', stage: 'planning', order: turnOrder(table) }],
			next: [{ kind: 'settle' }]
		};
	},

	settle(table) {
		if (table.phase !== 'round' || table.stage !== 'planning') return {};
		const { turn } = table;
		if (turn) {
			const isDone = readingsOf(table).turnEnd === 'by-itself' && !canDoMore(table, turn);
			if (!isDone) return {};
			return {
				events: [{ type: 'TurnEnded', seat: turn.seat, told: false }],
				next: [{ kind: 'settle' }]
			};
		}
		const seat = nextTurn(table);
		if (seat !== null) return { events: [{ type: 'TurnBegan', seat }], next: [{ kind: 'settle' }] };
		return { events: [{ type: 'StageEnded', stage: 'planning' }], next: [{ kind: 'resolution' }] };
	},

	'play-blood'(table, { seat, at, blood, flip, as }) {
		// What the card set off may have left less.
		const pool = Math.min(blood, bloodToDeploy(table, seat));
		const flipped = Math.min(flip, faceUpTokens(playerOf(table, seat)));
		if (!isIn(table, seat) || table.turn?.seat !== seat) return {};
		// Nothing left of what was to go with the card: nothing happens. By itself it says that no Blood follows.
		if (as === 'with-card' && pool + flipped === 0) return {};
		const event = { type: 'BloodDeployed', seat, at, pool, bank: 0, flipped, as } as const;
		return { events: [event], next: [{ kind: 'frenzy', seat, cause: null }] };
	},

	/** Whenever a card is played, so much as on a turn; tokens flip in Planning alone [PLAYING BLOOD] [DIABLERIE]. */
	*'blood-along'(table, { seat, at, card }) {
		if (!isIn(table, seat)) return {};
		const most = Math.min(mostBlood(table, seat, at), bloodToDeploy(table, seat));
		const tokens = table.stage === 'planning' ? faceUpTokens(playerOf(table, seat)) : 0;
		const about = { card, location: at };
		const pool = yield* upTo({ seat, prompt: 'blood-along', about }, most);
		const flipped = yield* upTo({ seat, prompt: 'tokens-along', about }, tokens);
		if (pool + flipped === 0) return {};
		const event = {
			type: 'BloodDeployed',
			seat,
			at,
			pool,
			bank: 0,
			flipped,
			as: 'effect'
		} as const;
		return { events: [event], next: [{ kind: 'frenzy', seat, cause: null }] };
	},

	'end-of-round'(table) {
		const began: TableEvent = {
			type: 'StageBegan',
			stage: 'end-of-round',
			order: turnOrder(table)
		};
		if (table.round >= roundsIn(table.setting))
			return { events: [began], next: [{ kind: 'score' }] };
		return {
			events: [began],
			next: [{ kind: 'clear-round' }, { kind: 'round', round: table.round + 1 }]
		};
	},

	/** Deployed Blood to the Bank, cards to the hands of their owners, tokens up [6. END OF THE ROUND]. */
	'clear-round'(table) {
		const slots = table.deployed.map(({ slot }) => slot);
		const toDeck = table.marks.flatMap((mark) => (mark.mark === 'shuffle-back' ? [mark.slot] : []));
		const home: readonly TableEvent[] =
			slots.length > 0
				? [{ type: 'CardsHome', slots, toDeck: toDeck.filter((slot) => slots.includes(slot)) }]
				: [];
		return { events: [...home, { type: 'RoundCleared' }] };
	},

	/** With the box, a card that nobody has entered yet is entered before it counts. */
	*score(table) {
		const counts =
			table.dealer === 'box' ? seatsOf(table).flatMap((seat) => held(table, seat)) : [];
		for (const card of counts) if (isUntold(table, card)) yield stop('untold', { card });
		return { events: [{ type: 'GameScored', score: scoreOf(table) }] };
	}
} satisfies Partial<Resolvers>;
