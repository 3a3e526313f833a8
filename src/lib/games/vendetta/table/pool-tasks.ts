import type { SeatId } from '../../core/seats.ts';
import { rulesFor, rulesInForce } from '../effects/in-force.ts';
import { FATAL_TOKENS, type LocationId } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import { chooseOne, type Resolving } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task, TaskOf } from './tasks.ts';
import {
	bloodAt,
	drainValues,
	isIn,
	playerOf,
	readingsOf,
	seatsOf,
	teammateOf,
	turnOrder
} from './where.ts';

/** Where it happens: the Location under way. */
const hereIn = (table: Table): LocationId | null =>
	table.conflict?.location ?? table.turn?.played?.at ?? null;

/** What of a loss comes off Deployed Blood first, where a card says so. */
function offDeployed(table: Table, seat: SeatId, amount: number): readonly TableEvent[] {
	const events: TableEvent[] = [];
	let left = amount;
	for (const { at, seat: whose } of rulesInForce(table, 'loss-from-deployed')) {
		if (at === null || (whose !== null && whose !== seat)) continue;
		const n = Math.min(left, bloodAt(table, at, seat));
		if (n <= 0) continue;
		left -= n;
		events.push({ type: 'DeployedMoved', seat, at, by: -n });
	}
	return events;
}

const isImmune = (table: Table, seat: SeatId, by: SeatId | null): boolean =>
	by !== seat &&
	rulesInForce(table, 'immune').some(
		({ rule, seat: whose, at }) =>
			rule.what === 'blood-loss' &&
			(whose === null || whose === seat) &&
			(at === null || at === hereIn(table))
	);

function influenceHit(table: Table, task: TaskOf<'hit'>): readonly TableEvent[] {
	const { seat, how, by } = task;
	const n = Math.min(task.amount, playerOf(table, seat).influence);
	if (n <= 0) return [];
	const act = by.act === null ? {} : { act: by.act };
	const from = by.seat !== null && by.seat !== seat ? { from: by.seat } : {};
	const lost: TableEvent = { type: 'InfluenceMoved', seat, by: -n, why: how, ...act, ...from };
	if (how === 'lose' || by.seat === null) return [lost];
	return [lost, { type: 'InfluenceMoved', seat: by.seat, by: n, why: how }];
}

/** Blood comes and goes, and Frenzy with it [FRENZY]. */
export const poolTasks = {
	hit(table, task) {
		const { seat, what, how, by, later } = task;
		if (!isIn(table, seat)) return {};
		if (what === 'influence') return { events: influenceHit(table, task) };
		if (isImmune(table, seat, by.seat)) return {};
		const act = by.act === null ? {} : { act: by.act };
		const before = offDeployed(table, seat, task.amount).map((event) => ({ ...event, ...act }));
		const off = before.reduce((sum, event) => sum - ('by' in event ? Number(event.by) : 0), 0);
		const { blood } = playerOf(table, seat);
		const n = Math.min(task.amount - off, blood);
		const from = by.seat !== null && by.seat !== seat ? { from: by.seat } : {};
		const lost: readonly TableEvent[] =
			n > 0 ? [{ type: 'BloodMoved', seat, by: -n, why: how, ...act, ...from }] : [];
		const gained = n + off;
		const stolen: readonly TableEvent[] =
			how === 'steal' && by.seat !== null && gained > 0
				? [{ type: 'BloodMoved', seat: by.seat, by: gained, why: how }]
				: [];
		const cause = by.seat === seat ? null : by.seat;
		const empty: readonly Task[] =
			n > 0 && n === blood && !later ? [{ kind: 'frenzy', seat, cause }] : [];
		return {
			events: [...before, ...lost, ...stolen],
			next: [...empty, ...thrownBack(table, task, gained)]
		};
	},

	/** Who caused it is paid, then a random card is drained [FRENZY]. A teammate's pays nothing [TAG TEAM MODE]. */
	frenzy(table, { seat, cause }) {
		if (!isIn(table, seat) || playerOf(table, seat).blood > 0) return {};
		const payee =
			cause !== null && isIn(table, cause) && teammateOf(table, seat) !== cause ? cause : null;
		const entered: TableEvent = { type: 'FrenzyEntered', seat, cause: payee };
		const paid: readonly TableEvent[] =
			payee === null
				? []
				: [{ type: 'InfluenceMoved', seat: payee, by: 1 + bonusOf(table, payee), why: 'frenzy' }];
		return { events: [entered, ...paid], next: [{ kind: 'frenzy-drain', seat }] };
	},

	*'frenzy-drain'(table, { seat }) {
		if (!isIn(table, seat) || playerOf(table, seat).blood > 0) return {};
		const { alliance, influence, frenzies, drained } = playerOf(table, seat);
		if (alliance.length === 0) {
			const lost: readonly TableEvent[] =
				influence > 0 ? [{ type: 'InfluenceMoved', seat, by: -1, why: 'frenzy' }] : [];
			return { events: [...lost, { type: 'BloodMoved', seat, by: 1, why: 'frenzy' }] };
		}
		const card = yield* frenzyCard(table, seat, { nth: frenzies, drained: drained.length });
		// A card without Blood does not quench it: the next one is drained in the same Frenzy (reading `frenzyZero`).
		return {
			next: [
				{ kind: 'drain', seat, card, why: 'frenzy' },
				{ kind: 'frenzy-drain', seat }
			]
		};
	},

	drain(table, { seat, card, why }) {
		if (!isIn(table, seat) || !playerOf(table, seat).alliance.includes(card)) return {};
		const { blood, tokens } = drainValues(table, card);
		return {
			events: [{ type: 'CardDrained', seat, card, blood, tokens, why }],
			next: [{ kind: 'check-tokens', seat }]
		};
	},

	/** With the third Diablerie token a player is out at once [DIABLERIE]. */
	'check-tokens'(table, { seat }) {
		if (!isIn(table, seat) || playerOf(table, seat).tokens < FATAL_TOKENS) return {};
		return outOfGame(table, seat);
	}
} satisfies Partial<Resolvers>;

