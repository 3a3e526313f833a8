import { missionTasks } from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { scoringTasks } from '../../../../src/lib/games/heritage/chapter/scoring.ts';
import type { MissionCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Filter } from '../../../../src/lib/games/heritage/effects/selector.ts';
import { primogenTasks } from '../../../../src/lib/games/heritage/primogen/primogen.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { rulesOf, vampire } from '../table/kit.ts';
import { TOYS } from './toys.ts';

/** The rules of the end of a chapter. */
export const ENDING = rulesOf({ ...missionTasks, ...scoringTasks, ...primogenTasks }, TOYS);

export function mission(id: string, match: Filter = {}): MissionCard {
	return { id, name: id, text: '', match };
}

export function claimed(id: string, seat: string | null): TableEvent {
	return { type: 'MissionClaimed', mission: id, seat };
}

/** Leaders `l1`, `l2`, … with so much power and nothing else. */
export function powers(...power: readonly number[]): readonly Correction[] {
	return power.map((amount, index) => vampire(`l${index + 1}`, null, { power: amount }));
}

export function kindsOf(events: readonly TableEvent[]): readonly string[] {
	return events.map(({ type }) => type);
}
