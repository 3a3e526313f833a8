import type { ChapterSet } from '../../../../games/heritage/chronicle/chosen-cards.ts';
import {
	openAssets,
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions,
	openObligations,
	openStickers
} from '../../../../games/heritage/open/open-set.ts';
import type { ChronicleState } from '../../../../games/heritage/state.ts';
import { unlockedSchemes } from './unlocked-schemes.ts';

/** The open set as the next chapter of a chronicle may use it: with the schemes that it has unlocked, by name. */
export function chapterSet({ schemes }: Pick<ChronicleState, 'schemes'>): ChapterSet {
	return {
		characters: openCharacters,
		leaders: openLeaders,
		schemes: [...openClanSchemes, ...openBattlegroundSchemes],
		unlocked: unlockedSchemes.filter(
			(card) =>
				card.of === 'clan' &&
				schemes.some(
					({ clan, name }) => clan === card.clan && name.toLowerCase() === card.name.toLowerCase()
				)
		),
		stickers: openStickers,
		missions: openMissions,
		assets: openAssets,
		obligations: openObligations
	};
}
