import { listed, signed } from '../../../games/core/listed.ts';
import type { AheadBy, FinalCount, Place, Result } from '../../../games/vendetta/count/shapes.ts';
import { sideName, type NameOf } from '../names.ts';

/** Who is the new Prince, as a title. */
export function princeTitle({ places: [first] }: Result, nameOf: NameOf): string {
	if (!first) return 'No Prince yet';
	const who = sideName(first.seats, nameOf);
	return first.seats.length > 1 ? `${who} rule Chicago` : `${who} is Prince of Chicago`;
}

/** How the first won, in a sentence. */
export function wonBy({ places: [first, second] }: Result, nameOf: NameOf): string {
	if (!first) return '';
	const total = `${signed(first.total ?? 0)} Influence`;
	if (!second || second.total === null) return `${total}; everybody else is out of the game.`;
	const lead = (first.total ?? 0) - second.total;
	const next = sideName(second.seats, nameOf);
	return lead > 0 ? `${total}, ${lead} more than ${next}.` : `${total}, level with ${next}.`;
}

/** What broke the ties, a sentence each; by the place that came out ahead. */
export function tieLines({ places }: Result, count: FinalCount, nameOf: NameOf): readonly string[] {
	return places.flatMap((place, index) => {
		const next = places[index + 1];
		return next && place.ahead ? tieLine(place.ahead, place, next, count, nameOf) : [];
	});
}

function tieLine(
	by: AheadBy,
	place: Place,
	next: Place,
	{ blood, ambition }: FinalCount,
	nameOf: NameOf
): string[] {
	const [one, other] = [sideName(place.seats, nameOf), sideName(next.seats, nameOf)];
	const bloodOf = ({ seats }: Place): number =>
		seats.reduce((sum, seat) => sum + (blood[seat] ?? 0), 0);
	const many = place.seats.length > 1;
	switch (by) {
		case 'in':
		case 'influence':
			return [];
		case 'later':
			return [`${one} went out later than ${other}.`];
		case 'card':
			return [`Level with ${other}, ${one} ${many ? 'have' : 'has'} a card that wins ties.`];
		case 'blood':
			return [
				`Level with ${other}, ${one} ${many ? 'have' : 'has'} more Blood: ${bloodOf(place)} to ${bloodOf(next)}.`
			];
		case 'order':
			return [
				`Level with ${other}, ${one} ${many ? 'come' : 'comes'} first in turn order${ambition === null ? '' : `: ${nameOf(ambition)} ${place.seats.includes(ambition) && !many ? 'has' : 'holds'} the Ambition token`}.`
			];
	}
}

/** Everybody's names, as a sentence lists them. */
export const everybody = (seats: readonly string[], nameOf: NameOf): string =>
	listed(seats.map(nameOf));
