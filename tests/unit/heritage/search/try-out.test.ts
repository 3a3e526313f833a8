import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { cardsOfChapter } from '../../../../src/lib/games/heritage/chronicle-deck/order.ts';
import { findChapter } from '../../../../src/lib/games/heritage/chronicle/chapters.ts';
import { presentSeats } from '../../../../src/lib/games/heritage/chronicle/players.ts';
import { nextChapter } from '../../../../src/lib/games/heritage/chronicle/next.ts';
import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import { playChronicle } from '../../../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import {
	otherSetting,
	type Evening
} from '../../../../src/lib/games/heritage/search/try-out/evenings.ts';
import {
	gamesIn,
	isJudged,
	standIn,
	triedOut,
	type Tally
} from '../../../../src/lib/games/heritage/search/try-out/try-out.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { chapterSet } from '../../../../src/lib/server/games/heritage/decks/chapter-set.ts';
import { openDeck } from '../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { eveningsFor, mayTryOut } from '../../../../src/lib/server/games/heritage/trying-out.ts';
import { think } from '../../../../src/lib/ui/heritage/thinking/think.ts';
import {
	soFarWords,
	standWords
} from '../../../../src/lib/ui/heritage/chapter/aftermath/try-out-words.ts';
import { sitting } from '../chronicles/kit.ts';

/** The first choice of its kind in a chronicle that somebody makes, and the state on which it is made. */
function choiceIn<T extends 'ChooseRetainer' | 'PlaceSticker'>(
	type: T,
	made: (command: CommandOf<T>) => boolean
): { readonly state: ChronicleState; readonly command: CommandOf<T> } {
	for (const { before, command } of playChronicle(sitting(3)))
		if (command.type === type && made(command as CommandOf<T>))
			return { state: before, command: command as CommandOf<T> };
	throw new Error(`nobody ever does ${type}`);
}

/** Rewards are read before the choice. */
const TOLD = { ...DEFAULT_RULESET, missionReading: 'full-information' } as const;

/** A mission that was read with what it brings, before it is decided. */
function readIn() {
	for (const { before, command } of playChronicle(sitting(3, { ruleset: TOLD })))
		if (command.type === 'ResolveMission')
			return {
				state: before,
				chapter: command.chapter,
				mission: command.mission,
				seat: (findChapter(before, command.chapter)?.record.missions ?? []).find(
					({ id }) => id === command.mission
				)?.claimant,
				rewards: (before.deck.chapters[command.chapter]?.read[command.mission]?.choices ?? []).map(
					({ reward }) => reward
				),
				outcome: command.outcome ?? ''
			};
	throw new Error('nobody ever decides a mission');
}

/** All that stands on some cards for people to read: names, stories, questions, outcomes. */
function textsOf(value: unknown): readonly string[] {
	const found = new Set<string>();
	JSON.stringify(value, (key, one: unknown) => {
		if (typeof one === 'string' && !key.match(/^(id|kind|is|by|do)$/)) found.add(one);
		return one;
	});
	return [...found];
}

/** A text as it stands within JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** All that a chronicle has turned up so far, and what the open set says anyway, as JSON. */
const opened = (state: ChronicleState): string => JSON.stringify([state, chapterSet(state)]);

const retained = choiceIn('ChooseRetainer', ({ character }) => character !== null);
const staying = { ...retained.command, character: null };

function likelyAfter(...asked: Parameters<typeof eveningsFor>): readonly Evening[] {
	const answer = eveningsFor(...asked);
	if (answer.kind !== 'evenings') throw new Error(answer.refusal.reason);
	return answer.evenings;
}

function tallied(likely: readonly Evening[], count: number, seed = 1): Tally {
	const trying = triedOut(
		BATTLEGROUND_MODULES,
		likely,
		retained.command.seat,
		count,
		seed,
		randomPlayer
	);
	let next = trying.next();
	while (!next.done) next = trying.next();
	return next.value;
}

