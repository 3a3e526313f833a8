import * as v from 'valibot';

const count = (min: number, max: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * The readings of a chronicle that are settings: what the rulebook leaves open, as a number or a
 * choice. Kept with the chronicle; it may change between chapters, and recorded history never
 * changes by that. Every field is explained in `readings.ts`.
 */
export const rulesetSchema = v.strictObject({
	version: v.literal(1),
	queueSize: count(3, 9),
	missionCount: count(0, 9),
	startPower: count(0, 9),
	startBoons: count(0, 9),
	startClanSchemes: count(0, 6),
	leftmostCosts: v.pipe(v.array(count(0, 9)), v.length(2)),
	rounds: v.strictObject({ 2: count(1, 20), 3: count(1, 20), 4: count(1, 20) }),
	missionPower: count(0, 9),
	prologueDots: count(0, 30),
	retainerRecruit: v.picklist(['free', 'right-most-cost']),
	hands: v.picklist(['hidden', 'open']),
	rivalCourt: v.picklist(['allowed', 'refused']),
	missionReading: v.picklist(['without-reward', 'full-information']),
	clanStickers: count(0, 99),
	thinBloodStickers: count(0, 99),
	missionRewardDots: count(0, 9),
	pointsPerWin: count(0, 99)
});

export type Ruleset = v.InferOutput<typeof rulesetSchema>;

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
	pointsPerWin: 3
};
