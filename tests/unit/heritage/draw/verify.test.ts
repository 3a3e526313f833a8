import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberCommitment, seedCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { DRAW, orderOf, termsOf } from '../../../../src/lib/games/heritage/draw/hashes.ts';
import { DRAW_FAULTS } from '../../../../src/lib/games/heritage/draw/faults.ts';
import { drawAfter, proofOf } from '../../../../src/lib/games/heritage/draw/proof.ts';
import { provenNames } from '../../../../src/lib/games/heritage/draw/proven-names.ts';
import { proofsIn } from '../../../../src/lib/games/heritage/draw/reading.ts';
import type { DrawStep, DrawStepOf } from '../../../../src/lib/games/heritage/draw/steps.ts';
import { drawNames } from '../../../../src/lib/games/heritage/draw/names.ts';
import { checkedDraw, drawVerdict } from '../../../../src/lib/games/heritage/draw/told.ts';
import { verifyDraw, type Witness } from '../../../../src/lib/games/heritage/draw/verify.ts';
import { ARCHETYPES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { DECK, heldDraw, stepsOf } from './kit.ts';
import { runs } from '../../../support/long.ts';

const OTHER = 'f'.repeat(64);

/** A draw with a voided attempt in it, and several cards turned for nothing. */
const honest = stepsOf(heldDraw(4, { silent: 's2', declared: ['wealthy', 'clandestine'] }));

type Type = DrawStep['type'];
const at = (type: Type, which = 0): number =>
	honest.flatMap((step, index) => (step.type === type ? [index] : []))[which] ?? -1;

/** The honest draw with one step changed. */
const changed = <T extends Type>(type: T, change: Partial<DrawStepOf<T>>, which = 0): DrawStep[] =>
	honest.map((step, index) =>
		index === at(type, which) ? ({ ...step, ...change } as DrawStep) : step
	);
const without = (type: Type, which = 0) => honest.filter((_, index) => index !== at(type, which));
const moved = (from: number, to: number): DrawStep[] => {
	const rest = honest.filter((_, index) => index !== from);
	const step = honest[from];
	return step ? [...rest.slice(0, to), step, ...rest.slice(to)] : rest;
};
const again = (index: number, to = index + 1): DrawStep[] => {
	const step = honest[index];
	return step ? [...honest.slice(0, to), step, ...honest.slice(to)] : honest;
};
const faults = (steps: readonly DrawStep[], ...witnesses: Witness[]) =>
	verifyDraw({ steps: [...steps] }, witnesses).map(({ fault }) => fault);

const announced = honest[0] as DrawStepOf<'DrawAnnounced'>;
const opened = honest[at('SeedOpened')] as DrawStepOf<'SeedOpened'>;
const [first, second] = announced.deck;
const swapped = [second, first, ...announced.deck.slice(2)].flatMap((card) => card ?? []);

test('a draw that holds by older rules alone is not said to hold by today’s', () => {
	const checked = checkedDraw({ steps: honest }, drawNames({}));
	expect(drawVerdict(checked)).toBe(`This draw is verified. ${checked.end}`);
	expect(drawVerdict({ ...checked, older: true })).toBe(
		`This draw is verified by its older rules. Today’s rules would decide some of it differently. ${checked.end}`
	);
	expect(drawVerdict({ ...checked, older: true, holds: false })).toBe('This draw FAILS the check.');
});

describe('an honest draw', () => {
	test('holds, and has all there is to forge', () => {
		expect(faults(honest)).toEqual([]);
		expect(new Set(honest.map(({ type }) => type)).size).toBe(9);
		expect(at('CardTurned', 1)).toBeGreaterThan(0);
	});

	test('holds whatever falls, whoever is silent', () => {
		fc.assert(
			fc.property(
				fc.integer(),
				fc.shuffledSubarray([...ARCHETYPES], { minLength: 2, maxLength: 2 }),
				fc.constantFrom(null, 's1' as const, 's2' as const, 'table' as const),
				(seed, declared, silent) => {
					expect(faults(stepsOf(heldDraw(seed, { declared, silent })))).toEqual([]);
				}
			),
			{ numRuns: runs(60) }
		);
	});

	test('is itself in JSON, and inside a chronicle', () => {
		const proof = { format: 'elysium-draw' as const, version: 1 as const, steps: honest };
		const alone = proofsIn(JSON.stringify({ ...proof, people: { s1: 'Anna' } }));
		expect(alone).toEqual({
			proofs: [{ at: '', proof }],
			people: { s1: 'Anna' },
			faults: []
		});
		expect(provenNames('{}', alone.people).says).toContain('prove nothing');
		const around = { events: [{ event: { record: { primogen: { proof } } } }] };
		expect(proofsIn(JSON.stringify(around)).proofs).toEqual([
			{ at: 'events.0.event.record.primogen.proof', proof }
		]);
	});
});

/** One forgery of each part, and what it is called. */
const FORGERIES: readonly (readonly [string, readonly DrawStep[], string])[] = [
	['rules of another day', changed('DrawAnnounced', { rules: 999 }), 'newer-rules'],
	['the id of the draw', changed('DrawAnnounced', { draw: 'another-draw' }), 'seed-does-not-match'],
	[
		'who is tied',
		changed('DrawAnnounced', { tie: { ...announced.tie, seats: ['s2', 's1'] } }),
		'tie-not-covered'
	],
	[
		'the figures',
		changed('DrawAnnounced', {
			tie: { ...announced.tie, level: announced.tie.level.map((one) => ({ ...one, count: 9 })) }
		}),
		'tie-not-covered'
	],
	[
		'figures that part the tied',
		changed('DrawAnnounced', {
			tie: {
				...announced.tie,
				level: announced.tie.level.map((one, index) => ({ ...one, breaker: index }))
			}
		}),
		'tie-does-not-follow'
	],
	[
		'a card of the deck',
		changed('DrawAnnounced', {
			deck: announced.deck.map((card) => ({ ...card, archetype: 'wealthy' }))
		}),
		'deck-not-covered'
	],
	['a card less', changed('DrawAnnounced', { deck: DECK.slice(1) }), 'deck-not-covered'],
	['the discards', changed('DrawAnnounced', { reserve: [] }), 'deck-not-covered'],
	['no cards at all', changed('DrawAnnounced', { deck: [], reserve: [] }), 'no-cards'],
	['the order of the list', changed('DrawAnnounced', { deck: swapped }), 'deck-not-sorted'],
	['a card twice', changed('DrawAnnounced', { reserve: announced.deck }), 'card-twice'],
	['the server’s hash', changed('DrawAnnounced', { server: OTHER }), 'server-hash-not-covered'],
	['the server’s hash, missing', honest.slice(1), 'before-server-hash'],
	['the server’s hash, after a declaration', moved(0, 1), 'before-server-hash'],
	['the server’s hash, twice', again(0), 'server-hash-late'],
	[
		'a declaration',
		changed('ArchetypeDeclared', { archetype: 'warlike' }),
		'declarations-not-covered'
	],
	[
		'a declaration like another',
		changed('ArchetypeDeclared', { archetype: 'clandestine' }),
		'archetype-twice'
	],
	['who declared', changed('ArchetypeDeclared', { seat: 's3' }), 'declared-by-stranger'],
	['the order of declarations', moved(at('ArchetypeDeclared'), 2), 'declared-out-of-turn'],
	['a declaration missing', without('ArchetypeDeclared'), 'sealed-before-declared'],
	[
		'a declaration after a number',
		moved(at('ArchetypeDeclared', 1), at('ContributionCommitted')),
		'declared-late'
	],
	['a commitment', changed('ContributionCommitted', { commitment: OTHER }), 'seal-does-not-match'],
	[
		'what a commitment covers',
		changed('ContributionCommitted', { saw: { ...termsOf(announced, []).saw, server: OTHER } }),
		'server-hash-not-covered'
	],
	[
		'whose a commitment is',
		changed('ContributionCommitted', { device: 's4' }),
		'opened-without-seal'
	],
	[
		'the attempt of a commitment',
		changed('ContributionCommitted', { attempt: 2 }),
		'attempt-out-of-order'
	],
	['a commitment twice', again(at('ContributionCommitted')), 'sealed-twice'],
	[
		'a commitment after the others were published',
		moved(at('ContributionCommitted', 2), at('CommitmentsClosed')),
		'sealed-late'
	],
	[
		'a number of who was left out',
		changed('ContributionCommitted', { device: 's2' }, 3),
		'sealed-though-left-out'
	],
	['nothing published', without('CommitmentsClosed'), 'opened-early'],
	['published twice', again(at('CommitmentsClosed')), 'closed-twice'],
	['published before any number', moved(at('CommitmentsClosed'), 3), 'nobody-sealed'],
	[
		'an opening before all were published',
		moved(at('ContributionOpened'), at('CommitmentsClosed')),
		'opened-early'
	],
	[
		'an opened number',
		changed('ContributionOpened', { contribution: OTHER }),
		'seal-does-not-match'
	],
	[
		'an opened number of the last attempt',
		changed('ContributionOpened', { contribution: OTHER }, 2),
		'order-differs'
	],
	['a number opened twice', again(at('ContributionOpened')), 'opened-twice'],
	['an opening missing', without('ContributionOpened', 2), 'seed-early'],
	['who did not open', changed('AttemptVoided', { missing: ['s1'] }), 'void-names-others'],
	['a voided attempt, left out', without('AttemptVoided'), 'attempt-out-of-order'],
	[
		'a voided attempt, left out as a whole',
		honest.filter((_, index) => index < 3 || index > at('AttemptVoided')),
		'attempt-out-of-order'
	],
	[
		'an attempt that nobody failed',
		moved(at('AttemptVoided'), at('SeedOpened') - 1),
		'attempt-out-of-order'
	],
	['an attempt given up for nothing', moved(at('AttemptVoided'), 3), 'void-without-cause'],
	['the seed', changed('SeedOpened', { seed: OTHER }), 'seed-does-not-match'],
	['the seed, before the numbers', moved(at('SeedOpened'), at('SeedOpened') - 1), 'seed-early'],
	['the seed, twice', again(at('SeedOpened')), 'seed-twice'],
	['the order', changed('SeedOpened', { order: [...opened.order].reverse() }), 'order-differs'],
	[
		'the order, cut off',
		changed('SeedOpened', { order: opened.order.slice(0, -1) }),
		'order-differs'
	],
	['a turned card', changed('CardTurned', { card: 'r00' }), 'other-card-turned'],
	['a card out of turn', changed('CardTurned', { turn: 7 }), 'turned-out-of-turn'],
	['a card left out', without('CardTurned'), 'turned-out-of-turn'],
	['a card before the order', moved(at('CardTurned'), at('SeedOpened')), 'turned-early'],
	['a card after the hit', again(at('DrawEnded') - 1), 'turned-after-the-hit'],
	['the winner', changed('DrawEnded', { winner: 's3' }), 'other-winner'],
	['the archetype', changed('DrawEnded', { shown: 'warlike' }), 'other-archetype-shown'],
	['an end too early', moved(at('DrawEnded'), at('CardTurned')), 'ended-early'],
	['no end', honest.slice(0, -1), 'not-ended'],
	['something after the end', again(at('CardTurned'), honest.length), 'after-the-end']
];

describe('a forged draw', () => {
	test.each(FORGERIES)('%s: the verifier says what is wrong', (_what, steps, fault) => {
		expect(faults(steps)).toContain(fault);
	});

	test('there is a forgery for every fault that a proof alone can show', () => {
		const remembered = [
			'another-draw',
			'own-part-missing',
			'server-hash-changed',
			'own-seal-changed'
		];
		const found = new Set(FORGERIES.flatMap(([, steps]) => faults(steps)));
		expect([...found].sort()).toEqual(
			Object.keys(DRAW_FAULTS)
				.filter((fault) => !remembered.includes(fault))
				.sort()
		);
	});

	test('no single changed value goes unseen', () => {
		const paths = (
			value: unknown,
			path: readonly (string | number)[] = []
		): (string | number)[][] =>
			typeof value === 'object' && value !== null
				? Object.entries(value).flatMap(([key, within]) => paths(within, [...path, key]))
				: [[...path]];
		// The chronicle it is for is no part of the chance, nor who was waited for; and of a seal that never opened
		// nobody but its own device knows what lay in it.
		const unopened = at('ContributionCommitted', 1);
		const covered = paths(honest).filter(
			(path) =>
				path.at(-1) !== 'chronicle' &&
				path.at(-1) !== 'type' &&
				!path.includes('expected') &&
				!(path[0] === String(unopened) && path[1] === 'commitment')
		);
		fc.assert(
			fc.property(fc.constantFrom(...covered), fc.integer({ min: 1, max: 15 }), (path, by) => {
				const forged = structuredClone(honest) as unknown as Record<string, unknown>;
				const holder = path
					.slice(0, -1)
					.reduce((within, key) => within[key] as Record<string, unknown>, forged);
				const key = path.at(-1) ?? '';
				const value = holder[key];
				holder[key] = typeof value === 'number' ? value + by : altered(String(value), by);
				const proof = { format: 'elysium-draw', version: 1, steps: forged };
				const read = proofsIn(JSON.stringify(proof)).proofs[0];
				expect(read ? faults(read.proof.steps) : ['unreadable']).not.toEqual([]);
			}),
			{ numRuns: runs(200) }
		);
	});

	test('it says so in a sentence that names who, at the step where it shows', () => {
		const { holds, lines } = checkedDraw(
			{ steps: changed('ContributionCommitted', { commitment: OTHER }) },
			drawNames({ s1: 'Anna' })
		);
		expect(holds).toBe(false);
		expect(lines[at('ContributionOpened')]?.wrong.join()).toMatch(/^Anna opened another number/);
	});
});

/** Another text of the same length. */
const altered = (text: string, by: number): string => {
	const last = text.at(-1) ?? '';
	const next = '0123456789abcdef'.at((Number.parseInt(last, 16) + by) % 16);
	return text.slice(0, -1) + (Number.isNaN(Number.parseInt(last, 16)) ? 'x' : (next ?? 'x'));
};

describe('a server that chooses its seed once it knows the declarations', () => {
	const { steps } = proofOf(heldDraw(8).state);
	const before = drawAfter(steps);
	const there = before.announced as DrawStepOf<'DrawAnnounced'>;

	/** A seed with which the other player wins, and the whole record made to fit it as far as the server can. */
	const chosen = Array.from({ length: 50 }, (_, index) => String(index).padStart(64, '0')).find(
		(seed) => {
			const server = seedCommitment(DRAW, there.draw, seed);
			const { order } = orderOf({ ...there, server }, before.declared, before, seed);
			const hits = order.map((place) => [...there.deck, ...there.reserve][place]?.archetype);
			const winner = before.declared.find(
				({ archetype }) =>
					archetype === hits.find((one) => before.declared.some((d) => d.archetype === one))
			);
			return winner !== undefined && winner.seat !== before.ended?.winner;
		}
	) as string;

	const remade = (all: boolean): DrawStep[] => {
		const server = seedCommitment(DRAW, there.draw, chosen);
		const late = { ...there, server };
		const terms = termsOf(late, before.declared);
		const begun = steps.slice(
			0,
			steps.findIndex(({ type }) => type === 'SeedOpened')
		);
		const fitted = begun.map((step): DrawStep => {
			if (step.type === 'DrawAnnounced') return late;
			if (step.type !== 'ContributionCommitted' || !all) return step;
			const { contribution = '' } =
				before.opened.find(({ device }) => device === step.device) ?? {};
			const commitment = numberCommitment(terms, 1, step.device, contribution);
			return { ...step, saw: terms.saw, commitment };
		});
		const state = drawAfter(fitted);
		const { order } = orderOf(late, state.declared, state, chosen);
		const opened: DrawStep = { type: 'SeedOpened', attempt: 1, seed: chosen, order: [...order] };
		const cards = [...there.deck, ...there.reserve];
		const turns: DrawStep[] = [];
		for (const place of order) {
			const card = cards[place];
			turns.push({ type: 'CardTurned', turn: turns.length + 1, card: card?.id ?? '' });
			const hit = state.declared.find(({ archetype }) => archetype === card?.archetype);
			if (!hit) continue;
			turns.push({ type: 'DrawEnded', shown: hit.archetype, winner: hit.seat });
			break;
		}
		return [...fitted, opened, ...turns];
	};

	test('is caught: no device covered that hash', () => {
		expect(faults(remade(false))).toContain('server-hash-not-covered');
	});

	test('is caught where it makes even the seals anew, by any device that took part', () => {
		const forged = remade(true);
		expect(faults(forged)).toEqual([]);
		const committed = steps.find(
			(step): step is DrawStepOf<'ContributionCommitted'> => step.type === 'ContributionCommitted'
		);
		const { device, saw, commitment } = committed as DrawStepOf<'ContributionCommitted'>;
		const witness: Witness = { draw: there.draw, attempt: 1, device, saw, commitment };
		expect(faults(steps, witness)).toEqual([]);
		expect(faults(forged, witness)).toEqual(['server-hash-changed', 'own-seal-changed']);
	});

	test('of numbers that two windows of one device made at once, one is taken, and nobody is accused', () => {
		const [committed] = steps.filter(
			(step): step is DrawStepOf<'ContributionCommitted'> => step.type === 'ContributionCommitted'
		);
		if (!committed) throw new Error('nobody took part');
		const { device, saw, commitment } = committed;
		const witness: Witness = { draw: there.draw, attempt: 1, device, saw, commitment };
		const second = { ...witness, commitment: 'b'.repeat(64) };
		expect(faults(steps, witness, second)).toEqual([]);
		expect(faults(steps, second, witness)).toEqual([]);
		expect(faults(steps, second)).toEqual(['own-seal-changed']);
		const elsewhere = { ...second, saw: { ...saw, deck: 'b'.repeat(64) } };
		expect(faults(steps, witness, elsewhere)).toEqual(['own-seal-changed']);
		expect(faults(remade(true), witness, second)).toContain('own-seal-changed');
	});
});
