import { boardOf } from '../../../games/heritage/boards/timeline.ts';
import type { Ability, CharacterCard, SchemeCard } from '../../../games/heritage/deck/cards.ts';
import { effectsWords, schemeWords } from '../../../games/heritage/effects/words.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Entry } from '../../codex/entries.ts';
import { signOf } from '../character/attributes.ts';

const abilityWords = ({ name, effects }: Ability): string =>
	`${name}. ${effectsWords(effects).join(' ')}`;

function character(card: CharacterCard): Entry {
	const signs = [card.class, card.temperament, card.geography, card.archetype];
	const who = [signOf(card.clan).label, ...signs].join(', ');
	const bonded = card.bonded ? ['Bonded to its clan.'] : [];
	return {
		id: `card-${card.id}`,
		kind: 'Character',
		title: card.name,
		text: [`${who}.`, ...bonded, ...card.abilities.map(abilityWords)].join(' ')
	};
}

function scheme(card: SchemeCard): Entry {
	const of =
		card.of === 'clan'
			? signOf(card.clan).label
			: (boardOf(card.battleground)?.name ?? `Battleground ${card.battleground}`);
	return {
		id: `card-${card.id}`,
		kind: card.of === 'clan' ? 'Clan scheme' : 'Battleground scheme',
		title: card.name,
		text: [`${of}.`, ...schemeWords(card)].join(' ')
	};
}

/**
 * The cards that a table was laid out with, in words: which there are is open to all. Where each of them lies is not
 * said, and nothing sealed is on a device at all.
 */
export function cardEntries({ cast, schemes, missions, seats }: Table): readonly Entry[] {
	const slips = seats.flatMap(({ assets, obligations }) => [
		...assets.map((asset) => ({ ...asset, kind: 'Asset' })),
		...obligations.map((obligation) => ({ ...obligation, kind: 'Obligation' }))
	]);
	return [
		...Object.values(cast).map(character),
		...Object.values(schemes).map(scheme),
		...missions.map(({ id, name, text }) => ({
			id: `card-${id}`,
			kind: 'Mission',
			title: name,
			text
		})),
		...slips.map(({ id, name, kind, effects }) => ({
			id: `card-${id}`,
			kind,
			title: name,
			text: effectsWords(effects, 'slip').join(' ')
		}))
	];
}
