import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { lapsedAfter } from '../attack/potency.ts';
import { ownOngoing } from '../city/city.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { findActionFault } from '../match/action.ts';
import { seatOf, type Match, type VampireId } from '../match/state.ts';
import { findVampire, isActive, namesakes, nextVampire, type Found } from '../match/vampires.ts';
import { MOST_COUNTED, RIVALS_VAMPIRE } from '../vocabulary.ts';
import { goneOn } from './turn.ts';

const findStranger = ({ seats }: Pick<Match, 'seats'>, seat: SeatId, at: string) =>
	Object.hasOwn(seats, seat) ? null : refuse('no-such-seat', {}, at);

const findOverCounted = (number: number) =>
	number > MOST_COUNTED ? refuse('counted-out', { most: MOST_COUNTED }, 'by') : null;

function changePrestige({ match }: At, { seat, by }: CommandOf<'ChangePrestige'>): Decided {
	const stranger = findStranger(match, seat, 'seat');
	if (stranger) return stranger;
	const has = seatOf(match, seat).prestige;
	const held = by < 0 ? findFistFault(match, seat) : null;
	if (held) return held;
	if (has + by < 0) return refuse('prestige-short', { seat, has }, 'by');
	return findOverCounted(has + by) ?? accept({ type: 'PrestigeChanged', seat, by });
}

function changeAgenda({ match }: At, { seat, by }: CommandOf<'ChangeAgenda'>): Decided {
	const stranger = findStranger(match, seat, 'seat');
	if (stranger) return stranger;
	const has = seatOf(match, seat).agenda;
	if (has + by < 0) return refuse('agenda-short', { seat, has }, 'by');
	return findOverCounted(has + by) ?? accept({ type: 'AgendaChanged', seat, by });
}

/**
 * What a closed fist holds is part of the supply until it opens, and nobody may know how much: so the supply of who holds one out
 * does not shrink meanwhile. Null: it may.
 */
const findFistFault = ({ scheme }: Pick<Match, 'scheme'>, seat: SeatId) =>
	scheme?.answers.some((one) => one.seat === seat && one.fist)
		? refuse('fist-out', { seat })
		: null;

/** Calls `then` with a vampire that is still in the match. */
function inPlay(match: Match, id: VampireId, then: (found: Found) => Decided): Decided {
	const found = findVampire(match, id);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	return found.vampire.place === 'burned'
		? refuse('is-burned', { vampire: id }, 'vampire')
		: then(found);
}

const changeBlood = ({ match }: At, { vampire: id, by }: CommandOf<'ChangeBlood'>): Decided =>
	inPlay(match, id, ({ vampire: { blood, bp } }) => {
		if (blood + by < 0) return refuse('blood-short', { vampire: id, has: blood }, 'by');
		if (blood + by > bp) return refuse('blood-full', { vampire: id, bp }, 'by');
		return accept({ type: 'BloodChanged', vampire: id, by });
	});

/** An Action card exhausts a ready vampire of its player, and takes an action [Play an Action Card]. */
const turnVampire = (
	{ match }: At,
	{ vampire: id, exhausted, action }: CommandOf<'TurnVampire'>
): Decided =>
	inPlay(match, id, ({ seat, vampire }) => {
		if (!isActive(vampire)) return refuse('not-active', { vampire: id }, 'vampire');
		const late = action ? findActionFault(match, seat) : null;
		if (late) return late;
		if ((vampire.exhausted ?? false) === exhausted)
			return exhausted && action ? refuse('vampire-exhausted', { vampire: id }) : nothingToDo();
		return accept({ type: 'VampireTurned', vampire: id, exhausted, ...(action && { action }) });
	});

/** As many as anybody ever recruits; an id has two digits. */
const MOST_VAMPIRES = 99;

/** Its Blood Potency in Prestige becomes its Blood, and never the last (R6, R63) [Recruit] [Beware of Low Prestige]. */
function recruit(
	{ match, readings }: At,
	{ seat, bp, name, leader, facts, action }: CommandOf<'Recruit'>
): Decided {
	const stranger = findStranger(match, seat, 'seat');
	if (stranger) return stranger;
	const late = action ? findActionFault(match, seat) : null;
	if (late) return late;
	const { prestige, vampires } = seatOf(match, seat);
	if (leader && vampires.some((one) => one.leader))
		return refuse('leader-already', { seat }, 'leader');
	if (vampires.length >= MOST_VAMPIRES)
		return refuse('coterie-full', { seat, most: MOST_VAMPIRES });
	if (prestige - bp < 1) return refuse('last-prestige', { seat, bp, has: prestige }, 'bp');
	const same = name === undefined ? [] : namesakes(match, name);
	const active = same.find(({ vampire }) => isActive(vampire));
	if (active && name !== undefined)
		return refuse('name-active', { name, seat: active.seat }, 'name');
	// R49: of the same name in torpor it is an impostor, which is burned [Vampire Uniqueness].
	const impostors = same
		.filter(({ vampire }) => vampire.place === 'torpor')
		.map(({ vampire }) => vampire.id);
	return accept({
		type: 'Recruited',
		seat,
		vampire: nextVampire(match, seat),
		bp,
		...(name !== undefined && { name }),
		...(leader && { leader }),
		...(facts && { facts }),
		...(action && { action }),
		...(readings.arrives === 'exhausted' && match.turn && { exhausted: true as const }),
		...(impostors.length > 0 && { impostors })
	});
}

