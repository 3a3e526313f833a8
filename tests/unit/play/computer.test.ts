import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { broughtBy } from '../../../src/lib/games/heritage/alone/bringing.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { settingOf } from '../../../src/lib/games/heritage/table/course.ts';
import { STRENGTHS, type Strength } from '../../../src/lib/games/heritage/strengths.ts';
import type { Era } from '../../../src/lib/games/heritage/vocabulary.ts';
import { isOfRival } from '../../../src/lib/ui/heritage/computer/own-steps.ts';
import type { Ask } from '../../../src/lib/games/heritage/players/find-move.ts';
import { RivalMoves } from '../../../src/lib/ui/heritage/computer/rival-moves.ts';
import { rivalMovesIn } from '../../../src/lib/ui/heritage/computer/rival-moves-in.ts';
import { rivalLabel } from '../../../src/lib/ui/heritage/computer/rival-names.ts';
import type { KeptGame } from '../../../src/lib/ui/heritage/stand-alone/kept.ts';
import { bringBack, takeBackLast } from '../../../src/lib/ui/heritage/table/history/take-back.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { resultOf, resultText } from '../../../src/lib/ui/heritage/table/result/result-view.ts';
import type { Question } from '../../../src/lib/ui/heritage/thinking/questions.ts';
import { think } from '../../../src/lib/ui/heritage/thinking/think.ts';
import { loadBattlegrounds } from '../../../src/lib/ui/heritage/table/battlegrounds.ts';
import { Toasts } from '../../../src/lib/ui/toasts.svelte.ts';
import { begun, linkTo, onShelf, stored } from './kit.ts';

const PERSON = 's1';
/** Nothing made the move unwanted meanwhile. */
const WANTED = new AbortController().signal;

/** What the worker does, in this very thread. */
const askHere: Ask = (view, strength, seed) => {
	const question: Question = { what: 'choose', view, strength, seed };
	for (const report of think(question, () => 0))
		if (report?.what === 'choose') return Promise.resolve(report.command);
	return Promise.reject(new Error('no answer'));
};

/** A person and as many rivals as there are strengths. */
const against = (rivals: readonly Strength[], seed = 7, era: Era = 1) =>
	begun(
		{
			players: [null, ...rivals].map((rival) => ({ name: '', clan: null, rival })),
			hands: 'open',
			era
		},
		seed
	);

async function tableOf(game: KeptGame, ask: Ask = askHere) {
	const { store, shelf, link } = await onShelf(game);
	return { store, shelf, link, ...(await laid(game, link, ask)) };
}

async function laid(game: KeptGame, link: Awaited<ReturnType<typeof linkTo>>, ask: Ask) {
	const setting = settingOf(game.course.steps);
	if (!setting) throw new Error('no table');
	const sittings = setting.seats.map(({ seat, rival }) => ({
		seat,
		name: game.people[seat] ?? seat,
		mine: !rival,
		...(rival && { rival: rivalLabel(rival) })
	}));
	const battlegrounds = await loadBattlegrounds(setting);
	const live = new LiveTable({ battlegrounds, sittings, link, writes: true });
	return { live, moves: new RivalMoves({ live, link, ask }) };
}

type Played = Awaited<ReturnType<typeof tableOf>>;

/** One step: of the rival that is to move, or of a person who does anything legal. */
async function step({ live, moves, link }: Played, chance = seededChance(3)): Promise<void> {
	const seat = live.toMove ?? PERSON;
	if (live.names.rival(seat) !== null) return moves.move(seat, WANTED);
	const hand = (await link.hand(seat))?.flatMap(({ scheme }) => scheme ?? []) ?? [];
	const command = randomPlayer({ table: live.table, seat, hand }, chance);
	if (!command || !(await live.act(command))) throw new Error(live.problem?.sentence ?? 'no move');
}

