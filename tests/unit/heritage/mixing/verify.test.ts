import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { Event, EventOf } from '../../../../src/lib/games/heritage/events.ts';
import { MIXING_FAULTS } from '../../../../src/lib/games/heritage/mixing/faults.ts';
import { seedCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { deviceNames } from '../../../../src/lib/games/core/fair/sentences.ts';
import { MIXING as PROTOCOL } from '../../../../src/lib/games/heritage/mixing/state.ts';
import { mixingsIn } from '../../../../src/lib/games/heritage/mixing/reading.ts';
import type { MixingStep, MixingStepOf } from '../../../../src/lib/games/heritage/mixing/steps.ts';
import { checkedMixingTold } from '../../../../src/lib/games/heritage/mixing/told.ts';
import { verifyMixings } from '../../../../src/lib/games/heritage/mixing/verify.ts';
import type { MixingWitness } from '../../../../src/lib/games/heritage/mixing/verify/remembered.ts';
import type { TableEvent, TableEventOf } from '../../../../src/lib/games/heritage/table/events.ts';
import { Evening, MIXING, SEED } from './kit.ts';

const OTHER = 'f'.repeat(64);

/** A whole chapter: an attempt that was given up, a deal that was taken back, everything played, an obligation drawn. */
const evening = new Evening().lays().seals('s1').seals('s2').seals('table').closes().opens('s1');
evening.opens('s2').mixes({ type: 'VoidNumbers', attempt: 1 });
evening
	.mixed('s1', 's2')
	.deals()
	.does({ type: 'UndoAtTable', kept: 1, by: ['s1', 's2'] });
const honest: readonly Event[] = evening.deals().plays().ends().events;

const isStep = (event: Event, type: MixingStep['type']) =>
	event.type === 'CardsMixed' && event.step.type === type;
const isTable = <T extends TableEvent['type']>(
	event: Event,
	type: T
): event is EventOf<'HappenedAtTable'> & { readonly event: TableEventOf<T> } =>
	event.type === 'HappenedAtTable' && event.event.type === type;
const where = (found: (event: Event) => boolean, which = 0): number =>
	honest.flatMap((event, index) => (found(event) ? [index] : [])).at(which) ?? -1;

const put = (index: number, event: Event | undefined): Event[] =>
	honest.flatMap((one, at) => (at === index ? (event ? [event] : []) : [one]));
/** The honest log with one step of its mixing changed. */
function step<T extends MixingStep['type']>(
	type: T,
	change: Partial<MixingStepOf<T>>,
	which = 0
): Event[] {
	const index = where((event) => isStep(event, type), which);
	const event = honest[index];
	if (event?.type !== 'CardsMixed') throw new Error('there is such a step');
	return put(index, { ...event, step: { ...event.step, ...change } as MixingStep });
}
/** The honest log with one event of its table changed. */
function table<T extends TableEvent['type']>(
	type: T,
	change: (event: TableEventOf<T>) => Partial<TableEventOf<T>>,
	which = 0
): Event[] {
	const index = where((event) => isTable(event, type), which);
	const event = honest[index];
	if (event?.type !== 'HappenedAtTable') throw new Error('there is such an event');
	const before = event.event as TableEventOf<T>;
	return put(index, { ...event, event: { ...before, ...change(before) } as TableEvent });
}
const again = (index: number, to: number): Event[] => {
	const event = honest[index];
	return event ? [...honest.slice(0, to), event, ...honest.slice(to)] : [...honest];
};
const at = (type: MixingStep['type'], which = 0) => where((event) => isStep(event, type), which);
const faults = (log: readonly Event[], ...witnesses: MixingWitness[]) =>
	verifyMixings(log, witnesses).flatMap((checked) => checked.faults.map(({ fault }) => fault));

const queue = honest.flatMap((event) =>
	event.type === 'HappenedAtTable' && event.event.type === 'QueueRefilled'
		? [event.event.character]
		: []
);
const lastOfDeck = queue.at(-1) ?? '';

describe('an honest evening', () => {
	test('holds, each card of it worked out again', () => {
		const [checked, ...more] = verifyMixings(honest);
		expect(more).toEqual([]);
		expect(checked).toMatchObject({
			id: MIXING,
			chapter: 1,
			by: ['s1', 's2'],
			stands: 'held',
			faults: [],
			unproved: []
		});
		expect(checked?.dealt).toBeGreaterThan(30);
		const types = new Set(
			honest.map((event) => (event.type === 'CardsMixed' ? event.step.type : ''))
		);
		expect(types.size).toBe(6);
	});

	test('says that it cannot be checked before its seed is open', () => {
		const before = honest.slice(0, at('SeedOpened'));
		expect(verifyMixings(before)[0]).toMatchObject({ stands: 'open', dealt: 0, faults: [] });
	});

	test('is read out of a file, and told in words', () => {
		const text = JSON.stringify({
			format: 'elysium-chronicle',
			events: honest.map((event) => ({ event }))
		});
		const [checked] = mixingsIn(text).mixings;
		if (!checked) throw new Error('there is one');
		const told = checkedMixingTold(
			checked,
			deviceNames((seat) => `Player ${seat.slice(1)}`)
		);
		expect(told.title).toBe('The cards of chapter 1');
		expect(told.says[0]).toBe(
			'Shuffled by the server’s seed and the numbers of Player 1 and Player 2.'
		);
		expect(told.says[1]).toMatch(/^\d+ cards and random choices were checked/);
		expect([told.wrong, told.beyond]).toEqual([[], []]);
	});

	test('says what no chance speaks of', () => {
		const byHand = new Evening().lays().mixed('s1').deals();
		byHand.at({ type: 'ChangeDealer', dealer: 'box', reason: 'We have the box here.' });
		byHand.at({ type: 'ChangeDealer', dealer: 'app', reason: 'Back again.' });
		expect(verifyMixings(byHand.events)[0]?.unproved).toEqual(['box']);
	});

	test('is not accused of what the server dealt alone, where the cards were never mixed', () => {
		const unmixed = new Evening().lays().seals('s1');
		unmixed.at({ type: 'ChangeDealer', dealer: 'box', reason: 'We have the box here.' });
		const [checked] = verifyMixings(unmixed.handedOverUnmixed().plays().ends().events);
		expect(checked).toMatchObject({ stands: 'held', dealt: 0, faults: [] });
		expect(checked?.unproved).toEqual(['box', 'unmixed', 'never-dealt']);
	});

	test('is not accused of a box that was not asked, where every card of it lay elsewhere', () => {
		const boxed = new Evening().lays().mixed('s1').deals();
		boxed.at({ type: 'ChangeDealer', dealer: 'box', reason: 'We have the box here.' });
		const banished = [...(boxed.state.table?.deck ?? [])];
		const corrections = [{ set: 'piles' as const, discards: [], banished }];
		boxed.at({ type: 'CorrectTable', corrections, reason: 'Our box.' }).recruitsUnasked();
		const [checked] = verifyMixings(boxed.plays().ends().events);
		expect(checked).toMatchObject({ stands: 'held', faults: [] });
		expect(checked?.unproved).toEqual(['by-hand', 'box']);
		const silent = boxed.events.filter((event) => !isTable(event, 'CharacterRecruited'));
		expect(verifyMixings(silent)[0]?.stands).toBe('faulty');
	});

	test('is not accused of schemes that lie otherwise since the table was set right by hand', () => {
		const drawn = (event: Event) => (isTable(event, 'SchemeDrawn') ? event.event.scheme : null);
		const mended = (byHand: boolean, seed: number) => {
			const evening = new Evening().lays().mixed('s1').deals();
			const queue = [...(evening.state.table?.queue ?? [])].reverse();
			const corrections = [{ set: 'queue' as const, queue }];
			if (byHand) evening.at({ type: 'CorrectTable', corrections, reason: 'Our box.' });
			const before = evening.events.length;
			const { events } = evening.plays(1000, seededChance(seed)).ends();
			const played: (string | null)[] = events.flatMap((event) =>
				isTable(event, 'SchemePlayed') ? [event.event.scheme] : []
			);
			// One that stays in hand: what is played later would be found out by itself.
			const last = events.findLastIndex(
				(event, index) => index >= before && drawn(event) !== null && !played.includes(drawn(event))
			);
			if (last < 0) return null;
			return verifyMixings(
				events.map((event, index) =>
					index === last && isTable(event, 'SchemeDrawn')
						? { ...event, event: { ...event.event, scheme: 'another' } }
						: event
				)
			)[0];
		};
		const seed = [11, 12, 13, 14, 15, 16, 17, 18].find(
			(one) => mended(true, one) !== null && mended(false, one) !== null
		);
		if (seed === undefined) throw new Error('nobody keeps a scheme they drew');
		const scheme = expect.objectContaining({ fault: 'other-scheme' });
		expect(mended(false, seed)?.faults).toContainEqual(scheme);
		expect(mended(true, seed)?.faults).not.toContainEqual(scheme);
		expect(mended(true, seed)?.unproved).toEqual(['by-hand', 'schemes-by-hand']);
	});

	test('says which cards a phone dealt off the network, and works out all others', () => {
		const lent = new Evening().lays().mixed('s1').deals();
		const next = lent.state.table?.deck.at(-1) ?? '';
		lent.turns([next]).plays().ends();
		const [checked] = verifyMixings(lent.events);
		expect(checked).toMatchObject({ stands: 'held', faults: [], unproved: ['device'] });
		expect(JSON.stringify(lent.events)).toContain('"chance":"device"');
	});
});

const saw = (server: string) => ({ ...evening.state.mixing?.saw, server }) as MixingWitness['saw'];
const own = honest[at('NumberSealed', -1)];
const witness: MixingWitness = {
	mixing: MIXING,
	attempt: 2,
	device: 's2',
	saw: saw(seedCommitment(PROTOCOL, MIXING, SEED)),
	commitment:
		own?.type === 'CardsMixed' && own.step.type === 'NumberSealed' ? own.step.commitment : ''
};

/** Every part of a proof forged: what the verifier has to name, and the forged log. */
/** Nothing that a file in the right form holds, but what rules of another day may make of one. */
const leadsNowhere = { type: 'HappenedAtTable', event: { type: 'TableBurnt' } } as never;

const forged: readonly (readonly [keyof typeof MIXING_FAULTS, readonly Event[]])[] = [
	['rules-have-no-answer', [...honest, leadsNowhere]],
	['attempt-out-of-order', step('NumberSealed', { attempt: 3 }, -1)],
	['sealed-late', again(at('NumberSealed'), at('NumbersClosed') + 1)],
	['sealed-though-left-out', step('NumberSealed', { device: 'table' }, -1)],
	['sealed-twice', again(at('NumberSealed'), at('NumberSealed') + 1)],
	[
		'server-hash-not-covered',
		table('TableSet', ({ setting }) => ({
			setting: {
				...setting,
				mixing: { id: MIXING, server: seedCommitment(PROTOCOL, MIXING, OTHER) }
			}
		}))
	],
	[
		'setting-not-covered',
		table('TableSet', ({ setting }) => ({
			setting: { ...setting, cast: [...setting.cast].reverse() }
		}))
	],
	['closed-twice', again(at('NumbersClosed'), at('NumbersClosed') + 1)],
	['nobody-sealed', again(at('NumbersClosed'), at('NumberSealed'))],
	['opened-early', again(at('NumberOpened'), at('NumbersClosed'))],
	['opened-without-seal', step('NumberOpened', { device: 'table' }, -1)],
	['opened-twice', again(at('NumberOpened'), at('NumberOpened') + 1)],
	['seal-does-not-match', step('NumberOpened', { contribution: OTHER }, -1)],
	['seal-does-not-match', step('NumberSealed', { commitment: OTHER }, -1)],
	['void-without-cause', again(at('AttemptVoided'), at('NumberSealed'))],
	['void-names-others', step('AttemptVoided', { missing: ['s1'] })],
	['after-the-deal', again(at('NumbersClosed'), at('SeedOpened'))],
	['seed-twice', again(at('SeedOpened'), at('SeedOpened') + 1)],
	['seed-does-not-match', step('SeedOpened', { seed: OTHER })],
	['dealt-unmixed', put(at('NumberOpened', -1), undefined)],
	['other-character', table('QueueRefilled', () => ({ character: lastOfDeck }))],
	['other-character', step('SeedOpened', { seed: OTHER })],
	['other-scheme', table('SchemeDrawn', ({ scheme }) => ({ scheme: `${scheme ?? ''}-other` }), -1)]
];

describe('a forged evening', () => {
	test.each(forged)('is named: %s', (fault, log) => {
		expect(faults(log)).toContain(fault);
	});

	test('an obligation that was chosen is named', () => {
		const index = where(({ type }) => type === 'ObligationsResolved');
		const event = honest[index];
		if (event?.type !== 'ObligationsResolved' || !event.gained) throw new Error('one was drawn');
		const other = ['debt', 'oath', 'vow'].find((id) => id !== event.gained?.obligation.id) ?? '';
		const gained = { ...event.gained, obligation: { id: other, name: other, text: '' } };
		expect(faults(put(index, { ...event, gained }))).toEqual(['other-obligation']);
	});

	test('a server that makes its seed anew, and every seal with it, is found out by each device', () => {
		expect(faults(honest, witness)).toEqual([]);
		expect(faults(honest, { ...witness, saw: saw(OTHER) })).toEqual(['server-hash-changed']);
		expect(faults(honest, { ...witness, commitment: OTHER })).toEqual(['own-seal-changed']);
		expect(faults(honest, { ...witness, device: 's3' })).toEqual(['own-part-missing']);
		const elsewhere = { ...witness.saw, setting: OTHER };
		expect(faults(honest, { ...witness, saw: elsewhere })).toEqual(['setting-changed']);
	});

	test('of numbers that two windows of one device made at once, one is taken, and nobody is accused', () => {
		const second = { ...witness, commitment: OTHER };
		expect(faults(honest, witness, second)).toEqual([]);
		expect(faults(honest, second, witness)).toEqual([]);
		expect(faults(honest, { ...witness, device: 's1' }, second)).toContain('own-seal-changed');
		expect(faults(honest, witness, { ...second, saw: saw(OTHER) })).toEqual([
			'server-hash-changed'
		]);
	});

	test('a server that gives an attempt up to begin another is held to its first hash', () => {
		const earlier = { ...witness, attempt: witness.attempt - 1 };
		expect(faults(honest, earlier)).toEqual([]);
		expect(faults(honest, { ...earlier, saw: saw(OTHER) })).toEqual(['server-hash-changed']);
		expect(faults(honest, { ...witness, attempt: witness.attempt + 1 })).toEqual([
			'own-part-missing'
		]);
		const older = honest.slice(0, at('NumbersClosed') + 1);
		expect(faults(older, { ...witness, attempt: 2 })).toEqual([]);
	});

	test('numbers of this chapter that the file is silent about are told', () => {
		const unproved = (of: MixingWitness['of'], mixing = 'another-mixing') =>
			verifyMixings(honest, [{ ...witness, mixing, of }], 'this')[0]?.unproved;
		expect(unproved({ chronicle: 'this', chapter: 1 })).toEqual(['other-numbers']);
		expect(unproved({ chronicle: 'this', chapter: 1 }, MIXING)).toEqual([]);
		expect(unproved({ chronicle: 'this', chapter: 2 })).toEqual([]);
		expect(unproved({ chronicle: 'that', chapter: 1 })).toEqual([]);
		expect(unproved(undefined)).toEqual([]);
	});

	test('every fault has a forgery that shows it', () => {
		const shown = new Set<string>(forged.map(([fault]) => fault));
		const elsewhere = [
			'other-obligation',
			'own-part-missing',
			'own-seal-changed',
			'setting-changed'
		];
		for (const fault of [...elsewhere, 'server-hash-changed', 'other-lot', 'not-what-follows'])
			shown.add(fault);
		expect([...shown].sort()).toEqual(Object.keys(MIXING_FAULTS).sort());
	});
});

test('a turn of nobody is a fault and no crash', () => {
	const [mixing] = verifyMixings(table('TurnBegan', () => ({ seat: 's9' })));
	expect(mixing?.stands).toBe('faulty');
});
