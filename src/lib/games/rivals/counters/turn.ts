import type { Match, Turn, VampireId } from '../match/state.ts';
import { leftOf, seatOf } from '../match/state.ts';
import { isActive } from '../match/vampires.ts';
import { ACTIONS } from '../vocabulary.ts';

/** What going on comes to: the turn there is then, who got Blood in torpor, and who is ready at the Haven again. */
export type Gone = {
	readonly turn: Turn;
	readonly mended: readonly VampireId[];
	readonly home: readonly VampireId[];
};

const vampiresOf = (match: Match, { seat }: Turn) => seatOf(match, seat).vampires;

/** The Beginning Phase of a turn: all of its player are ready at the Haven, and those who are full in torpor come back (R53) [Ready and Return Step]. */
function begun(match: Match, turn: Turn): Gone {
	const home = vampiresOf(match, turn).filter(
		(one) => isActive(one) || (one.place === 'torpor' && one.blood >= one.bp)
	);
	return { turn, mended: [], home: home.map(({ id }) => id) };
}

/** The End Phase: each in torpor gets 1 Blood, and who is full comes back at once (R51) [Torpor and Mending Step]. */
function ended(match: Match, turn: Turn): Gone {
	const mended = vampiresOf(match, turn).filter(
		({ place, blood, bp }) => place === 'torpor' && blood < bp
	);
	const full = vampiresOf(match, turn).filter(
		({ place, blood, bp }) => place === 'torpor' && blood + 1 >= bp
	);
	return {
		turn: { ...turn, phase: 'end', actionsLeft: 0 },
		mended: mended.map(({ id }) => id),
		home: full.map(({ id }) => id)
	};
}

const nextTurn = (match: Match, { number, seat }: Turn): Turn => ({
	number: number + 1,
	seat: leftOf(match, seat),
	phase: 'beginning',
	actionsLeft: ACTIONS
});

/** To the next phase, or through all that is left of a turn to the next one. */
export function goneOn(match: Match, to: 'phase' | 'turn'): Gone {
	const { turn, order } = match;
	if (turn === null)
		return begun(match, {
			number: 1,
			seat: order[0] ?? '',
			phase: 'beginning',
			actionsLeft: ACTIONS
		});
	if (turn.phase === 'beginning' && to === 'phase')
		return { turn: { ...turn, phase: 'action' }, mended: [], home: [] };
	if (turn.phase !== 'end' && to === 'phase') return ended(match, turn);
	const end = turn.phase === 'end' ? null : ended(match, turn);
	const next = begun(match, nextTurn(match, turn));
	return {
		turn: next.turn,
		mended: end?.mended ?? [],
		home: [...(end?.home ?? []), ...next.home]
	};
}