async function playUntil(played: Played, until: () => boolean, seed = 3): Promise<void> {
	const chance = seededChance(seed);
	for (let steps = 0; !until(); steps++) {
		const before = played.live.course;
		await step(played, chance);
		if (played.live.course === before || steps > 2_000)
			throw new Error(`nothing goes on after ${steps} steps: ${played.live.problem?.sentence}`);
	}
}

const isOver = ({ live }: Played) => live.table.phase === 'finished';

describe('a person alone plays a whole chapter', () => {
	test.each([
		[['easy'], 1, 1],
		[['medium'], 7, 2],
		[['easy', 'medium'], 4, 3],
		[['easy', 'medium', 'easy'], 2, 4]
	] as const)('against %j in era %i', async (rivals, era, seed) => {
		const played = await tableOf(await against(rivals, seed, era));
		await playUntil(played, () => isOver(played), seed);
		const { table, battlegrounds, names } = played.live;
		const result = resultOf(table, battlegrounds, names);
		const told = result && resultText('Alone', result);
		expect(result?.places.map(({ rival }) => rival).sort()).toEqual(
			[...rivals.map(rivalLabel), null].sort()
		);
		expect(told).toContain(`, ${rivalLabel(rivals[0])}): `);
	});

	test('against a strong one, which thinks hard only now and then lest this takes long', async () => {
		let asked = 0;
		const played = await tableOf(await against(['strong']), (view, strength, seed, unwanted) =>
			askHere(view, asked++ % 8 === 0 ? strength : 'easy', seed, unwanted)
		);
		await playUntil(played, () => isOver(played));
		expect(isOver(played)).toBe(true);
	});
});

describe('a game with rivals', () => {
	test('says in its log which seats code plays, names them and hides hands', async () => {
		const { course, people, glance } = await against(STRENGTHS);
		const setting = settingOf(course.steps);
		expect(setting?.seats.map(({ rival }) => rival)).toEqual([undefined, ...STRENGTHS]);
		expect(setting?.ruleset.hands).toBe('hidden');
		expect(people).toEqual({ s1: 'Player 1', s2: 'Ilse', s3: 'Corvin', s4: 'Odile' });
		expect(glance.seats.map(({ rival }) => rival)).toEqual([undefined, ...STRENGTHS]);
	});

	test('is taken into a group, where its log still says so', async () => {
		const played = await tableOf(await against(['easy']));
		await playUntil(played, () => played.live.table.round > 1);
		const { title, course, rules } = stored(played.store);
		const brought = broughtBy({ title, steps: [...course.steps.map((one) => [...one])], rules });
		expect(brought.accepted).toBe(true);
		const [event] = brought.accepted ? brought.events : [];
		expect(settingOf(event?.steps ?? [])?.seats.map(({ rival }) => rival)).toEqual([
			undefined,
			'easy'
		]);
	});

	test('is dealt by the app alone', async () => {
		const players = [null, 'easy' as const].map((rival) => ({ name: '', clan: null, rival }));
		await expect(begun({ players, dealer: 'box' })).rejects.toThrow('the app deals');
	});

	test('shows the hand of a rival to nobody, and of another’s hand nothing to a rival', async () => {
		const asked: string[] = [];
		const played = await tableOf(
			await against(['medium', 'easy']),
			(view, strength, seed, unwanted) => {
				asked.push(...view.hand.map((scheme) => `${view.seat} ${scheme}`));
				const hands = Object.values(view.table.hands).flatMap(({ held }) => held);
				expect(hands.every(({ scheme }) => scheme === null)).toBe(true);
				return askHere(view, strength, seed, unwanted);
			}
		);
		await playUntil(played, () => played.live.table.round > 2);
		const { link, live } = played;
		expect(await live.openHand('s2')).toBe(false);
		expect(live.handOf('s2')).toBeNull();
		expect(await link.hand('s2')).toBeNull();
		expect(await link.hand(PERSON, true)).toBeNull();
		expect(await live.openHand(PERSON)).toBe(true);
		const clans = live.table.seats.map(({ seat, clan }) => [seat, clan]);
		for (const one of asked) {
			const [seat = '', scheme = ''] = one.split(' ');
			const card = live.table.schemes[scheme];
			expect(clans).toContainEqual([seat, card?.of === 'clan' && card.clan]);
		}
		expect(asked.length).toBeGreaterThan(0);
	});
});

