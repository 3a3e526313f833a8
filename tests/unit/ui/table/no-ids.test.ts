import { describe, expect, test } from 'vitest';
import { settingOf } from '../../../../src/lib/games/heritage/table/course.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { turnsOf } from '../../../../src/lib/ui/heritage/table/history/steps.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import { PEOPLE, played } from './played.ts';

/** A word such as `s1`, `a-crown-at-scone`, `home>march-north` or `x:y`, that only a program would say. */
const ID = /\bs[1-9]\b|[a-z]>[a-z]|[a-z0-9]:[a-z]|\w\/\w/;

describe('what happened at a table names no ids', () => {
	test.each(ERAS)('in era %i', (era) => {
		for (const dealer of ['app', 'box'] as const) {
			const { steps, table } = played({ era, dealer, players: 4 });
			const names = screenNames(table, PEOPLE, settingOf(steps));
			const ids = new Set(
				[table.cast, table.schemes]
					.flatMap((cards) => Object.keys(cards))
					.filter((id) => /[-\d]/.test(id))
			);
			const sentences = turnsOf(steps, names).flatMap(({ lines }) =>
				lines.flatMap(({ told, followed }) =>
					[told, ...followed].flatMap(({ sentence, details = [] }) => [sentence, ...details])
				)
			);
			expect(sentences.length).toBeGreaterThan(100);
			const told = sentences.filter(
				(one) => ID.test(one) || one.split(/[\s“”.,:()]+/).some((word) => ids.has(word))
			);
			expect([...new Set(told)].slice(0, 5)).toEqual([]);
		}
	});
});
