import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	findAnswerFault,
	type Asked,
	type SchemeReadings
} from '../../../../src/lib/games/rivals/influence/answering.ts';
import {
	nextToAnswer,
	tallyOf,
	visibleOf,
	type Answer,
	type Side,
	type Stake
} from '../../../../src/lib/games/rivals/influence/conflict.ts';

const READINGS: SchemeReadings = {
	stayOut: 'allowed',
	fistMost: 'all-but-one',
	promises: 'held'
};

const answer = (seat: string, side: Side, rest: Partial<Answer> = {}): Answer => ({
	seat,
	side,
	exerted: [],
	modifier: false,
	fist: false,
	...rest
});

const asked = (rest: Partial<Asked> = {}): Asked => ({
	order: ['s3', 's4', 's1', 's2'],
	answers: [],
	prestige: 6,
	vampires: [
		{ id: 'leader', isActive: true, isSpent: false },
		{ id: 'spent', isActive: true, isSpent: true },
		{ id: 'asleep', isActive: false, isSpent: false }
	],
	promised: null,
	...rest
});

const faultOf = (
	of: Answer,
	{ stake = null, ...rest }: Partial<Asked> & { stake?: Stake | null } = {},
	readings: Partial<SchemeReadings> = {}
) => {
	const found = findAnswerFault({ ...READINGS, ...readings }, asked(rest), of, stake);
	return found && !found.accepted ? found.refusal : null;
};

/** The rulebook’s example of a Scheme [ExS]. */
const FREE_MONEY: readonly Answer[] = [
	answer('s3', 'yes', {
		exerted: [{ vampire: 'leader-3', influence: 2 }],
		modifier: true,
		fist: true
	}),
	answer('s4', 'no', { exerted: [{ vampire: 'leader-4', influence: 1 }], fist: true }),
	answer('s1', 'yes', { fist: true }),
	answer('s2', 'no', { exerted: [{ vampire: 'flick', influence: 3 }] })
];
const STAKES = {
	s3: { fist: 2, modifier: 2 },
	s4: { fist: 3, modifier: 0 },
	s1: { fist: 1, modifier: 0 }
};

describe('an influence conflict', () => {
	it('R60: YES 2 + 2 + 2 + 1, NO 1 + 3 + 3: 7:7 is YES; YES pays 2 and 1, and 3 go back', () => {
		const tally = tallyOf(FREE_MONEY, STAKES);
		expect(tally.totals).toEqual({ yes: 7, no: 7 });
		expect(tally.passes).toBe(true);
		expect(tally.tied).toBe(true);
		expect(tally.paid).toEqual({ s3: 2, s1: 1 });
		expect(tally.returned).toEqual({ s4: 3 });
		expect(tally.yes.map(({ influence }) => influence)).toEqual([2, 2, 2, 1]);
		expect(tally.no.map(({ influence }) => influence)).toEqual([1, 3, 3]);
	});

	it('passes with 0:0', () => {
		expect(tallyOf([answer('s3', 'yes'), answer('s4', 'no')], {}).passes).toBe(true);
	});

	it('makes the losers of a NO pay nothing, and the winners what they held', () => {
		const tally = tallyOf(FREE_MONEY, { ...STAKES, s4: { fist: 4, modifier: 0 } });
		expect(tally.passes).toBe(false);
		expect(tally.paid).toEqual({ s4: 4 });
		expect(tally.returned).toEqual({ s3: 2, s1: 1 });
	});

	it('R59: Influence that a text makes for this Scheme goes into the total, and no vampire is named', () => {
		const made = answer('s3', 'yes', { exerted: [{ influence: 3 }] });
		expect(visibleOf(made)).toBe(3);
		expect(tallyOf([made], {}).yes).toEqual([{ seat: 's3', from: 'text', influence: 3 }]);
	});

	it('shows nothing of the stake in what all hear', () => {
		expect(visibleOf(FREE_MONEY[0] ?? answer('s3', 'yes'))).toBe(2);
		expect(visibleOf(FREE_MONEY[2] ?? answer('s1', 'no'))).toBe(0);
	});

	it('asks clockwise from the active player', () => {
		const order = ['s3', 's4', 's1', 's2'];
		expect([0, 1, 2, 3, 4].map((n) => nextToAnswer(order, FREE_MONEY.slice(0, n)))).toEqual([
			...order,
			null
		]);
	});

	it('moves no more Prestige than the fists held, and one side alone pays', () => {
		const stake = fc.record({ fist: fc.nat(9), modifier: fc.nat(3) });
		const answered = fc.record({
			side: fc.constantFrom<Side>('yes', 'no', 'out'),
			open: fc.nat(5),
			stake
		});
		fc.assert(
			fc.property(fc.array(answered, { minLength: 1, maxLength: 4 }), (all) => {
				const answers = all.map(({ side, open }, nth) =>
					side === 'out'
						? answer(`s${String(nth)}`, side)
						: answer(`s${String(nth)}`, side, { exerted: [{ influence: open }], fist: true })
				);
				const stakes = Object.fromEntries(all.map((one, nth) => [`s${String(nth)}`, one.stake]));
				const { paid, returned, passes, totals, yes, no } = tallyOf(answers, stakes);
				for (const [nth, { side, stake: held }] of all.entries()) {
					const seat = `s${String(nth)}`;
					const moved = (paid[seat] ?? 0) + (returned[seat] ?? 0);
					expect(moved).toBe(side === 'out' ? 0 : held.fist);
					expect(paid[seat] === undefined || side === (passes ? 'yes' : 'no')).toBe(true);
				}
				const total = (parts: typeof yes) =>
					parts.reduce((sum, { influence }) => sum + influence, 0);
				expect(totals).toEqual({ yes: total(yes), no: total(no) });
				expect(passes).toBe(totals.yes >= totals.no);
			})
		);
	});
});

