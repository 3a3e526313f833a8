import { clanNames } from '$lib/games/heritage/clan-names';
import {
	openAssets,
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions,
	openObligations,
	openStickers
} from '$lib/games/heritage/open/open-set';
import { effectsWords } from '$lib/games/heritage/effects/words';
import { missionWords } from '$lib/games/heritage/missions/mission-words';
import { CLANS, type Clan } from '$lib/games/heritage/vocabulary';
import { shownCharacter, shownScheme } from '$lib/ui/heritage/cards/shown';

/** The parts of the open set: each clan, and what belongs to none. */
export const PARTS = [...CLANS, 'battlegrounds', 'missions', 'stickers', 'havens'] as const;
export type Part = (typeof PARTS)[number];

const NAMES: Readonly<Record<Part, string>> = {
	...clanNames,
	battlegrounds: 'Battlegrounds',
	missions: 'Missions',
	stickers: 'Stickers',
	havens: 'Havens'
};

const isClan = (part: Part): part is Clan => CLANS.some((clan) => clan === part);

const ICONS = {
	battlegrounds: 'table',
	missions: 'heritage/mission',
	stickers: 'heritage/sticker',
	havens: 'heritage/haven'
} as const;

export const partNames = PARTS.map((id) => ({
	id,
	name: NAMES[id],
	icon: isClan(id) ? (`heritage/${id}` as const) : ICONS[id]
}));

const of = (clan: Clan) => (card: { readonly clan: Clan }) => card.clan === clan;

/** Everything in a part, in words made from the cards. */
export function openPart(part: Part) {
	const clan = isClan(part) ? part : null;
	return {
		id: part,
		name: NAMES[part],
		leaders: clan ? openLeaders.filter(of(clan)).map(shownCharacter) : [],
		characters: clan ? openCharacters.filter(of(clan)).map(shownCharacter) : [],
		schemes: (part === 'battlegrounds'
			? openBattlegroundSchemes
			: openClanSchemes.filter((card) => card.of === 'clan' && card.clan === part)
		).map(shownScheme),
		missions:
			part === 'missions'
				? openMissions.map((card) => ({
						id: card.id,
						name: card.name,
						text: card.text,
						words: [missionWords(card)]
					}))
				: [],
		stickers: openStickers
			.filter(({ kind }) => (clan ? kind === clan : part === 'stickers' && kind === 'thin-blood'))
			.map(({ id, name, kind, effects, asks }) => ({
				id,
				name,
				kind,
				asks: asks && `requires ${asks.dots} dots in ${asks.trait}`,
				words: effectsWords(effects)
			})),
		assets: part === 'havens' ? openAssets.map(slip) : [],
		obligations: part === 'havens' ? openObligations.map(slip) : []
	};
}

const WHEN = {
	'own-turn': 'on your own turn',
	'any-time': 'at any time',
	'set-up': 'once, after set-up',
	'each-round': 'at the end of each round'
} as const;

function slip({ id, name, when, effects }: (typeof openAssets | typeof openObligations)[number]) {
	return { id, name, when: WHEN[when], words: effectsWords(effects) };
}
