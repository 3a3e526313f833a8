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
