import { sentenceOf, type About } from '../../core/decision.ts';
import type { VampireId } from '../bloodline/bloodline.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { Table } from '../table/table.ts';
import { CATEGORIES, type PointSource } from '../vocabulary.ts';

/** Where points come from at the table; claimed missions bring some in a stand-alone game only. */
export type ScoreSource = PointSource | 'missions';

/** One number and why: a key of the board's own sentences, or of `pointSentences`, and what fills it. */
export type ScoreLine = {
	readonly source: ScoreSource;
	/** What it adds to the total; infamy takes away. */
	readonly points: number;
	/** Whose it is; null: the player's as one sum. */
	readonly vampire: VampireId | null;
	readonly why: string;
	readonly about: About;
};

/** Why a number is what it is wherever no board says it, in one sentence each; names in braces come from `about`. */
export const pointSentences = {
	power: '{vampire} has {amount} power: 1 point each.',
	boons: '{vampire} has {amount} boons: 1 point each.',
	infamy: '{vampire} has {amount} infamy: −1 point each.',
	'lies-in-torpor': '{vampire} is in torpor and scores nothing.',
	mission: '{mission} is claimed: {power} power.'
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
