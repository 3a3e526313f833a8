import { expect, test } from 'vitest';
import { varied } from '../../../../scripts/simulation/varied.ts';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { tableRulesCited } from '../../../../src/lib/games/heritage/table/rules.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';

/** Nobody sets anything by hand in these games. */
const BY_HAND = ['DealerChanged', 'AdviceAllowed', 'TableCorrected'];
const MOST_CHAPTERS = 400;

/** Which events no chapter of random play brought, with other readings, slips and stickers; stops once none is left. */
function missed(): readonly string[] {
	const missing = new Set(Object.keys(tableRulesCited).filter((type) => !BY_HAND.includes(type)));
	for (let game = 0; game < MOST_CHAPTERS && missing.size > 0; game++) {
		const chance = seededChance(7919 * game);
		const era = ERAS[game % ERAS.length] ?? 1;
		const dealer = game % 2 === 0 ? 'box' : 'app';
		const setting = varied(standAlone({ players: 4, era, dealer }, chance), chance);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
		const steps = playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance });
		for (const { events } of steps) for (const { type } of events) missing.delete(type);
	}
	return [...missing];
}

test('random play reaches everything that can happen at a table', () => {
	expect(missed()).toEqual([]);
}, 60_000);
