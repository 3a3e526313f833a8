import { sentenceOf } from '../../core/decision.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { Table } from '../table/table.ts';
import { CATEGORIES } from '../vocabulary.ts';
import type { ScoreLine, ScoreSource } from './points.ts';

/** Why a number is what it is wherever no board says it, in one sentence each; names in braces come from `about`. */
export const pointSentences = {
	power: '{vampire} bears {amount} power; each counts 1.',
	boons: '{vampire} holds boons: {amount} in all, each counts 1.',
	infamy: '{vampire} bears {amount} infamy; each takes 1 away.',
	'lies-in-torpor': '{vampire} lies in torpor and counts for nothing.',
	mission: '{mission} is claimed; outside a chronicle that brings {power} power.'
} as const satisfies Record<string, string>;
export type OwnWhy = keyof typeof pointSentences;

/** The sentence behind a line of a score; `nameOf` turns ids into the names people use. */
export function whySentence(
	table: Table,
	battlegrounds: Battlegrounds,
	{ source, why, about }: ScoreLine,
	nameOf?: (value: string) => string
): string {
	const sentences = { ...pointSentences, ...sentencesOfBoard(table, battlegrounds, source) };
	return sentenceOf(sentences, { reason: why, about }, nameOf);
}

function sentencesOfBoard(
	table: Table,
	battlegrounds: Battlegrounds,
	source: ScoreSource
): Readonly<Record<string, string>> {
	const category = CATEGORIES.find((one) => one === source);
	const board = category === undefined ? null : table.boards[category];
	return board ? (battlegrounds[board.battleground]?.sentences ?? {}) : {};
}
