import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { greedyPlayer } from '../../../../src/lib/games/vendetta/players/greedy.ts';
import { randomPlayer } from '../../../../src/lib/games/vendetta/players/random.ts';
import { appDealer } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { decideWith } from '../../../../src/lib/games/vendetta/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import { ownView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import { tableGame } from '../../../../src/lib/games/vendetta/table/game.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { beginGame, wantedAgain } from '../../../../src/lib/ui/vendetta/play/begin.ts';
import { LocalGame } from '../../../../src/lib/ui/vendetta/play/local-game.svelte.ts';
import { eventWords } from '../../../../src/lib/ui/vendetta/play/event-words.ts';
import { historyOf } from '../../../../src/lib/ui/vendetta/play/history.ts';
import { isReadable, type KeptGame } from '../../../../src/lib/ui/vendetta/play/kept.ts';
import { totalInSight, totalKnown } from '../../../../src/lib/ui/vendetta/play/known-total.ts';
import { boundsOf, previewOf } from '../../../../src/lib/ui/vendetta/play/play-preview.ts';
import { optionWords } from '../../../../src/lib/ui/vendetta/play/question-words.ts';
import { barOf, whyTotal } from '../../../../src/lib/ui/vendetta/play/ranking-words.ts';
import { tableAfter } from '../../../../src/lib/ui/vendetta/play/table-after.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Fay'];
const wanted = (players: number, teams = false) => ({
	players: NAMES.slice(0, players).map((name, at) => ({
		name,
		computer: at === 0 ? null : ('medium' as const)
	})),
	teams,
	relics: true,
	locationCards: true
});

type Step = {
	readonly game: KeptGame;
	readonly table: Table;
	readonly events: readonly TableEvent[];
};

/** A game of this device, played to its end by code; each step is looked at. */
function played(
	players: number,
	seed: number,
	look: (step: Step) => void,
	teams = false
): KeptGame {
	const chance = seededChance(seed);
	let game = beginGame(wanted(players, teams), { chance, id: 'g', now: 0 });
	let table = tableAfter(game.steps);
	while (table.phase !== 'finished') {
		const [seat = ''] = waitedFor(table);
		const player = seed % 2 === 0 ? greedyPlayer : randomPlayer;
		const command = player({ seat, table, own: ownView(table, game.sealed, seat) }, chance);
		const dealer = appDealer(game.sealed, chance);
		const outcome = decideWith(table, command, dealer);
		if (!outcome.accepted) throw new Error(outcome.refusal.reason);
		game = {
			...game,
			steps: [...game.steps, outcome.events],
			sealed: dealer.sealed() ?? game.sealed
		};
		({ table } = outcome);
		look({ game, table, events: outcome.events });
	}
	return game;
}

const speaker = new Speaker(
	Object.fromEntries(NAMES.map((name, at) => [`s${at + 1}`, name])),
	's1'
);

