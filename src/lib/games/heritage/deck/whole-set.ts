import { fault, type FileFault } from '../../core/file-fault.ts';
import { ARCHETYPES } from '../vocabulary.ts';
import type { CharacterCard, SchemeCard } from './cards.ts';

type CardSet = {
	readonly characters: readonly CharacterCard[];
	readonly schemes: readonly SchemeCard[];
};

/**
 * What a set lacks that brings both leaders and people for them: a leader whose clan has no scheme, and
 * schemes that ask for more of an archetype than the set can show. A set without leaders or without
 * people adds to others, and may lean on their cards.
 */
export function wholeSetFaults({ characters, schemes }: CardSet): FileFault[] {
	const leaders = characters.some(({ kind }) => kind === 'leader');
	const people = characters.some(({ kind }) => kind !== 'leader');
	if (!leaders || !people) return [];
	return [...idleLeaders(characters, schemes), ...unpayable(characters, schemes)];
}

function idleLeaders(
	characters: readonly CharacterCard[],
	schemes: readonly SchemeCard[]
): FileFault[] {
	const busy = new Set(schemes.flatMap((card) => (card.of === 'clan' ? [card.clan] : [])));
	return characters.flatMap(({ kind, clan }, index) =>
		kind === 'leader' && !busy.has(clan)
			? [
					fault(
						`characters[${index}].clan`,
						'a clan with a scheme in this set',
						`${clan}, which has none`
					)
				]
			: []
	);
}

function unpayable(
	characters: readonly CharacterCard[],
	schemes: readonly SchemeCard[]
): FileFault[] {
	return schemes.flatMap(({ needs }, index) =>
		ARCHETYPES.flatMap((archetype) => {
			const asked = needs.filter((need) => need === archetype).length;
			const there = characters.filter((card) => card.archetype === archetype).length;
			if (asked <= there) return [];
			const most = there === 0 ? `no ${archetype}` : `${archetype} at most ${there} times`;
			return [
				fault(`schemes[${index}].needs`, `${most}, as the characters show`, `it ${asked} times`)
			];
		})
	);
}
