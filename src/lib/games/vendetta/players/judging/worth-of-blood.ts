/** What one Blood in the Pool is worth in Influence, round by round: in Planning, and once the round is resolved. */
const BLOOD_IN_PLANNING: readonly number[] = [0.3, 0.3, 0.2];
const BLOOD_AFTERWARDS: readonly number[] = [0.3, 0.3, 0.05];

export const bloodAfter = (round: number): number => BLOOD_AFTERWARDS[round - 1] ?? 0;
export const bloodInPlanning = (round: number): number => BLOOD_IN_PLANNING[round - 1] ?? 0;
