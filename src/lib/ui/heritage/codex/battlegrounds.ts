import { capital } from '../../../games/core/capital.ts';
import { TIMELINE, type Battleground } from '../../../games/heritage/boards/timeline.ts';
import { byLetter } from '../boards/by-letter.ts';
import { boardTermId, type BoardTermId } from '../boards/term-id.ts';
import type { Term } from '../../codex/terms.ts';
import { roman } from '../../../games/core/numerals.ts';

/** “Class, era 1”, “Geography, eras 6 and 7”, as the engine's own table has it. */
function whenOf({ category, eras: [first, last] }: Battleground): string {
	const kind = capital(category);
	if (first === last) return `${kind}, era ${roman(first)}`;
	return `${kind}, eras ${roman(first)} ${last === first + 1 ? 'and' : 'to'} ${roman(last)}`;
}

const SAYS = byLetter(
	import.meta.glob<string>('../boards/*/term.ts', { eager: true, import: 'says' })
);

export const BATTLEGROUND_TERMS: readonly (Term & { readonly id: BoardTermId })[] = Object.values(
	TIMELINE
).map((board) => ({
	id: boardTermId(board),
	word: board.name,
	definition: `${whenOf(board)}. ${SAYS[board.id] ?? ''}`
}));
