import type { MatchResult } from '../../../games/rivals/ending/result.ts';
import { WON } from '../../../games/rivals/glance.ts';

/** How a match ended, in a line. */
export function endedWords(
	{ winner, decided }: MatchResult,
	nameOf: (id: string) => string
): string {
	if (winner !== null) return `${nameOf(winner)} ${WON[decided]}`;
	return decided === 'stopped' ? 'Stopped without a result' : 'Nobody won';
}
