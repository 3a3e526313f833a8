import { describe, expect, it } from 'vitest';
import type { StepEvent } from '../../../../src/lib/games/rivals/events.ts';
import { sealOnStake } from '../../../../src/lib/games/rivals/influence/scheme.ts';
import { checkAllStakes } from '../../../../src/lib/games/rivals/influence/stakes-checked.ts';
import { inActionPhase, Table } from './table.ts';

const NONCE = '1'.repeat(64);
const STAKE = { fist: 2, modifier: 0 };

/** A Scheme of s1, who seals 2 in a fist; s2 has a real one, s3 and s4 hide nothing. */
function answered(at: Table, question: number): void {
	const bare = { type: 'AnswerScheme' as const, question, exerted: [], modifier: false };
	at.act(
		{ type: 'PlayScheme', vampire: null },
		{ ...bare, seat: 's1', side: 'yes', fist: true, stake: STAKE, nonce: NONCE },
		{ ...bare, seat: 's2', side: 'no', fist: true },
		{ ...bare, seat: 's3', side: 'out', fist: false },
		{ ...bare, seat: 's4', side: 'yes', fist: false },
		{ type: 'TellStake', question, seat: 's2', stake: { fist: 1, modifier: 0 } }
	);
}

const played = (): readonly (readonly StepEvent[])[] => {
	const at = new Table(inActionPhase());
	answered(at, 0);
	answered(at, 1);
	return at.state.course.steps;
};

/** The steps with what opened changed. */
const tampered = (
	change: (event: Extract<StepEvent, { type: 'StakesOpened' }>) => StepEvent
): readonly (readonly StepEvent[])[] =>
	played().map((step) =>
		step.map((event) => (event.type === 'StakesOpened' ? change(event) : event))
	);

describe('stakes that opened', () => {
	it('are held against the seals from before; a real fist is not among them', () => {
		expect(checkAllStakes(played())).toEqual([
			{ question: 0, seat: 's1', stands: 'held', faults: [] },
			{ question: 1, seat: 's1', stands: 'held', faults: [] }
		]);
	});

	it('are found out where another stake opened than the phone sealed', () => {
		const steps = tampered((event) => ({
			...event,
			stakes: { ...event.stakes, s1: { fist: 3, modifier: 0 } }
		}));
		const [first] = checkAllStakes(steps);
		expect(first).toMatchObject({
			stands: 'faulty',
			faults: [{ fault: 'choice-does-not-match', who: 's1' }]
		});
	});

	it('are found out without the number that opens the seal', () => {
		const steps = tampered(({ nonces: _gone, ...event }) => event);
		expect(checkAllStakes(steps)[0]?.faults).toEqual([
			{ fault: 'choice-number-missing', who: 's1' }
		]);
	});

	it('are held against what this device remembers of its own', () => {
		const seal = sealOnStake(0, 's1', STAKE, NONCE);
		const own = { question: 0, seat: 's1' };
		expect(checkAllStakes(played(), [{ ...own, seal }])[0]?.stands).toBe('held');
		const other = checkAllStakes(played(), [{ ...own, seal: 'f'.repeat(64) }])[0];
		expect(other?.faults).toEqual([{ fault: 'own-choice-changed', who: 's1' }]);
	});
});
