import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { memorialOf } from '../../../src/lib/ui/heritage/ending/memorial.ts';
import { endView } from '../../../src/lib/ui/heritage/ending/view.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { chaptersPlayed, sealed } from '../heritage/deck-kit.ts';
import { happened, mission, played, record, scored, stateAfter } from '../heritage/table.ts';

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
			how: 'With 98 points, more than anyone else.',
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

describe('the memorial', () => {
	const won = (first: number, second: number, claimant: string | null = null) =>
		record([scored('s1', first), scored('s2', second)], { missions: [mission('m1', claimant)] });
	const memorial = (...records: ReturnType<typeof record>[]) => {
		const state = stateAfter(played(...records));
		return memorialOf(state, namesOf(state, { s1: 'Anna', s2: 'Béla' }));
	};

	test('remembers the closest night, the largest win and who claimed most', () => {
		const { moments } = memorial(won(20, 10, 's2'), won(9, 8), won(5, 30));
		expect(moments).toEqual([
			{ title: 'The closest night', text: 'Chapter 2: Anna won, 1 point ahead of Béla.' },
			{ title: 'The largest win', text: 'Chapter 3: Béla won, 25 points ahead of Anna.' },
			{ title: 'Most missions', text: 'Béla, with 1 mission.' }
		]);
	});

	test('of one chapter nothing is the closest or the largest', () => {
		expect(memorial(won(20, 10))).toMatchObject({ moments: [] });
	});

	test('knows everybody and who won and dominated each era', () => {
		const { portraits, eras } = memorial(won(20, 10, 's2'), won(9, 8), won(5, 30));
		expect(portraits[0]).toMatchObject({
			name: 'Anna',
			persona: 'Name of s1',
			titles: ['The First'],
			lines: ['2 chapters won, 0 missions claimed, 5 dots', 'Haven: Haven of s1']
		});
		expect(eras).toHaveLength(7);
		expect(eras[0]).toEqual({
			era: 1,
			dominatedBy: 'Béla',
			victors: ['Anna', 'Anna', 'Béla']
		});
		expect(eras[1]).toEqual({ era: 2, dominatedBy: null, victors: [] });
	});
});
