import { BATTLEGROUND_TERMS } from './battlegrounds.ts';
import { CHARACTER_TERMS } from './characters.ts';
import { CHRONICLE_TERMS } from './chronicle.ts';
import { CLAN_TERMS } from './clans.ts';
import { PLAY_TERMS } from './play.ts';
import { termIn, type Term } from '../../codex/terms.ts';

/** The codex in its chapters, as the page shows it. */
export const CODEX = [
	{ id: 'characters', title: 'Vampires and their attributes', terms: CHARACTER_TERMS },
	{ id: 'play', title: 'At the table', terms: PLAY_TERMS },
	{ id: 'chronicle', title: 'Through the centuries', terms: CHRONICLE_TERMS },
	{ id: 'battlegrounds', title: 'Battlegrounds', terms: BATTLEGROUND_TERMS },
	{ id: 'clans', title: 'The nine clans', terms: CLAN_TERMS }
] as const;

export type TermId = (typeof CODEX)[number]['terms'][number]['id'];

/** The term of an id; every id has one. */
export const termOf = (id: TermId): Term => termIn(CODEX, id);
