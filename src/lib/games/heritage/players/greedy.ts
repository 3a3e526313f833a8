import type { Chance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { legalMoves, type Moves } from '../chapter/moves.ts';
import { assetCommands, marketCommands } from '../chapter/other-moves.ts';
import type { RecruitMoves } from '../chapter/recruit-moves.ts';
import type { TableCommand } from '../table/commands.ts';
import { thought } from './look-ahead.ts';
import type { Player, View } from './player.ts';
import { firstOf, sampleAnswers, sampleRecruits, sampleSchemes, someOf } from './sampling.ts';
import { valueFor } from './value.ts';

/** Of each kind of move, at most so many are thought through. */
const THOUGHT_THROUGH = 6;

/** Own questions on the way are answered in thought, so many one after the other, so many answers each. */
const QUESTIONS_DEEP = 3;
const ANSWERS_WIDE = 3;

type Thought = { readonly command: TableCommand; readonly value: number };

/** What a table comes to when the questions that wait for this seat are answered well. */
function cameTo(
	battlegrounds: Battlegrounds,
	view: View,
	chance: Chance,
	deep = QUESTIONS_DEEP
): number {
	const { question } = view.table;
	if (question?.seat !== view.seat || deep === 0) return valueFor(battlegrounds, view);
	const values = sampleAnswers(chance, question, ANSWERS_WIDE).flatMap((answer) => {
		const outcome = thought(battlegrounds, view.table, answer);
		if (!outcome.accepted) return [];
		return [cameTo(battlegrounds, { ...view, table: outcome.table }, chance, deep - 1)];
	});
	return values.length > 0 ? Math.max(...values) : valueFor(battlegrounds, view);
}

/** The best of some moves by what the table looks like after it; null: none. */
function bestOf(
	battlegrounds: Battlegrounds,
	view: View,
	commands: readonly TableCommand[],
	valueOf: (view: View) => number = (after) => valueFor(battlegrounds, after)
): Thought | null {
	let best: Thought | null = null;
	for (const command of commands) {
		const outcome = thought(battlegrounds, view.table, command);
		if (!outcome.accepted) continue;
		const value = valueOf({ ...view, table: outcome.table });
		if (!best || value > best.value) best = { command, value };
	}
	return best;
}

/** First whom, then under whom. */
function bestRecruit(
	battlegrounds: Battlegrounds,
	view: View,
	recruit: RecruitMoves,
	chance: Chance
): Thought | null {
	const whom = bestOf(
		battlegrounds,
		view,
		sampleRecruits(chance, recruit, recruit.characters.length)
	);
	if (whom?.command.type !== 'Recruit') return whom;
	const { character } = whom.command;
	const characters = recruit.characters.filter((one) => one.character === character);
	const others = sampleRecruits(chance, { ...recruit, characters }, THOUGHT_THROUGH);
	const under = bestOf(battlegrounds, view, others);
	return under && under.value > whom.value ? under : whom;
}

/** What nobody has to do: schemes, markets, assets. */
function extras(chance: Chance, { schemes, markets, assets }: Moves): readonly TableCommand[] {
	return [
		...(schemes ? sampleSchemes(chance, schemes, THOUGHT_THROUGH) : []),
		...(markets ? someOf(chance, firstOf(marketCommands(markets), 24), THOUGHT_THROUGH) : []),
		...(assets ? someOf(chance, firstOf(assetCommands(assets), 24), THOUGHT_THROUGH) : [])
	];
}

/**
 * Thinks each move through until chance or somebody else would decide, and takes what looks best; what
 * it need not do, it does only where that is better than the table as it lies.
 */
export const greedyPlayer =
	(battlegrounds: Battlegrounds): Player =>
	(view, chance) => {
		const { table, seat, hand } = view;
		const moves = legalMoves(table, seat, hand);
		if (moves.question) {
			const answers = sampleAnswers(chance, moves.question, THOUGHT_THROUGH);
			return bestOf(battlegrounds, view, answers)?.command ?? answers[0] ?? null;
		}
		const extra = bestOf(battlegrounds, view, extras(chance, moves), (after) =>
			cameTo(battlegrounds, after, chance)
		);
		const recruit = moves.recruit && bestRecruit(battlegrounds, view, moves.recruit, chance);
		const instead = Math.max(valueFor(battlegrounds, view), recruit?.value ?? -Infinity);
		if (extra && extra.value > instead) return extra.command;
		if (recruit) return recruit.command;
		if (moves.giveUp) return { type: 'GiveUpRecruit', seat };
		return moves.endTurn ? { type: 'EndTurn', seat } : null;
	};
