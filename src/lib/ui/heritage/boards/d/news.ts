import type { DState } from '../../../../games/heritage/boards/d/rules.ts';
import { ARCHETYPES, CLASSES } from '../../../../games/heritage/vocabulary.ts';
import type { BoardNews } from '../news.ts';

export const news: BoardNews<DState> = ({ before, after }) => {
	const winner = CLASSES.find((one) => after.verdicts[one] > before.verdicts[one]);
	if (winner) {
		const { elitist, egalitarian } = after.verdicts;
		return {
			sentence: `Trial: a verdict for the ${winner}s. Verdicts: elitist ${elitist}, egalitarian ${egalitarian}.`,
			loud: true
		};
	}
	const judge = ARCHETYPES.find((one) => before.judices[one] !== after.judices[one]);
	const side = judge && after.judices[judge];
	if (!side) return null;
	const flips = before.judices[judge] !== undefined;
	return {
		sentence: flips
			? `Judices: the ${judge} judge flips to ${side}.`
			: `Judices: a ${judge} judge joins the ${side}s.`,
		...(flips && { loud: true })
	};
};
