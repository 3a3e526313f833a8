import type { InferOutput } from 'valibot';
import type { rulesetSchema } from './ruleset-shape.ts';

/** A ruleset as it was sent or written down; one from before a reading became a setting lacks it. */
export type StoredRuleset = InferOutput<typeof rulesetSchema>;

/** The readings of a chronicle that are settings, as `rulesetSchema` explains them. A page that only shows them reads no schema. */
export type Ruleset = Required<Omit<StoredRuleset, 'alternatives'>> &
	Pick<StoredRuleset, 'alternatives'>;

/** How a table played before each of these readings became a setting. */
const EARLIER = {
	riseOfHumanity: 'constancy',
	sabbatWars: 'regions'
} as const satisfies Partial<Ruleset>;

/** A ruleset with every reading: what it lacks is read as it was before there was a choice. */
export const completed = (stored: StoredRuleset): Ruleset => ({ ...EARLIER, ...stored });

/** The shortest ruleset that `completed` reads the same way: one from before stays word for word as it was. */
export const shortened = (ruleset: StoredRuleset): StoredRuleset => {
	const { riseOfHumanity, sabbatWars, ...rest } = ruleset;
	return {
		...rest,
		...(riseOfHumanity !== EARLIER.riseOfHumanity && riseOfHumanity && { riseOfHumanity }),
		...(sabbatWars !== EARLIER.sabbatWars && sabbatWars && { sabbatWars })
	};
};

/** As a change writes it: without what came after changes were first written, where it is as before; so logs decide as they did. */
export const recorded = ({ sabbatWars, ...rest }: Ruleset): StoredRuleset =>
	sabbatWars === EARLIER.sabbatWars ? rest : { ...rest, sabbatWars };

export const DEFAULT_RULESET: Ruleset = {
	version: 1,
	queueSize: 5,
	missionCount: 5,
	startPower: 3,
	startBoons: 3,
	startClanSchemes: 2,
	leftmostCosts: [2, 1],
	rounds: { 2: 10, 3: 10, 4: 10 },
	missionPower: 2,
	prologueDots: 5,
	retainerRecruit: 'free',
	hands: 'hidden',
	rivalCourt: 'allowed',
	missionReading: 'without-reward',
	clanStickers: 9,
	thinBloodStickers: 20,
	missionRewardDots: 2,
	pointsPerWin: 3,
	riseOfHumanity: 'change',
	sabbatWars: 'tokens'
};
