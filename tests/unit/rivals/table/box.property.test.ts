import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/rivals/table/dealing.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { begin, play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import type { Question } from '../../../../src/lib/games/rivals/table/questions.ts';
import type { TableSetting } from '../../../../src/lib/games/rivals/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { limit, runs } from '../../../support/long.ts';
import { plainSet } from './cards.ts';
import { playAtRandom, settingOf } from './random-match.ts';
import { wordySet } from './wordy.ts';

const SETS = { plain: plainSet, open: openSet, wordy: wordySet() };
const nobody = seededChance(0);

/** What came up where the app dealt, as whoever holds the cards would say it. */
function outcomes(events: readonly TableEvent[]) {
	const city = events.flatMap((one) => (one.type === 'CityTurned' ? [one.card] : []));
	const open = events.flatMap((one) => (one.type === 'CardOpened' ? [one] : []));
	return (table: Table, { prompt, about }: Question): readonly string[] => {
		switch (prompt) {
			case 'first-player':
				return events.flatMap((one) => (one.type === 'OrderSet' ? one.order.slice(0, 1) : []));
			case 'rival-tokens':
				return events.flatMap((one) =>
					one.type === 'RivalsDrawn'
						? Object.entries(one.rivals).map(([seat, token]) => `${seat} ${token}`)
						: []
				);
			case 'city-top':
				return city.splice(0, 1);
			case 'face':
				return open.filter(({ slot }) => slot === about['slot']).map(({ card }) => card);
			case 'stakes':
				return events.flatMap((one) =>
					one.type === 'StakesOpened'
						? (table.scheme?.answers ?? [])
								.filter(({ fist }) => fist)
								.map(({ seat }) => `${seat} ${one.stakes[seat]?.fist ?? 0}`)
						: []
				);
			default:
				throw new Error(`the box is asked ${prompt}`);
		}
	};
}

/** A command at a table where the box deals. */
function acted(match: Dealt, command: TableCommand): Dealt {
	const played = play(match, command, nobody);
	if (!played.accepted)
		throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played.refusal)}`);
	expect(played.sealed).toEqual(NOTHING_SEALED);
	return { table: played.table, sealed: played.sealed };
}

/** The same command, and whatever the box is asked. */
function toldAgain(match: Dealt, command: TableCommand, events: readonly TableEvent[]): Dealt {
	const say = outcomes(events);
	let now = acted(match, command);
	for (;;) {
		const { question } = now.table;
		if (question?.seat !== null) return now;
		now = acted(now, {
			type: 'AnswerQuestion',
			question: question.id,
			seat: now.table.order[0] ?? '',
			choice: [...say(now.table, question)]
		});
	}
}

/** A command of the app’s match for that of the box: its own questions, and the card of a Conspiracy. */
function forBox(table: Table, command: TableCommand, events: readonly TableEvent[]): TableCommand {
	if (command.type === 'AnswerQuestion') return { ...command, question: table.question?.id ?? -1 };
	if (command.type !== 'ResolveConspiracy') return command;
	const resolved = events.find((one) => one.type === 'ConspiracyResolved');
	return { ...command, ...(resolved && { card: resolved.card }) };
}

/** All but how often somebody was asked. */
function seen({ setting, asked: _, question, resolution, ...table }: Table) {
	const { dealer: _dealer, ...dealt } = setting ?? ({} as TableSetting);
	return {
		...table,
		dealt,
		question: question && { ...question, id: 0 },
		// What waits once nothing is asked was gone through.
		tasks: question ? resolution.tasks.map(({ task }) => task) : []
	};
}

describe('A match that the app dealt, told again with the box', () => {
	const matches = fc.record({
		seed: fc.nat(),
		cards: fc.constantFrom('plain', 'open', 'wordy'),
		players: fc.constantFrom(2, 3, 4)
	});

	test(
		'comes to the same table, step by step',
		() => {
			fc.assert(
				fc.property(matches, ({ seed, cards, players }) => {
					const setting = settingOf(SETS[cards], players);
					const seats = Object.keys(setting.decks);
					// The beginning is a command as well.
					const set: TableCommand = { type: 'SetTable', setting, seats };
					const first = play(
						{ table: EMPTY_TABLE, sealed: NOTHING_SEALED },
						set,
						seededChance(seed)
					);
					if (!first.accepted) throw new Error('no match');
					expect(begin(setting, seats, seededChance(seed)).table).toEqual(first.table);
					let box = toldAgain(
						{ table: EMPTY_TABLE, sealed: NOTHING_SEALED },
						{ ...set, setting: { ...setting, dealer: 'box' } },
						first.events
					);
					expect(seen(box.table)).toEqual(seen(first.table));
					let n = 0;
					const end = playAtRandom(setting, seededChance(seed), ({ command, events, after }) => {
						box = toldAgain(box, forBox(box.table, command, events), events);
						if (n++ % 20 === 0) expect(seen(box.table)).toEqual(seen(after.table));
					});
					expect(seen(box.table)).toEqual(seen(end.table));
				}),
				{ numRuns: runs(12) }
			);
		},
		limit(60_000)
	);
});

describe('With the box', () => {
	const setting: TableSetting = { ...settingOf(plainSet, 3), dealer: 'box' };
	const start = acted(
		{ table: EMPTY_TABLE, sealed: NOTHING_SEALED },
		{ type: 'SetTable', setting, seats: ['s1', 's2', 's3'] }
	);
	const answer = (match: Dealt, ...choice: string[]): Dealt =>
		acted(match, {
			type: 'AnswerQuestion',
			question: match.table.question?.id ?? -1,
			seat: 's3',
			choice
		});

	test('whoever holds the cards says what comes up, and anybody may', () => {
		expect(start.table.question).toMatchObject({ seat: null, prompt: 'first-player' });
		const tokens = answer(start, 's2');
		expect(tokens.table.order).toEqual(['s2', 's3', 's1']);
		expect(tokens.table.question).toMatchObject({ seat: null, prompt: 'rival-tokens', least: 3 });
	});

	test('tokens that cannot be are asked for again', () => {
		const tokens = answer(start, 's1');
		const wrong = answer(tokens, 's1 s2', 's2 s1', 's3 s1');
		expect(wrong.table.rivals).toBeNull();
		expect(wrong.table.question?.prompt).toBe('rival-tokens');
		const right = answer(wrong, 's1 s2', 's2 s3', 's3 s1');
		expect(right.table.rivals).toEqual({ s1: 's2', s2: 's3', s3: 's1' });
		expect(right.table.question).toMatchObject({ seat: null, prompt: 'city-top' });
		expect(right.table.question?.options).toContain('clerk');
	});

	test('a card is refused that its player cannot have', () => {
		let now = answer(answer(start, 's1'), 's1 s2', 's2 s3', 's3 s1');
		for (const card of ['clerk', 'beggar', 'hunter']) now = answer(now, card);
		expect(now.table.question).toBeNull();
		const plays = (card: string) =>
			play(now, { type: 'PlayCard', seat: 's1', card, vampire: 's1v1' }, nobody);
		expect(plays('levy').accepted).toBe(true);
		expect(play(now, { type: 'Recruit', seat: 's1', card: 'ventrue-3' }, nobody)).toMatchObject({
			accepted: false,
			refusal: { reason: 'not-in-hand' }
		});
	});

	test('a deck that nobody knows cannot be told', () => {
		const unknown = { ...setting, decks: { ...setting.decks, s1: null } };
		const played = play(
			{ table: EMPTY_TABLE, sealed: NOTHING_SEALED },
			{ type: 'SetTable', setting: unknown, seats: ['s1', 's2', 's3'] },
			nobody
		);
		expect(played.accepted).toBe(false);
	});
});
