import * as v from 'valibot';

/** The least and most of each reading that is a number, or a few of them. */
export const RANGES = {
	queueSize: [3, 9],
	missionCount: [0, 9],
	startPower: [0, 9],
	startBoons: [0, 9],
	startClanSchemes: [0, 6],
	leftmostCosts: [0, 9],
	rounds: [1, 20],
	missionPower: [0, 9],
	prologueDots: [0, 30],
	clanStickers: [0, 99],
	thinBloodStickers: [0, 99],
	missionRewardDots: [0, 9],
	pointsPerWin: [0, 99]
} as const satisfies Record<string, readonly [number, number]>;

const count = ([min, max]: readonly [number, number]) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * The readings of a chronicle that are settings: what the rulebook leaves open, as a number or a
 * choice. Kept with the chronicle; it may change between chapters, and recorded history never
 * changes by that. Every field is explained in `readings/`.
 */
export const rulesetSchema = v.strictObject({
	version: v.literal(1),
	queueSize: count(RANGES.queueSize),
	missionCount: count(RANGES.missionCount),
	startPower: count(RANGES.startPower),
	startBoons: count(RANGES.startBoons),
	startClanSchemes: count(RANGES.startClanSchemes),
	leftmostCosts: v.pipe(v.array(count(RANGES.leftmostCosts)), v.length(2)),
	rounds: v.strictObject({
		2: count(RANGES.rounds),
		3: count(RANGES.rounds),
		4: count(RANGES.rounds)
	}),
	missionPower: count(RANGES.missionPower),
	prologueDots: count(RANGES.prologueDots),
	retainerRecruit: v.picklist(['free', 'right-most-cost']),
	hands: v.picklist(['hidden', 'open']),
	rivalCourt: v.picklist(['allowed', 'refused']),
	missionReading: v.picklist(['without-reward', 'full-information']),
	clanStickers: count(RANGES.clanStickers),
	thinBloodStickers: count(RANGES.thinBloodStickers),
	missionRewardDots: count(RANGES.missionRewardDots),
	pointsPerWin: count(RANGES.pointsPerWin)
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
