import { effectsWords } from '../../effects/words.ts';
import { shuffled } from '../../../core/chance.ts';
import { unsettledSeat } from '../../chronicle/players.ts';
import type { Dots, SeatId } from '../../shapes.ts';
import type { ChronicleState } from '../../state.ts';
import { DEFAULT_TRAITS } from '../../traits.ts';
import type { Course, Sitting } from './course.ts';

/** A group sits down, writes its prologue and chooses its deck. */
export function* beginning(sitting: Sitting, unstarted: ChronicleState): Course {
	const { players, dealer, ruleset, cards } = sitting;
	const seats = Array.from({ length: players }, (_, index) => `s${index + 1}`);
	const started = yield {
		type: 'StartChronicle',
		title: 'A simulated chronicle',
		dealer,
		ruleset,
		traits: [...DEFAULT_TRAITS],
		seats
	};
	yield* prologues(sitting, started);
	const obligations = cards.setFor(unstarted).obligations.map(({ id, name, effects }) => ({
		id,
		name,
		text: effectsWords(effects, 'slip').join(' ')
	}));
	return yield { type: 'ChooseDeck', deck: cards.identity, obligations };
}

/** Everybody without a sheet writes one: most dots in one trait, the rest in a second. */
export function* prologues({ chance }: Sitting, before: ChronicleState): Course {
	let state = before;
	for (let seat = unsettledSeat(state); seat !== null; seat = unsettledSeat(state)) {
		const order = shuffled(
			chance,
			state.traits.map(({ id }) => id)
		);
		state = yield {
			type: 'CompletePrologue',
			seat,
			name: `Persona ${seat}`,
			title: 'Of the first night',
			dots: firstDots(order, dotsFor(state, seat)),
			havenName: `The house of ${seat}`,
			retainer: null,
			sticker: null
		};
	}
	return state;
}

/** So many dots, three of five in the first trait. */
export function firstDots([first, second]: readonly string[], count: number): Dots {
	if (first === undefined) throw new Error('a chronicle without traits');
	const most = Math.ceil((count * 3) / 5);
	return second === undefined ? { [first]: count } : { [first]: most, [second]: count - most };
}

export function dotsFor({ ruleset, players }: ChronicleState, seat: SeatId): number {
	return ruleset.prologueDots + (players[seat]?.freeDots ?? 0);
}
