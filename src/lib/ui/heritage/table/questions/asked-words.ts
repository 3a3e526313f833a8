import type { Effect } from '../../../../games/heritage/effects/effect.ts';
import type { Amount } from '../../../../games/heritage/effects/selector.ts';
import { matchingOf, seatsOf } from '../../../../games/heritage/effects/sides.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { promptWords } from '../../ledger/prompt-words.ts';
import type { ScreenNames } from '../names.ts';
import { carriedOut } from './asked.ts';

/** A question of a table in words; where a card asks for a vampire, with what happens to it. */
export function askedWords(question: Question, table: Table, names: ScreenNames): string {
	const vampire = question.prompt === 'which-vampire' ? vampireWords(question, table) : null;
	return vampire ?? promptWords(question.prompt, question.about, names);
}

/** A card may move a token from one vampire to another: that is two questions. */
function vampireWords(question: Question, table: Table): string | null {
	const carried = carriedOut(table);
	if (!carried) return null;
	const { effect } = carried;
	switch (effect.do) {
		case 'assign':
			return `Which vampire gets ${tokens(effect)}?`;
		case 'lose':
			return `Which vampire loses ${tokens(effect)}?`;
		case 'move':
			return asksForGiver(effect, question, table)
				? `Take ${tokens(effect)} from which vampire?`
				: `Give ${tokens(effect)} to which vampire?`;
		case 'exhaust':
			return 'Exhaust which vampire?';
		case 'unexhaust':
			return 'Unexhaust which vampire?';
		case 'rejuvenate':
			return 'Rejuvenate which vampire?';
		case 'torpor':
			return 'Which vampire falls into torpor?';
		case 'activate':
			return 'Activate which vampire?';
		case 'craft-monstrosity':
			return 'Which vampire becomes a monstrosity?';
		case 'declare-enemy':
			return 'Declare which vampire your enemy?';
		case 'trigger':
			return 'Trigger whose abilities?';
	}
	return null;
}

const tokens = ({ amount, what }: { amount: Amount; what: string }): string =>
	typeof amount === 'number' ? `${amount} ${what}` : `the ${what}`;

type Move = Extract<Effect, { do: 'move' }>;

/** The giver is chosen first. One that nobody has to choose is not asked for. */
function asksForGiver({ from }: Move, { options }: Question, table: Table): boolean {
	const pending = table.resolution.tasks[0];
	const carried = carriedOut(table);
	if (!pending || !carried || from.who !== 'any' || pending.answers.length > 0) return false;
	const givers = matchingOf(table, seatsOf(table, carried.context, from.of), from.where ?? {});
	return givers.length === options.length && givers.every((id) => options.includes(id));
}
