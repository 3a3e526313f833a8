import { accusedOf, type DState } from '../../../../games/heritage/boards/d/rules.ts';
import { TRIAL } from '../../../../games/heritage/boards/d/facts.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ARCHETYPES, CLASSES, type Class } from '../../../../games/heritage/vocabulary.ts';
import { counted, listed } from '../../ledger/names.ts';
import { clipped } from '../clipped.ts';
import type { PictureNames, Told } from '../picture.ts';

/** The side with more verdicts, whose vampires score; null: level. */
export function winnerOf({ verdicts: { elitist, egalitarian } }: DState): Class | null {
	if (elitist === egalitarian) return null;
	return elitist > egalitarian ? 'elitist' : 'egalitarian';
}

/** How many judges sit. */
export const judgesOf = ({ judices }: DState): number => Object.keys(judices).length;

/** Whom a trial held now would take, in full. */
function fateTold(table: Table, names: PictureNames): string {
	const accused = accusedOf(table);
	const [first] = accused;
	if (!first) return 'nobody: no vampire has infamy';
	const among = accused.map(({ id }) => names.character(id));
	return `${listed(among, 'or')}, with ${first.infamy} infamy${among.length > 1 ? ' each' : ''}`;
}

/** The same in a line of a picture. */
export function fateShown(table: Table, names: PictureNames): string {
	const accused = accusedOf(table);
	const [first, second, ...more] = accused;
	if (!first) return 'nobody: there is no infamy';
	if (more.length > 0) return `one of ${accused.length}, ${first.infamy} infamy each`;
	const who = second
		? [first, second].map(({ id }) => clipped(names.character(id), 16)).join(' or ')
		: clipped(names.character(first.id), 30);
	return `${who}, ${first.infamy} infamy`;
}

export const told: Told<DState> = (table, state, names) => {
	const winner = winnerOf(state);
	const { elitist, egalitarian } = state.verdicts;
	const missing = TRIAL - judgesOf(state);
	return [
		{ label: 'Verdicts', value: `${elitist} elitist, ${egalitarian} egalitarian` },
		{
			label: 'Worth',
			value: winner ? `1 point for each ${winner} vampire` : 'nothing while the verdicts are tied'
		},
		...CLASSES.map((side) => {
			const judges = ARCHETYPES.filter((one) => state.judices[one] === side);
			const value = judges.length === 0 ? 'none' : listed(judges);
			return { label: `Judges on the ${side} side`, value };
		}),
		{
			label: 'Trial',
			value: `after ${counted(missing, 'more judge')}`
		},
		{ label: 'The trial would take', value: fateTold(table, names) }
	];
};
