import { expect } from '@playwright/test';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import type { Course } from '../../../src/lib/games/heritage/table/course.ts';
import { tableAfter } from '../../../src/lib/games/heritage/table/course.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import type { Keeper } from './keeper.ts';

const MOST_MOVES = 400;

/** Plays the chapter on a live table to its end, or as far as is said, as people would who play no schemes; dealt by the app. */
export async function playedOn(
	keeper: Keeper,
	chronicle: string,
	isEnough = ({ phase }: Table): boolean => phase === 'finished'
): Promise<void> {
	const chance = seededChance(7);
	for (let count = 0; count < MOST_MOVES; count++) {
		const answer = await keeper.api.get(`/api/logs/${chronicle}/table`);
		const { course } = (await answer.json()) as { course: Course };
		const table = tableAfter(course.steps);
		if (isEnough(table)) return;
		const seat = table.question?.seat ?? table.turn?.seat;
		const command = seat && randomPlayer({ table, seat, hand: [] }, chance);
		if (!command) throw new Error('nobody has a move');
		await keeper.send(chronicle, { type: 'ActAtTable', command });
	}
	expect(MOST_MOVES, 'the chapter ends').toBe(0);
}
