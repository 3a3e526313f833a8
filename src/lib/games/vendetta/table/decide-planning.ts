import type { SeatId } from '../../core/seats.ts';
import { rulesFor } from '../effects/in-force.ts';
import { FATAL_TOKENS } from '../vocabulary.ts';
import type { TableCommandOf } from './commands.ts';
import { begin, beginAside, refused, type Deciders, type Refused } from './decider.ts';
import type { TableDealer } from './dealing.ts';
import type { TableEvent } from './events.ts';
import type { CardPlay } from './played.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { faceDownCost, mostBlood, useKey, usableBy } from './turns.ts';
import {
	cardsOf,
	deployedOf,
	drainValues,
	faceUpTokens,
	locationOf,
	playerOf,
	readingsOf
} from './where.ts';

const settle: Task = { kind: 'settle' };

/** Why a seat does nothing in Planning now. */
function turnFault(table: Table, seat: SeatId): Refused | null {
	const player = table.players[seat];
	if (!player) return refused('unknown-seat', { seat }, 'seat');
	if (player.out) return refused('out', { n: player.out.round }, 'seat');
	if (table.stage !== 'planning' || !table.turn) return refused('not-now');
	return table.turn.seat === seat
		? null
		: refused('not-your-turn', { seat: table.turn.seat }, 'seat');
}

/** Why so much Blood and so many tokens do not go with a card; `cost`: what is paid besides. */
function bloodFault(
	table: Table,
	seat: SeatId,
	{
		at,
		blood,
		flip,
		cost
	}: {
		readonly at: TableCommandOf<'PlayBlood'>['at'];
		readonly blood: number;
		readonly flip: number;
		readonly cost: number;
	}
): Refused | null {
	const player = playerOf(table, seat);
	const most = mostBlood(table, seat, at);
	const tokens = faceUpTokens(player);
	if (blood > most) return refused('too-much-blood', { most }, 'blood');
	if (flip > tokens) return refused('tokens-flipped', { n: tokens }, 'flip');
	if (cost + blood > player.blood) return refused('not-enough-blood', { n: player.blood }, 'blood');
	const left = player.blood - cost - blood;
	if (left > 0) return null;
	// What is spent is never the last Blood; what is deployed, by the reading `lastBlood`.
	const mayDeploy = readingsOf(table).lastBlood === 'yes' && blood > 0;
	return cost + blood === 0 || mayDeploy
		? null
		: refused('last-blood', {}, blood > 0 ? 'blood' : 'face');
}

function cardFault(
	table: Table,
	{ seat, card, face }: TableCommandOf<'PlayCard'>,
	dealer: TableDealer
): Refused | null {
	if (card === undefined)
		return table.dealer === 'box' && face === 'down' ? null : refused('card-unnamed', {}, 'card');
	const { clan } = playerOf(table, seat);
	const isOwn = clan !== null && cardsOf(table, clan).some(({ id }) => id === card);
	if (!isOwn) return refused('card-not-in-hand', { card }, 'card');
	const lies = table.deployed.find((one) => one.card === card);
	if (lies) return refused('card-elsewhere', { card, place: lies.at }, 'card');
	return dealer.holds(table, seat, card) ? null : refused('card-not-in-hand', { card }, 'card');
}

