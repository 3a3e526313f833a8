import { expect, it, vi } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import {
	findMove,
	TooSlow,
	type Ask
} from '../../../../src/lib/games/heritage/players/find-move.ts';
import { viewOf } from '../../../../src/lib/games/heritage/search/view.ts';
import { midGame } from '../search/games.ts';

const table = midGame(3);
const seat = table.turn?.seat ?? '';

const found = (ask: Ask, { refused = 0, unwanted = new AbortController().signal } = {}) =>
	findMove({
		ask,
		battlegrounds: BATTLEGROUND_MODULES,
		view: viewOf(table, seat, []),
		strength: 'medium',
		seed: 1,
		refused,
		unwanted
	});

it('asks a second time where an answer was lost, and not where it took too long', async () => {
	const lost = vi.fn(() => Promise.reject(new Error('lost')));
	expect(await found(lost)).not.toBeNull();
	expect(lost).toHaveBeenCalledTimes(2);
	const slow = vi.fn(() => Promise.reject(new TooSlow()));
	expect(await found(slow)).not.toBeNull();
	expect(slow).toHaveBeenCalledTimes(1);
});

it.each([0, 3])(
	'comes to no move once it is unwanted, after %i that were refused',
	async (refused) => {
		const ask = vi.fn(() => Promise.resolve(null));
		expect(await found(ask, { refused, unwanted: AbortSignal.abort() })).toBeNull();
		expect(ask).not.toHaveBeenCalled();
		const stopping = new AbortController();
		const stopped: Ask = () => {
			stopping.abort();
			return Promise.reject(new Error('stopped'));
		};
		expect(await found(stopped, { unwanted: stopping.signal })).toBeNull();
	}
);
