import { mostToBid } from '../effects/choices/choice-rules.ts';
import type { SeatView } from '../players/player.ts';
import { playsFor } from '../players/plays.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Question } from '../table/questions.ts';
import { offeredIn } from '../table/setting.ts';
import { seatsOf } from '../table/where.ts';
import { clanAt, keptAt, turnAt } from './deal.ts';
import { LEARNER } from './learner.ts';

/** What spares the learner comes first. */
const sparing = (options: readonly string[]): readonly string[] =>
	options.toSorted((a, b) => Number(a === LEARNER) - Number(b === LEARNER));

function answerTo({ table, seat, own }: SeatView, question: Question): TableCommand {
	const { id, prompt, options, least, about, hidden } = question;
	const answer = (choice: readonly string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice]
	});
	if (prompt === 'keep') {
		const { kept } = offeredIn(table.round, seatsOf(table).length);
		const wanted = keptAt(seat).filter((card) => own.offered.includes(card));
		const cards = [...new Set([...wanted, ...own.offered])].slice(0, kept);
		return { type: 'KeepCards', seat, cards };
	}
	if (prompt === 'token') {
		const location = table.locations.find((one) => one.id === about['location'])?.id ?? 'haven';
		return { type: 'ChooseToken', seat, location, token: 'stay' };
	}
	if (hidden) return answer(own.hand.slice(0, Math.max(1, least)));
	if (prompt === 'bid')
		return answer(options.filter((bid) => Number(bid) <= mostToBid(table, seat)).slice(0, 1));
	if (options.includes('no')) return answer(['no']);
	return answer(sparing(options).slice(0, least));
}

/**
 * What an opponent of the lesson does now: always the same on the same table. It plays as the story has it, harmlessly
 * where that cannot be played, and withdraws from nothing.
 */
export function opponentMove(view: SeatView): TableCommand {
	const { table, seat, own } = view;
	if (table.question) return answerTo(view, table.question);
	if (table.phase === 'clans') return { type: 'ChooseClan', seat, clan: clanAt(seat) };
	if (table.turn?.played) return { type: 'EndTurn', seat };
	const wanted = turnAt(seat, table.turns[seat] ?? 0);
	const plays = playsFor(view);
	const play = plays.find(
		({ card, at, face }) => card === wanted?.card && at === wanted.at && face === wanted.face
	);
	const { card, at, face, mostBlood } = play ??
		plays.find((one) => one.face === 'up' && own.hand.includes(one.card)) ??
		plays[0] ?? { card: null, at: 'haven', face: 'up', mostBlood: 0 };
	if (card === null) return { type: 'EndTurn', seat };
	const blood = play && wanted ? Math.min(wanted.blood, mostBlood) : 0;
	return { type: 'PlayCard', seat, card, at, face, blood, flip: 0 };
}
