import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { decideFair } from '../../../../src/lib/games/core/fair/decide.ts';
import {
	FAIR_FAULTS,
	faultSentence,
	rememberedFaults,
	seedFaults,
	stepFaults
} from '../../../../src/lib/games/core/fair/faults.ts';
import {
	keyOf,
	numberCommitment,
	secretOf,
	seedCommitment,
	type Protocol,
	type Terms
} from '../../../../src/lib/games/core/fair/protocol.ts';
import {
	evolveRound,
	FIRST_ROUND,
	inSealed,
	isOpen,
	notOpened,
	type Round
} from '../../../../src/lib/games/core/fair/round.ts';
import { named, plain } from '../../../../src/lib/games/core/fair/naming.ts';
import { deviceNames, fairStepTold } from '../../../../src/lib/games/core/fair/sentences.ts';
import { fairForms } from '../../../../src/lib/games/core/fair/forms.ts';
import {
	deviceOf,
	sealAndOpenForms,
	type FairCommand,
	type FairStep
} from '../../../../src/lib/games/core/fair/steps.ts';
import { runs } from '../../../support/long.ts';

/* A lottery of lanterns: nothing of any game. Its devices see which lanterns hang there. */

type Lanterns = { readonly server: string; readonly lanterns: string };
const LOTTERY = {
	domain: 'lottery/1',
	number: 'ticket',
	key: 'draw',
	uncovered: { lanterns: 'other-lanterns' },
	changed: { lanterns: 'lanterns-changed' }
} as const satisfies Protocol<Lanterns>;

const SEED = secretOf(seededChance(1));
const OTHER = 'f'.repeat(64);
const terms = {
	protocol: LOTTERY,
	id: 'tonight',
	saw: { server: seedCommitment(LOTTERY, 'tonight', SEED), lanterns: '0'.repeat(64) }
} satisfies Terms<Lanterns>;

type Step = FairStep<Lanterns>;
const ticket = (device: string, attempt: number) =>
	secretOf(seededChance(attempt * 1000 + Number(device.slice(1))));
const seal = (device: string, attempt = 1, saw = terms.saw): FairCommand<Lanterns> => ({
	type: 'seal',
	attempt,
	device,
	saw,
	commitment: numberCommitment({ ...terms, saw }, attempt, device, ticket(device, attempt))
});
const open = (device: string, attempt = 1): FairCommand<Lanterns> => ({
	type: 'open',
	attempt,
	device,
	contribution: ticket(device, attempt)
});

/** A lottery that is held, and what it published. */
class Held {
	round: Round<Lanterns> = FIRST_ROUND;
	readonly steps: Step[] = [];

	/** The reason of a refusal; null: something happened; or that there was nothing to do. */
	asked(command: FairCommand<Lanterns>): string | null {
		const decision = decideFair(terms, this.round, command);
		if (!decision.accepted) return decision.refusal.reason;
		this.steps.push(...decision.events);
		this.round = decision.events.reduce<Round<Lanterns>>(evolveRound, this.round);
		return decision.events.length === 0 ? 'nothing-to-do' : null;
	}

	goes(...commands: FairCommand<Lanterns>[]): this {
		for (const command of commands) expect(this.asked(command)).toBeNull();
		return this;
	}
}

/** Everybody seals; who is silent does not open, and it goes on without them. */
function held(devices: readonly string[], silent: readonly string[] = []): Held {
	const lottery = new Held().goes(...devices.map((device) => seal(device)));
	lottery.goes({ type: 'close', attempt: 1 });
	const others = devices.filter((device) => !silent.includes(device));
	lottery.goes(...others.map((device) => open(device)));
	if (silent.length === 0) return lottery;
	lottery.goes({ type: 'void', attempt: 1 });
	return lottery.goes(
		...others.map((device) => seal(device, 2)),
		{ type: 'close', attempt: 2 },
		...others.map((device) => open(device, 2))
	);
}

