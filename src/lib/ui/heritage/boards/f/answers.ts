import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { box, type MapAnswers } from '../map-answers.ts';
import { placeOf } from './places.ts';

export const answers: MapAnswers = {
	paths: (_, option) => [[option]],
	steps: () => ['Tap the street of the direction that counts.'],
	spot(id) {
		const direction = DIRECTIONS.find((one) => one === id) ?? 'north';
		const { y } = placeOf(direction, 0, 'full');
		return { label: `the street of the ${direction}`, outline: box(179, y, 356, 44) };
	}
};
