import type { SeatId } from '../../core/seats.ts';
import type { AbilityOf } from '../effects/ability.ts';
import { abilitiesWaiting, type InForce } from '../effects/in-force.ts';
import type { When } from '../effects/selector.ts';
import type { LocationId } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import { rankingOf } from './ranking-of.ts';
import type { Table } from './table.ts';
import type { Start } from './tasks.ts';
import { deployedOf, isAt, presentAt, teammateOf, turnOrder } from './where.ts';

/** What an event says to abilities that wait for it. */
type Happening = {
	readonly on: When['on'];
	/** Who did it or met with it; null: nobody. */
	readonly actor: SeatId | null;
	/** Who made it so. */
	readonly maker?: SeatId;
	readonly at?: LocationId;
	readonly slot?: number;
	/** The Ally that came. */
	readonly ally?: string;
	readonly face?: 'up' | 'down';
	readonly n?: number;
	readonly part?: Extract<When, { on: 'start' | 'end' }>['of'];
};

const PARTS = { planning: 'planning', resolution: 'resolution' } as const;

/** What happened, as abilities may wait for it. */
function happeningsOf(table: Table, event: TableEvent): readonly Happening[] {
	switch (event.type) {
		case 'CardPlayed': {
			const { seat: actor, at, slot, face } = event;
			return [{ on: 'played', actor, at, slot, face }];
		}
		case 'BloodDeployed': {
			const { seat: actor, at, pool, bank, flipped } = event;
			return [{ on: 'deployed', actor, at, n: pool + bank + flipped }];
		}
		case 'Withdrew':
			return [{ on: 'withdrew', actor: event.seat, at: event.at }];
		case 'CardTurned': {
			const card = deployedOf(table, event.slot);
			if (event.face === 'down' || !card) return [];
			return [{ on: 'revealed', actor: card.position, at: card.at, slot: card.slot }];
		}
		case 'CardDrained':
			return [{ on: 'drained', actor: event.seat }];
		case 'FrenzyEntered': {
			const { seat, cause } = event;
			const entered = {
				on: 'frenzied',
				actor: seat,
				...(cause !== null && { maker: cause })
			} as const;
			return cause === null
				? [entered]
				: [entered, { on: 'sent-into-frenzy', actor: cause, maker: seat }];
		}
		case 'BloodMoved': {
			const { seat: actor, by, why, from } = event;
			if (by >= 0 || (why !== 'lose' && why !== 'steal')) return [];
			return [{ on: 'lost-blood', actor, ...(from !== undefined && { maker: from }) }];
		}
		case 'AllyWon':
			return [{ on: 'acquired', actor: event.seat, at: event.location, ally: event.ally }];
		case 'RoundBegan':
			return [{ on: 'start', actor: null, part: 'round' }];
		case 'StageBegan': {
			if (event.stage === 'end-of-round') return [{ on: 'end', actor: null, part: 'round' }];
			const part = event.stage in PARTS ? PARTS[event.stage as keyof typeof PARTS] : undefined;
			return part ? [{ on: 'start', actor: null, part }] : [];
		}
		case 'StageEnded': {
			const part = event.stage in PARTS ? PARTS[event.stage as keyof typeof PARTS] : undefined;
			return part ? [{ on: 'end', actor: null, part }] : [];
		}
		case 'TurnBegan':
			return [{ on: 'start', actor: event.seat, part: 'turn' }];
		case 'TurnEnded':
			return [{ on: 'end', actor: event.seat, part: 'turn' }];
		case 'StepBegan':
			return [{ on: 'start', actor: null, at: event.location, part: event.step }];
		case 'StepEnded':
			return [{ on: 'end', actor: null, at: event.location, part: event.step }];
		case 'LocationResolved':
			return [{ on: 'resolved', actor: null, at: event.location }];
		case 'RewardsGiven': {
			const [first, ...others] = rankingOf(table);
			const { location: at } = event;
			const won = first ? [{ on: 'won', actor: first.seat, at } as const] : [];
			return [...won, ...others.map(({ seat: actor }) => ({ on: 'lost', actor, at }) as const)];
		}
		default:
			return NOTHING;
	}
}
const NOTHING: readonly never[] = [];

