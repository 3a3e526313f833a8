import { pick } from '../../core/chance.ts';
import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import type { RivalOf } from '../match/state.ts';
import { drawTokens, findRivalFault, leftNeighbours } from '../rival-tokens.ts';
import { readingsOf } from '../setting.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';

/** The seats from player 1 on, clockwise. */
const orderFrom = (seats: readonly SeatId[], first: SeatId): SeatId[] => {
	const at = seats.indexOf(first);
	return [...seats.slice(at), ...seats.slice(0, at)];
};

/** Two to four players [What is this Game all About?]; who is first comes by chance, and with it the Rivals, as the table reads it. */
export function decideBeginning(
	{ state, chance }: Pick<At, 'state' | 'chance'>,
	{ seats, setting, first: told, decks }: CommandOf<'BeginMatch'>
): Decided {
	if (state.seats.length > 0) return refuse('match-here-already');
	const unnumbered = seats.findIndex((seat, index) => seat !== `s${index + 1}`);
	if (unnumbered >= 0) return refuse('no-such-seat', {}, `seats.${unnumbered}`);
	if (seats.length < FEWEST_SEATS) return refuse('needs-two', {}, 'seats');
	if (seats.length > MOST_SEATS) return refuse('four-at-most', {}, 'seats');
	if (told !== undefined && !seats.includes(told)) return refuse('no-such-seat', {}, 'first');
	if (Object.keys(decks ?? {}).some((seat) => !seats.includes(seat)))
		return refuse('no-such-seat', {}, 'decks');
	const way = seats.length === FEWEST_SEATS ? 'left' : readingsOf(setting).rivals;
	if (chance === null && (told === undefined || way === 'drawn')) return refuse('dealer-needed');
	const first = told ?? (chance ? pick(chance, seats) : (seats[0] ?? ''));
	const order = orderFrom(seats, first);
	const drawn = way === 'drawn' && chance ? drawTokens(chance, order) : null;
	return accept({
		type: 'MatchBegun',
		seats,
		order,
		...(told === undefined && { byChance: true as const }),
		rivals: drawn?.rivals ?? (way === 'left' ? leftNeighbours(order) : null),
		...(drawn && { drawn: [...drawn.drawn] }),
		setting,
		...(decks && { decks })
	});
}

function changeSetting({ state }: At, { setting, of }: CommandOf<'ChangeSetting'>): Decided {
	if (state.course.steps.length !== of) return refuse('changed-meanwhile');
	return sameJson(setting, state.setting)
		? nothingToDo()
		: accept({ type: 'SettingChanged', setting });
}

/** R1: nobody is their own Rival, and nobody hunts the same player as another. */
export function findRivalsFault(seats: readonly SeatId[], rivals: RivalOf) {
	const stranger = Object.entries(rivals)
		.flat()
		.find((seat) => !seats.includes(seat));
	if (stranger !== undefined) return refuse('no-such-seat', {}, 'rivals');
	const fault = findRivalFault(seats, rivals);
	return (
		fault &&
		refuse(`rival-${fault.why === 'none' ? 'missing' : fault.why}`, { seat: fault.seat }, 'rivals')
	);
}

function setRivals({ state, match, chance }: At, { rivals, of }: CommandOf<'SetRivals'>): Decided {
	const { order } = match;
	if (of !== undefined && state.course.steps.length !== of) return refuse('changed-meanwhile');
	if (order.length === FEWEST_SEATS) return refuse('rivals-are-foes');
	if (rivals)
		return (
			findRivalsFault(order, rivals) ??
			(sameJson(rivals, match.rivals) ? nothingToDo() : accept({ type: 'RivalsSet', rivals }))
		);
	if (!chance) return refuse('dealer-needed');
	const { rivals: own, drawn } = drawTokens(chance, order);
	return accept({ type: 'RivalsSet', rivals: own, drawn: [...drawn] });
}

function setFirst({ state, match }: At, { first }: CommandOf<'SetFirst'>): Decided {
	if (!state.seats.includes(first)) return refuse('no-such-seat', {}, 'first');
	if (match.turn) return refuse('first-fixed');
	if (match.order[0] === first) return nothingToDo();
	return accept({ type: 'FirstSet', order: orderFrom(state.seats, first) });
}

function chooseDeck({ match }: At, { seat, deck }: CommandOf<'ChooseDeck'>): Decided {
	if (!match.order.includes(seat)) return refuse('no-such-seat', {}, 'seat');
	return sameJson(match.decks?.[seat] ?? null, deck)
		? nothingToDo()
		: accept({ type: 'DeckChosen', seat, deck });
}

export const setUpDeciders: Deciders<'ChangeSetting' | 'SetRivals' | 'SetFirst' | 'ChooseDeck'> = {
	ChangeSetting: changeSetting,
	SetRivals: setRivals,
	SetFirst: setFirst,
	ChooseDeck: chooseDeck
};
