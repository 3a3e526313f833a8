import { expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { endedEarly, halfNoted, open, playedHere, unlockedBy2 } from './cases/aftermath.ts';
import { stateAfter, sticker } from './table.ts';

const place = (seat: string, character: string): Command => ({
	type: 'PlaceSticker',
	chapter: 1,
	seat,
	character,
	sticker: sticker('k1', 'thin-blood')
});
const retain = (seat: string, character: string): Command => ({
	type: 'ChooseRetainer',
	chapter: 1,
	seat,
	character
});

function reason(given: readonly Event[], command: Command): string {
	const decided = heritage.decide(stateAfter(given), command, {
		chance: { below: () => 0 },
		sealed: null
	});
	return decided.accepted ? 'accepted' : decided.refusal.reason;
}

/** Whose vampire it was, as the rulebook (Aftermath, steps 5 and 6) asks of stickers and retainers alike. */
test.each([
	['played to its end: one left in the queue', playedHere(), 's1', 'anna', 'not-in-bloodline'],
	['ended early: one of the own bloodline', endedEarly(), 's1', 'bela', 'accepted'],
	['ended early: one of another', endedEarly(), 's2', 'bela', 'in-another-bloodline'],
	['ended early: one left in the queue', endedEarly(), 's1', 'anna', 'not-in-bloodline'],
	[
		'one bloodline noted of two: another’s is known',
		halfNoted(),
		's2',
		'bela',
		'in-another-bloodline'
	],
	['one bloodline noted of two: anybody else', halfNoted(), 's2', 'anna', 'accepted'],
	['nothing noted: anybody', open(), 's1', 'anna', 'accepted'],
	['nothing noted: one that another unlocked', unlockedBy2(), 's1', 'anna', 'unlocked-by-another']
])('%s', (_, given, seat, character, expected) => {
	expect(reason(given, place(seat, character))).toBe(expected);
	expect(reason(given, retain(seat, character))).toBe(expected);
});

test('who unlocked a vampire may retain it, and gives it no sticker yet', () => {
	expect(reason(unlockedBy2(), retain('s2', 'anna'))).toBe('accepted');
	expect(reason(unlockedBy2(), place('s2', 'anna'))).toBe('not-in-bloodline');
});
