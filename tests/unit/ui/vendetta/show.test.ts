import { afterEach, expect, test, vi } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/vendetta/table/table.ts';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { Show } from '../../../../src/lib/ui/vendetta/play/show.svelte.ts';
import { rememberTold, toldOf } from '../../../../src/lib/ui/vendetta/play/told.ts';
import { momentOf } from './people-in-turn.ts';

afterEach(() => vi.unstubAllGlobals());

/* A game up to its end, and where in it a card acts, a Location is ranked and Frenzy is entered. */
const { game } = momentOf(['Ada', 'Ben', 'Cleo'], ({ table, game: { steps } }) => {
	if (table.phase !== 'finished') return false;
	return steps.flat().some(({ type }) => type === 'FrenzyEntered');
});
const events = game.steps.flat();
const names = { s1: 'Ada', s2: 'Ben', s3: 'Cleo' };

/** A show of what came after the first event that fits, and how many events it said a reload has to tell. */
function showFrom(fits: (event: TableEvent) => boolean, remember?: (untold: number) => void) {
	const from = events.findIndex(fits);
	const before = fold(evolveTable, EMPTY_TABLE, events.slice(0, from));
	return { show: new Show(before, new Speaker(names, null), ['s1'], remember), from };
}

test('a card acts until its step or its turn ends, with all that comes of it', () => {
	const { show, from } = showFrom(({ type }) => type === 'AbilityBegan');
	show.add(events.slice(from));
	expect(show.acting).toBe(events[from]);
	const ends = events.findIndex(
		({ type }, nth) => nth > from && ['StepBegan', 'StepEnded', 'TurnBegan'].includes(type)
	);
	while (show.untold > events.length - ends - 1 && show.telling) show.next();
	expect(show.acting).not.toBe(events[from]);
});

test('what is skipped goes on to the next ranking, Frenzy or end, and leaves the table as it lies there', () => {
	const { show } = showFrom(({ type }) => type === 'RoundBegan');
	const first = events.findIndex(({ type }) => type === 'RoundBegan');
	show.add(events.slice(first));
	show.skip();
	const stop = events.findIndex(
		({ type }, nth) => nth > first && ['ConflictRanked', 'FrenzyEntered'].includes(type)
	);
	expect(show.beat?.event).toBe(events[stop]);
	while (show.telling) show.skip();
	expect(show.table).toEqual(fold(evolveTable, EMPTY_TABLE, events));
});

test('a Location where nobody is left asks for no tap, and its ranking is not shown', () => {
	const at = events.findIndex((event) => event.type === 'ConflictRanked');
	const ranked = events[at];
	if (ranked?.type !== 'ConflictRanked') throw new Error('nothing is ranked');
	for (const [ranking, stops] of [
		[[], false],
		[ranked.ranking, true]
	] as const) {
		const before = fold(evolveTable, EMPTY_TABLE, events.slice(0, at));
		const show = new Show(before, new Speaker(names, null), ['s1']);
		show.add([{ ...ranked, ranking }]);
		expect(show.beat?.event.type).toBe('ConflictRanked');
		expect(show.beat?.stops).toBe(stops);
	}
});

test('a reload in the middle tells the beat under way once more, and goes on from there', () => {
	let untold = -1;
	const { show, from } = showFrom(
		({ type }) => type === 'RoundBegan',
		(n) => (untold = n)
	);
	show.add(events.slice(from));
	for (let n = 0; n < 5; n++) show.next();
	const { beat } = show;
	const told = events.length - untold;
	const again = new Show(
		fold(evolveTable, EMPTY_TABLE, events.slice(0, told)),
		new Speaker(names, null),
		['s1']
	);
	again.add(events.slice(told));
	expect(again.beat?.words).toBe(beat?.words);
	expect(again.table).toEqual(show.table);
	while (show.telling) show.next();
	expect(untold).toBe(0);
});

test('a game on a device remembers how far it was told, and forgets it once all is', () => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key)
	});
	const begins = events.findIndex((event) => event.type === 'RoundBegan' && event.round === 3);
	rememberTold(game.id, begins);
	const { show } = new PlayTable(new LocalGame(game));
	expect(show.beat?.words).toBe('Round 3 begins.');
	expect(toldOf(game.id)).toBe(begins);
	show.next();
	expect(toldOf(game.id)).toBeGreaterThan(begins);
	while (show.telling) show.skip();
	expect(show.table.phase).toBe('finished');
	expect(kept.size).toBe(0);
	expect(new PlayTable(new LocalGame(game)).show.telling).toBe(false);
});

test('what is told slowly takes twice as long, what is told fast is short', () => {
	const { show, from } = showFrom(({ type }) => type === 'RoundBegan');
	show.add(events.slice(from));
	const usual = show.pause;
	show.pace = 'slow';
	expect(show.pause).toBe(2 * usual);
	show.pace = 'fast';
	expect(show.pause).toBeLessThan(usual);
});

test('what is taken from somebody here waits until they go on; among others it goes by', () => {
	const { show: here, from } = showFrom(({ type }) => type === 'RoundBegan');
	const { table } = here;
	const taken = (seat: string): TableEvent => ({
		type: 'InfluenceMoved',
		seat,
		by: -1,
		why: 'steal',
		from: 's3'
	});
	expect(from).toBeGreaterThan(0);
	for (const [seat, stops] of [
		['s1', true],
		['s2', false]
	] as const) {
		const show = new Show(table, new Speaker(names, null), ['s1']);
		show.add([taken(seat)]);
		expect(show.beat?.stops).toBe(stops);
	}
});

test('a Frenzy names the card that took the last Blood, also where a question came in between', () => {
	const { show } = showFrom(({ type }) => type === 'RoundBegan');
	const source = { from: 'ally', seat: 's3', card: 'ally' } as const;
	const blood = show.table.players['s1']?.blood ?? 0;
	show.add([{ type: 'AbilityBegan', seat: 's3', source, step: null, uses: null }]);
	while (show.telling) show.next();
	show.add([
		{ type: 'BloodMoved', seat: 's1', by: -blood - 1, why: 'lose', from: 's3' },
		{ type: 'FrenzyEntered', seat: 's1', cause: 's3' }
	]);
	while (show.beat && show.beat.event.type !== 'FrenzyEntered') show.next();
	expect(show.beat?.card).toBe('ally');
});
