import { boardOf } from '../../../games/heritage/boards/timeline.ts';
import type { LeaderChoice, SetUpChoices } from '../../../games/heritage/chronicle/set-up.ts';
import { effectsWords } from '../../../games/heritage/effects/words.ts';
import { missionWords } from '../../../games/heritage/missions/mission-words.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import { stickersOf } from '../../../games/heritage/register/whereabouts.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { boardTermId } from '../boards/term-id.ts';
import { openedView } from '../opening/view.ts';
import type { SetUpNumbers } from '../table/assistant/to-lay-out.ts';
import type { LeaderView, SeatView, SetUpView } from './view.ts';

/** The choices of a set-up in words; `own`: the seats of whoever looks. For the server: words of cards are many. */
export function setUpView(
	state: ChronicleState,
	choices: SetUpChoices,
	names: { readonly [seat: SeatId]: string },
	own: readonly SeatId[] = []
): SetUpView {
	const { chapter, era, battlegrounds, finish, dealer, sources, written, missions } = choices;
	return {
		chapter,
		era,
		boards: Object.values(battlegrounds).flatMap((letter) => {
			const board = boardOf(letter);
			return board ? [{ letter, name: board.name, term: boardTermId(board) }] : [];
		}),
		finish,
		dealer,
		sources,
		written,
		missionCount: state.ruleset.missionCount,
		battlegrounds,
		numbers: numbersOf(state.ruleset),
		seats: choices.seats.map((seat) => seatView(state, seat, names, own)),
		missions: missions.map((card) => ({
			id: card.id,
			name: card.name,
			text: card.text,
			words: missionWords(card)
		})),
		opened: openedView(state, chapter)?.missions ?? []
	};
}

function numbersOf({
	queueSize,
	leftmostCosts,
	startPower,
	startBoons,
	startClanSchemes,
	rounds,
	hands,
	riseOfHumanity
}: Ruleset): SetUpNumbers {
	return {
		queueSize,
		leftmostCosts,
		startPower,
		startBoons,
		startClanSchemes,
		rounds,
		hands,
		riseOfHumanity
	};
}

function seatView(
	state: ChronicleState,
	{ seat, retainer, leaders, assets, obligations }: SetUpChoices['seats'][number],
	names: { readonly [seat: SeatId]: string },
	own: readonly SeatId[]
): SeatView {
	const known = retainer === null ? undefined : state.characters[retainer];
	return {
		seat,
		name: names[seat] ?? seat,
		number: state.seats.indexOf(seat) + 1,
		chooser: state.rivals?.[seat] ? 'for-computer' : own.includes(seat) ? 'own' : 'other',
		retainer: known
			? { ...known, bears: stickersOf(state, known.id).map(({ name }) => name) }
			: null,
		assets: assets.map(({ id, name, effects }) => ({ id, name, words: effectsWords(effects) })),
		obligations: obligations.map(({ card, worded }) => ({
			id: card.id,
			name: card.name,
			words: effectsWords(card.effects),
			when: card.when,
			worded
		})),
		leaders: leaders.map(leaderView)
	};
}

function leaderView({ card, sources, home }: LeaderChoice): LeaderView {
	const { id, name, clan, class: byClass, temperament, geography, archetype } = card;
	return { id, name, clan, class: byClass, temperament, geography, archetype, sources, home };
}
