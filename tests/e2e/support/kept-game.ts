import type { Page } from '@playwright/test';
import { glanceOf } from '../../../src/lib/games/heritage/alone/glance.ts';
import { RULES } from '../../../src/lib/games/heritage/revision.ts';
import { NO_COURSE, tableAfter, type Step } from '../../../src/lib/games/heritage/table/course.ts';
import { layOnDevice } from './on-device.ts';

/** Lays a game that was played so far on the device of a page, as if it had been played there. Its address. */
export async function keepGame(
	page: Page,
	id: string,
	steps: readonly Step[],
	people: { readonly [seat: string]: string }
): Promise<string> {
	const about = { title: id, people, createdAt: 1, changedAt: 1, version: 1, rules: RULES };
	const head = { id, ...about, glance: glanceOf(tableAfter(steps)) };
	const course = { id, sealed: null, course: { ...NO_COURSE, steps } };
	await layOnDevice(page, { list: '/heritage/play', database: 'elysium' }, head, course);
	return `/heritage/play/${id}`;
}
