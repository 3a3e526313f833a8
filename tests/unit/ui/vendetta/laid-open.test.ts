import { expect, test } from 'vitest';
import type { KeptGame } from '../../../../src/lib/ui/vendetta/play/kept.ts';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { momentOf } from './people-in-turn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const { game } = momentOf(
	NAMES,
	({ table }) =>
		table.phase === 'finished' && Object.values(table.players).some(({ hand }) => hand > 0)
);

/** The same game by another reading of what happens to secrets. */
const reading = (layOpen: 'opened' | 'kept'): KeptGame => ({
	...game,
	steps: game.steps.map((events) =>
		events.map((event) =>
			event.type === 'TableSet'
				? {
						...event,
						setting: { ...event.setting, readings: { ...event.setting.readings, layOpen } }
					}
				: event
		)
	)
});

test('after the final count every hand lies open, unless secrets are kept', () => {
	const opened = new LocalGame(reading('opened'));
	for (const [seat, { hand }] of Object.entries(opened.table.players))
		expect(opened.laidOpen(seat)?.hand).toHaveLength(hand);
	const kept = new LocalGame(reading('kept'));
	expect(kept.laidOpen('s1')).toBeNull();
	const before = new LocalGame({ ...game, steps: game.steps.slice(0, -1) });
	expect(before.laidOpen('s1')).toBeNull();
});
