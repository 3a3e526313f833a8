import type { LifeEvent } from '$lib/games/heritage/register/life';
import { signOf } from '$lib/ui/attributes';
import type { NameOf } from '$lib/ui/heritage/character/register';

/** One thing that happened to a character, as a line of its life. */
export function lifeWords(event: LifeEvent, nameOf: NameOf): string {
	switch (event.what) {
		case 'embraced': {
			const line = `In the ${signOf(event.clan).label} bloodline of ${nameOf(event.seat)}`;
			return event.torpor ? `${line}, in torpor at the end` : line;
		}
		case 'unlocked':
			return `Unlocked by ${nameOf(event.seat)}`;
		case 'raised': {
			const { name, seat } = event.sticker;
			return seat === null ? `Raised with “${name}”` : `Raised with “${name}” by ${nameOf(seat)}`;
		}
		case 'retained':
			return `Taken into the haven of ${nameOf(event.seat)}`;
	}
}

export const chapterWords = (chapter: number): string =>
	chapter === 0 ? 'Prologue' : `Chapter ${chapter}`;
