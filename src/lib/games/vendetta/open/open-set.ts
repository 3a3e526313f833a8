import type { CardSet, ClanCard } from '../cards.ts';
import type { Clan } from '../vocabulary.ts';
import { allies } from './allies.ts';
import { brujah } from './brujah.ts';
import { gangrel } from './gangrel.ts';
import { locationCards } from './location-cards.ts';
import { malkavian } from './malkavian.ts';
import { nosferatu } from './nosferatu.ts';
import { relics } from './relics.ts';
import { toreador } from './toreador.ts';
import { tremere } from './tremere.ts';
import { ventrue } from './ventrue.ts';

const CLAN_CARDS: { readonly [C in Clan]: readonly ClanCard[] } = {
	brujah,
	gangrel,
	malkavian,
	nosferatu,
	toreador,
	tremere,
	ventrue
};

export const OPEN_SET_LICENCE = 'CC BY-SA 4.0';

/** Our own cards: a whole game without a box, and an example to write others by. Nothing in it is done by hand. */
export const openSet: CardSet = {
	id: 'open-set',
	clanCards: Object.values(CLAN_CARDS).flat(),
	allies: [...allies],
	relics: [...relics],
	locationCards: [...locationCards]
};
