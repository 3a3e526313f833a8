import { describe, expect, test } from 'vitest';
import { proofOf, resultOf } from '../../../../src/lib/games/heritage/draw/proof.ts';
import { verifyDraw } from '../../../../src/lib/games/heritage/draw/verify.ts';
import { DECK, Held, heldDraw, RESERVE, TIE } from './kit.ts';

const SECRET = 'f'.repeat(64);
const types = ({ state }: Held) => state.steps.map(({ type }) => type);

describe('what is published first', () => {
	test('the hash of a seed, and not the seed', () => {
		const held = new Held().announce();
		const { seed } = held.sealed as { seed: string };
		expect(seed).toMatch(/^[0-9a-f]{64}$/);
		expect(JSON.stringify(held.state)).not.toContain(seed);
		expect(held.state.announced?.server).toMatch(/^[0-9a-f]{64}$/);
	});

	test.each([
		['figures that part the tied', { tie: { ...TIE, seats: ['s1', 's3'] } }, 'tie-unsound'],
		['a card twice', { deck: DECK, reserve: DECK }, 'cards-unsound'],
		['no card', { deck: [], reserve: RESERVE }, 'cards-unsound']
	] as const)('not %s', (_what, more, reason) => {
		const fresh = new Held();
		expect(
			fresh.asked({
				type: 'AnnounceDraw',
				draw: 'a-draw-of-ours',
				chronicle: null,
				tie: more && 'tie' in more ? { ...more.tie, seats: [...more.tie.seats] } : TIE,
				deck: 'deck' in more ? [...more.deck] : DECK,
				reserve: 'reserve' in more ? [...more.reserve] : RESERVE,
				expected: ['s1', 's2']
			})
		).toBe(reason);
	});

	test('however the cards came, they are listed by their ids', () => {
		const there = new Held().announce({ deck: [...DECK].reverse() }).state.announced;
		expect(there?.deck).toEqual(DECK);
	});
});

describe('declarations', () => {
	test('come in the order of the tie, and differ', () => {
		const held = new Held().announce();
		const declare = (seat: string, archetype: 'warlike' | 'scholarly') =>
			held.asked({ type: 'DeclareArchetype', seat, archetype });
		expect(declare('s2', 'warlike')).toBe('not-your-turn');
		expect(declare('s1', 'warlike')).toBeNull();
		expect(declare('s2', 'warlike')).toBe('archetype-taken');
		expect(declare('s2', 'scholarly')).toBeNull();
		expect(declare('s1', 'warlike')).toBe('all-declared');
	});
});

describe('numbers of the devices', () => {
	const declared = () => new Held().announce().declare('warlike', 'scholarly');

	test('are sealed only once all have declared', () => {
		const held = new Held().announce().declare('warlike');
		expect(held.asked(held.commitment('s1'))).toBe('not-all-declared');
	});

	test('cover what was announced', () => {
		const held = declared();
		const asked = held.commitment('s1');
		const saw = { ...asked.saw, server: SECRET };
		expect(held.asked({ ...asked, saw })).toBe('saw-something-else');
	});

	test('are all published before any opens', () => {
		const held = declared().commit('s1');
		expect(held.asked(held.opening('s1'))).toBe('numbers-not-closed');
		held.commit('s2');
		expect(types(held).slice(-2)).toEqual(['ContributionCommitted', 'CommitmentsClosed']);
		expect(held.asked(held.commitment('s3'))).toBe('numbers-closed');
	});

	test('sent twice count once, and another from the same seat is refused', () => {
		const held = declared();
		const asked = held.commitment('s1');
		held.goes(asked).goes(asked);
		expect(held.state.sealed).toHaveLength(1);
		expect(held.asked(held.commitment('s1'))).toBe('sealed-already');
	});

	test('open only as they were sealed', () => {
		const held = declared().commit('s1', 's2');
		expect(held.asked({ ...held.opening('s1'), contribution: SECRET })).toBe('other-number');
		expect(held.asked(held.opening('s3'))).toBe('not-sealed');
	});

	test('the last one opens the seed, which lies sealed no longer', () => {
		const held = declared().commit('s1', 's2').open('s1');
		expect(held.state.order).toBeNull();
		held.open('s2');
		expect(held.state.order).toHaveLength(DECK.length + RESERVE.length);
		expect(held.sealed).toBeNull();
	});

	test('a seed that is lost ends nothing in silence', () => {
		const held = declared().commit('s1', 's2').open('s1');
		held.sealed = null;
		expect(held.asked(held.opening('s2'))).toBe('seed-lost');
		expect(held.asked({ type: 'AbandonDraw' })).toBeNull();
	});

	test('nobody is waited for who is said not to come', () => {
		const held = declared();
		const close = { type: 'CloseCommitments', attempt: 1 } as const;
		expect(held.asked(close)).toBe('no-number-yet');
		held.commit('s2').goes(close).openAll().turnAll();
		expect(verifyDraw(proofOf(held.state))).toEqual([]);
	});
});

