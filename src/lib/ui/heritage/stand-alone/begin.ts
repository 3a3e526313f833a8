import type { Chance } from '../../../games/core/chance.ts';
import { clanNames } from '../../../games/heritage/clan-names.ts';
import type { CharacterCard, MissionCard } from '../../../games/heritage/deck/cards.ts';
import { leaderCard, missionCard } from '../../../games/heritage/deck/written.ts';
import { openMissions } from '../../../games/heritage/open/open-set.ts';
import { standAlone } from '../../../games/heritage/players/stand-alone.ts';
import { RULES } from '../../../games/heritage/revision.ts';
import { DEFAULT_RULESET } from '../../../games/heritage/ruleset.ts';
import { NO_COURSE, tableAfter } from '../../../games/heritage/table/course.ts';
import { decideTable } from '../../../games/heritage/table/engine.ts';
import { EMPTY_TABLE } from '../../../games/heritage/table/table.ts';
import type { Strength } from '../../../games/heritage/strengths.ts';
import { CLANS, type Clan, type Dealer, type Era } from '../../../games/heritage/vocabulary.ts';
import { rivalNames } from '../computer/rival-names.ts';
import { matchOf, type ListedMission, type MadeLeader } from '../set-up/form.ts';
import { loadBattlegrounds } from '../table/battlegrounds.ts';
import { glanceOf } from '../../../games/heritage/alone/glance.ts';
import type { KeptGame } from './kept.ts';

/** What a game on this device begins with. */
export type Wanted = {
	/** In turn order; null: by chance. */
	readonly players: readonly {
		/** Empty: the app finds one. */
		readonly name: string;
		readonly clan: Clan | null;
		/** How well code plays it; left out: a person does. With rivals the app deals, and hands are hidden. */
		readonly rival?: Strength | null;
	}[];
	readonly era: Era;
	readonly dealer: Dealer;
	readonly hands: 'open' | 'hidden';
	readonly missions: number;
	/** Null: all cards are ours. */
	readonly written: Written | null;
};

/** What is written down from the cards of somebody's own box. */
export type Written = {
	/** By clan; a clan that is not there is led by one of ours. */
	readonly leaders: { readonly [C in Clan]?: MadeLeader };
	readonly missionsBy: 'by-chance' | 'listed';
	readonly missions: readonly ListedMission[];
};

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** A game with the open set, laid out and dealt; nothing of it is kept yet. */
export async function beginGame(wanted: Wanted, { chance, id, now }: Means): Promise<KeptGame> {
	const { players, era, dealer, hands, missions, written } = wanted;
	const hasRivals = players.some(({ rival }) => rival);
	if (hasRivals && dealer !== 'app') throw new Error('only where the app deals code plays');
	const names = players.map(({ name }) => name.trim());
	const spare = rivalNames(names);
	const setting = standAlone(
		{
			players: players.length,
			era,
			dealer,
			rivals: players.map(({ rival = null }) => rival),
			clans: players.map(({ clan }) => clan),
			leaders: leadersIn(written),
			missions: missionsIn(written),
			ruleset: {
				...DEFAULT_RULESET,
				hands: hasRivals ? 'hidden' : hands,
				missionCount: missions
			}
		},
		chance
	);
	const battlegrounds = await loadBattlegrounds(setting);
	const command = { type: 'SetTable', setting } as const;
	const decision = decideTable(battlegrounds, EMPTY_TABLE, command, { chance, sealed: null });
	if (!decision.accepted) throw new Error(`a new game was refused: ${decision.refusal.reason}`);
	const steps = [decision.events];
	return {
		id,
		title: setting.seats.map(({ clan }) => clanNames[clan]).join(' · '),
		people: Object.fromEntries(
			setting.seats.map(({ seat, rival }, index) => [
				seat,
				names[index] || (rival && spare.shift()) || `Player ${index + 1}`
			])
		),
		createdAt: now,
		changedAt: now,
		version: 1,
		rules: RULES,
		glance: glanceOf(tableAfter(steps)),
		course: { ...NO_COURSE, steps },
		sealed: decision.sealed ?? null
	};
}

function leadersIn(written: Written | null): readonly CharacterCard[] {
	return CLANS.flatMap((clan) => {
		const {
			id,
			name,
			class: byClass,
			temperament,
			geography,
			archetype
		} = written?.leaders[clan] ?? {};
		if (!id || !name || !byClass || !temperament || !geography || !archetype) return [];
		return [leaderCard(clan, { id, name, class: byClass, temperament, geography, archetype })];
	});
}

/** Null: by chance. A mission without a name is one that nobody wrote. */
function missionsIn(written: Written | null): readonly MissionCard[] | null {
	if (written?.missionsBy !== 'listed') return null;
	return written.missions.flatMap((one) => {
		if (one.of === 'set') return openMissions.filter(({ id }) => id === one.id);
		const { id, name, text } = one;
		if (name.trim() === '') return [];
		return [missionCard({ id, name: name.trim(), text, match: matchOf(one) })];
	});
}
