import {
	agendaAtStart,
	LESSON_DECKS,
	LESSON_PEOPLE,
	lessonSetting,
	OPPONENT,
	UNSHUFFLED
} from '../../../games/rivals/lesson/deal.ts';
import { RULES } from '../../../games/rivals/revision.ts';
import { appDealer, NOTHING_SEALED } from '../../../games/rivals/table/dealing.ts';
import { decideWith } from '../../../games/rivals/table/engine.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { EMPTY_TABLE } from '../../../games/rivals/table/table.ts';
import { SCHEMA, type KeptTable } from '../table/kept.ts';

/** The match that teaches, up to the opponent’s first turn: always the same. Nothing of it is stored yet. */
export function beginLesson({ id, now }: { readonly id: string; readonly now: number }): KeptTable {
	const seats = Object.keys(LESSON_PEOPLE);
	const dealer = appDealer(NOTHING_SEALED, UNSHUFFLED);
	const setting = lessonSetting();
	const outcome = decideWith(EMPTY_TABLE, { type: 'SetTable', setting, seats }, dealer);
	if (!outcome.accepted) throw new Error(`the lesson was refused: ${outcome.refusal.reason}`);
	const { events } = outcome;
	const turn = events.findIndex(({ type }) => type === 'TurnBegan');
	const headStart = seats.map((seat): TableEvent => ({
		type: 'AgendaMoved',
		seat,
		by: agendaAtStart(seat),
		why: 'effect'
	}));
	return {
		id,
		title: 'Your first match',
		people: LESSON_PEOPLE,
		computers: { [OPPONENT]: 'easy' },
		decks: LESSON_DECKS,
		changedAt: now,
		version: 1,
		round: 0,
		over: false,
		schema: SCHEMA,
		rules: RULES,
		lesson: true,
		steps: [events.toSpliced(turn, 0, ...headStart)],
		sealed: dealer.sealed() ?? NOTHING_SEALED
	};
}
