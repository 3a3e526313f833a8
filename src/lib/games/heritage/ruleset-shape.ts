import * as v from 'valibot';
import { listOf } from '../core/bounded.ts';
import { ALTERNATIVES, BATTLEGROUNDS } from './boards/timeline.ts';
import { RANGES } from './ruleset-ranges.ts';

const count = ([min, max]: readonly [number, number]) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * The readings of a chronicle that are settings: what the rulebook leaves open, as a number or a
 * choice. Kept with the chronicle; it may change between chapters, and recorded history never
 * changes by that. Every field is explained in `readings/`. A field that came later may be absent:
 * `completed` says how such a ruleset is read.
 */
export const rulesetSchema = v.strictObject({
	version: v.literal(1),
	queueSize: count(RANGES.queueSize),
	missionCount: count(RANGES.missionCount),
	startPower: count(RANGES.startPower),
	startBoons: count(RANGES.startBoons),
	startClanSchemes: count(RANGES.startClanSchemes),
	leftmostCosts: v.pipe(listOf(count(RANGES.leftmostCosts), 2), v.length(2)),
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
	pointsPerWin: count(RANGES.pointsPerWin),
	riseOfHumanity: v.exactOptional(v.picklist(['change', 'constancy'])),
	sabbatWars: v.exactOptional(v.picklist(['regions', 'tokens'])),
	/** Battlegrounds that are in play in the place of others; absent: none. */
	alternatives: v.exactOptional(listOf(v.picklist(ALTERNATIVES), BATTLEGROUNDS.length))
});
