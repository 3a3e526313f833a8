import type { LocationCard } from '../cards.ts';
import type { Ability } from '../effects/ability.ts';
import { always, lose, recall, whenever } from './phrases.ts';

const location = (id: string, name: string, ...abilities: Ability[]): LocationCard => ({
	id,
	name,
	abilities
});

/** Five that change what a Location is worth, or how it is played for. */
const CHANCES: readonly LocationCard[] = [
	location('lake-moon', 'Red Moon over the Lake', always({ rule: 'blood-counts', each: 2 })),
	location('open-bar', 'Open Bar', always({ rule: 'extra-reward', place: 'first', blood: 2 })),
	location(
		'silver-medal',
		'Silver Medals for Everyone',
		always({ rule: 'extra-reward', place: 'second', influence: 1 })
	),
	location('coat-check', 'Coat Check', whenever({ on: 'resolved', at: 'here' }, recall('all'))),
	location('floodlights', 'Floodlights', always({ rule: 'only', face: 'up' }))
];

/** Two at which nobody likes to be. */
export const BURDENS: readonly LocationCard[] = [
	location(
		'east-wall',
		'East Wall, Full of Windows',
		whenever({ on: 'start', of: 'preparation' }, lose('self', 1))
	),
	location(
		'locked-ward',
		'Locked Ward',
		always({ rule: 'holds' }),
		always({ rule: 'blood-limit', n: 1 })
	)
];

export const locationCards: readonly LocationCard[] = [...CHANCES, ...BURDENS];