/** What a verifier finds who has nothing but the steps. */
function faultsIn(steps: readonly Step[]): string[] {
	let round: Round<Lanterns> = FIRST_ROUND;
	const found: string[] = [];
	for (const step of steps) {
		found.push(...stepFaults(terms, round, step).map(({ fault }) => fault));
		round = evolveRound(round, step);
	}
	return found;
}

const seats = fc.uniqueArray(
	fc.integer({ min: 1, max: 99 }).map((number) => `s${number}`),
	{ minLength: 2, maxLength: 8 }
);
/** Devices, and fewer of them that do not open. */
const tables = seats.chain((devices) =>
	fc.tuple(fc.constant(devices), fc.subarray(devices, { maxLength: devices.length - 1 }))
);

describe('an honest round', () => {
	test('opens, whoever takes part and whoever is silent, and no verifier finds anything', () => {
		fc.assert(
			fc.property(tables, ([devices, silent]) => {
				const { round, steps } = held(devices, silent);
				expect(isOpen(round)).toBe(true);
				expect(inSealed(round).map(({ device }) => device)).toEqual(
					devices.filter((device) => !silent.includes(device))
				);
				expect(faultsIn(steps)).toEqual([]);
			}),
			{ numRuns: runs(100) }
		);
	});

	test('comes to the same in whatever order the numbers open, and to something else with any other number', () => {
		const [one, other] = [held(['s1', 's99', 's12']).round, held(['s1', 's99', 's12']).round];
		const turned = { ...other, opened: [...other.opened].reverse() };
		expect(keyOf(terms, turned, SEED)).toBe(keyOf(terms, one, SEED));
		for (const at of one.opened.keys()) {
			const opened = one.opened.map((own, index) =>
				index === at ? { ...own, contribution: OTHER } : own
			);
			expect(keyOf(terms, { ...one, opened }, SEED)).not.toBe(keyOf(terms, one, SEED));
		}
		expect(keyOf(terms, one, OTHER)).not.toBe(keyOf(terms, one, SEED));
		const seen = { ...terms, saw: { ...terms.saw, lanterns: OTHER } };
		expect(keyOf(seen, one, SEED)).not.toBe(keyOf(terms, one, SEED));
	});
});

describe('a round that was tampered with', () => {
	test('is found out by any published value', () => {
		const altered = fc.constantFrom(
			'device',
			'commitment',
			'contribution',
			'attempt',
			'missing',
			'server',
			'lanterns'
		);
		fc.assert(
			fc.property(tables, altered, fc.nat(), ([devices, silent], field, which) => {
				const { steps } = held(devices, silent);
				const nested = field === 'server' || field === 'lanterns';
				const places = steps.flatMap((step, at) =>
					field in step || (nested && step.type === 'seal') ? [at] : []
				);
				fc.pre(places.length > 0);
				const at = places[which % places.length] ?? 0;
				const step = steps[at] as Step;
				// Of a seal that never opened nobody but its own device knows what lay in it.
				fc.pre(
					!(
						field === 'commitment' &&
						step.type === 'seal' &&
						step.attempt === 1 &&
						silent.includes(step.device)
					)
				);
				const change = {
					device: 's100',
					commitment: OTHER,
					contribution: OTHER,
					attempt: step.attempt + 1,
					missing: []
				};
				const forged = (
					nested && step.type === 'seal'
						? { ...step, saw: { ...step.saw, [field]: OTHER } }
						: { ...step, [field]: change[field as keyof typeof change] }
				) as Step;
				expect(faultsIn(steps.with(at, forged))).not.toEqual([]);
			}),
			{ numRuns: runs(200) }
		);
	});

	test('is found out where a step comes twice, and opens to nothing where one is missing', () => {
		const { steps } = held(['s1', 's2', 's3'], ['s3']);
		for (const [at, step] of steps.entries()) {
			expect(faultsIn(steps.toSpliced(at, 0, step))).not.toEqual([]);
			const less = steps.toSpliced(at, 1);
			const round = less.reduce<Round<Lanterns>>(evolveRound, FIRST_ROUND);
			expect(faultsIn(less).length > 0 || !isOpen(round)).toBe(true);
		}
	});

	test('is told by name, each fault in a sentence that names who', () => {
		const wrong = { ...seal('s2'), saw: { ...terms.saw, lanterns: OTHER } } as Step;
		expect(stepFaults(terms, FIRST_ROUND, wrong)).toEqual([{ fault: 'other-lanterns', who: 's2' }]);
		const sentences = { ...FAIR_FAULTS, 'other-lanterns': '{who} saw other lanterns.' };
		expect(faultSentence(sentences, { fault: 'other-lanterns', who: 's2' }, () => 'Ada')).toBe(
			'Ada saw other lanterns.'
		);
	});

	test('seed and all: only the seed that was promised opens, and once', () => {
		expect(seedFaults(terms, SEED, false)).toEqual([]);
		expect(seedFaults(terms, OTHER, false)).toEqual([{ fault: 'seed-does-not-match' }]);
		expect(seedFaults(terms, SEED, true)).toEqual([{ fault: 'seed-twice' }]);
	});
});

