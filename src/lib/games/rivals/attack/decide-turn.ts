import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import type { RivalsEvent } from '../events.ts';
import { madeRoom } from '../influence/making-room.ts';
import { findVampire, isActive } from '../match/vampires.ts';
import { findPlacingFault, volleyHurts } from './antagonists.ts';
import { claimEnd, claimFoes, findAnswerFault, findClaimFault, withAnswer } from './claim.ts';
import { attackFolds } from './evolve.ts';
import { findMendFault, mendedBy } from './mending.ts';
import { findMoveFault, partyFor } from './parties.ts';
import { findPotencyFault, lastingPotency } from './potency.ts';
import { princeAfter } from './prince.ts';
import { volleyResult } from './result.ts';
import { NO_RESULT } from './shapes.ts';

/* What belongs to a turn around its attacks: moving, mending, antagonists, and the Prince of the City. */

function moveVampires({ match }: At, { vampires, to }: CommandOf<'MoveVampires'>): Decided {
	const fault = findMoveFault(match, vampires, to);
	if (fault) return fault;
	const { turn } = match;
	if (!turn) return refuse('no-turn');
	return accept({ type: 'VampiresMoved', vampires, to, party: partyFor(match, turn.seat, to) });
}

function mendVampires({ match }: At, { mends }: CommandOf<'MendVampires'>): Decided {
	const { night, turn } = match;
	const earlier = night && night.turn === turn?.number ? night.mended : [];
	const fault = findMendFault(match, mends, earlier);
	if (fault) return fault;
	const vampires = mendedBy(match, mends).map(({ vampire, blood, home }) => ({
		vampire,
		blood,
		...(home && { home: true as const })
	}));
	return accept({ type: 'VampiresMended', mends, result: { ...NO_RESULT, vampires } });
}

function placeHarm({ match, readings }: At, command: CommandOf<'PlaceHarm'>): Decided {
	const { type: _type, placed, ...volley } = command;
	const { turn } = match;
	if (!Object.hasOwn(match.seats, volley.seat)) return refuse('no-such-seat', {}, 'seat');
	if (turn?.phase !== 'end') return refuse('harm-not-now');
	if (turn.seat !== volley.seat && !volley.redirected)
		return refuse('turn-not-yours', { seat: turn.seat }, 'seat');
	const fault = findPlacingFault(match, volley, placed);
	if (fault) return fault;
	const hurt = volleyHurts(match, volley, placed, readings.burnDefeat === 'aggravated');
	const prince = princeAfter(match, hurt, { attacker: null, reactor: null });
	return accept({ type: 'HarmPlaced', ...volley, placed, result: volleyResult(hurt, prince) });
}

function movePrince({ match }: At, { to, room }: CommandOf<'MovePrince'>): Decided {
	if (to === null) return accept({ type: 'PrinceMoved', to });
	const found = findVampire(match, to);
	if (!found || !isActive(found.vampire)) return refuse('not-in-play', { vampire: to }, 'to');
	const made = madeRoom(match, to, { what: 'prince', wanted: room });
	if (made.fault) return made.fault;
	return accept({ type: 'PrinceMoved', to, ...(made.room && { room: made.room }) });
}

function raisePotency(
	{ match }: At,
	{ vampire: id, by, until }: CommandOf<'RaisePotency'>
): Decided {
	const fault = findPotencyFault(match, id, by);
	if (fault) return fault;
	const vampire = findVampire(match, id)?.vampire;
	if (
		!vampire ||
		((vampire.raised?.by ?? 0) === by && (by === 0 || vampire.raised?.until === until))
	)
		return nothingToDo();
	return accept({
		type: 'PotencyRaised',
		vampire: id,
		by,
		until,
		bp: lastingPotency(vampire) + by
	});
}

function claimPrince({ match }: At, { claimant, room }: CommandOf<'ClaimPrince'>): Decided {
	const fault = findClaimFault(match, claimant);
	if (fault) return fault;
	const made =
		room === undefined ? null : madeRoom(match, claimant, { what: 'prince', wanted: room });
	if (made?.fault) return made.fault;
	const seat = findVampire(match, claimant)?.seat ?? '';
	const foes = [...claimFoes(match, seat)];
	const claimed = {
		type: 'PrinceClaimed' as const,
		claimant,
		seat,
		foes,
		...(room !== undefined && { room })
	};
	const end = claimEnd(attackFolds.PrinceClaimed(match, claimed));
	return accept<RivalsEvent>(claimed, ...(end ? [{ type: 'ClaimEnded' as const, ...end }] : []));
}

function letClaimPass({ match }: At, { seat }: CommandOf<'LetClaimPass'>): Decided {
	const fault = findAnswerFault(match, seat);
	if (fault) return fault;
	const end = claimEnd(withAnswer(match, seat, false));
	const passed = { type: 'ClaimLetPass' as const, seat };
	return accept<RivalsEvent>(passed, ...(end ? [{ type: 'ClaimEnded' as const, ...end }] : []));
}

export const turnDeciders: Deciders<
	| 'MoveVampires'
	| 'MendVampires'
	| 'PlaceHarm'
	| 'MovePrince'
	| 'RaisePotency'
	| 'ClaimPrince'
	| 'LetClaimPass'
> = {
	MoveVampires: moveVampires,
	MendVampires: mendVampires,
	PlaceHarm: placeHarm,
	MovePrince: movePrince,
	RaisePotency: raisePotency,
	ClaimPrince: claimPrince,
	LetClaimPass: letClaimPass
};