type Waiting = InForce<AbilityOf<'when'>>;

/** Whether it happened where the ability says, seen from its card. */
function isThere(
	{ at: lies }: Waiting,
	where: 'here' | 'elsewhere' | 'anywhere' | undefined,
	at?: LocationId
) {
	if (where === undefined || where === 'anywhere' || lies === null) return true;
	return (at === lies) === (where === 'here');
}

function isBy(
	table: Table,
	{ at: lies }: Waiting,
	seat: SeatId,
	by: 'self' | 'rival' | 'opponent' | 'anyone',
	{ actor, at }: Happening
): boolean {
	if (actor === null) return false;
	switch (by) {
		case 'self':
			return actor === seat;
		case 'anyone':
			return true;
		case 'opponent':
			return actor !== seat;
		case 'rival':
			return actor !== seat && lies !== null && (at === lies || isAt(table, lies, actor));
	}
}

/** Whether this is what an ability waits for, for a player whose it is. */
function isMet(table: Table, waiting: Waiting, seat: SeatId, happening: Happening): boolean {
	const { when } = waiting.ability;
	const { source } = waiting;
	const isOwn = source.from === 'card' && source.slot === happening.slot;
	const isNamed = 'by' in when ? isBy(table, waiting, seat, when.by, happening) : true;
	const where = 'at' in when ? when.at : undefined;
	if (!isNamed || !isThere(waiting, where, happening.at)) return false;
	switch (when.on) {
		case 'played':
			return !isOwn && (when.face === undefined || when.face === happening.face);
		case 'deployed':
			return (happening.n ?? 0) >= (when.least ?? 1);
		case 'revealed':
			return when.which === 'this' ? isOwn : !isOwn;
		case 'acquired':
			return source.from === 'ally' && source.card === happening.ally && seat === happening.actor;
		case 'start':
		case 'end':
			if (when.of !== happening.part) return false;
			if (when.of === 'turn') return happening.actor === seat;
			if (happening.at === undefined) return true;
			return waiting.at === null ? isAt(table, happening.at, seat) : waiting.at === happening.at;
		case 'resolved':
		case 'withdrew':
		case 'drained':
		case 'frenzied':
		case 'sent-into-frenzy':
		case 'lost-blood':
		case 'won':
		case 'lost':
			return true;
	}
}

/** For whom an ability may begin: whose it is, or of a Location card who set it off, else each who is there. */
function forWhom(table: Table, { seat, at }: Waiting, { actor }: Happening): readonly SeatId[] {
	if (seat !== null) return [seat];
	if (actor !== null) return [actor];
	return at === null ? turnOrder(table) : presentAt(table, at);
}

function startsOf(table: Table, waiting: Waiting, happening: Happening): readonly Start[] {
	const { ability, index, source } = waiting;
	return forWhom(table, waiting, happening)
		.filter((seat) => isMet(table, waiting, seat, happening))
		.map((seat) => {
			const { actor, maker = null, slot, at } = happening;
			// A Location card speaks of whoever set it off.
			const cause = actor === seat && waiting.seat !== null ? maker : actor;
			const { once } = ability;
			const about = 'by' in ability.when ? ability.when.by : 'self';
			const isMate =
				cause !== null &&
				cause === teammateOf(table, seat) &&
				about !== 'anyone' &&
				about !== 'self';
			return {
				seat,
				source,
				effects: ability.effects,
				step: null,
				asks: ability.may === true || source.from === 'relic' ? 'use' : isMate ? 'teammate' : null,
				uses: once === undefined ? null : `${once} ${source.card} ${index}`,
				key: `${source.card} ${index}`,
				cause,
				causeSlot: slot ?? null,
				location: waiting.at ?? at ?? table.conflict?.location ?? null
			};
		});
}

/** What some events set off, in turn order [CONTRADICTING RULES?]. */
export function setOffBy(table: Table, events: readonly TableEvent[]): readonly Start[] {
	const starts: Start[] = [];
	for (const event of events)
		for (const happening of happeningsOf(table, event))
			for (const waiting of abilitiesWaiting(table, happening.on))
				starts.push(...startsOf(table, waiting, happening));
	if (starts.length < 2) return starts;
	const order = turnOrder(table);
	return starts.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}
