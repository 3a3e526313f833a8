import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { box, circle, type MapAnswers } from '../map-answers.ts';
import { COURT_AT, HOME_AT, OPEN_COURTS } from './places.ts';
import { courtWords } from './questions.ts';

export const answers: MapAnswers = {
	paths({ prompt, about }, option) {
		if (prompt === 'which-direction') return [[`home-${option}`]];
		const [from = '', to = ''] = option.split('>');
		return [[from === 'home' ? `home-${String(about.direction)}` : from, to]];
	},
	steps: ({ prompt }) =>
		prompt === 'which-direction'
			? ['Tap the home of the direction that counts.']
			: ['Tap the ankh to move.', 'Tap the court it moves to.'],
	spot(id) {
		const court = OPEN_COURTS.find((one) => one === id);
		if (court) return { label: courtWords[court], outline: circle({ ...COURT_AT[court], r: 36 }) };
		const direction = DIRECTIONS.find((one) => id === `home-${one}`) ?? 'north';
		const { x, y } = HOME_AT[direction];
		const isWide = direction === 'north' || direction === 'south';
		const outline = isWide ? box(x, y, 116, 44) : box(x, y, 44, 116);
		return { label: `the home of the ${direction}`, outline };
	}
};