/** Who makes a player lose Blood loses as much, where a card says so; that is never thrown back. */
function thrownBack(table: Table, { seat, by }: TaskOf<'hit'>, amount: number): readonly Task[] {
	if (by.seat === null || by.seat === seat || by.act === null || amount <= 0) return [];
	if (rulesFor(table, 'causer-loses', seat, hereIn(table)).length === 0) return [];
	const back = { kind: 'hit', what: 'blood', how: 'lose', later: false } as const;
	return [{ ...back, seat: by.seat, amount, by: { seat, act: null } }];
}

function bonusOf(table: Table, seat: SeatId): number {
	const here = hereIn(table);
	const marks = table.marks.flatMap((mark) =>
		mark.mark === 'frenzy-pays' && mark.seat === seat && mark.at === here ? [mark.more] : []
	);
	const rules = rulesInForce(table, 'frenzy-pays').flatMap(({ rule, seat: whose, at }) =>
		(whose === null || whose === seat) && (at === null || rule.here !== true || at === here)
			? [rule.more]
			: []
	);
	return [...marks, ...rules].reduce((sum, one) => sum + one, 0);
}

/** Which card is drained: one that a card names, else by lot among those that are not shielded. */
function* frenzyCard(
	table: Table,
	seat: SeatId,
	about: Readonly<Record<string, number>>
): Resolving<string> {
	const { alliance } = playerOf(table, seat);
	const rules = rulesInForce(table, 'in-frenzy').filter((one) => one.seat === seat);
	const first = rules.find(({ rule, source }) => rule.how === 'first' && source.from === 'ally');
	if (first) return first.source.card;
	if (rules.some(({ rule }) => rule.how === 'choose')) {
		const options = [...new Set(alliance)];
		const chosen = yield* chooseOne({ seat, prompt: 'frenzy-choice', options, about });
		return chosen ?? '';
	}
	const shielded = rules.flatMap(({ rule, source }) =>
		rule.how === 'shielded' && source.from === 'ally' ? [source.card] : []
	);
	const open = alliance.filter((card) => !shielded.includes(card));
	const options = open.length > 0 ? open : alliance;
	const [card] = yield {
		deal: 'one-of',
		prompt: 'frenzy-draw',
		about: { ...about, seat },
		options
	};
	return card ?? '';
}

/** Cards leave, others' cards go home, the Ambition token goes on; the last one in wins (readings `out` and `outCards`). */
function outOfGame(table: Table, seat: SeatId) {
	const stay = readingsOf(table).outCards === 'stay' && table.conflict !== null;
	const lent = table.deployed.filter(({ position, owner }) => position === seat && owner !== seat);
	const own = table.deployed.filter(({ owner }) => owner === seat);
	const gone = stay ? [] : [...lent, ...own].map(({ slot }) => slot);
	const order = turnOrder(table);
	const heir = order[(order.indexOf(seat) + 1) % order.length];
	const events: TableEvent[] = [
		...(gone.length > 0 ? [{ type: 'CardsHome', slots: gone, toDeck: [] } as const] : []),
		{ type: 'PlayerOut', seat },
		...(table.ambition === seat && heir !== undefined && heir !== seat
			? [{ type: 'AmbitionTaken', seat: heir } as const]
			: [])
	];
	const left = seatsOf(table).filter((one) => one !== seat && isIn(table, one));
	const teams = new Set(left.map((one) => playerOf(table, one).team ?? one));
	return { events, next: teams.size <= 1 ? [{ kind: 'score' } as const] : [] };
}