const nameVampire = ({ match }: At, { vampire: id, name }: CommandOf<'NameVampire'>): Decided =>
	inPlay(match, id, ({ vampire }) => {
		if (vampire.name === name) return nothingToDo();
		const active = namesakes(match, name).find(
			(one) => one.vampire.id !== id && isActive(one.vampire)
		);
		if (active && isActive(vampire))
			return refuse('name-active', { name, seat: active.seat }, 'name');
		return accept({ type: 'VampireNamed', vampire: id, name });
	});

/** Reading overBlood: what it has too much goes to the supply. */
const changePotency = ({ match }: At, { vampire: id, bp }: CommandOf<'ChangePotency'>): Decided =>
	inPlay(match, id, ({ vampire }) =>
		vampire.bp === bp
			? nothingToDo()
			: accept({ type: 'PotencyChanged', vampire: id, bp, blood: Math.min(bp, vampire.blood) })
	);

/**
 * Into torpor, with 1 Prestige of its player as Blood, even the last (R45); or burned, without (R46). Who defeats or burns
 * one of the coterie of their Rival gains 1 Agenda; of another foe, or one in torpor, nothing (R47, R49) [Torpor] [Agenda].
 */
const fell = ({ match }: At, { vampire: id, to, by }: CommandOf<'FellVampire'>): Decided =>
	inPlay(match, id, ({ seat, vampire }) => {
		if (by !== null && !Object.hasOwn(match.seats, by)) return refuse('no-such-seat', {}, 'by');
		if (to === 'torpor' && !isActive(vampire))
			return refuse('not-active', { vampire: id }, 'vampire');
		const held = to === 'torpor' ? findFistFault(match, seat) : null;
		if (held) return held;
		if (to === 'torpor' && seatOf(match, seat).prestige === 0)
			return refuse('no-torpor-prestige', { seat, vampire: id }, 'vampire');
		const scores = by !== null && match.rivals?.[by] === seat && isActive(vampire);
		return accept({
			type: 'VampireFell',
			vampire: id,
			to,
			by,
			prestige: to === 'torpor' ? 1 : 0,
			agenda: scores ? RIVALS_VAMPIRE : 0
		});
	});

const returnVampire = ({ match }: At, { vampire: id }: CommandOf<'ReturnVampire'>): Decided =>
	inPlay(match, id, ({ vampire }) =>
		vampire.place === 'torpor'
			? accept({ type: 'VampireReturned', vampire: id })
			: refuse('not-in-torpor', { vampire: id }, 'vampire')
	);

function changeActions({ match: { turn } }: At, { by }: CommandOf<'ChangeActions'>): Decided {
	if (!turn) return refuse('no-turn');
	if (turn.phase !== 'action') return refuse('not-action-phase');
	if (turn.actionsLeft + by < 0) return refuse('no-action-left');
	// Cards may grant more than two; nobody has more than a handful.
	return turn.actionsLeft + by > 4
		? refuse('counted-out', { most: 4 }, 'by')
		: accept({ type: 'ActionsChanged', by });
}

function goOn({ match, readings }: At, { from, to }: CommandOf<'GoOn'>): Decided {
	const { turn } = match;
	if (from?.number !== turn?.number || from?.phase !== turn?.phase)
		return refuse('went-on', {}, 'from');
	const ends = turn?.phase === 'action' || (turn?.phase === 'beginning' && to === 'turn');
	if (ends && turn.actionsLeft > 0 && readings.unused === 'must-use')
		return refuse('actions-left', { seat: turn.seat, count: turn.actionsLeft });
	const { turn: next, mended, home } = goneOn(match, to);
	const burns = next.phase === 'beginning' ? [...ownOngoing(match, next.seat)] : [];
	const potencies = [...lapsedAfter(match, next)];
	return accept({
		type: 'WentOn',
		turn: next,
		mended: [...mended],
		home: [...home],
		...(burns.length > 0 && { burns }),
		...(potencies.length > 0 && { potencies })
	});
}

export const counterDeciders: Deciders<
	| 'ChangePrestige'
	| 'ChangeAgenda'
	| 'ChangeBlood'
	| 'Recruit'
	| 'NameVampire'
	| 'ChangePotency'
	| 'FellVampire'
	| 'ReturnVampire'
	| 'ChangeActions'
	| 'TurnVampire'
	| 'GoOn'
> = {
	ChangePrestige: changePrestige,
	ChangeAgenda: changeAgenda,
	ChangeBlood: changeBlood,
	Recruit: recruit,
	NameVampire: nameVampire,
	ChangePotency: changePotency,
	FellVampire: fell,
	ReturnVampire: returnVampire,
	ChangeActions: changeActions,
	TurnVampire: turnVampire,
	GoOn: goOn
};