describe('a rival', () => {
	/** A table where a rival is to move in its turn. */
	async function atRival(ask: Ask = askHere) {
		const played = await tableOf(await against(['medium']), ask);
		const { live } = played;
		await playUntil(
			played,
			() => live.table.turn?.recruit === 'open' && live.toMove === 's2' && !live.table.question
		);
		return played;
	}

	test('whose thinker is lost is asked once more, and then moves all the same', async () => {
		const lost = vi.fn(() => Promise.reject(new Error('lost')));
		const played = await atRival();
		const steps = played.live.course.steps.length;
		await new RivalMoves({ ...played, ask: lost }).move('s2', WANTED);
		expect(lost).toHaveBeenCalledTimes(2);
		expect(played.live.course.steps).toHaveLength(steps + 1);
		expect(isOfRival(played.live.sittings, played.live.course.steps[steps] ?? [], steps)).toBe(
			true
		);
	});

	test('that is refused again and again comes to something legal', async () => {
		const played = await atRival();
		const { live } = played;
		const wrong: Ask = (view) =>
			Promise.resolve({ type: 'EndTurn', seat: view.seat === 's2' ? 's1' : 's2' });
		const moves = new RivalMoves({ ...played, ask: wrong });
		const before = live.course;
		for (let tries = 0; live.course === before && tries < 9; tries++) {
			await moves.move('s2', WANTED);
			expect(live.problem).toBeNull();
		}
		expect(live.course).not.toBe(before);
	});

	test('does nothing where its move is not wanted any more, and after a reload moves once', async () => {
		const played = await atRival();
		const { live, moves, store, shelf } = played;
		const before = live.course.steps.length;
		await moves.move('s2', AbortSignal.abort());
		expect(live.course.steps).toHaveLength(before);
		const game = stored(store);
		const again = await laid(game, await linkTo(game, shelf), askHere);
		await again.moves.move('s2', WANTED);
		await moves.move('s2', WANTED);
		expect(stored(store).course.steps).toHaveLength(before + 1);
		expect(live.course.steps).toHaveLength(before + 1);
		expect(live.problem).toBeNull();
	});

	test('is taken back along with the last step of a person', async () => {
		const played = await atRival();
		const { live, moves } = played;
		await moves.move('s2', WANTED);
		const own = live.course.steps.findLastIndex((one, at) => !isOfRival(live.sittings, one, at));
		const toasts = new Toasts();
		expect(own).toBeLessThan(live.course.steps.length - 1);
		expect(await takeBackLast(live, toasts)).toBe(true);
		expect(live.course.steps).toHaveLength(own);
		expect(live.toMove).toBe(PERSON);
		await bringBack(live, toasts);
		expect(live.course.steps.length).toBeGreaterThan(own + 1);
	});

	test('leaves steps that a person made for its seat to be undone one by one', async () => {
		const played = await atRival();
		const { live, moves } = played;
		await moves.move('s2', WANTED);
		const { steps } = live.course;
		const last = steps.length - 1;
		const since = (rivalSince: number) =>
			live.sittings.map((one) => (one.rival === undefined ? one : { ...one, rivalSince }));
		expect(isOfRival(since(last), steps[last] ?? [], last)).toBe(true);
		expect(isOfRival(since(last + 1), steps[last] ?? [], last)).toBe(false);
	});

	test('does the same again after an undo that comes to the same', async () => {
		const played = await atRival();
		const { live, moves, link } = played;
		const kept = live.course.steps.length;
		await moves.move('s2', WANTED);
		const did = live.course.steps[kept];
		await link.turnBack({ type: 'UndoAtTable', kept, of: kept + 1 });
		await moves.move('s2', WANTED);
		expect(live.course.steps[kept]).toEqual(did);
	});

	test('that finds no move says so, and stands until somebody has read it', async () => {
		const played = await atRival();
		const { live } = played;
		const before = live.course;
		const link = { hand: () => Promise.reject(new Error('no storage')) };
		await new RivalMoves({ live, link, ask: askHere }).move('s2', WANTED);
		expect(live.course).toBe(before);
		expect(live.problem?.sentence).toContain('The computer could not move.');
	});

	test('does not move in a game that was deleted, which is said at once', async () => {
		const played = await atRival();
		const { live, moves, store } = played;
		store.games.clear();
		await moves.move('s2', WANTED);
		expect(live.problem?.sentence).toContain('deleted');
	});

	test('does not move on a table that went on while its move waited', async () => {
		const played = await atRival();
		const { live } = played;
		const before = live.course;
		const command = { type: 'EndTurn', seat: 's2' } as const;
		expect(await live.act(command, undefined, { ...before })).toBe(false);
		expect(live.course).toBe(before);
		expect(live.problem).toBeNull();
	});
});

