import { cardsOf, type CardSet, type ReadyDeck } from '../cards/card-set.ts';
import type { Card } from '../cards/card.ts';
import type { Clan } from '../cards/vocabulary.ts';
import { brujah } from './brujah.ts';
import { city } from './city.ts';
import type { ClanCards } from './clan-cards.ts';
import { malkavian } from './malkavian.ts';
import { neutral } from './neutral.ts';
import { toreador } from './toreador.ts';
import { ventrue } from './ventrue.ts';

export const OPEN_SET_LICENCE = 'CC BY-SA 4.0';

/** In the order in which the rulebook has beginners take them [Set-Up 4]. */
export const CLAN_CARDS: { readonly [C in Clan]: ClanCards } = {
	Brujah: brujah,
	Toreador: toreador,
	Ventrue: ventrue,
	Malkavian: malkavian
};

/** Which neutral designs a deck takes: ten, so that with the clan's ten each Library has the same make-up. */
const NEUTRAL_IN: { readonly [C in Clan]: readonly string[] } = {
	Brujah: [
		'a-nasty-rumour',
		'cold-stare',
		'keep-a-straight-face',
		'somebody-elses-problem',
		'feeding-ground',
		'the-cold-room',
		'seat-on-the-council',
		'share-the-spoils',
		'a-word-in-the-right-ear',
		'pull-the-rug'
	],
	Toreador: [
		'rooftop-rifle',
		'tyre-iron',
		'cold-stare',
		'hit-the-ground',
		'return-the-favour',
		'shake-the-tree',
		'the-cold-room',
		'seat-on-the-council',
		'a-word-in-the-right-ear',
		'pull-the-rug'
	],
	Ventrue: [
		'rooftop-rifle',
		'tyre-iron',
		'a-nasty-rumour',
		'keep-a-straight-face',
		'somebody-elses-problem',
		'feeding-ground',
		'shake-the-tree',
		'two-doors-and-a-tunnel',
		'share-the-spoils',
		'pull-the-rug'
	],
	Malkavian: [
		'rooftop-rifle',
		'tyre-iron',
		'cold-stare',
		'hit-the-ground',
		'return-the-favour',
		'feeding-ground',
		'two-doors-and-a-tunnel',
		'seat-on-the-council',
		'share-the-spoils',
		'a-word-in-the-right-ear'
	]
};

/** Each design twice. */
const COPIES = 2;

const clans = Object.keys(CLAN_CARDS) as Clan[];

const deckOf = (clan: Clan): ReadyDeck => {
	const { leader, agenda, haven, vampires, library } = CLAN_CARDS[clan];
	const cards = [...library.map(({ id }) => id), ...NEUTRAL_IN[clan].map((id) => `neutral-${id}`)];
	return {
		id: clan.toLowerCase(),
		leader,
		agenda: agenda.id,
		haven: haven.id,
		vampires: vampires.map(({ id }) => id),
		library: cards.map((card) => ({ card, copies: COPIES }))
	};
};

/** Our own cards: a whole match without a box, and an example to write others by. Nothing in it is done by hand. */
export const openSet: CardSet = {
	id: 'open-set',
	vampires: clans.flatMap((clan) => CLAN_CARDS[clan].vampires),
	agendas: clans.map((clan) => CLAN_CARDS[clan].agenda),
	havens: clans.map((clan) => CLAN_CARDS[clan].haven),
	library: [...clans.flatMap((clan) => CLAN_CARDS[clan].library), ...neutral],
	city: [...city],
	decks: clans.map(deckOf)
};

const byId: ReadonlyMap<string, Card> = new Map(cardsOf(openSet).map((card) => [card.id, card]));

/** A card of the open set; undefined: it has none of that id. */
export const openCard = (id: string): Card | undefined => byId.get(id);
