import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { box, type MapAnswers } from '../map-answers.ts';
import { middleOf } from './places.ts';

export const answers: MapAnswers = {
	paths: (_, option) => [[option]],
	steps: () => ['Tap the city of the direction that counts.'],
	spot(id) {
		const direction = DIRECTIONS.find((one) => one === id) ?? 'north';
		const { x, y } = middleOf(direction, 'city', 'full');
		return { label: `the city of the ${direction}`, outline: box(x, y - 11, 84, 108) };
	}
};
