import { expect, test } from 'vitest';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { eventWords } from '../../../../src/lib/ui/vendetta/play/event-words.ts';
import { Speaker } from '../../../../src/lib/ui/vendetta/play/said.ts';
import { momentOf } from './people-in-turn.ts';

const { table, game } = momentOf(['Ada', 'Ben', 'Cleo'], ({ game: { steps } }) =>
	(steps.at(-1) ?? []).some(({ type }) => type === 'CardPlayed')
);
const played = (game.steps.at(-1) ?? []).find(({ type }) => type === 'CardPlayed');

test.each([
	[{ turn: true, from: 'hand', owner: 's1' }, 'Ada plays a card face down at Location 1.'],
	[
		{ turn: false, from: 'hand', owner: 's1' },
		'Ada plays a card face down from their hand at Location 1.'
	],
	[
		{ turn: false, from: 'deck', owner: 's1' },
		'Ada plays a card face down from their clan deck at Location 1.'
	],
	[
		{ turn: false, from: 'hand', owner: 's2' },
		'Ada plays a card face down from your hand at Location 1.'
	],
	[
		{ turn: false, from: 'hand', owner: 's3' },
		'Ada plays a card face down from Cleo’s hand at Location 1.'
	]
] as const)('a card played: %j', (how, words) => {
	const speaker = new Speaker({ s1: 'Ada', s2: 'Ben', s3: 'Cleo' }, 's2');
	const event = { ...played, seat: 's1', at: '1', card: null, paid: 0, ...how } as TableEvent;
	expect(eventWords(event, speaker, table, table)).toBe(words);
});