describe('two choices between chapters', () => {
	test('are laid out in the same evenings, but for what they change', () => {
		const { state, command } = retained;
		const likely = likelyAfter(state, [command, staying]);
		const kept = state.players[command.seat]?.haven?.retainer ?? null;
		expect(likely.length).toBeGreaterThan(4);
		for (const evening of likely) {
			const { setting } = evening;
			const other = otherSetting(evening);
			const retainerIn = (one: typeof setting) =>
				one.seats.find(({ seat }) => seat === command.seat)?.retainer;
			expect(setting.chapter).toBe(nextChapter(state));
			expect([retainerIn(setting), retainerIn(other)]).toEqual([command.character, kept]);
			expect({ ...other, seats: setting.seats }).toEqual(setting);
		}
		const clans = likely.map(({ setting }) => setting.seats.map(({ clan }) => clan).join());
		expect(new Set(clans).size).toBeGreaterThan(1);
	});

	test('change a card where somebody gets a sticker', () => {
		const { state, command } = choiceIn('PlaceSticker', () => true);
		const passing = { type: 'PassSticker', chapter: command.chapter, seat: command.seat } as const;
		const likely = likelyAfter(state, [command, passing]);
		const abilities = (one: Evening['setting']) =>
			one.cast.find(({ id }) => id === command.character)?.abilities.length;
		const [evening] = likely.filter(({ setting }) => abilities(setting) !== undefined);
		if (!evening) throw new Error('the bearer never comes');
		expect(abilities(evening.setting)).toBe((abilities(otherSetting(evening)) ?? 0) + 1);
	});

	test('may be the two ways to decide a mission, as far as it was read', () => {
		const read = readIn();
		const { state, chapter, mission, seat, rewards } = read;
		const way = (decided: 'first' | 'second') =>
			({ type: 'DecideMission', chapter, mission, decided }) as const;
		const likely = likelyAfter(state, [way('first'), way('second')]);
		const held = (setting: Evening['setting']) =>
			setting.seats.find((one) => one.seat === seat)?.assets.map(({ id }) => id) ?? [];
		const [nothing, asset] = rewards.map((reward) =>
			reward?.kind === 'asset' ? reward.asset.id : null
		);
		if (nothing !== null || !asset) throw new Error('only the second way brings an asset');
		for (const evening of likely) {
			const [one, other] = [evening.setting, otherSetting(evening)].map(held);
			expect(one).not.toContain(asset);
			expect(other).toEqual([...(one ?? []), asset]);
		}
		const { outcome } = read;
		expect(outcome.length).toBeGreaterThan(10);
		expect(JSON.stringify(likely)).not.toContain(outcome);
		const unread = { ...state, deck: { ...state.deck, chapters: {} } };
		expect(eveningsFor(unread, [way('first'), way('second')]).kind).toBe('refused');
	});

	test('are refused as the rules refuse them', () => {
		const nobody = { ...retained.command, character: 'nobody' };
		expect(eveningsFor(retained.state, [nobody, staying]).kind).toBe('refused');
	});

	test('tell nothing that lies sealed', () => {
		const { state, command } = retained;
		const known = opened(state);
		const sealed = textsOf(openDeck).filter((text) => !known.includes(inJson(text)));
		const text = JSON.stringify(likelyAfter(state, [command, staying]));
		const next = cardsOfChapter(openDeck, nextChapter(state) ?? 0);
		for (const one of next?.missions ?? []) {
			expect(sealed).toContain(one.mission.name);
			expect(sealed).toContain(one.choices[0].outcome);
		}
		expect(sealed.length).toBeGreaterThan(1000);
		expect(sealed.filter((one) => text.includes(inJson(one)))).toEqual([]);
	});

	test('are tried only where the table lets code advise', () => {
		expect(mayTryOut(retained.state)).toBe(false);
		const open = { advice: 'open', phase: 'finished' } as unknown as ChronicleState['table'];
		expect(mayTryOut({ ...retained.state, table: open })).toBe(true);
		const off = { advice: 'off', phase: 'finished' } as unknown as ChronicleState['table'];
		expect(mayTryOut({ ...retained.state, table: off })).toBe(false);
	});

	test('are tried by one person against code, as advice is open there', () => {
		const { state } = retained;
		const [, ...others] = presentSeats(state);
		const coded = (seats: readonly string[]) =>
			Object.fromEntries(seats.map((seat) => [seat, { strength: 'easy' } as const]));
		expect(mayTryOut({ ...state, rivals: coded(others) })).toBe(true);
		expect(mayTryOut({ ...state, rivals: coded(others.slice(1)) })).toBe(false);
	});
});

