import { withLapsed } from '../attack/potency.ts';
import { fallen } from '../attack/result.ts';
import { withPile } from '../city/city.ts';
import type { StepOf } from '../events.ts';
import { withActions } from '../match/action.ts';
import { seatOf, withSeat, type Match, type Vampire } from '../match/state.ts';
import { findVampire, homeward, readied, withVampire } from '../match/vampires.ts';

function recruited(match: Match, event: StepOf<'Recruited'>): Match {
	const { type: _type, seat, vampire, bp, impostors = [], action, ...own } = event;
	const cleared = impostors.reduce(
		(now, id) => withVampire(now, id, (one) => fallen(one, 'burned')),
		match
	);
	const { prestige, vampires } = seatOf(cleared, seat);
	const one: Vampire = { id: vampire, place: 'haven', bp, blood: bp, ...own };
	const after = withSeat(cleared, seat, { prestige: prestige - bp, vampires: [...vampires, one] });
	return action ? withActions(after, -1) : after;
}

function fell(
	match: Match,
	{ vampire: id, to, by, prestige, agenda }: StepOf<'VampireFell'>
): Match {
	const found = findVampire(match, id);
	if (!found) return match;
	const down = withVampire(match, id, (one) => fallen(one, to, prestige));
	const paid = withSeat(down, found.seat, {
		prestige: seatOf(down, found.seat).prestige - prestige
	});
	return by === null ? paid : withSeat(paid, by, { agenda: seatOf(paid, by).agenda + agenda });
}

function wentOn(
	match: Match,
	{ turn, mended, home, burns = [], potencies = [] }: StepOf<'WentOn'>
): Match {
	const fuller = mended.reduce(
		(now, id) => withVampire(now, id, (one) => ({ ...one, blood: one.blood + 1 })),
		match
	);
	const back = home.reduce(
		(now, id) => withVampire(now, id, (one) => homeward(readied(one))),
		fuller
	);
	const lapsed = potencies.reduce(
		(now, { vampire, bp }) => withVampire(now, vampire, (one) => withLapsed(one, bp)),
		back
	);
	const moved = { ...withPile(lapsed, burns, 'burned'), turn };
	if (turn.phase !== 'beginning') return moved;
	const vampires = seatOf(moved, turn.seat).vampires.map(
		({ noInfluence: _gone, ...one }): Vampire => one
	);
	return withSeat(moved, turn.seat, { begun: true, vampires });
}

/** What a counted change makes of a match; it cannot refuse. */
export const counterFolds = {
	PrestigeChanged: (match: Match, { seat, by }: StepOf<'PrestigeChanged'>): Match =>
		withSeat(match, seat, { prestige: seatOf(match, seat).prestige + by }),
	AgendaChanged: (match: Match, { seat, by }: StepOf<'AgendaChanged'>): Match =>
		withSeat(match, seat, { agenda: seatOf(match, seat).agenda + by }),
	BloodChanged: (match: Match, { vampire, by }: StepOf<'BloodChanged'>): Match =>
		withVampire(match, vampire, (one) => ({ ...one, blood: one.blood + by })),
	Recruited: recruited,
	VampireNamed: (match: Match, { vampire, name }: StepOf<'VampireNamed'>): Match =>
		withVampire(match, vampire, (one) => ({ ...one, name })),
	PotencyChanged: (match: Match, { vampire, bp, blood }: StepOf<'PotencyChanged'>): Match =>
		// What people enter holds from now on, in place of what a text gave for a while.
		withVampire(match, vampire, ({ raised: _over, ...one }) => ({ ...one, bp, blood })),
	VampireFell: fell,
	VampireReturned: (match: Match, { vampire }: StepOf<'VampireReturned'>): Match =>
		withVampire(match, vampire, (one) => homeward(readied(one))),
	ActionsChanged: (match: Match, { by }: StepOf<'ActionsChanged'>): Match => withActions(match, by),
	VampireTurned: (match: Match, { vampire, exhausted, action }: StepOf<'VampireTurned'>): Match => {
		const after = withVampire(match, vampire, (one) =>
			exhausted ? { ...one, exhausted: true } : readied(one)
		);
		return action ? withActions(after, -1) : after;
	},
	WentOn: wentOn
};