describe('what a device remembers', () => {
	const { round } = held(['s1', 's2']);
	const [, mine] = round.sealed;
	if (!mine) throw new Error('s2 has sealed');
	const own = { ...mine, attempt: 1 };
	const faults = (one = own, all = [one], seals: typeof mine | undefined = mine) =>
		rememberedFaults(terms, seals, one, all).map(({ fault }) => fault);

	test('finds out a record that was made anew as a whole', () => {
		expect(faults()).toEqual([]);
		const remade = { ...own, saw: { server: OTHER, lanterns: OTHER }, commitment: OTHER };
		expect(faults(remade)).toEqual(['server-hash-changed', 'lanterns-changed', 'own-seal-changed']);
		expect(rememberedFaults(terms, undefined, own, [own])).toEqual([
			{ fault: 'own-part-missing', who: 's2' }
		]);
	});

	test('accuses nobody of two windows that sealed at once', () => {
		const second = { ...own, commitment: OTHER };
		expect(faults(second, [second, own])).toEqual([]);
		expect(faults(second)).toEqual(['own-seal-changed']);
	});
});

describe('commands', () => {
	const sealed = () => new Held().goes(seal('s1'), seal('s2'));
	const closed = () => sealed().goes({ type: 'close', attempt: 1 });

	test.each<[string, () => Held, FairCommand<Lanterns>, string]>([
		['a number for an attempt that is over', sealed, seal('s3', 2), 'other-attempt'],
		[
			'another number of one device',
			sealed,
			{ ...seal('s1'), commitment: OTHER } as FairCommand<Lanterns>,
			'sealed-already'
		],
		['the same number again', sealed, seal('s1'), 'nothing-to-do'],
		[
			'a number over other lanterns',
			sealed,
			seal('s3', 1, { ...terms.saw, lanterns: OTHER }),
			'saw-something-else'
		],
		[
			'a number over another seed',
			sealed,
			seal('s3', 1, { ...terms.saw, server: OTHER }),
			'saw-something-else'
		],
		['a number after all were published', closed, seal('s3'), 'numbers-closed'],
		['the publishing of nothing', () => new Held(), { type: 'close', attempt: 1 }, 'no-number-yet'],
		['the publishing of what is published', closed, { type: 'close', attempt: 1 }, 'nothing-to-do'],
		['an opening before that', sealed, open('s1'), 'numbers-not-closed'],
		['an opening of what nobody sealed', closed, open('s3'), 'not-sealed'],
		[
			'an opening of another number',
			closed,
			{ ...open('s1'), contribution: OTHER } as FairCommand<Lanterns>,
			'other-number'
		],
		['the same opening again', () => closed().goes(open('s1')), open('s1'), 'nothing-to-do'],
		[
			'giving up before all are published',
			sealed,
			{ type: 'void', attempt: 1 },
			'numbers-not-closed'
		],
		[
			'giving up where all have opened',
			() => held(['s1', 's2']),
			{ type: 'void', attempt: 1 },
			'no-number-missing'
		],
		[
			'a number of who was left out',
			() => held(['s1', 's2', 's3'], ['s3']),
			seal('s3', 2),
			'numbers-closed'
		]
	])('%s', (_name, given, command, answer) => {
		expect(given().asked(command)).toBe(answer);
	});

	test('who did not open is left out of every later attempt', () => {
		const lottery = closed().goes(open('s1'), { type: 'void', attempt: 1 });
		expect(lottery.steps.at(-1)).toEqual({ type: 'void', attempt: 1, missing: ['s2'] });
		expect(lottery.asked(seal('s2', 2))).toBe('device-left-out');
		expect(notOpened(lottery.goes(seal('s1', 2)).round)).toEqual(['s1']);
	});

	test('what is accepted no verifier finds anything wrong with, whatever is asked', () => {
		const device = fc.constantFrom('s1', 's2', 'table');
		const attempt = fc.integer({ min: 1, max: 3 });
		const asks = fc.oneof(
			fc.tuple(device, attempt).map(([who, which]) => seal(who, which)),
			fc.tuple(device, attempt).map(([who, which]) => open(who, which)),
			attempt.map((which) => ({ type: 'close' as const, attempt: which })),
			attempt.map((which) => ({ type: 'void' as const, attempt: which }))
		);
		fc.assert(
			fc.property(fc.array(asks, { maxLength: 40 }), (commands) => {
				const lottery = new Held();
				for (const command of commands) lottery.asked(command);
				expect(faultsIn(lottery.steps)).toEqual([]);
			}),
			{ numRuns: runs(200) }
		);
	});
});

