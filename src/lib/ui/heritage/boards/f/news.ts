import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { Investigators } from '../../../../games/heritage/boards/f/rules.ts';
import type { BoardNews } from '../news.ts';

export const news: BoardNews<Investigators> = ({ before, after, next }, names) => {
	const moved = DIRECTIONS.find((one) => before[one] !== after[one]);
	if (moved === undefined) return null;
	if (after[moved] > before[moved])
		return { sentence: `Investigator of the ${moved}: space ${before[moved]} → ${after[moved]}.` };
	const caught =
		next?.type === 'TokensChanged' && next.infamy > 0
			? `: ${next.infamy} infamy for ${names.character(next.vampire)}`
			: '';
	return {
		sentence: `Investigator of the ${moved}: space ${before[moved]} → exposed → 0${caught}.`,
		loud: true,
		...(caught && { tellsNext: true })
	};
};
