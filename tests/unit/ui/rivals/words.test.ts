import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { endingOf } from '../../../../src/lib/games/rivals/ending/ending.ts';
import { endedWords } from '../../../../src/lib/games/rivals/glance.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { warningsOf } from '../../../../src/lib/games/rivals/match/warnings.ts';
import { leftNeighbours } from '../../../../src/lib/games/rivals/rival-tokens.ts';
import { NO_MATCH } from '../../../../src/lib/games/rivals/state.ts';
import { toldOf } from '../../../../src/lib/ui/rivals/history/history-words.ts';
import { whyWords } from '../../../../src/lib/ui/rivals/match/match-words.ts';
import { rivalsDrawn } from '../../../../src/lib/ui/rivals/match/rivals-drawn.ts';
import { rivalsWords } from '../../../../src/lib/ui/rivals/match/rivals-words.ts';
import { drawnResult, placesOf } from '../../../../src/lib/ui/rivals/result/result-text.ts';
import { CODEX } from '../../../../src/lib/ui/rivals/codex/terms.ts';
import { explained } from '../../../../src/lib/ui/rivals/codex/explained.ts';
import { playedAtRandom } from '../../rivals/arbitrary-match.ts';
import { after, matchOf } from '../../rivals/playing.ts';

const NAMES: { readonly [seat: string]: string } = { s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dan' };
const nameOf = (seat: string): string => NAMES[seat] ?? seat;
const RING = { s1: 's2', s2: 's3', s3: 's1' };

describe('who hunts whom', () => {
	test('a ring, each in its turn', () => {
		expect(rivalsWords(['s1', 's2', 's3'], RING, nameOf)).toBe(
			'Ada hunts Ben, Ben hunts Cleo and Cleo hunts Ada.'
		);
	});
	test('two pairs', () => {
		const pairs = { s1: 's3', s3: 's1', s2: 's4', s4: 's2' };
		expect(rivalsWords(['s1', 's2', 's3', 's4'], pairs, nameOf)).toBe(
			'Ada and Cleo hunt each other. Ben and Dan hunt each other.'
		);
	});
	test.each([2, 3, 4])('the picture of %i has an arrow from each, and no two the same', (count) => {
		const order = ['s1', 's2', 's3', 's4'].slice(0, count);
		const { arrows, places } = rivalsDrawn(order, leftNeighbours(order));
		expect(arrows.map(({ from }) => from)).toEqual(order);
		expect(new Set(arrows.map(({ path }) => path)).size).toBe(count);
		expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
	});
});

test('warnings: 3 Prestige, 10 points, one active vampire once a turn has begun', () => {
	const calm = after(matchOf(2), [{ type: 'Recruit', seat: 's1', bp: 4, leader: true }]);
	expect(warningsOf(calm.match, 's1')).toEqual([]);
	const tense = after(calm, [
		{ type: 'ChangePrestige', seat: 's1', by: -13 },
		{ type: 'ChangeAgenda', seat: 's1', by: 10 },
		{ type: 'GoOn', from: null, to: 'phase' }
	]);
	expect(warningsOf(tense.match, 's1')).toEqual(['prestige', 'agenda', 'vampire']);
	expect(warningsOf(tense.match, 's2')).toEqual([]);
});

describe('why somebody wins', () => {
	const { match } = after(matchOf(3, { rivals: RING }), [
		{ type: 'ChangeAgenda', seat: 's1', by: 4 },
		{ type: 'ChangeAgenda', seat: 's3', by: 7 },
		{ type: 'ChangePrestige', seat: 's2', by: -20 }
	]);
	test('the hunter’s bonus, the tie and what broke it', () => {
		expect(whyWords(endingOf(match, [{ seat: 's2', by: 's3' }]), nameOf)).toEqual([
			'Ada gained 3 Agenda (Rival knocked out: Ben).',
			'Ada and Cleo tied. Cleo won the tie with the highest player number.',
			'Cleo had the most Agenda: 7.'
		]);
	});
	test('whom the winner knocked out, by name', () => {
		const result = endingOf(match, [{ seat: 's2', by: 's1' }]);
		expect(whyWords(result, nameOf)).toEqual(['Ada knocked out Ben.']);
		expect(whyWords(result, nameOf, () => 'you')).toEqual(['Ada knocked out you.']);
		expect(endedWords(result, nameOf)).toBe('Ada won by knocking out Ben');
	});
	test('the places: the winner first, who is out last, by whom', () => {
		const result = endingOf(match, [{ seat: 's2', by: 's3' }]);
		const places = placesOf(match.order, result, nameOf);
		expect(places.map(({ name, agenda, outBy }) => [name, agenda, outBy])).toEqual([
			['Cleo', 7, null],
			['Ada', 7, null],
			['Ben', 0, 'Cleo']
		]);
		expect(drawnResult('Match 1', result, places, nameOf)).toMatchObject({
			heading: 'Cleo won with the most Agenda',
			places: [{ total: '7', isFirst: true }, { total: '7' }, { total: 'out' }]
		});
	});
});

test('everything that happens is told, without holes', () => {
	for (let seed = 0; seed < 60; seed++) {
		const { events } = playedAtRandom(2 + (seed % 3), seed, 60);
		let before = NO_MATCH as Parameters<typeof toldOf>[0];
		for (const event of events) {
			const { title, changes } = toldOf(before, event, NAMES);
			for (const line of [title, ...changes])
				expect(line).not.toMatch(/undefined|NaN|\bs[1-4](v\d)?\b/);
			before = fold(evolve, before, [event]);
		}
	}
});

test('each word of the codex has one id, and is found by it', () => {
	const ids = CODEX.flatMap(({ terms }) => terms.map(({ id }): string => id));
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(explained(id)?.id).toBe(id);
});
