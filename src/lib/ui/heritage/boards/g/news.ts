import { capital } from '../../../../games/core/capital.ts';
import type { Court } from '../../../../games/heritage/boards/g/court.ts';
import { TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { CLASSES } from '../../../../games/heritage/vocabulary.ts';
import type { BoardNews } from '../news.ts';

export const news: BoardNews<Court> = ({ before, after }, names) => {
	const title = TITLES[before.titles.length];
	if (after.titles.length > before.titles.length && title !== undefined) {
		const holder = after.titles.at(-1) ?? null;
		const word = capital(title);
		return {
			sentence:
				holder === null
					? `Vote: nobody becomes ${word}.`
					: `Vote: ${names.character(holder)} becomes ${word}.`,
			loud: true
		};
	}
	const side = CLASSES.find((one) => after.tokens[one] > before.tokens[one]);
	return side === undefined
		? null
		: { sentence: `Court: ${side} tokens ${before.tokens[side]} → ${after.tokens[side]}.` };
};
