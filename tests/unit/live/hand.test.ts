import { expect, test } from 'vitest';
import { unseenSchemes } from '../../../src/lib/games/heritage/dealing/dealer.ts';
import { liveTable } from './kit.ts';

test('with cards in real hands, any scheme that nobody has seen can be named and played', async () => {
	const { live } = await liveTable({ dealer: 'box' });
	const seat = live.view;
	const unseen = unseenSchemes(live.table, seat);
	expect(live.table.hands[seat]?.held.length).toBeLessThan(unseen.length);
	expect(live.namesHand(seat)).toBe(true);
	expect(live.handOf(seat)).toBeNull();
	expect(live.playableFrom(seat)).toEqual(unseen);
	expect(live.moves.schemes?.schemes.map(({ scheme }) => scheme)).toEqual(
		expect.arrayContaining([...unseen])
	);
});

test('where the app deals, a hidden hand stays hidden until it is shown', async () => {
	const { live } = await liveTable({ dealer: 'app' });
	expect(live.namesHand(live.view)).toBe(false);
	expect(live.handOf(live.view)).toBeNull();
	expect(live.playableFrom(live.view)).toEqual([]);
});