/** Turns of Planning, draining and abilities [4. PLANNING]. */
export const planningDeciders = {
	/**
	 * Refusals: those of a turn; `card-played`, `hand-empty`, `no-location-three`, `only-face-up`,
	 * `only-face-down`, of the card and its Blood.
	 */
	PlayCard(table, command, dealer) {
		const { seat, card, at, face, blood, flip } = command;
		const fault = turnFault(table, seat);
		if (fault) return fault;
		if (table.turn?.played) return refused('card-played');
		if (playerOf(table, seat).hand === 0) return refused('hand-empty');
		const location = locationOf(table, at);
		if (!location) return refused('no-location-three', {}, 'at');
		const only = rulesFor(table, 'only', seat, at)[0]?.rule.face;
		if (only !== undefined && only !== face)
			return refused(only === 'up' ? 'only-face-up' : 'only-face-down', { location: at }, 'face');
		const cost = face === 'down' ? faceDownCost(table, seat, at) : 0;
		const isWhole = blood !== undefined || flip !== undefined;
		const laid = { at, blood: blood ?? 0, flip: flip ?? 0, cost };
		const wrong = cardFault(table, command, dealer) ?? bloodFault(table, seat, laid);
		if (wrong) return wrong;
		if (face === 'down' && card !== undefined) dealer.lay(card);
		const isWith = readingsOf(table).bloodAfter === 'with';
		const play: CardPlay = {
			seat,
			owner: seat,
			from: 'hand',
			slot: table.nextSlot,
			at,
			face,
			card: face === 'up' ? (card ?? null) : null,
			paid: cost,
			turn: true,
			open: !isWhole && !isWith
		};
		const { blood: pool, flip: flipped } = laid;
		const as = 'with-card';
		if (pool + flipped === 0) return begin([], { kind: 'play-card', play, blood: null }, settle);
		if (!isWith) {
			const after: Task = { kind: 'play-blood', seat, at, blood: pool, flip: flipped, as };
			return begin([], { kind: 'play-card', play, blood: null }, after, settle);
		}
		const together: Task = {
			kind: 'play-card',
			play,
			blood: { seat, at, pool, bank: 0, flipped, as }
		};
		return begin([], together, { kind: 'frenzy', seat, cause: null }, settle);
	},

	/** Refusals: those of a turn; `card-first`, `blood-with-card`, `blood-elsewhere`, of the Blood. */
	PlayBlood(table, { seat, at, blood, flip }) {
		const fault = turnFault(table, seat);
		if (fault) return fault;
		const played = table.turn?.played;
		if (!played) return refused('card-first');
		if (readingsOf(table).bloodAfter === 'with') return refused('blood-with-card');
		if (played.at !== at || !played.open) return refused('blood-elsewhere', {}, 'at');
		const wrong = bloodFault(table, seat, { at, blood, flip, cost: 0 });
		if (wrong) return wrong;
		return begin([], { kind: 'play-blood', seat, at, blood, flip, as: 'later' }, settle);
	},

	/**
	 * Refusals: `unknown-seat`, `out`, `drain-in-planning`, `drain-on-own-turn`, `drained-already`, `not-in-alliance`,
	 * `third-token-unconfirmed`, `third-token-refused`.
	 */
	DrainCard(table, { seat, card, confirmed = false }) {
		const player = table.players[seat];
		if (!player) return refused('unknown-seat', { seat }, 'seat');
		if (player.out) return refused('out', { n: player.out.round }, 'seat');
		if (table.stage !== 'planning') return refused('drain-in-planning');
		const { drainWhen, thirdByWill } = readingsOf(table);
		if (drainWhen === 'own-turn' && table.turn?.seat !== seat)
			return refused('drain-on-own-turn', {}, 'seat');
		if (!player.alliance.includes(card))
			return player.drained.includes(card)
				? refused('drained-already', { card }, 'card')
				: refused('not-in-alliance', { card }, 'card');
		if (player.tokens + drainValues(table, card).tokens >= FATAL_TOKENS) {
			if (thirdByWill === 'refused') return refused('third-token-refused', {}, 'card');
			if (!confirmed) return refused('third-token-unconfirmed', {}, 'confirmed');
		}
		return begin([], { kind: 'drain', seat, card, why: 'will' }, settle);
	},

	/** Refusals: `unknown-seat`, `out`, `no-such-ability`, `relic-used`, `ability-used`, `ability-on-own-turn`. */
	UseAbility(table, { seat, source, ability: index }) {
		const player = table.players[seat];
		if (!player) return refused('unknown-seat', { seat }, 'seat');
		if (player.out) return refused('out', { n: player.out.round }, 'seat');
		const card = 'card' in source ? source.card : (deployedOf(table, source.slot)?.card ?? '');
		if (player.relic?.card === card && player.relic.used)
			return refused('relic-used', {}, 'source');
		const used = player.used.some((one) => one.endsWith(` ${card} ${index}`));
		const one = usableBy(table, seat).find(
			({ source: from, index: nth }) =>
				nth === index &&
				('card' in source
					? from.card === source.card
					: from.from === 'card' && from.slot === source.slot)
		);
		if (!one && used) return refused('ability-used', { card }, 'source');
		if (!one) return refused('no-such-ability', { card }, 'source');
		if (!mayUseNow(table, seat)) return refused('ability-on-own-turn', { card }, 'source');
		const once = one.source.from === 'relic' ? 'game' : one.ability.once;
		const start: Task = {
			kind: 'start',
			seat,
			source: one.source,
			effects: one.ability.effects,
			step: null,
			asks: null,
			uses: once === undefined ? null : useKey(card, index, once),
			key: null,
			cause: null,
			causeSlot: null,
			location: one.at ?? table.turn?.played?.at ?? table.conflict?.location ?? null
		};
		const byHand: TableEvent = { type: 'AbilityUsed', seat, source: one.source, index };
		return beginAside(table, [byHand], start, settle);
	},

	/** Refusals: those of a turn; `card-first` while a card can be played. */
	EndTurn(table, { seat }) {
		const fault = turnFault(table, seat);
		if (fault) return fault;
		if (!table.turn?.played && playerOf(table, seat).hand > 0) return refused('card-first');
		return begin([], { kind: 'end-turn', seat }, settle);
	}
} satisfies Partial<Deciders>;

/** On the own turn; by the reading `freeUse` also while tokens are chosen. */
function mayUseNow(table: Table, seat: SeatId): boolean {
	if (table.stage === 'planning' && table.turn?.seat === seat) return true;
	return readingsOf(table).freeUse === 'also-withdraw' && table.question?.prompt === 'token';
}