describe('an answer', () => {
	it('waits for its turn', () => {
		expect(faultOf(answer('s4', 'no'))).toMatchObject({
			reason: 'not-your-answer',
			about: { seat: 's3' }
		});
	});

	it('is YES of the active player', () => {
		expect(faultOf(answer('s3', 'yes'))).toBeNull();
		for (const side of ['no', 'out'] as const)
			expect(faultOf(answer('s3', side))?.reason).toBe('active-says-yes');
	});

	it('stayOut: stays out where the table allows it, and with nothing', () => {
		const answers = [answer('s3', 'yes')];
		expect(faultOf(answer('s4', 'out'), { answers })).toBeNull();
		expect(faultOf(answer('s4', 'out'), { answers }, { stayOut: 'must-choose' })?.reason).toBe(
			'side-needed'
		);
		for (const staked of [{ fist: true }, { modifier: true }, { exerted: [{ influence: 1 }] }])
			expect(faultOf(answer('s4', 'out', staked), { answers })?.reason).toBe('out-stakes-nothing');
	});

	it('exerts vampires of the coterie that have Influence left, each once', () => {
		const exerting = (...ids: string[]) =>
			faultOf(answer('s3', 'yes', { exerted: ids.map((vampire) => ({ vampire, influence: 1 })) }));
		expect(exerting('leader')).toBeNull();
		expect(exerting('spent')).toMatchObject({ reason: 'vampire-spent', at: 'exerted.0' });
		expect(exerting('leader', 'asleep')).toMatchObject({ reason: 'vampire-away', at: 'exerted.1' });
		expect(exerting('leader', 'leader')?.reason).toBe('vampire-twice');
		expect(exerting('nobody')?.reason).toBe('vampire-away');
	});

	it('R63 fistMost: keeps the last Prestige out of the fist, unless the table allows it', () => {
		const fist = (held: number, readings: Partial<SchemeReadings> = {}) =>
			faultOf(
				answer('s3', 'yes', { fist: true }),
				{ prestige: 5, stake: { fist: held, modifier: 0 } },
				readings
			);
		expect(fist(4)).toBeNull();
		expect(fist(5)).toMatchObject({ reason: 'fist-holds-most', about: { most: 4 } });
		expect(fist(5, { fistMost: 'all' })).toBeNull();
	});

	it('takes an empty fist for a bluff, and no stake that others do not see', () => {
		const stake = { fist: 0, modifier: 0 };
		expect(faultOf(answer('s3', 'yes', { fist: true }), { stake })).toBeNull();
		expect(faultOf(answer('s3', 'yes'), { stake: { fist: 1, modifier: 0 } })?.reason).toBe(
			'fist-not-out'
		);
		expect(faultOf(answer('s3', 'yes'), { stake: { fist: 0, modifier: 1 } })?.reason).toBe(
			'modifier-not-down'
		);
	});

	it('promises: holds a promised side against the answer, or only notes it', () => {
		const answers = [answer('s3', 'yes')];
		const broken = answer('s4', 'no');
		expect(faultOf(broken, { answers, promised: 'yes' })).toMatchObject({
			reason: 'promise-held',
			about: { side: 'YES' }
		});
		expect(faultOf(broken, { answers, promised: 'no' })).toBeNull();
		expect(faultOf(broken, { answers, promised: 'yes' }, { promises: 'noted' })).toBeNull();
	});
});
