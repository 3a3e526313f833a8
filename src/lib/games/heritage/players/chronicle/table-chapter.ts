import type { Battlegrounds } from '../../boards/battleground.ts';
import { beganBy, recordOf } from '../../chapter/as-record.ts';
import { nextChapter } from '../../chronicle/next.ts';
import type { Command } from '../../commands.ts';
import type { ChronicleState } from '../../state.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { Table } from '../../table/table.ts';
import type { Player } from '../player.ts';
import { randomAnswer } from '../sampling.ts';
import type { Course, Sitting } from './course.ts';
import { likelySetting } from './likely-setting.ts';
import { DATE } from './quick-chapter.ts';

/** One command in so many is taken back, where things are set right at all. */
const TAKEN_BACK_IN = 40;

/** No chapter takes nearly as many commands. */
const MOST_COMMANDS = 20_000;

/**
 * Lays out the next chapter, plays it with these players until it is over, and records how it came out.
 * Hands lie open: what somebody may know, the log tells.
 */
export const tableChapter = (battlegrounds: Battlegrounds, player: Player) =>
	function* (sitting: Sitting, before: ChronicleState): Course {
		const chapter = nextChapter(before);
		if (chapter === null) return before;
		let state = yield laidOut(sitting, before);
		for (let count = 0; state.table?.phase !== 'finished'; count++) {
			if (count > MOST_COMMANDS) throw new Error(`chapter ${chapter} never ends`);
			const steps = state.course.steps.length;
			const back = steps > 1 && sitting.twists.corrections;
			state =
				back && sitting.chance.below(TAKEN_BACK_IN) === 0
					? yield {
							type: 'UndoAtTable',
							kept: steps - 1,
							by: state.table?.seats.map(({ seat }) => seat) ?? []
						}
					: yield acts(nextAt(sitting, state.table, player));
		}
		const record = recordOf(state.table, battlegrounds, DATE, beganBy(state.course));
		return yield { type: 'RecordChapter', chapter, record };
	};

const acts = (command: TableCommand): Command => ({ type: 'ActAtTable', command });

function laidOut({ cards, chance, dealer }: Sitting, state: ChronicleState): Command {
	return acts({
		type: 'SetTable',
		setting: likelySetting(chance, state, cards.setFor(state), dealer)
	});
}

function nextAt({ chance }: Sitting, table: Table | null, player: Player): TableCommand {
	const question = table?.question;
	if (question?.seat === null) {
		const choice = [...randomAnswer(chance, question)];
		return { type: 'AnswerQuestion', question: question.id, seat: null, choice, note: '' };
	}
	const seat = question?.seat ?? table?.turn?.seat;
	if (!table || seat === undefined) throw new Error('nobody is to move');
	const held = table.hands[seat]?.held ?? [];
	const hand = held.flatMap(({ scheme }) => scheme ?? []);
	const command = player({ table, seat, hand }, chance);
	if (!command) throw new Error(`${seat} has no move in round ${table.round}`);
	return command;
}
