import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { Revolt } from '../../../../games/heritage/boards/e/rules.ts';
import type { BoardNews } from '../news.ts';

export const news: BoardNews<Revolt> = ({ before, after }) => {
	const left = DIRECTIONS.find((one) => after[one].city < before[one].city);
	if (left === undefined) return { sentence: 'Respite: the ankhs on the barricades go home.' };
	const burns = after[left].fire > before[left].fire;
	const way = burns ? 'burns' : 'goes to the barricades';
	const falls = after[left].city === 0 ? ` The city of the ${left} falls.` : '';
	return {
		sentence: `Revolt: ${left === 'east' ? 'an' : 'a'} ${left} ankh ${way}.${falls}`,
		...((burns || falls !== '') && { loud: true })
	};
};
