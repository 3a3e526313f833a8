import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { NOTHING_SEALED } from '../../../src/lib/games/vendetta/table/dealing.ts';
import { playMatch, type MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import type { TableEvent } from '../../../src/lib/games/vendetta/table/events.ts';
import { tableFaults } from '../../../src/lib/games/vendetta/table/invariants.ts';
import type { TableCommand } from '../../../src/lib/games/vendetta/table/commands.ts';
import { decideTable, needsSealedAtTable } from '../../../src/lib/games/vendetta/table/engine.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { cardsOf } from '../../../src/lib/games/vendetta/table/where.ts';
import { plainCards } from './cards.ts';
import { CLANS } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { settingFor } from './kit.ts';
import { keepAll, planning, World } from './world.ts';

/** What the cardboard showed, as it is told when the table asks. */
function boxOf(log: readonly TableEvent[]) {
	const allies = log.flatMap((event) => (event.type === 'AllyPlaced' ? [event.ally] : []));
	const drawn = log.flatMap((event) =>
		event.type === 'LotDrawn' && event.prompt === 'frenzy-draw' ? [event.chosen] : []
	);
	const cards = log.flatMap((event) => (event.type === 'LocationCardLaid' ? [event.card] : []));
	const randomly = log.flatMap((event) =>
		event.type === 'LotDrawn' && event.prompt === 'drain' ? [event.chosen] : []
	);
	/** What came off a clan deck or out of a hand, and opened. */
	const shown = log.flatMap((event) =>
		event.type === 'HandShown'
			? [...event.cards]
			: event.type === 'CardPlayed' &&
				  !event.turn &&
				  event.card !== null &&
				  (event.from === 'deck' || event.owner !== event.seat)
				? [event.card]
				: []
	);
	const faces = new Map(
		log.flatMap((event): (readonly [number, string])[] => {
			return event.type === 'CardTurned' && event.card !== null ? [[event.slot, event.card]] : [];
		})
	);
	return {
		tell(table: Table): string {
			const { prompt, about } = table.question ?? {};
			if (prompt === 'ally') return allies.shift() ?? '';
			if (prompt === 'frenzy-draw') return drawn.shift() ?? '';
			if (prompt === 'location-card') return cards.shift() ?? '';
			if (prompt === 'drain') return randomly.shift() ?? '';
			if (prompt === 'deck-top' || prompt === 'hand-draw') return shown.shift() ?? '';
			return faces.get(Number(about?.['slot'])) ?? '';
		}
	};
}

/** The table but for who deals and what was asked. */
const played = ({
	setting: _,
	dealer: __,
	asked: ___,
	question: ____,
	together: _____,
	resolution: ______,
	...table
}: Table) => table;

describe('The box deals', () => {
	/** Plays a game the app deals, and tells all of it to a table with the box. */
	function toldAlike(seed: number, changes: Parameters<typeof settingFor>[1], players: number) {
		const setting = settingFor(players, { first: 's2', ...changes });
		const steps: MatchStep[] = [];
		const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
		const chance = seededChance(seed + 50);
		const table = playMatch(
			setting,
			seats,
			seededChance(seed),
			() => chance,
			(step) => steps.push(step)
		);
		const cardboard = boxOf(steps.flatMap(({ events }) => events));
		const box = new World();
		for (const { command } of steps) {
			if (command.type === 'KeepCards') continue;
			if (command.type === 'SetTable')
				box.give({ ...command, setting: { ...setting, dealer: 'box' } });
			// Questions of the cardboard come between, so that those of cards have other numbers.
			else if (command.type === 'AnswerQuestion')
				box.give({ ...command, question: box.table.question?.id ?? command.question });
			else box.give(command);
			while (box.table.question?.seat === null && !box.table.together)
				box.answer(cardboard.tell(box.table));
			expect(tableFaults(box.table)).toEqual([]);
		}
		return { box: box.table, app: table };
	}

	test.each([1, 2, 3, 4, 5])(
		'told the same, app and box come to the same table and the same final count (I17), game %i',
		(seed) => {
			const players = 3 + (seed % 3);
			const clansShown = CLANS.slice(0, players + 1);
			const { box, app } = toldAlike(seed, { clansShown }, players);
			expect(box.phase).toBe('finished');
			expect(box.score?.seats).toHaveLength(players);
			expect(played(box)).toEqual(played(app));
		}
	);

	test.each([1, 2, 3, 4])(
		'so they do with cards that say something, relics and Location cards, game %i',
		(seed) => {
			const players = seed === 3 ? 6 : 3 + (seed % 3);
			const changes = {
				cards: openSet,
				clansShown: CLANS.slice(0, players + 1),
				relics: true,
				relicsShown: openSet.relics.slice(0, players + 1).map(({ id }) => id),
				locationCards: true,
				teams: players === 6
			};
			const { box, app } = toldAlike(seed, changes, players);
			expect(box.phase).toBe('finished');
			expect(box.score).toEqual(app.score);
			expect(played(box)).toEqual(played(app));
		}
	);

	test('a card played face down need not be named, and is asked for when it is revealed', () => {
		const box = new World();
		const setting = settingFor(3, { dealer: 'box', first: 's1' });
		box.give({ type: 'SetTable', setting });
		for (const [seat, clan] of [
			['s1', 'brujah'],
			['s2', 'gangrel'],
			['s3', 'tremere']
		] as const)
			box.give({ type: 'ChooseClan', seat, clan });
		for (const ally of ['ally-1', 'ally-2', 'ally-3']) box.answer(ally);
		box.give({ type: 'PlayCard', seat: 's1', at: '1', face: 'down' });
		box.refuses({ type: 'PlayCard', seat: 's1', at: '1', face: 'up' }, 'card-played');
		box.resolve().tokens();
		expect(box.table.question).toMatchObject({ seat: null, prompt: 'face', about: { slot: 1 } });
		expect(box.table.question?.options).toHaveLength(9);
		box.answer('brujah-4');
		expect(box.of('ConflictRanked')[0]?.ranking[0]?.total).toBe(4);
	});

	test('the server need seal nothing for it, and a phone can preview all but secret choices', () => {
		let table: Table = EMPTY_TABLE;
		const give = (command: TableCommand) => {
			const decision = decideTable(table, command, { chance: seededChance(1) });
			if (!decision.accepted) throw new Error(decision.refusal.reason);
			expect(decision.sealed).toBeUndefined();
			table = decision.events.reduce(evolveTable, table);
		};
		const setting = settingFor(3, { dealer: 'box', first: 's1' });
		expect(needsSealedAtTable(table, { type: 'SetTable', setting })).toBe(false);
		give({ type: 'SetTable', setting });
		for (const [seat, clan] of [
			['s1', 'brujah'],
			['s2', 'gangrel'],
			['s3', 'tremere']
		] as const)
			give({ type: 'ChooseClan', seat, clan });
		for (const ally of ['ally-1', 'ally-2', 'ally-3'])
			give({
				type: 'AnswerQuestion',
				question: table.question?.id ?? 0,
				seat: null,
				choice: [ally]
			});
		give({ type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: '1', face: 'up' });
		expect(table.deployed).toHaveLength(1);
	});

	test('the app hands over to the box in mid-game, and takes over again with hands that fit', () => {
		const world = planning(4);
		world.give({
			type: 'PlayCard',
			seat: 's1',
			card: 'brujah-hunt',
			at: '1',
			face: 'down',
			blood: 0
		});
		world
			.give({ type: 'ChangeDealer', dealer: 'box' })
			.refuses({ type: 'ChangeDealer', dealer: 'box' }, 'same-dealer');
		world.give({ type: 'ChangeDealer', dealer: 'app' });
		const { hand, deck, faces } = world.secret('s1');
		const nine = cardsOf(world.table, 'brujah').map(({ id }) => id);
		expect([...hand, ...deck, ...Object.values(faces)].sort()).toEqual([...nine].sort());
		expect(hand).toHaveLength(world.player('s1').hand);
		// What everybody has seen lies in no clan deck.
		expect(deck).not.toContain('brujah-ready');
	});

	test('Hand Building that waits goes on by hand once the box deals', () => {
		const world = new World();
		world.give({
			type: 'SetTable',
			setting: settingFor(3, {
				first: 's1',
				clansShown: ['brujah', 'gangrel', 'tremere', 'ventrue']
			})
		});
		for (const [seat, clan] of [
			['s1', 'brujah'],
			['s2', 'gangrel'],
			['s3', 'tremere']
		] as const)
			world.give({ type: 'ChooseClan', seat, clan });
		world.give({ type: 'ChangeDealer', dealer: 'box' });
		expect(world.table).toMatchObject({ question: null, stage: 'planning' });
		expect(world.player('s1').hand).toBe(4);
		expect(keepAll(world)).toBe(world);
	});
});

describe('Corrections', () => {
	test('counts, cards and places are set right by hand', () => {
		const world = planning(4).ally('1', null);
		const slot = world.lay('s1', 'brujah-4', { at: '1' });
		const [free = ''] = plainCards.allies
			.map(({ id }) => id)
			.filter((id) => !world.table.alliesCame.includes(id));
		world.give({
			type: 'CorrectTable',
			corrections: [
				{ set: 'pool', seat: 's1', blood: 4, influence: 9, tokens: 1 },
				{ set: 'alliance', seat: 's2', alliance: [free], drained: ['victim'] },
				{ set: 'blood', seat: 's3', at: '2', blood: 3 },
				{ set: 'ambition', seat: 's4' },
				{ set: 'card', card: 'brujah-4', to: { at: '2', position: 's2' } }
			]
		});
		expect(world.player('s1')).toMatchObject({ blood: 4, influence: 9, tokens: 1 });
		expect(world.player('s2')).toMatchObject({ alliance: [free], drained: ['victim'] });
		expect(world.table.blood['2']?.['s3']).toBe(3);
		expect(world.table.ambition).toBe('s4');
		expect(world.table.deployed).toMatchObject([{ slot, at: '2', position: 's2', owner: 's1' }]);
		world.give({
			type: 'CorrectTable',
			corrections: [{ set: 'card', card: 'brujah-4', to: 'hand' }]
		});
		expect(world.secret('s1').hand).toContain('brujah-4');
		expect(tableFaults(world.table)).toEqual([]);
	});

	test('two clan cards of a player in one correction leave all else of it sealed as it was', () => {
		const world = planning(4);
		const hand = world.secret('s1').hand;
		const [card, other, ...deck] = world.secret('s1').deck;
		world.lay('s1', card ?? '', { at: '1' });
		world.lay('s1', other ?? '', { at: '2' });
		world.give({
			type: 'CorrectTable',
			corrections: [
				{ set: 'card', card: card ?? '', to: 'hand' },
				{ set: 'card', card: other ?? '', to: { at: '1', position: 's1' } }
			]
		});
		expect(world.secret('s1')).toEqual({ hand: [...hand, card], deck, faces: {} });
		world.give({ type: 'PlayCard', seat: 's1', card: card ?? '', at: '1', face: 'up' });
		expect(world.secret('s1').deck).toEqual(deck);
		expect(tableFaults(world.table)).toEqual([]);
	});

	test('no hand is dealt anew where a secret is missing of what was dealt here', () => {
		const world = planning(4);
		const [card = ''] = world.secret('s1').hand;
		world.pool('s1', { secret: world.player('s1').secret + 1 });
		expect(() => world.try({ type: 'PlayCard', seat: 's1', card, at: '1', face: 'up' })).toThrow(
			'nothing is sealed of s1'
		);
		world.sealed = NOTHING_SEALED;
		expect(() =>
			world.try({ type: 'PlayCard', seat: 's1', card, at: '1', face: 'up' })
		).not.toThrow();
	});

	test('a correction that no check of the table lets pass is refused', () => {
		const world = planning(4);
		const [free = ''] = plainCards.allies
			.map(({ id }) => id)
			.filter((id) => !world.table.alliesCame.includes(id));
		world.table = {
			...world.table,
			stage: 'resolution',
			turn: null,
			locations: world.table.locations.map((one) =>
				one.id === '1' ? { ...one, ally: null, resolved: true } : one
			)
		};
		expect(tableFaults(world.table)).toEqual([]);
		world.refuses(
			{ type: 'CorrectTable', corrections: [{ set: 'ally', at: '1', ally: free }] },
			'correction-wrong'
		);
	});

	test('what cannot be is refused, and where the app deals, what would tell a secret', () => {
		const world = planning(4);
		const wrong = (correction: object) =>
			world.refuses(
				{ type: 'CorrectTable', corrections: [correction as never] },
				'correction-wrong'
			);
		wrong({ set: 'pool', seat: 's9', blood: 1 });
		wrong({ set: 'pool', seat: 's1', flipped: 2 });
		wrong({ set: 'pool', seat: 's1', blood: 0 });
		wrong({ set: 'alliance', seat: 's1', alliance: [world.table.locations[0]?.ally], drained: [] });
		wrong({ set: 'alliance', seat: 's1', alliance: ['ally-1', 'ally-1'], drained: [] });
		wrong({ set: 'alliance', seat: 's1', alliance: ['nobody'], drained: [] });
		wrong({ set: 'ally', at: '3', ally: null });
		wrong({ set: 'blood', seat: 's1', at: '3', blood: 1 });
		wrong({ set: 'relic', seat: 's1', used: true });
		wrong({ set: 'card', card: 'ventrue-1', to: 'hand' });
		wrong({ set: 'card', card: 'brujah-hunt', from: 'hand', to: { at: '1', position: 's1' } });
	});
});
