import { shuffled, type Chance } from '../../core/chance.ts';
import { boardsSetIn } from '../boards/timeline.ts';
import { missionsByChance } from '../chapter/laid-missions.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions
} from '../open/open-set.ts';
import { DEFAULT_RULESET, type Ruleset } from '../ruleset.ts';
import type { Setting } from '../table/setting.ts';
import { CLANS, type Clan, type Dealer, type Era } from '../vocabulary.ts';

/**
 * A game outside a chronicle with the open set: faces of leaders and missions by chance, and so the
 * clans that nobody chose (`null`, or left out).
 */
export function standAlone(
	{
		players,
		era,
		dealer,
		clans: chosen = [],
		ruleset = DEFAULT_RULESET
	}: {
		readonly players: number;
		readonly era: Era;
		readonly dealer: Dealer;
		readonly clans?: readonly (Clan | null)[];
		readonly ruleset?: Ruleset;
	},
	chance: Chance
): Setting {
	const left = shuffled(chance, CLANS).filter((clan) => !chosen.includes(clan));
	const clans = Array.from({ length: players }, (_, index) => chosen[index] ?? left.shift()).filter(
		(clan) => clan !== undefined
	);
	const leaders = clans.flatMap((clan) =>
		shuffled(
			chance,
			openLeaders.filter((leader) => leader.clan === clan)
		).slice(0, 1)
	);
	return {
		chapter: null,
		era,
		dealer,
		ruleset,
		...boardsSetIn(era, ruleset),
		seats: leaders.map(({ id, clan }, index) => ({
			seat: `s${index + 1}`,
			clan,
			leader: id,
			retainer: null,
			assets: [],
			obligations: []
		})),
		firstPlayer: null,
		cast: [...leaders, ...openCharacters],
		schemes: [
			...openClanSchemes.filter((scheme) => scheme.of === 'clan' && clans.includes(scheme.clan)),
			...openBattlegroundSchemes
		],
		missions: missionsByChance(openMissions, ruleset, chance)
	};
}