describe('an opening that does not come', () => {
	const silent = () =>
		new Held()
			.announce({ expected: ['s1', 's2', 'table'] })
			.declare('warlike', 'scholarly')
			.commitAll();

	test('voids the attempt, which is recorded and repeated without that device', () => {
		const held = silent().open('s1', 'table').void();
		expect(held.state.steps.at(-1)).toEqual({
			type: 'AttemptVoided',
			attempt: 1,
			missing: ['s2']
		});
		expect(held.asked(held.commitment('s2'))).toBe('device-left-out');
		held.commitAll().openAll().turnAll();
		expect(held.state.opened.map(({ device }) => device)).toEqual(['s1', 'table']);
		expect(verifyDraw(proofOf(held.state))).toEqual([]);
	});

	test('numbers of the attempt before count no more', () => {
		const held = silent();
		const before = held.opening('s1');
		held.open('s1').void().commitAll();
		expect(held.asked(before)).toBe('other-attempt');
		expect(held.asked({ ...before, attempt: 2 })).toBe('other-number');
	});

	test('with all there, nothing is voided', () => {
		const held = silent();
		expect(new Held().announce().asked({ type: 'VoidAttempt', attempt: 1 })).toBe(
			'numbers-not-closed'
		);
		held.openAll();
		expect(held.asked({ type: 'VoidAttempt', attempt: 1 })).toBe('no-number-missing');
	});
});

describe('the cards', () => {
	test('turn one by one until a declared archetype shows', () => {
		const held = heldDraw(3);
		const shown = held.state.turned.map(
			(id) => [...DECK, ...RESERVE].find((card) => card.id === id)?.archetype
		);
		expect(shown.slice(0, -1).some((one) => one === 'warlike' || one === 'scholarly')).toBe(false);
		expect(held.state.ended?.shown).toBe(shown.at(-1));
		expect(held.state.ended?.winner).toBe(shown.at(-1) === 'warlike' ? 's1' : 's2');
	});

	test('two taps for the same card turn one', () => {
		const held = new Held().announce().declare('wealthy', 'scholarly').commitAll().openAll();
		expect(held.asked({ type: 'TurnCard', turn: 2 })).toBe('other-turn');
		held.goes({ type: 'TurnCard', turn: 1 });
		expect(held.asked({ type: 'TurnCard', turn: 1 })).toMatch(/^(other-turn|draw-over)$/);
	});

	test('an archetype that only the discards hold shows after the last of the deck', () => {
		const held = new Held(5)
			.announce({ deck: DECK.filter(({ archetype }) => archetype === 'warlike') })
			.declare('wealthy', 'clandestine')
			.commitAll()
			.openAll()
			.turnAll();
		expect(held.state.ended).toEqual({ shown: 'wealthy', winner: 's1' });
		expect(held.state.turned.length).toBeGreaterThan(3);
		expect(verifyDraw(proofOf(held.state))).toEqual([]);
	});

	test('where none shows, the lot decides, each of the tied as likely', () => {
		const winners = Array.from({ length: 60 }, (_, seed) =>
			new Held(seed)
				.announce({ deck: DECK.filter(({ archetype }) => archetype === 'warlike'), reserve: [] })
				.declare('wealthy', 'clandestine')
				.commitAll()
				.openAll()
				.turnAll()
		).map(({ state }) => [state.ended?.shown, state.ended?.winner].join());
		expect([...new Set(winners)].sort()).toEqual([',s1', ',s2']);
	});

	test('what it came to is what a chronicle records, with the proof', () => {
		const { state } = heldDraw(3);
		expect(resultOf(state)).toEqual({
			declared: { s1: 'warlike', s2: 'scholarly' },
			...state.ended,
			proof: { format: 'elysium-draw', version: 2, steps: state.steps }
		});
		expect(resultOf(new Held().announce().state)).toBeNull();
	});
});
