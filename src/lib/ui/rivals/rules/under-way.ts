import { stepOf, type StepName } from '../../../games/rivals/attack/steps.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import type { Phase } from '../../../games/rivals/vocabulary.ts';
import type { UnderWay } from '../../codex/entries.ts';
import { PHASE_TITLES } from '../match/match-words.ts';

const IN_PHASE: { readonly [P in Phase]: readonly string[] } = {
	beginning: ['ruling-5', 'ruling-7', 'ruling-8', 'ruling-53', 'reading-firstCity'],
	action: ['ruling-12', 'ruling-62', 'ruling-64', 'ruling-63', 'reading-unused'],
	end: ['ruling-52', 'ruling-55', 'ruling-51', 'ruling-56']
};

const IN_ATTACK: { readonly [S in StepName]?: readonly string[] } = {
	target: ['ruling-12', 'ruling-14', 'reading-antagonists'],
	intel: ['ruling-13', 'ruling-15', 'reading-intelOften', 'reading-intelShort'],
	card: ['ruling-17', 'ruling-54', 'ruling-19'],
	block: ['ruling-22', 'ruling-28', 'ruling-42'],
	reaction: ['ruling-23', 'ruling-24', 'reading-clanReaction'],
	reveal: ['ruling-20', 'ruling-21', 'ruling-26'],
	abilities: ['ruling-18', 'ruling-31', 'ruling-35', 'ruling-36', 'ruling-46']
};

/** What is under way in a match, and what matters for it. */
export function rulesNow({ match, attack }: Pick<RivalsState, 'match' | 'attack'>): UnderWay {
	const { turn, scheme, conspiracies, result } = match;
	if (result) return { title: 'The match is over', ids: ['ruling-79', 'ruling-78', 'ruling-80'] };
	if (!turn) return { title: 'Set-up', ids: ['ruling-4', 'ruling-6', 'ruling-2', 'ruling-66'] };
	if (attack) return { title: 'An attack', ids: IN_ATTACK[stepOf(attack)] ?? [] };
	if (scheme)
		return {
			title: 'A Scheme',
			ids: ['ruling-60', 'ruling-58', 'ruling-59', 'reading-fistMost', 'reading-promises']
		};
	const face = conspiracies ? ['ruling-64', 'ruling-65', 'ruling-67', 'reading-downWhen'] : [];
	return { title: PHASE_TITLES[turn.phase], ids: [...new Set([...face, ...IN_PHASE[turn.phase]])] };
}
