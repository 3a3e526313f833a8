import { shuffled, type Chance } from '../../core/chance.ts';
import { boardsSetIn } from '../boards/timeline.ts';
import { missionsByChance } from '../chapter/laid-missions.ts';
import type { CharacterCard, MissionCard } from '../deck/cards.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissionsNear
} from '../open/open-set.ts';
import { DEFAULT_RULESET, type Ruleset } from '../ruleset.ts';
import type { Setting } from '../table/setting.ts';
import type { Strength } from '../strengths.ts';
import { CLANS, type Clan, type Dealer, type Era } from '../vocabulary.ts';

/** A few more missions than are laid out are dealt from, so that two games of an era differ. */
const SPARE_MISSIONS = 2;

/**
 * A game outside a chronicle with the open set: faces of leaders by chance, missions by chance among those nearest
 * to the era, and by chance the clans that nobody chose (`null`, or left out).
 */
export function standAlone(
	{
		players,
		era,
		dealer,
		clans: chosen = [],
		leaders: written = [],
		missions = null,
		rivals = [],
		ruleset = DEFAULT_RULESET
	}: {
		readonly players: number;
		readonly era: Era;
		readonly dealer: Dealer;
		readonly clans?: readonly (Clan | null)[];
		/** Leaders that are known; for a clan without one, a face of the open set by chance. */
		readonly leaders?: readonly CharacterCard[];
		/** Null: by chance. */
		readonly missions?: readonly MissionCard[] | null;
		/** How well code plays each seat; null, or left out: a person does. */
		readonly rivals?: readonly (Strength | null)[];
		readonly ruleset?: Ruleset;
	},
	chance: Chance
): Setting {
	const left = shuffled(chance, CLANS).filter((clan) => !chosen.includes(clan));
	const clans = Array.from({ length: players }, (_, index) => chosen[index] ?? left.shift()).filter(
		(clan) => clan !== undefined
	);
	const leaders = clans.flatMap((clan) => {
		const faces = shuffled(
			chance,
			openLeaders.filter((leader) => leader.clan === clan)
		);
		return written.find((leader) => leader.clan === clan) ?? faces[0] ?? [];
	});
	return {
		chapter: null,
		era,
		dealer,
		ruleset,
		...(dealer === 'app' && { queueFirst: true as const }),
		...boardsSetIn(era, ruleset),
		seats: leaders.map(({ id, clan }, index) => {
			const rival = rivals[index];
			return {
				seat: `s${index + 1}`,
				clan,
				leader: id,
				retainer: null,
				assets: [],
				obligations: [],
				...(rival && { rival })
			};
		}),
		firstPlayer: null,
		cast: [...leaders, ...openCharacters],
		schemes: [
			...openClanSchemes.filter((scheme) => scheme.of === 'clan' && clans.includes(scheme.clan)),
			...openBattlegroundSchemes
		],
		missions: missions
			? [...missions]
			: missionsByChance(
					openMissionsNear(era, ruleset.missionCount + SPARE_MISSIONS),
					ruleset,
					chance
				)
	};
}
