import { expect, test } from 'vitest';
import { isHeld } from '../../../../src/lib/games/vendetta/table/holding.ts';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { momentOf } from './people-in-turn.ts';

/* Three people around one phone, who are asked to stay or withdraw, before anybody chose. */
const { game, table } = momentOf(
	['Ada', 'Ben', 'Cleo'],
	({ table }) =>
		table.question?.prompt === 'token' &&
		table.together?.chosen.length === 0 &&
		table.together.seats.length > 1 &&
		// Whoever is held by a card cannot withdraw.
		isHeld(table, table.conflict?.location ?? 'haven', table.together.seats[0] ?? '') === null
);

test('people around one phone stay or withdraw by thumbs, and hand it to nobody', async () => {
	const play = new PlayTable(new LocalGame(game));
	expect(play.handTo).not.toBeNull();
	expect(play.canThumb).toBe(true);
	play.byThumbs = true;
	expect(play.handTo).toBeNull();
	const [first = '', ...rest] = table.together?.seats ?? [];
	const done = await play.act({
		type: 'TellTokens',
		location: table.conflict?.location ?? 'haven',
		tokens: { [first]: 'withdraw', ...Object.fromEntries(rest.map((seat) => [seat, 'stay'])) }
	});
	expect(play.problem).toBeNull();
	expect(done).toBe(true);
	const opened = play.session.steps.at(-1)?.find(({ type }) => type === 'ChoicesOpened');
	expect(opened).toMatchObject({ choices: { [first]: ['withdraw'] } });
});

test('where the computer sits too, or somebody chose in secret already, there are no thumbs', () => {
	const [seat = ''] = Object.keys(game.people);
	const withComputer = new PlayTable(new LocalGame({ ...game, computers: { [seat]: 'medium' } }));
	expect(withComputer.canThumb).toBe(table.together?.seats.includes(seat) !== true);
	const chosen = momentOf(
		['Ada', 'Ben', 'Cleo'],
		({ table }) => table.question?.prompt === 'token' && table.together?.chosen.length === 1
	);
	expect(new PlayTable(new LocalGame(chosen.game)).canThumb).toBe(false);
});
