import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { correctionAt } from '../../../../scripts/simulation/by-hand.ts';
import { pick, seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { handOf } from '../../../../src/lib/games/heritage/dealing/own-hand.ts';
import { NOTHING_SEALED, sealedSchema } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { someOf } from '../../../../src/lib/games/heritage/players/sampling.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { cameLastTime } from '../../../../src/lib/games/heritage/table/came-last-time.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import {
	happened,
	NO_COURSE,
	tableOf,
	undoneTo,
	type Step
} from '../../../../src/lib/games/heritage/table/course.ts';
import { decideTable } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import { commandBehind } from '../../../../src/lib/games/heritage/table/origin.ts';
import type { Question } from '../../../../src/lib/games/heritage/table/request.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { DEALERS, ERAS, type Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { limit, runs } from '../../../support/long.ts';

vi.setConfig({ testTimeout: limit(120_000) });

/** A chapter with all that lies face down, whoever deals; every step is taken by a command. */
class Live {
	table = EMPTY_TABLE;
	course = NO_COURSE;
	sealed: Json = null;

	/** What came of a command; null: it was refused, and nothing is otherwise than before. */
	does(command: TableCommand, chance: Chance): readonly TableEvent[] | null {
		const { sealed } = this;
		const decision = decideTable(BATTLEGROUND_MODULES, this.table, command, { chance, sealed });
		if (!decision.accepted) return null;
		// Through JSON, as it lies in a vault.
		this.sealed = JSON.parse(JSON.stringify(decision.sealed ?? sealed)) as Json;
		for (const [index, event] of decision.events.entries()) {
			this.table = evolveTable(this.table, event);
			this.course = happened(this.course, event, index > 0);
		}
		return decision.events;
	}

	undo(kept: number): void {
		this.course = undoneTo(this.course, kept);
		this.table = tableOf(this.course);
	}

	/** Some next thing that somebody might do; now and then by hand. */
	next(chance: Chance, byHand: boolean): TableCommand | null {
		const { table } = this;
		const { question, turn, dealer } = table;
		if (byHand && chance.below(25) === 0) return correctionAt(table, chance);
		if (byHand && chance.below(40) === 0) {
			const other = DEALERS.find((one) => one !== dealer) ?? dealer;
			return { type: 'ChangeDealer', dealer: other, reason: 'a test' };
		}
		if (question?.seat === null) return shown(question, someOf(chance, question.options, 1));
		const seat = question?.seat ?? turn?.seat ?? null;
		return seat === null ? null : randomPlayer({ table, seat, hand: this.#handOf(seat) }, chance);
	}

	#handOf(seat: string): readonly string[] {
		const sealed = this.sealed === null ? NOTHING_SEALED : v.parse(sealedSchema, this.sealed);
		return handOf(this.table, sealed, seat).flatMap(({ scheme }) => scheme ?? []);
	}
}

const shown = ({ id }: Question, choice: readonly string[]): TableCommand => ({
	type: 'AnswerQuestion',
	question: id,
	seat: null,
	choice: [...choice],
	note: ''
});

/** A chapter as it goes when so many things are tried. */
function played(seed: number, dealer: Dealer, length: number, byHand = true): Live {
	const chance = seededChance(seed);
	const live = new Live();
	const plain = standAlone({ players: 2 + (seed % 3), era: pick(chance, ERAS), dealer }, chance);
	const ruleset = { ...plain.ruleset, hands: pick(chance, ['open', 'hidden'] as const) };
	live.does({ type: 'SetTable', setting: { ...plain, ruleset } }, chance);
	goOn(live, chance, length, byHand);
	return live;
}

function goOn(live: Live, chance: Chance, length: number, byHand = true): void {
	for (let count = 0; count < length && live.table.phase !== 'finished'; count++) {
		const command = live.next(chance, byHand);
		if (command) live.does(command, chance);
	}
}

/** The same commands once more, an answer to the question that is open now; what comes of each. */
function again(live: Live, steps: readonly Step[], chance: Chance): void {
	for (const [first] of steps) {
		const command = first && commandBehind(first);
		if (!command) throw new Error('every step begins with a command');
		const { question } = live.table;
		const now =
			command.type === 'AnswerQuestion' && question
				? { ...command, question: question.id }
				: command;
		if (!live.does(now, chance)) throw new Error(`${command.type} is refused the second time`);
	}
}

/** Without the ids of questions, which are never given twice. */
const facts = (steps: readonly Step[]): Json =>
	steps.map((step) =>
		step.map((event) => {
			if (event.type === 'QuestionAsked')
				return { ...event, question: { ...event.question, id: 0 } };
			return event.type === 'QuestionAnswered' ? { ...event, question: 0 } : event;
		})
	) as Json;

const seeds = fc.noBias(fc.integer({ min: 0, max: 0x7fffffff }));

describe('what was taken back comes again as it was', () => {
	test.each(DEALERS)('with the %s, whatever was tried in between', (dealer) => {
		fc.assert(
			fc.property(seeds, fc.nat(90), fc.nat(), fc.nat(20), (seed, length, back, tried) => {
				const live = played(seed, dealer, length);
				const { steps } = live.course;
				const kept = back % steps.length;
				const chance = seededChance(seed + 1);
				live.undo(kept);
				if (kept > 0) goOn(live, chance, tried);
				live.undo(kept);
				const { sealed } = live;
				again(live, steps.slice(kept), chance);
				expect(facts(live.course.steps)).toEqual(facts(steps));
				expect(live.sealed).toEqual(sealed);
				expect(live.table).toEqual(tableOf(live.course));
			}),
			{ numRuns: runs(20) }
		);
	});

	test('with the box, the cards that came are proposed in their order', () => {
		let proposed = 0;
		fc.assert(
			fc.property(seeds, fc.nat(60), fc.nat(), (seed, length, back) => {
				const live = played(seed, 'box', length, false);
				const { steps } = live.course;
				// What came back off the discards may be anywhere.
				if (steps.flat().some(({ type }) => type === 'DeckShuffled')) return;
				const kept = back % steps.length;
				live.undo(kept);
				for (const step of steps.slice(kept)) {
					const [first] = step;
					const { question } = live.table;
					if (question?.seat === null && first?.type === 'QuestionAnswered') {
						const came = cameLastTime(live.course, question);
						if (first.choice.length > 0) expect(came).toBe(first.choice[0]);
						proposed++;
					}
					again(live, [step], seededChance(1));
				}
			}),
			{ numRuns: runs(60) }
		);
		expect(proposed).toBeGreaterThan(100);
	});
});
