import { expect, test } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { CLEAR, character, finished, happened, recorded, settled, stateAfter } from './table.ts';

const CHAPTERS = Array.from({ length: 21 }, (_, index) => index + 1);

/** A whole chronicle with hundreds of characters, and then thousands of corrections and notes. */
function longLog(length: number): Event[] {
	const log: Event[] = [
		...happened(
			CHAPTERS.flatMap((chapter) => [recorded(chapter), finished(chapter)]),
			settled()
		),
		...Array.from({ length: 400 }, (_, index): Event => ({
			type: 'CharacterRegistered',
			character: character(`c${index}`)
		}))
	];
	const haven = { name: 'H', retainer: null, leaders: [], assets: [], obligations: [] };
	const outcome = {
		totals: { s1: 20, s2: 10 },
		missions: { s1: 0, s2: 1 },
		order: ['s1', 's2'],
		ties: []
	};
	const reason = 'again';
	while (log.length < length) {
		const index = log.length;
		const chapter = 1 + (index % 21);
		log.push(
			{ type: 'NoteWritten', chapter: null, text: `note ${index}` },
			{ type: 'ChapterCorrected', chapter, record: CLEAR, outcome, dominance: null, reason },
			{ type: 'HavenCorrected', seat: 's1', haven, reason }
		);
		if (index % 7 === 0) {
			const revised = character(`c${index % 400}`, { name: `n${index}` });
			log.push({ type: 'CharacterRevised', character: revised });
		}
	}
	return log.slice(0, length);
}

/** Milliseconds of processor time, so that a busy machine does not fail a fast program. */
function cost(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

test('ten thousand events fold in well under a second', () => {
	const log = longLog(10_000);
	let state = heritage.initial;
	const took = cost(() => {
		state = fold(heritage.evolve, heritage.initial, log);
	});
	expect(state.phase).toBe('complete');
	expect(state.notes.length).toBeGreaterThan(2000);
	expect(took).toBeLessThan(1000);
});

test('a thousand decisions on a long chronicle take a fraction of that', () => {
	const state = stateAfter(longLog(10_000));
	const took = cost(() => {
		for (let index = 0; index < 1000; index++) {
			const fresh = character(`new-${index}`);
			const command = { type: 'RegisterCharacter' as const, character: fresh };
			heritage.decide(state, command, { chance: { below: () => 0 } });
		}
	});
	expect(took).toBeLessThan(250);
});
