import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../../../src/lib/games/core/decision.ts';
import type { Battlegrounds } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import {
	pointSentences,
	whySentence
} from '../../../../src/lib/games/heritage/chapter/point-sentences.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import {
	tableEventSchema,
	type TableEvent
} from '../../../../src/lib/games/heritage/table/events.ts';
import { prompts } from '../../../../src/lib/games/heritage/table/prompts.ts';
import { CATEGORIES, ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { boardsPlayed, effectsPlayed } from './every-effect.ts';
import { byHand, oddTables, primogenHeld, waitsToBeMixed } from './hand-made.ts';

const BOARDS: Battlegrounds = BATTLEGROUND_MODULES;
const HOLE = /[{}]|undefined/;

/** A random game of each era, in both dealers; the same ones each time. */
function* games(): Generator<{ readonly events: readonly TableEvent[]; readonly after: Table }> {
	for (const era of ERAS) {
		const chance = seededChance(era);
		const dealer = era % 2 === 0 ? 'box' : 'app';
		const setting = standAlone({ players: 2 + (era % 3), era, dealer }, chance);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
		yield* playChapter({ battlegrounds: BOARDS, setting, players, chance });
	}
}

describe('every word of the table', () => {
	const asked = new Set<string>();
	const happened = new Set<string>();
	const whys = new Set<string>();
	const wrong: string[] = [];

	function hear(event: TableEvent) {
		happened.add(event.type);
		const told: unknown = JSON.parse(JSON.stringify(event));
		if (!v.is(tableEventSchema, told)) wrong.push(`no event: ${JSON.stringify(told)}`);
		if (event.type !== 'QuestionAsked') return;
		const { prompt, about } = event.question;
		asked.add(prompt);
		const sentence = sentenceOf(prompts, { reason: prompt, about });
		if (HOLE.test(sentence)) wrong.push(sentence);
	}

	function explain(table: Table) {
		for (const { lines } of Object.values(pointsOf(table, BATTLEGROUND_MODULES)))
			for (const line of lines) {
				const category = CATEGORIES.find((one) => one === line.source);
				const board = category && table.boards[category]?.battleground;
				const ofBoard = BOARDS[board ?? '']?.sentences[line.why];
				whys.add(ofBoard === undefined ? line.why : `${board}: ${line.why}`);
				const sentence = whySentence(table, BATTLEGROUND_MODULES, line);
				if (HOLE.test(sentence) || !sentence.endsWith('.')) wrong.push(sentence);
			}
	}

	beforeAll(() => {
		for (const { events, after } of games()) {
			events.forEach(hear);
			if (events.some(({ type }) => type === 'RoundEnded')) explain(after);
		}
		[
			...effectsPlayed(),
			...boardsPlayed(),
			...byHand(),
			...primogenHeld(),
			...waitsToBeMixed()
		].forEach(hear);
		oddTables().forEach(explain);
	}, 60_000);

	test('fits its schema, and leaves no hole in a sentence', () => {
		expect(wrong).toEqual([]);
	});

	test('each event happens', () => {
		const all = tableEventSchema.options.map((option) => option.entries.type.literal);
		expect(all.filter((type) => !happened.has(type))).toEqual([]);
	});

	test('each prompt is asked', () => {
		expect(Object.keys(prompts).filter((prompt) => !asked.has(prompt))).toEqual([]);
	});

	test('each sentence behind points is said', () => {
		const boards = Object.values(BATTLEGROUND_MODULES).flatMap((board) =>
			Object.keys(board.sentences).map((why) => `${board.id}: ${why}`)
		);
		const all = new Set([...Object.keys(pointSentences), ...boards]);
		expect([...all].filter((why) => !whys.has(why))).toEqual([]);
	});
});
