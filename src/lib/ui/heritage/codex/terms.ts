import { BATTLEGROUND_TERMS } from './battlegrounds.ts';
import { CHARACTER_TERMS } from './characters.ts';
import { CHRONICLE_TERMS } from './chronicle.ts';
import { CLAN_TERMS } from './clans.ts';
import { PLAY_TERMS } from './play.ts';
import type { Term } from '../../codex/term.ts';

/** The codex in its chapters, as the page shows it. */
export const CODEX = [
	{ id: 'characters', title: 'Vampires and their signs', terms: CHARACTER_TERMS },
	{ id: 'play', title: 'At the table', terms: PLAY_TERMS },
	{ id: 'chronicle', title: 'Through the centuries', terms: CHRONICLE_TERMS },
	{ id: 'battlegrounds', title: 'Battlegrounds', terms: BATTLEGROUND_TERMS },
	{ id: 'clans', title: 'The nine clans', terms: CLAN_TERMS }
] as const;

export type TermId = (typeof CODEX)[number]['terms'][number]['id'];

/** The term of an id; every id has one. */
export function termOf(id: TermId): Term {
	for (const part of CODEX) {
		const found = part.terms.find((term: Term) => term.id === id);
		if (found) return found;
	}
	throw new Error(`The codex has no term ${id}.`);
}

/** Terms whose word or definition holds every word asked for, in the codex's own parts. */
export function searchCodex(
	asked: string
): readonly { readonly id: string; readonly title: string; readonly terms: readonly Term[] }[] {
	const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
	const holds = (term: Term): boolean => {
		const text = `${term.word} ${term.definition}`.toLowerCase();
		return words.every((word) => text.includes(word));
	};
	return CODEX.map(({ id, title, terms }) => ({ id, title, terms: terms.filter(holds) })).filter(
		({ terms }) => terms.length > 0
	);
}
