import { seededChance } from '../../core/chance.ts';
import type { CardId } from '../cards/card.ts';
import { easyPlayer } from '../players/easy.ts';
import { greedyPlayer } from '../players/greedy.ts';
import type { TableCommand } from '../table/commands.ts';
import { legalCommands } from '../table/legal.ts';
import type { SeatView } from '../table/own-view.ts';
import type { Question } from '../table/questions.ts';
import { cardOf, findVampire, leaderOf, sideOf } from '../table/where.ts';
import { SHIELDED, TEODOR, WATCHING, WREN } from './deal.ts';
import { LEARNER } from './learner.ts';

/** After so many turns the opponent plays by itself, as a beginner would. */
const SCRIPTED_TURNS = 5;

type Fits = (command: TableCommand, view: SeatView) => boolean;

const recruits =
	(card: CardId): Fits =>
	(command) =>
		command.type === 'Recruit' && command.card === card;

const recruitsAnyone: Fits = ({ type }) => type === 'Recruit';

const draws: Fits = (command) => command.type === 'DrawCard' && command.from === 'library';

const cardAt = ({ table }: SeatView, vampire: string | undefined): CardId | null =>
	findVampire(table, vampire ?? '')?.vampire.card ?? null;

/** The Leader goes out first, the others join. */
const goesOut =
	(...cards: readonly CardId[]): Fits =>
	(command, view) => {
		if (command.type !== 'MoveVampires') return false;
		const found = findVampire(view.table, command.vampires[0] ?? '');
		if (found?.vampire.place !== 'haven') return false;
		return found.vampire.leader
			? command.to === null
			: command.to !== null && cards.includes(found.vampire.card);
	};

/** Whoever leads attacks, the learner’s Leader before all others. */
const strikes =
	(card: CardId, isLeader: boolean): Fits =>
	(command, { table }) =>
		command.type === 'Attack' &&
		command.card === card &&
		typeof command.target === 'string' &&
		command.target.startsWith(`${LEARNER}v`) &&
		(leaderOf(table, LEARNER)?.id === command.target) === isLeader;

/** What the opponent wants to do in a turn: the first that can be done. */
const WANTED: { readonly [turn: number]: readonly Fits[] | undefined } = {
	1: [recruits(TEODOR), draws, goesOut(TEODOR)],
	3: [recruits(WREN), goesOut(), strikes(WATCHING, true), strikes(WATCHING, false)],
	// A quiet turn, so that the learner can finish.
	5: [recruitsAnyone, draws]
};

function answerTo(view: SeatView, { id, prompt, options }: Question): TableCommand | null {
	const { table, seat, own } = view;
	const say = (...choice: string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice
	});
	switch (prompt) {
		case 'block': {
			const guard = options.find((one) => cardAt(view, one) === TEODOR);
			return table.turn?.number === 2 && guard !== undefined ? say(guard) : say();
		}
		case 'reaction': {
			const shield = say(SHIELDED);
			const fits = legalCommands(view).some(
				(one) => one.type === 'AnswerQuestion' && one.choice[0] === SHIELDED
			);
			return table.turn?.number === 2 && fits ? shield : say();
		}
		case 'ability':
		case 'mend':
			return say();
		case 'draw-from': {
			const hasVampire = own.hand.some((card) => cardOf(table, card).kind === 'vampire');
			const from = hasVampire || sideOf(table, seat).faction === 0 ? 'library' : 'faction';
			return options.includes(from) ? say(from) : null;
		}
		case 'answer':
			return (
				legalCommands(view).find(
					(one) =>
						one.type === 'AnswerScheme' &&
						one.side === 'no' &&
						one.exert.length > 0 &&
						one.modifier === undefined &&
						one.hold === undefined
				) ?? null
			);
		default:
			return null;
	}
}

/**
 * What the opponent of the lesson does now: always the same on the same table. First the story, where that can be played;
 * then what a beginner would do.
 */
export function opponentMove(view: SeatView): TableCommand {
	const { table, seat } = view;
	const turn = table.turn?.number ?? 0;
	const chance = seededChance(turn * 1_000 + table.asked);
	if (turn > SCRIPTED_TURNS) return easyPlayer(view, chance);
	if (table.question) return answerTo(view, table.question) ?? greedyPlayer(view, chance);
	const legal = legalCommands(view);
	for (const fits of WANTED[turn] ?? []) {
		const found = legal.find((command) => fits(command, view));
		if (found) return found;
	}
	return { type: 'EndActions', seat };
}
