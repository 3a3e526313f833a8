import type { LifeEvent } from '$lib/games/heritage/register/life';
import { signOf } from '$lib/ui/heritage/character/attributes';
import { listed } from '$lib/ui/heritage/ledger/names';
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
			return seat === null
				? `Ancilla through “${name}”`
				: `Ancilla through “${name}”, given by ${nameOf(seat)}`;
		}
		case 'retained':
			return `Taken into the haven of ${nameOf(event.seat)}`;
		case 'banished':
			return 'Banished';
		case 'restored':
			return 'Brought back into the chronicle';
	}
}

/** Whose childe it was and whom it embraced, or why it was banished; null: there is nothing more to say. */
export function lifeDetail(event: LifeEvent, nameIn: (character: string) => string): string | null {
	if (event.what === 'banished' || event.what === 'restored') return event.reason;
	if (event.what === 'raised') return event.sticker.text === '' ? null : event.sticker.text;
	if (event.what !== 'embraced' || event.family === null) return null;
	const { sire, childer } = event.family;
	const lineage = sire === null ? 'Led the bloodline' : `Embraced by ${nameIn(sire)}`;
	return childer.length === 0
		? lineage
		: `${lineage}, and ${sire === null ? '' : 'itself '}embraced ${listed(childer.map(nameIn))}`;
}

export const chapterWords = (chapter: number): string =>
	chapter === 0 ? 'Prologue' : `Chapter ${chapter}`;
