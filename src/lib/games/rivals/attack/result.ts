import { refuse } from '../../core/decision.ts';
import { roomOn } from '../influence/bearers.ts';
import { madeRoom } from '../influence/making-room.ts';
import { withActionTaken } from '../match/action.ts';
import { seatOf, withSeat, type Match, type Vampire, type VampireId } from '../match/state.ts';
import { findVampire, homeward, isActive, readied, withVampire } from '../match/vampires.ts';
import { MOST_COUNTED } from '../vocabulary.ts';
import { cardsIn, withAttached, withPile } from '../city/city.ts';
import type { Attack } from './attack.ts';
import type { Hurt } from './blood.ts';
import { attackingParty, partyOf, type Field } from './field.ts';
import type { Outcome } from './outcome.ts';
import { freeParty, partyFor } from './parties.ts';
import { lapsedAfter, withLapsed } from './potency.ts';
import { NO_RESULT, type Result, type Room } from './shapes.ts';

/* What an outcome changes on the table, written down; and the table after it. */

const vampiresIn = (hurt: readonly Hurt[]): Result['vampires'] =>
	hurt.map(({ vampire, to, fall }) => ({ vampire, blood: to, ...(fall && { fall }) }));

/** The ready ones leave the exhausted behind; a blocker by text comes to the Streets. */
function partiesAfter(field: Field, attack: Attack, { joins }: Outcome): Result['parties'] {
	const attacker = findVampire(field, attack.attacker);
	const together = attacker ? attackingParty(field, attacker.seat, attacker.vampire) : [];
	// Reading claimParty: in a foe’s turn nobody changes parties.
	const stays =
		attacker && !attack.claim
			? partyOf(field, attacker.seat, attacker.vampire).length > together.length
			: false;
	const left =
		attacker && stays && attacker.vampire.place === 'streets'
			? together.map(({ id }) => ({ vampire: id, party: freeParty(field, attacker.seat) }))
			: [];
	const blocker = joins && findVampire(field, joins.vampire);
	return blocker
		? [...left, { vampire: joins.vampire, party: partyFor(field, blocker.seat, joins.party) }]
		: left;
}

/** Who felled vampires of a player: the last one, if several did. */
function felledIn(hurt: readonly Hurt[]): Pick<Result, 'felled'> {
	const last = new Map(hurt.filter(({ fall }) => fall).map(({ seat, by }) => [seat, by]));
	return last.size > 0 ? { felled: [...last].map(([seat, by]) => ({ seat, by })) } : {};
}

const lapsing = (field: Pick<Match, 'seats' | 'turn'>): Pick<Result, 'potencies'> => {
	const potencies = [...lapsedAfter(field, 'attack')];
	return potencies.length > 0 ? { potencies } : {};
};

/** Where a mortal that fell goes; a fourth attachment burns a Retainer first (R75). */
function mortalResult(
	field: Pick<Match, 'seats' | 'city'>,
	{ attacker, target }: Attack,
	{ mortal }: Outcome,
	room: Room
): Pick<Result, 'retainer' | 'retainerRoom' | 'city'> {
	if (!mortal?.goes || !target || !('mortal' in target)) return {};
	const { card } = target.mortal;
	const isFull = roomOn(field, attacker, 'other').choices.length > 0;
	return {
		...(mortal.goes === 'attached' && {
			retainer: attacker,
			...(isFull && { retainerRoom: room })
		}),
		...(card !== undefined && { city: { card, to: mortal.goes } })
	};
}

/** Of one attack. `room`: the Retainer that makes room, where one has to. */
export const resultOf = (
	field: Field,
	attack: Attack,
	outcome: Outcome,
	room: Room = true
): Result => ({
	vampires: vampiresIn(outcome.hurt),
	exhausts: [...new Set(outcome.exhausts)],
	parties: partiesAfter(field, attack, outcome),
	prestige: outcome.placed.map(({ seat, amount }) => ({ seat, by: -amount })),
	agenda: outcome.agenda.map(({ seat, points }) => ({ seat, by: points })),
	...(outcome.prince && { prince: outcome.prince.to }),
	...(outcome.prince?.full && { princeRoom: room }),
	...mortalResult(field, attack, outcome, room),
	...felledIn(outcome.hurt),
	...lapsing(field),
	...(!attack.claim && { action: true as const })
});

/** Of what the antagonists did. */
export const volleyResult = (hurt: readonly Hurt[], prince: Outcome['prince']): Result => ({
	...NO_RESULT,
	vampires: vampiresIn(hurt),
	...felledIn(hurt),
	...(prince && { prince: prince.to })
});

