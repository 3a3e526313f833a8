import { expect, test } from 'vitest';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import type { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { howDealt } from '../../../src/lib/ui/heritage/table/questions/how-dealt.ts';
import { sidesOf } from '../../../src/lib/ui/heritage/boards/questions.ts';
import { Screen } from '../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';
import { lastDone } from '../../../src/lib/ui/heritage/table/screen/told.ts';
import { played } from '../ui/table/played.ts';
import { liveTable } from './kit.ts';

/* What somebody who never saw the program is told on the way through a first round. */

const names = { seat: (seat: string) => `Seat ${seat}` };
const asked = (prompt: string, phase: Table['phase'], queue = 0) =>
	howDealt(
		{
			phase,
			queue: Array.from({ length: queue }, (_, index) => ({ character: `c${index}` })),
			question: { prompt, about: { seat: 's2' } }
		} as unknown as Pick<Table, 'question' | 'queue' | 'phase'>,
		names
	);

test.each([
	['which-character-came', 'set-up', 0, /first card.*right end/],
	['which-character-came', 'set-up', 2, /to its left/],
	['which-character-came', 'play', 4, /left end of the queue/],
	['which-scheme-drawn', 'set-up', 5, /^Seat s2 shuffles/],
	['which-scheme-drawn', 'play', 5, /^Seat s2 draws one/]
] as const)('what hands do before they answer “%s” in %s', (prompt, phase, queue, words) => {
	expect(asked(prompt, phase, queue)).toMatch(words);
});

test('a question that says enough itself has nothing beside it', () => {
	expect(asked('which-sire', 'play')).toBeNull();
});

test('who fights on which side is said on the map of sides, and nowhere else', () => {
	const { table } = played({ players: 2, era: 7 });
	const sides = sidesOf(table, names);
	expect(sides).toContain('Seat s1');
	expect(sides).toContain('Seat s2');
	expect(sides).toMatch(/Camarilla: .*Sabbat: |Sabbat: .*Camarilla: /);
	expect(sidesOf(played({ players: 2, era: 1 }).table, names)).toBeNull();
});

test('whoever waits reads what was done last, not the answers it led to', async () => {
	const { live } = await liveTable();
	const { recruit, seat } = live.moves;
	const free = recruit?.characters.findLast(({ cost }) => cost === 0);
	const sire = recruit?.sires[0];
	if (!free || sire === undefined) throw new Error('somebody can be recruited');
	await live.act({ type: 'Recruit', seat, character: free.character, sire, paid: {} });
	expect(lastDone(live.course, live.names)).toContain(live.names.character(free.character));
});

test.each([
	{ who: 'a phone of one player', mine: ['s1'], handedOver: null },
	{ who: 'a phone that goes round the table', mine: ['s1', 's2'], handedOver: 's1' }
])('the hand on $who', async ({ mine, handedOver }) => {
	const live = {
		sittings: ['s1', 's2'].map((seat) => ({ seat, mine: mine.includes(seat) })),
		openHand: () => Promise.resolve(true)
	} as unknown as LiveTable;
	const screen = new Screen(live);
	await screen.showHand('s1');
	expect(screen.handFor, 'whom the phone is given to first').toBe(handedOver);
});
