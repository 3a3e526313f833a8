import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import type { CharacterCard } from '../../src/lib/games/heritage/deck/cards.ts';
import {
	openAssets,
	openObligations,
	openStickers
} from '../../src/lib/games/heritage/open/open-set.ts';
import { someOf } from '../../src/lib/games/heritage/players/sampling.ts';
import { completed, type Ruleset } from '../../src/lib/games/heritage/ruleset.ts';
import type { Setting } from '../../src/lib/games/heritage/table/setting.ts';
import { CHAPTERS_PER_ERA } from '../../src/lib/games/heritage/vocabulary.ts';

/** The same game as a chapter somewhere in a chronicle, with other readings: what simple games never meet. */
export function varied(setting: Setting, chance: Chance): Setting {
	const cast = setting.cast.map((card) => stickered(card, chance));
	const retainers = someOf(
		chance,
		cast.filter(({ kind }) => kind !== 'leader'),
		setting.seats.length
	);
	const slips = setting.seats.length * 2;
	const assets = someOf(chance, openAssets, slips);
	const obligations = someOf(chance, openObligations, slips);
	return {
		...setting,
		chapter:
			chance.below(2) === 0
				? null
				: setting.era * CHAPTERS_PER_ERA - chance.below(CHAPTERS_PER_ERA),
		firstPlayer: pick(chance, [null, ...setting.seats.map(({ seat }) => seat)]),
		ruleset: otherReadings(completed(setting.ruleset), chance),
		cast,
		seats: setting.seats.map((seat, index) => ({
			...seat,
			retainer: chance.below(2) === 0 ? null : (retainers[index]?.id ?? null),
			assets: assets.slice(index * 2, index * 2 + chance.below(3)),
			obligations: obligations.slice(index * 2, index * 2 + chance.below(3))
		}))
	};
}

/** One card in four bears a sticker, bonds come and go. */
function stickered(card: CharacterCard, chance: Chance): CharacterCard {
	const bonded = card.bonded || (card.kind === 'basic' && chance.below(12) === 0);
	if (chance.below(4) > 0) return { ...card, bonded };
	const { kind, name, effects } = pick(chance, openStickers);
	return { ...card, bonded, abilities: [...card.abilities, { name, effects, sticker: kind }] };
}

function otherReadings(ruleset: Ruleset, chance: Chance): Ruleset {
	const rounds = 3 + chance.below(8);
	return {
		...ruleset,
		queueSize: 3 + chance.below(5),
		startPower: chance.below(5),
		startBoons: chance.below(5),
		startClanSchemes: chance.below(5),
		leftmostCosts: [chance.below(4), chance.below(3)],
		rounds: { 2: rounds, 3: rounds, 4: rounds },
		missionPower: chance.below(4),
		retainerRecruit: pick(chance, ['free', 'right-most-cost']),
		hands: pick(chance, ['hidden', 'open']),
		rivalCourt: pick(chance, ['allowed', 'refused']),
		riseOfHumanity: pick(chance, ['change', 'constancy']),
		sabbatWars: pick(chance, ['regions', 'tokens'])
	};
}