describe('trying them out', () => {
	test('counts evenings, the same for the same seed', () => {
		const likely = likelyAfter(retained.state, [retained.command, staying]);
		const tally = tallied(likely, 2);
		expect(gamesIn(tally)).toBe(2);
		expect(tally.map((score) => gamesIn([score]))).toEqual([1, 1, ...likely.slice(2).map(() => 0)]);
		expect(tallied(likely, 2)).toEqual(tally);
	});

	test('finds no difference where there is none', () => {
		const likely = likelyAfter(retained.state, [staying, staying]);
		const alike = tallied(likely.slice(0, 2), 3);
		expect(alike).toEqual([
			{ first: 0, second: 0, alike: 2 },
			{ first: 0, second: 0, alike: 1 }
		]);
		expect(standIn(alike)).toMatchObject({ share: 0.5, isTooClose: true });
	});

	test('is told by the worker as it goes', () => {
		const likely = likelyAfter(retained.state, [retained.command, staying]);
		const { seat } = retained.command;
		const told: number[] = [];
		for (const report of think({ what: 'try-out', likely, seat, games: 2, seed: 1 }, () => 0))
			if (report?.what === 'try-out') told.push(gamesIn(report.tally));
		expect(told).toEqual([1, 2]);
	});

	/** Twelve evenings of so many games, of which the first choice wins these. */
	const won = (games: number, wins: readonly number[]): Tally =>
		Array.from({ length: 12 }, (_, evening) => {
			const first = wins[evening % wins.length] ?? 0;
			return { first, second: games - first, alike: 0 };
		});

	test('says which is better, or that nobody can tell', () => {
		const clear = won(50, [28, 30]);
		expect(standIn(clear)).toMatchObject({ better: 'first', isTooClose: false });
		expect(standWords(clear, ['Zoe moves in', 'It stays'])).toBe(
			'“Zoe moves in” is better in 58% [57, 59] of 600 games.'
		);
		const close = won(50, [20, 28]);
		expect(standIn(close)).toMatchObject({ better: 'second', isTooClose: true });
		expect(standWords(close, ['Zoe moves in', 'It stays'])).toBe(
			'Too close to tell. “It stays” ended better in 52% [47, 57] of 600 games.'
		);
	});

	test('is no surer where few evenings decide all of their games', () => {
		// 350 of 600 games would be clear, were they independent.
		const clustered = won(50, [50, 50, 50, 50, 50, 50, 50, 0, 0, 0, 0, 0]);
		expect(standIn(clustered)).toMatchObject({ better: 'first', isTooClose: true });
		expect(standIn(clustered).share).toBeCloseTo(350 / 600, 9);
	});

	test('counts games that end alike as half of one each', () => {
		const alike = Array.from({ length: 12 }, () => ({ first: 2, second: 0, alike: 3 }));
		expect(standIn(alike).share).toBeCloseTo(0.7, 9);
	});

	test('is judged after whole rounds that were fixed beforehand, and before that only counted', () => {
		const rounds = Array.from({ length: 60 }, (_, games) => games);
		expect(rounds.filter((games) => isJudged(won(games, [games])))).toEqual([5, 15, 50]);
		const [first, ...others] = won(5, [3]);
		if (!first) throw new Error('twelve evenings');
		expect(isJudged([{ ...first, first: first.first + 1 }, ...others])).toBe(false);
		expect(soFarWords([first, ...others], ['Zoe moves in', 'It stays'], 600)).toBe(
			'So far, 60 of 600 games: “Zoe moves in” ended better in 36, “It stays” in 24.'
		);
	});
});
