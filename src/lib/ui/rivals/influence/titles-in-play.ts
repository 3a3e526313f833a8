import { seatOf, type Match, type VampireId } from '../../../games/rivals/match/state.ts';

/** A Title in play, for a list. */
interface TitleInPlay {
	readonly vampire: VampireId;
	readonly name: string;
	/** Who bears it, and what it gives. */
	readonly about: string;
	/** Whether an effect discards it; the Prince of the City moves otherwise. */
	readonly isHeld: boolean;
}

/** All Titles on the table, from the first player on; those in torpor are silent [Titles]. */
export const titlesIn = (
	match: Pick<Match, 'order' | 'seats'>,
	nameOf: (id: string) => string
): readonly TitleInPlay[] =>
	match.order.flatMap((seat) =>
		seatOf(match as Match, seat).vampires.flatMap(({ id, place, title, prince }) => {
			if (place === 'burned') return [];
			const where = `${nameOf(id)}, ${nameOf(seat)}${place === 'torpor' ? ', in torpor' : ''}`;
			const held = { vampire: id, isHeld: true };
			if (prince) return [{ ...held, name: 'Prince of the City', about: where, isHeld: false }];
			if (!title) return [];
			const gives = title.gives === undefined ? '' : ` · +${title.gives} Influence`;
			return [{ ...held, name: title.name, about: `${where}${gives}` }];
		})
	);