describe('a game on one phone', () => {
	it.each([
		[3, 1, false],
		[4, 2, false],
		[4, 3, true],
		[5, 4, false],
		[6, 5, true]
	] as const)(
		'%i players, seed %i: whatever happens is said in whole sentences, and every question can be read',
		(players, seed, teams) => {
			const said = new Set<string>();
			let asked = 0;
			const game = played(
				players,
				seed,
				({ table }) => {
					const { question } = table;
					if (!question) return;
					asked += 1;
					const saying = question.options.map((one) => optionWords(table, question, one, speaker));
					if (question.prompt === 'which-cards')
						expect(new Set(saying).size).toBe(question.options.length);
					for (const words of saying) {
						expect(words).not.toMatch(/undefined|^s\d$|^\d+ \d|\{|That player/);
						expect(words.length).toBeGreaterThan(0);
					}
				},
				teams
			);
			let table = EMPTY_TABLE;
			for (const event of game.steps.flat()) {
				const before = table;
				table = evolveTable(table, event);
				const words = eventWords(event, speaker, before, table);
				if (words === null) continue;
				said.add(event.type);
				expect(words).toMatch(/^[A-Z“].*[.!?]$/);
				expect(words).not.toMatch(/undefined|\bs\d\b|\{|You \w+s the|NaN/);
			}
			expect(asked).toBeGreaterThan(0);
			for (const type of ['CardPlayed', 'ConflictRanked', 'AllyWon', 'GameScored'])
				expect(said).toContain(type);
			const chapters = historyOf(game.steps, 0, speaker);
			expect(chapters.map(({ title }) => title)).toEqual([
				'Round 3',
				'Round 2',
				'Round 1',
				'Set-up'
			]);
		}
	);

	it('a bar is its total, and its reasons add up to it', () => {
		let ranked = 0;
		const game = played(4, 8, () => undefined);
		let table = EMPTY_TABLE;
		for (const event of game.steps.flat()) {
			const before = table;
			table = evolveTable(table, event);
			if (event.type !== 'ConflictRanked') continue;
			for (const { seat, total } of event.ranking) {
				ranked += 1;
				const { printed, changes, blood } = barOf(before, event.location, seat);
				expect(printed + changes + blood).toBe(total);
				expect(whyTotal(before, event.location, seat, speaker).join()).not.toContain('undefined');
			}
		}
		expect(ranked).toBeGreaterThan(5);
	});

	it('what is taken back was a person’s own, and opened nothing; the card is in the hand again', () => {
		let undone = 0;
		played(3, 6, ({ game, events }) => {
			const { undoer } = new LocalGame(game);
			if (undoer === null) return;
			expect(undoer).toBe('s1');
			undone += 1;
			expect(events[0]).toHaveProperty('seat', 's1');
			const opened = events.filter(({ type }) =>
				['CardTurned', 'ChoicesOpened', 'LotDrawn'].includes(type)
			);
			expect(opened).toEqual([]);
			const back = tableAfter(game.steps.slice(0, -1));
			const { hand } = ownView(back, game.sealed, 's1');
			for (const event of events)
				if (event.type === 'CardPlayed' && event.card !== null) expect(hand).toContain(event.card);
		});
		expect(undone).toBeGreaterThan(3);
	});

	it('what a play is said to cost and bring is what it costs and brings', () => {
		let plays = 0;
		const chance = seededChance(11);
		let game = beginGame(
			{ ...wanted(3), relics: false, locationCards: false },
			{ chance, id: 'g', now: 0 }
		);
		let table = tableAfter(game.steps);
		while (table.phase !== 'finished') {
			const [seat = ''] = waitedFor(table);
			const own = ownView(table, game.sealed, seat);
			const command = greedyPlayer({ seat, table, own }, chance);
			const dealer = appDealer(game.sealed, chance);
			const outcome = decideWith(table, command, dealer);
			if (!outcome.accepted) throw new Error(outcome.refusal.reason);
			if (command.type === 'PlayCard' && command.card !== undefined) {
				const { card, at, face, blood = 0, flip = 0 } = command;
				const bounds = boundsOf(table, seat, at, face);
				expect(blood).toBeLessThanOrEqual(bounds.mostBlood);
				const preview = previewOf(table, seat, own.faces, { card, at, face, blood, flip });
				// What the card sets off may change more.
				const quiet = outcome.events.every(({ type }) =>
					['CardPlayed', 'BloodDeployed', 'TurnEnded', 'TurnBegan'].includes(type)
				);
				if (quiet) {
					plays += 1;
					expect(outcome.table.players[seat]?.blood).toBe(preview.pool.to);
					const { from, card: power, blood: put, more, to } = preview.here;
					expect(from + power + put + more).toBe(to);
					const { faces } = ownView(outcome.table, dealer.sealed() ?? game.sealed, seat);
					expect(totalKnown(outcome.table, at, seat, faces)).toEqual({ total: to, unknown: false });
					expect(totalInSight(outcome.table, at, seat)).toBe(preview.others);
				}
			}
			game = {
				...game,
				steps: [...game.steps, outcome.events],
				sealed: dealer.sealed() ?? game.sealed
			};
			({ table } = outcome);
		}
		expect(plays).toBeGreaterThan(10);
	});

	it('a game keeps the form of its events and its rules; one of another form is not read', () => {
		const game = beginGame(wanted(3), { chance: seededChance(1), id: 'g', now: 0 });
		expect(game.schema).toBe(tableGame.schema);
		expect(game.rules).toBe(tableGame.rules);
		expect(isReadable(game)).toBe(true);
		expect(isReadable({ ...game, schema: game.schema + 1 })).toBe(false);
	});

	it('the same table is played once more with the same people', () => {
		const game = beginGame(wanted(4, true), { chance: seededChance(1), id: 'g', now: 0 });
		expect(wantedAgain(game, tableAfter(game.steps))).toEqual(wanted(4, true));
	});
});
