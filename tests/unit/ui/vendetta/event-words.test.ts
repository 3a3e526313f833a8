import { expect, test } from 'vitest';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import { eventWords } from '../../../../src/lib/ui/vendetta/play/event-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
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

const speaker = new Speaker({ s1: 'Ada', s2: 'Ben', s3: 'Cleo' }, 's2');
const said = (event: TableEvent, before = table) =>
	eventWords(event, speaker, before, evolveTable(before, event));
const withPools = {
	...table,
	players: Object.fromEntries(
		Object.entries(table.players).map(([seat, player]) => [
			seat,
			{ ...player, blood: 7, influence: 9 }
		])
	)
};

test.each([
	[
		{ type: 'InfluenceMoved', seat: 's2', by: -2, why: 'steal', from: 's1' },
		'Ada takes 2 Influence from you: 9 → 7.'
	],
	[{ type: 'InfluenceMoved', seat: 's1', by: 2, why: 'steal' }, 'Ada gains 2 Influence: 9 → 11.'],
	[
		{ type: 'BloodMoved', seat: 's3', by: -3, why: 'steal', from: 's2' },
		'You take 3 Blood from Cleo: 7 → 4.'
	],
	[
		{ type: 'BloodMoved', seat: 's3', by: -1, why: 'lose', from: 's2' },
		'Cleo loses 1 Blood to your card: 7 → 6.'
	],
	[{ type: 'Fed', seat: 's2', blood: 5 }, 'Your Alliance feeds you 5 Blood: 7 → 12.'],
	[{ type: 'TurnEnded', seat: 's2', told: false }, 'Nothing is left for you to do: your turn ends.']
] as const)('who took what from whom, from how much to how much: %j', (event, words) => {
	expect(said(event, withPools)).toBe(words);
});

test('a card that changes sides, and the Ambition token, name who had it', () => {
	const [lay] = withPools.deployed;
	if (!lay) throw new Error('nothing lies on the table');
	const position = lay.position === 's1' ? 's3' : 's1';
	const moved = said({ type: 'CardMoved', slot: lay.slot, at: lay.at, position }, withPools);
	expect(moved).toContain(` from ${speaker.within(lay.position)}.`);
	expect(said({ type: 'AmbitionTaken', seat: 's3' }, { ...withPools, ambition: 's2' })).toBe(
		'Cleo takes the Ambition token (the crown) from you.'
	);
});