describe('the words of a game', () => {
	const NAMES = { seal: 'Bought', close: 'Shut', open: 'Shown', void: 'CalledOff' } as const;
	const seat = v.pipe(v.string(), v.regex(/^s[1-9][0-9]?$/));
	const [bought, shut, shown] = sealAndOpenForms(
		NAMES,
		deviceOf(seat),
		v.strictObject({ server: fairForms.hash, lanterns: fairForms.hash })
	);
	const form = v.variant('type', [bought, shut, shown]);

	test('name each step, and it is the same step', () => {
		for (const step of held(['s1', 's99'], ['s99']).steps) {
			const its = named(NAMES, step);
			expect(its.type).toBe(NAMES[step.type]);
			expect(plain(NAMES, its)).toEqual(step);
			if (its.type !== 'CalledOff') expect(v.is(form, its)).toBe(true);
		}
	});

	test('of a fault that nobody foresaw stop the program: it is no excuse about what was seen', () => {
		const uncovered = Object.defineProperty({}, 'lanterns', { value: 'made-up-tomorrow' });
		const strange = { ...terms, protocol: { ...LOTTERY, uncovered } };
		const [seal] = held(['s1']).steps;
		if (seal?.type !== 'seal') throw new Error('somebody sealed');
		const other = { ...seal, saw: { ...seal.saw, lanterns: OTHER } };
		expect(decideFair(terms, FIRST_ROUND, other)).toMatchObject({
			refusal: { reason: 'saw-something-else' }
		});
		expect(() => decideFair(strange as typeof terms, FIRST_ROUND, other)).toThrow(
			'made-up-tomorrow'
		);
	});

	test('say it to people', () => {
		const nameOf = deviceNames(() => 'ada de Vries');
		const [first] = held(['s1', 's2']).steps;
		if (!first) throw new Error('somebody sealed');
		expect(fairStepTold(first, nameOf, 'the lanterns')).toMatch(
			/^ada de Vries sealed a secret number, [0-9a-f]{12}…, tied to the lanterns\.$/
		);
		expect(fairStepTold({ type: 'void', attempt: 2, missing: ['s1', 'table'] }, nameOf, '')).toBe(
			'Attempt 2 was dropped, because ada de Vries and the table’s device did not open.'
		);
		const opened = { type: 'open', attempt: 1, device: 'table', contribution: OTHER } as const;
		expect(fairStepTold(opened, nameOf, '')).toMatch(/^The table’s device opened the number: f/);
	});
});