test('a card in hand that a correction made known has another face from then on', async () => {
	const played = await tableOf(await against(['easy']));
	await playUntil(
		played,
		() => played.live.toMove === PERSON && played.live.table.turn?.recruit === 'open'
	);
	const { live, link, store } = played;
	const [own] = (await link.hand(PERSON)) ?? [];
	const scheme = own?.scheme ?? '';
	const corrections = [{ set: 'spent' as const, schemes: [scheme] }];
	const isCorrected = await live.act({ type: 'CorrectTable', corrections, reason: 'It was used.' });
	expect(live.problem).toBeNull();
	expect(isCorrected).toBe(true);
	const hand = (await link.hand(PERSON)) ?? [];
	expect(hand.every((held) => held.scheme !== null && held.scheme !== scheme)).toBe(true);
	expect(await live.openHand(PERSON)).toBe(true);
	// It is the same after a reload.
	expect(await (await linkTo(stored(store), played.shelf)).hand(PERSON)).toEqual(hand);
});

describe('why rivals moved', () => {
	async function moved() {
		const played = await tableOf(await against(['medium', 'easy'], 5, 2));
		await playUntil(played, () => {
			const { live } = played;
			const moves = rivalMovesIn(live.course.steps, live.sittings);
			return live.toMove === PERSON && new Set(moves.map(({ seat }) => seat)).size > 1;
		});
		const { course, sittings } = played.live;
		return { ...played, moves: rivalMovesIn(course.steps, sittings) };
	}
	const explained = (question: Question) => {
		for (const report of think(question, () => 0))
			if (report?.what === 'explain') return report.why;
		throw new Error('no answer');
	};

	test('is asked of each move since a person did something, latest first, with its answers', async () => {
		const { live, moves } = await moved();
		const { course, sittings, table } = live;
		const [latest, ...earlier] = moves;
		for (const { step } of moves)
			expect(isOfRival(sittings, course.steps[step] ?? [], step)).toBe(true);
		expect(moves.map(({ step }) => step)).toEqual(
			moves.map(({ step }) => step).sort((a, b) => b - a)
		);
		expect(latest?.after.bloodlines).toEqual(table.bloodlines);
		for (const [at, { after }] of earlier.entries())
			expect(after.boards).toEqual(moves[at]?.before.boards);
		expect(rivalMovesIn([...course.steps, course.steps[0] ?? []], sittings)).toEqual([]);
	});

	test('says what weighs, and nothing of the hand of who moved', async () => {
		const { moves } = await moved();
		const why = explained({ what: 'explain', moves });
		expect(why).toHaveLength(moves.length);
		expect(why.flat().length).toBeGreaterThan(0);
		for (const [at, { seat }] of moves.entries())
			for (const term of why[at] ?? [])
				if (term.seat === seat) expect(['fits', 'fitting']).not.toContain(term.feature);
	});
});