/** Why the table cannot say this of an attack; null: it can. */
export function findResultFault(match: Pick<Match, 'seats' | 'city'>, result: Result) {
	for (const [at, { vampire: id, blood, fall }] of result.vampires.entries()) {
		const found = findVampire(match, id);
		const where = `result.vampires.${at}`;
		if (!found) return refuse('not-in-play', { vampire: id }, where);
		const { bp, place } = found.vampire;
		if (place === 'burned') return refuse('burned', { vampire: id }, where);
		if (result.vampires.findIndex((one) => one.vampire === id) < at)
			return refuse('outcome-twice', { vampire: id }, where);
		if (fall && place === 'torpor') return refuse('in-torpor', { vampire: id }, where);
		if (blood > bp) return refuse('outcome-blood', { vampire: id, bp }, where);
		if (fall && blood > 0) return refuse('outcome-dead', { vampire: id }, where);
		if (!fall && blood === 0 && isActive(found.vampire))
			return refuse('outcome-falls', { vampire: id }, where);
	}
	const seats = [...result.prestige, ...result.agenda, ...(result.felled ?? [])];
	for (const { seat, by } of seats)
		if (
			![seat, ...(typeof by === 'string' ? [by] : [])].every((one) =>
				Object.hasOwn(match.seats, one)
			)
		)
			return refuse('no-such-seat', {}, 'result');
	const { prince, princeRoom, retainer, retainerRoom } = result;
	for (const id of [...result.exhausts, ...result.parties.map(({ vampire }) => vampire)]) {
		const found = findVampire(match, id);
		if (!found || !isActive(found.vampire)) return refuse('not-in-play', { vampire: id }, 'result');
	}
	for (const [id, what, room] of [
		[prince, 'prince', princeRoom],
		[retainer, 'other', retainerRoom]
	] as const) {
		if (typeof id !== 'string') continue;
		const found = findVampire(match, id);
		if (!found || !isActive(found.vampire)) return refuse('not-in-play', { vampire: id }, 'result');
		const wanted = typeof room === 'string' ? room : undefined;
		const made = madeRoom(match, id, { what, wanted });
		if (made.fault) return made.fault;
		if ((made.room === undefined) !== (room === undefined))
			return refuse('not-attached-here', { vampire: id }, 'result');
	}
	return null;
}

const bounded = (number: number): number => Math.max(0, Math.min(MOST_COUNTED, number));

const bare = ({
	prince: _p,
	retainers: _r,
	foeCards: _f,
	noInfluence: _n,
	...vampire
}: Vampire): Vampire => vampire;

/** Into torpor with the Prestige of its player as Blood, or out of the game; only the Leader token stays [Torpor]. */
export function fallen(vampire: Vampire, to: 'torpor' | 'burned', blood = 0): Vampire {
	const one = homeward(bare(vampire));
	return to === 'torpor'
		? { ...one, place: 'torpor', exhausted: true, blood }
		: { ...readied(one), place: 'burned', blood: 0 };
}

/** Nobody has the Prince of the City but this one (R73). `room`: a Retainer of it is burned first. */
export function withPrince(match: Match, to: VampireId | null, room?: Room): Match {
	const bearers = Object.values(match.seats)
		.flatMap(({ vampires }) => vampires)
		.filter(({ prince }) => prince);
	const without = bearers.reduce(
		(now, { id }) => withVampire(now, id, ({ prince: _gone, ...one }) => one),
		match
	);
	if (to === null) return without;
	const roomy = room ? withoutRetainer(without, to, room) : without;
	// It takes the place of another Title [Prince of the City].
	return withVampire(roomy, to, ({ title: _replaced, ...one }) => ({ ...one, prince: true }));
}

/** A vampire with one Retainer less: `which`, or else one that nobody entered, or else the first that is known. */
export function withoutRetainer(match: Match, id: VampireId, which: Room = true): Match {
	const known = cardsIn(match, 'attached').filter(({ bearer }) => bearer === id);
	const hasUnnamed = (findVampire(match, id)?.vampire.retainers ?? 0) > known.length;
	const card =
		which === true ? (hasUnnamed ? undefined : known[0]) : known.find((one) => one.id === which);
	const fewer = withVampire(match, id, ({ retainers = 0, ...one }) => ({
		...one,
		...(retainers > 1 && { retainers: retainers - 1 })
	}));
	return card ? withPile(fewer, [card.id], 'burned') : fewer;
}

/** A match after it. It cannot refuse. */
export function applied(match: Match, result: Result): Match {
	let now = match;
	for (const { vampire: id, party } of result.parties)
		now = withVampire(now, id, (one) => ({ ...one, place: 'streets', party }));
	for (const id of result.exhausts)
		now = withVampire(now, id, (one) => ({ ...one, exhausted: true }));
	for (const { seat, by } of result.agenda)
		now = withSeat(now, seat, { agenda: bounded(seatOf(now, seat).agenda + by) });
	// Prestige goes onto those in torpor, one each, as far as there is any.
	const left = new Map(Object.entries(now.seats).map(([seat, { prestige }]) => [seat, prestige]));
	for (const { seat, by } of result.prestige)
		now = withSeat(now, seat, { prestige: bounded(seatOf(now, seat).prestige + by) });
	for (const { vampire: id, blood, fall, home } of result.vampires) {
		const found = findVampire(now, id);
		if (!found) continue;
		const has = left.get(found.seat) ?? 0;
		if (fall === 'torpor') left.set(found.seat, Math.max(0, has - 1));
		now = withVampire(now, id, (one) => {
			if (fall) return fallen(one, fall, Math.min(1, has));
			return home ? { ...homeward(readied(one)), blood } : { ...one, blood };
		});
	}
	if (result.prince !== undefined) now = withPrince(now, result.prince, result.princeRoom);
	const { retainer, retainerRoom, city } = result;
	if (retainer !== undefined && retainerRoom) now = withoutRetainer(now, retainer, retainerRoom);
	if (city)
		now =
			city.to === 'attached'
				? withAttached(now, city.card, retainer ?? '')
				: withPile(now, [city.card], city.to);
	if (retainer !== undefined)
		now = withVampire(now, retainer, (one) => ({ ...one, retainers: (one.retainers ?? 0) + 1 }));
	for (const { vampire: id, bp } of result.potencies ?? [])
		now = withVampire(now, id, (one) => withLapsed(one, bp));
	return result.action ? withActionTaken(now) : now;
}
