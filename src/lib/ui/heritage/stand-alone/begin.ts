import type { Chance } from '../../../games/core/chance.ts';
import { clanNames } from '../../../games/heritage/clan-names.ts';
import { standAlone } from '../../../games/heritage/players/stand-alone.ts';
import { RULES } from '../../../games/heritage/revision.ts';
import { DEFAULT_RULESET } from '../../../games/heritage/ruleset.ts';
import { NO_COURSE, tableAfter } from '../../../games/heritage/table/course.ts';
import { decideTable } from '../../../games/heritage/table/engine.ts';
import { EMPTY_TABLE } from '../../../games/heritage/table/table.ts';
import type { Clan, Dealer, Era } from '../../../games/heritage/vocabulary.ts';
import { loadBattlegrounds } from '../table/battlegrounds.ts';
import { glanceOf } from '../../../games/heritage/alone/glance.ts';
import type { KeptGame } from './kept.ts';

/** What a game on this device begins with. */
export type Wanted = {
	/** In turn order; null: by chance. */
	readonly players: readonly { readonly name: string; readonly clan: Clan | null }[];
	readonly era: Era;
	readonly dealer: Dealer;
	readonly hands: 'open' | 'hidden';
	readonly missions: number;
};

type Means = { readonly chance: Chance; readonly id: string; readonly now: number };

/** A game with the open set, laid out and dealt; nothing of it is kept yet. */
export async function beginGame(wanted: Wanted, { chance, id, now }: Means): Promise<KeptGame> {
	const { players, era, dealer, hands, missions } = wanted;
	const setting = standAlone(
		{
			players: players.length,
			era,
			dealer,
			clans: players.map(({ clan }) => clan),
			ruleset: { ...DEFAULT_RULESET, hands, missionCount: missions }
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
			setting.seats.map(({ seat }, index) => [
				seat,
				players[index]?.name.trim() || `Player ${index + 1}`
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
