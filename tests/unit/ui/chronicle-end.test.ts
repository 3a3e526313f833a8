import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { endView } from '../../../src/lib/ui/heritage/ending/view.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { chaptersPlayed, sealed } from '../heritage/deck-kit.ts';
import { happened, stateAfter } from '../heritage/table.ts';

const all = sealed(...chaptersPlayed(1, 21));
const ENDS: Command = { type: 'EndChronicle', from: 'deck', draw: null, final: null };

const view = (events: Parameters<typeof stateAfter>[0], again = false) => {
	const state = stateAfter(events);
	return endView(state, namesOf(state, { s1: 'Anna', s2: 'Béla' }), again);
};

describe('the end of a chronicle', () => {
	test('is not there before the last chapter, nor before the last scoring card', () => {
		expect(view(sealed(...chaptersPlayed(1, 3)))).toEqual({ kind: 'not-over' });
		expect(view(sealed(...chaptersPlayed(1, 21).slice(0, -1)))).toEqual({
			kind: 'scoring-open',
			era: 7
		});
	});

	test('is counted card by card, and wins at last', () => {
		const counted = view(all);
		if (counted.kind !== 'counting') throw new Error(counted.kind);
		const [first, second] = counted.scores;
		// Everybody has valour 3 and cruelty 2; s1 won all of it.
		expect(first).toMatchObject({ name: 'Anna', total: 7 * 5 + 63 });
		expect(first?.parts[0]).toEqual({
			label: 'scarlet: 5 dots in Valour or Cruelty × 1',
			value: 5
		});
		expect(first?.parts.at(-1)).toEqual({ label: '21 chapters won × 3', value: 63 });
		expect(second?.parts.at(-1)).toEqual({ label: '0 chapters won × 3', value: 0 });
		expect(counted.tied).toEqual([]);
	});

	test('says who won and how, and counts once more only when it is asked to', () => {
		const ended = happened([ENDS], all);
		expect(view(ended)).toMatchObject({
			kind: 'ended',
			winner: 'Anna',
			how: 'With 98 points, more than anybody else.',
			final: null,
			stale: false
		});
		expect(view(ended, true).kind).toBe('counting');
	});

	test('notices when something was set right since', () => {
		const corrected = happened(
			[
				ENDS,
				{
					type: 'CorrectSheet',
					seat: 's2',
					sheet: { name: 'Béla', titles: [], dots: { valour: 9 } },
					reason: 'dots were forgotten'
				}
			],
			all
		);
		expect(view(corrected)).toMatchObject({ kind: 'ended', stale: true });
	});
});
