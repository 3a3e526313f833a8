import { describe, expect, test } from 'vitest';
import { recruitDeciders } from '../../../../src/lib/games/heritage/chapter/recruit.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { Sitting } from '../chapter/sitting.ts';
import { effectsTask, happened, play } from '../clans/clan-kit.ts';
import { chaos, gain, searchable } from '../clans/searching.ts';
import { BOTH, setting } from '../table/kit.ts';

const queue: Correction = { set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] };
const rest = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c9'];
const recruit = { type: 'Recruit', seat: 's1', character: 'c5', sire: 'l1', paid: {} } as const;

describe.each(BOTH)(
	'ruling 25: nobody recruits more than others; a recruiting scheme replaces the recruit, dealt by the %s',
	(dealer) => {
		const table = searchable(dealer, rest, [], queue);
		const embraced = () =>
			play(table, [effectsTask([chaos])], ['wealthy'], { characters: ['c9'] }).table;

		test('a second recruit is refused, and at the end of each round all have as many', () => {
			const sitting = new Sitting(setting(3, { dealer }));
			for (const round of [1, 2]) {
				for (const seat of ['s1', 's2', 's3']) {
					sitting.recruits(seat);
					const character = sitting.table.queue.at(-1) ?? '';
					const sire = sitting.table.bloodlines[seat]?.leader ?? '';
					const again = { type: 'Recruit', seat, character, sire, paid: {} } as const;
					expect(sitting.refuses(again)).toBe('already-recruited');
					sitting.does({ type: 'EndTurn', seat });
				}
				expect(sitting.table.recruits).toEqual({ s1: round, s2: round, s3: round });
			}
		});

		test('who embraced the chaos has recruited', () => {
			expect(recruitDeciders.Recruit(table, recruit).accepted).toBe(true);
			expect(embraced().recruits).toEqual({ s1: 1, s2: 0 });
			expect(recruitDeciders.Recruit(embraced(), recruit)).toMatchObject({
				accepted: false,
				refusal: { reason: 'already-recruited' }
			});
		});

		test('who recruited cannot embrace the chaos; the rest of the scheme happens', () => {
			const turn: Correction = {
				set: 'turn',
				firstPlayer: 's1',
				seat: 's1',
				round: 1,
				recruit: 'done',
				schemes: 1
			};
			const done = searchable(dealer, rest, [], queue, turn);
			expect(happened(play(done, [effectsTask([chaos, gain])]).events)).toEqual([
				{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }
			]);
		});

		test('a search is not begun twice', () => {
			expect(play(embraced(), [effectsTask([chaos])]).events).toEqual([]);
		});

		test('what usurps or makes a monstrosity is no recruit', () => {
			const usurp: Effect = { do: 'usurp', whom: { who: 'any', of: 'opponents' } };
			const went = play(table, [effectsTask([usurp])], ['c10', 'c1'], { characters: ['c6'] });
			expect(went.table.turn?.recruit).toBe('open');
			expect(went.table.recruits).toEqual({ s1: 0, s2: 0 });
		});
	}
);
