import type { Entry } from './entry';

/** The sections of the form; a player has one each. */
export type StepId = 'table' | 'characters' | `player-${number}` | 'story' | 'summary';

export interface Step {
	readonly id: StepId;
	readonly label: string;
}

export function stepsOf(players: Entry['players']): Step[] {
	return [
		{ id: 'table', label: 'Table' },
		{ id: 'characters', label: 'Characters' },
		...players.map(({ name }, index): Step => ({
			id: `player-${index}`,
			label: name.trim() || `Player ${index + 1}`
		})),
		{ id: 'story', label: 'Story so far' },
		{ id: 'summary', label: 'Summary' }
	];
}

const SECTIONS: Readonly<Record<string, StepId>> = {
	characters: 'characters',
	stickers: 'characters',
	banished: 'characters',
	eras: 'story',
	lastOrder: 'story',
	obligationSupply: 'story',
	schemes: 'story'
};

/** The section in which the field of a path lies, a path of the command or of the table. */
export function stepOf(path: string): StepId {
	const [first = '', index = '0'] = path.split('.');
	return first === 'players' ? `player-${Number(index) || 0}` : (SECTIONS[first] ?? 'table');
}

/** The character whose sheet has to be open for the field of a path to be seen; null: none. */
export function characterAt(entry: Entry, path: string): string | null {
	const [first = '', index = ''] = path.split('.');
	if (first === 'characters') return entry.characters[Number(index)]?.id ?? null;
	if (first === 'stickers') return entry.stickers[Number(index)]?.character ?? null;
	if (first === 'banished') return entry.banished[Number(index)] ?? null;
	return null;
}

/** The names a path may have on the page, the exact one first. */
export function fieldsFor(path: string): string[] {
	// What the players have won together is mended at any of them.
	if (path === 'players') return ['players.0.wins'];
	const parts = path.split('.');
	return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
