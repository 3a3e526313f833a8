import { describe, expect, test, vi } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { ChronicleStep } from '../../../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { homeOf } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import { stickerStock } from '../../../../src/lib/games/heritage/register/stock.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { brokenInvariants } from '../invariants.ts';
import { PLAIN, sitting, TWISTED, whole } from './kit.ts';

vi.setConfig({ testTimeout: 60_000 });

const SMALL = { ...DEFAULT_RULESET, clanStickers: 1, thinBloodStickers: 4 };

/** A dozen chronicles that differ in everything a group can differ in. */
const PLAYED = Array.from({ length: 12 }, (_, index) => ({
	seed: 100 + index,
	changes: {
		players: 2 + (index % 3),
		twists: index % 4 === 0 ? PLAIN : TWISTED,
		ruleset: {
			...(index % 2 === 0 ? DEFAULT_RULESET : SMALL),
			missionReading: index % 3 === 0 ? ('full-information' as const) : ('without-reward' as const)
		}
	}
})).map(({ seed, changes }) => ({ seed, ...whole(sitting(seed, changes)) }));

describe.each(PLAYED)('a simulated chronicle of seed $seed', ({ steps, end }) => {
	const typesOf = (all: readonly ChronicleStep[]) =>
		new Set(all.flatMap(({ events }) => events.map(({ type }) => type)));

	test('goes through twenty-one chapters and seven eras to its winner', () => {
		expect(end.chapters.map(({ number }) => number)).toEqual(
			Array.from({ length: 21 }, (_, index) => index + 1)
		);
		expect(end.chapters.flatMap(({ aftermath }) => aftermath.leftOpen)).toEqual([]);
		expect(Object.values(end.deck.scoring).every(({ chosen }) => chosen !== null)).toBe(true);
		expect(end.ending?.scores[0]?.seat).toBe(end.ending?.winner);
		expect(end.ending?.final).not.toBeNull();
		expect(typesOf(steps)).toContain('ChronicleEnded');
	});

	test('keeps every invariant after every command', () => {
		const broken = steps.flatMap(({ command, after }) =>
			brokenInvariants(after).map((name) => `after ${command.type}: ${name}`)
		);
		expect(broken).toEqual([]);
	});

	test('unlocked leaders stay at home with who unlocked them', () => {
		const away = steps.flatMap(({ before, after }) =>
			Object.keys(after.characters).filter(
				(id) => homeOf(before, id) !== null && homeOf(after, id) !== homeOf(before, id)
			)
		);
		expect(away).toEqual([]);
	});

	test('is told by its events alone, each of which can be decided again', () => {
		const faults = steps.flatMap(({ before, command, events }) => {
			const fault = events.length === 0 ? null : heritage.findFault(before, events);
			return fault === null ? [] : [`${command.type}: ${fault}`];
		});
		expect(faults).toEqual([]);
		const log = steps.flatMap(({ events }) => JSON.parse(JSON.stringify(events)) as typeof events);
		expect(hashOf(fold(heritage.evolve, heritage.initial, log))).toBe(hashOf(end));
	});
});

test('the same seed plays the same chronicle, another seed another one', () => {
	const [one, again, other] = [7, 7, 8].map((seed) =>
		hashOf(whole(sitting(seed, { twists: TWISTED })).end)
	);
	expect(again).toBe(one);
	expect(other).not.toBe(one);
});

test('the twists really happen: players come and go, chapters tie, stickers run out', () => {
	const types = new Set(
		PLAYED.flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ type }) => type)))
	);
	for (const type of [
		'PlayerLeft',
		'PlayerReturned',
		'PlayerJoined',
		'ChapterCorrected',
		'AftermathReopened'
	])
		expect(types).toContain(type);
	const ties = PLAYED.flatMap(({ end }) => end.chapters.flatMap(({ outcome }) => outcome.ties));
	expect(new Set(ties.map(({ by }) => by))).toContain('primogen-draw');
	const left = PLAYED.map(({ end }) =>
		Object.values(stickerStock(end)).reduce((sum, stock) => sum + stock.left, 0)
	);
	expect(left).toContain(0);
	const ends = PLAYED.map(({ end }) => end.eras.map(({ by }) => by)).flat();
	expect(new Set(ends)).toContain('primogen-draw');
});
