import { error } from '@sveltejs/kit';
import { CHAPTERS } from '$lib/games/heritage/vocabulary';

/** The chapter that an address names; anything but 1 to 21 is no chapter. */
export function chapterNumber(named: string): number {
	const number = /^\d{1,2}$/.test(named) ? Number(named) : 0;
	if (number < 1 || number > CHAPTERS) error(404, 'There is no such chapter.');
	return number;
}
