import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { CLEAR, character, finished, happened, recorded, settled } from './table.ts';

const CHAPTERS = Array.from({ length: 21 }, (_, index) => index + 1);

/** A whole chronicle with hundreds of characters, and then thousands of corrections and notes. */
export function longLog(length: number): Event[] {
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
