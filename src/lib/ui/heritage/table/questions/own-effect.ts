import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { evolveTable } from '../../../../games/heritage/table/evolve.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { CLANS } from '../../../../games/heritage/vocabulary.ts';
import { foreseeEffects, type Foreseen } from '../foresee.ts';
import { carriedOut } from './asked.ts';

/**
 * What an answer does by itself, where the table carries it out together with what others answer; null: what comes of
 * it is its own.
 */
export function ownEffect(
	battlegrounds: Battlegrounds,
	table: Table,
	question: Question,
	[key = '']: readonly string[]
): Foreseen | null {
	const carried = carriedOut(table);
	if (!carried || !question.options.includes(key)) return null;
	const { effect, context } = carried;
	if (effect.do !== 'kiss-the-ring' || question.prompt !== 'give-a-boon') return null;
	const [vampire = '', word] = key.split(':');
	const clan = CLANS.find((one) => one === word);
	if (!clan) {
		const about = { ...context, opponent: question.seat };
		return foreseeEffects(battlegrounds, table, effect.suffer, about);
	}
	const to = { on: 'vampire', vampire: String(question.about['vampire']) } as const;
	const from = { on: 'vampire', vampire } as const;
	const event = { type: 'BoonMoved', clan, from, to } as const;
	const nothing = foreseeEffects(battlegrounds, table, [], context);
	return { ...nothing, events: [event], table: evolveTable(nothing.table, event) };
}

/** What one part of an invitation would do now; null: nothing is invited. */
export function partAlone(
	battlegrounds: Battlegrounds,
	table: Table,
	part: string
): Foreseen | null {
	const carried = carriedOut(table);
	if (carried?.effect.do !== 'invitation') return null;
	const effects = carried.effect.parts[Number(part) - 1] ?? [];
	return foreseeEffects(battlegrounds, table, effects, carried.context);
}
