import type { SeatId } from '../../core/seats.ts';
import type { EffectKind, EffectOf } from '../effects/effect.ts';
import { isInForce } from '../effects/in-force.ts';
import type { Effected } from '../effects/resolving.ts';
import { EFFECTS } from '../effects/rules.ts';
import type { Context, Source } from './context.ts';
import type { TableEvent } from './events.ts';
import { agree, isAsking, type MaybeAsking, type Resolving } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Start } from './tasks.ts';
import { deployedOf, isIn, readingsOf, rivalsAt } from './where.ts';

const effectOf = <K extends EffectKind>(
	kind: K,
	table: Table,
	effect: EffectOf<K>,
	context: Context
): MaybeAsking<Effected> => EFFECTS[kind](table, effect, context);

const whereOf = (table: Table, source: Source, location: Context['location']) =>
	source.from === 'card' ? (deployedOf(table, source.slot)?.at ?? location) : location;

function contextOf(table: Table, start: Start): Context {
	const { seat, source, cause, causeSlot } = start;
	const location = whereOf(table, source, start.location);
	const fixed = readingsOf(table).rivalsWhen === 'fixed' && location !== null;
	return {
		seat,
		source,
		location,
		act: table.acts,
		rivals: fixed ? rivalsAt(table, location, seat) : null,
		cause,
		causeSlot,
		chooser: null,
		chosen: null,
		chosenSlots: [],
		taken: 0,
		done: false
	};
}

/** Whether an ability that was set off can still begin. */
function canBegin(table: Table, { seat, source, uses }: Start): boolean {
	if (!isIn(table, seat) || !isInForce(table, source)) return false;
	return uses === null || table.players[seat]?.used.includes(uses) !== true;
}

/**
 * How often one ability is set off since a command: each card of a full table sets it off once. More often only cards do that
 * set each other off, round and round; players who always say yes would never come to an end.
 */
const MOST_TIMES = 30;
const isRound = ({ key }: Start, triggered: readonly string[]): boolean =>
	key !== null && triggered.filter((one) => one === key).length >= MOST_TIMES;

/** Abilities as they begin, and their effects from the top. */
export const abilityTasks = {
	/** In turn order; the own ones in the order their player likes [CONTRADICTING RULES?]. */
	*triggers(table, { list: all }) {
		const list = all.filter((start) => canBegin(table, start));
		const [first] = list;
		if (!first) return {};
		const own = list.filter(({ seat }) => seat === first.seat);
		const chosen = own.length === 1 ? first : yield* oneOfOwn(first.seat, own);
		const rest = list.filter((start) => start !== chosen);
		return {
			next: [
				{ kind: 'start', ...chosen },
				{ kind: 'triggers', list: rest }
			]
		};
	},

	*start(table, { kind: _, ...start }, triggered) {
		if (!canBegin(table, start) || isRound(start, triggered)) return {};
		const { seat, source, step, uses, asks, effects } = start;
		if (asks !== null) {
			const about = { card: source.card, ...(start.cause !== null && { seat: start.cause }) };
			if (!(yield* agree(seat, asks, about))) return {};
		}
		const context = contextOf(table, start);
		const began: TableEvent = { type: 'AbilityBegan', seat, source, step, uses };
		const set = start.key === null ? {} : { triggered: start.key };
		return { events: [began], next: [{ kind: 'effects', effects, context }], ...set };
	},

	*effects(table, { effects: [first, ...below], context: before }) {
		if (!first || !isIn(table, before.seat)) return {};
		const answer = effectOf(first.do, table, first, before);
		const effected = isAsking(answer) ? yield* answer : answer;
		const { events = [], next = [], instead = [], context = before } = effected;
		const effects = [...instead, ...below];
		const rest = effects.length === 0 ? [] : [{ kind: 'effects', effects, context } as const];
		return { events, next: [...next, ...rest] };
	}
} satisfies Partial<Resolvers>;

const keyOf = ({ source }: Start, at: number) => `${source.card} ${at}`;

function* oneOfOwn(seat: SeatId, own: readonly Start[]): Resolving<Start> {
	const options = own.map(keyOf);
	const ask = { seat, prompt: 'which-ability', about: {}, options, least: 1, most: 1 } as const;
	const [chosen] = yield ask;
	const start = own[options.indexOf(chosen ?? '')] ?? own[0];
	if (!start) throw new Error('nothing was set off');
	return start;
}
