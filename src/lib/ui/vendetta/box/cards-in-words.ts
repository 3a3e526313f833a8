import type { ToldCards } from '../../../games/vendetta/box/box-set.ts';
import { clanNames } from '../../../games/vendetta/clans.ts';
import { abilitiesWords } from '../../../games/vendetta/effects/words.ts';
import { CLANS } from '../../../games/vendetta/vocabulary.ts';
import { KIND_TITLES } from '../play/said.ts';

type InWords = {
	readonly title: string;
	readonly cards: readonly {
		readonly id: string;
		readonly head: string;
		readonly says: readonly string[];
	}[];
};

/** All that some cards say, each in words: clan by clan, then the others; groups without a card are left out. */
export function inWords({
	clanCards,
	allies,
	relics,
	locationCards
}: ToldCards): readonly InWords[] {
	const clans = CLANS.map((clan) => ({
		title: clanNames[clan],
		cards: clanCards
			.filter((card) => card.clan === clan)
			.map(({ id, name, kind, power, starting, abilities }) => ({
				id,
				head: `${name}: ${KIND_TITLES[kind]}, Power ${power}${starting === true ? ', starting card' : ''}`,
				says: abilitiesWords(abilities)
			}))
	}));
	const others = [
		{
			title: 'Allies',
			cards: allies.map((ally) => ({
				id: ally.id,
				head: `${ally.name}: ${ally.kind}, Influence ${ally.influence}, feeds ${ally.feed}, drained ${ally.drainBlood} Blood, then counts ${ally.drainedInfluence}`,
				says: abilitiesWords(ally.abilities)
			}))
		},
		{
			title: 'Relics',
			cards: relics.map(({ id, name, influence, abilities }) => ({
				id,
				head: `${name}: Influence ${influence}`,
				says: abilitiesWords(abilities)
			}))
		},
		{
			title: 'Location cards',
			cards: locationCards.map(({ id, name, abilities }) => ({
				id,
				head: name,
				says: abilitiesWords(abilities, 'location')
			}))
		}
	];
	return [...clans, ...others].filter(({ cards }) => cards.length > 0);
}
