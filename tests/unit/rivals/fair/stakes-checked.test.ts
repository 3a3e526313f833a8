import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import type { RivalsEvent, StepEvent } from '../../../../src/lib/games/rivals/events.ts';
import { sealOnStake } from '../../../../src/lib/games/rivals/influence/scheme.ts';
import { matchIn } from '../../../../src/lib/games/rivals/fair/reading.ts';
import {
	checkAllStakes,
	stakesTold,
	verifyStakes
} from '../../../../src/lib/games/rivals/fair/stakes-checked.ts';
import { rivals } from '../../../../src/lib/games/rivals/rivals.ts';
import { NO_MATCH } from '../../../../src/lib/games/rivals/state.ts';
import { inActionPhase, Table } from '../influence/table.ts';
import { begin } from '../playing.ts';

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

describe('the file of a match', () => {
	/** A Scheme whose answer was undone and given again with another seal, played to its end. */
	const again = () => {
		const at = new Table(NO_MATCH);
		const events: RivalsEvent[] = [];
		const act = (...commands: readonly Command[]) => events.push(...at.act(...commands));
		act(
			begin(4, { rivals: 'told' }),
			{ type: 'GoOn', from: null, to: 'phase' },
			{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' }
		);
		const bare = { type: 'AnswerScheme' as const, question: 0, exerted: [], modifier: false };
		const own = (nonce: string, fist: number) => ({
			...bare,
			seat: 's1',
			side: 'yes' as const,
			fist: true,
			stake: { fist, modifier: 0 },
			nonce
		});
		act({ type: 'PlayScheme', vampire: null }, own('2'.repeat(64), 3));
		const of = at.state.course.steps.length;
		act({ type: 'UndoAtTable', kept: of - 1, of, by: ['s1'] }, own(NONCE, 2));
		for (const seat of ['s2', 's3', 's4']) act({ ...bare, seat, side: 'no', fist: false });
		return events;
	};
	const fileOf = (events: readonly RivalsEvent[], game = 'rivals') =>
		JSON.stringify({
			format: 'elysium-chronicle',
			header: { game },
			events: events.map((event) => ({ event, schema: rivals.schema, rules: rivals.rules }))
		});

	it('proves each stake that opened, with the seal that counted', () => {
		const { stakes, faults } = matchIn(fileOf(again()));
		expect(faults).toEqual([]);
		expect(stakes).toMatchObject([{ question: 0, seat: 's1', stands: 'held' }]);
		const told = stakesTold(stakes ?? [], (seat) => seat);
		expect(told).toMatchObject({ title: 'Fists and cards', stands: 'held' });
	});

	it('names the event in which another stake opened', () => {
		const forged = again().map((event): RivalsEvent => {
			if (event.type !== 'StakesOpened') return event;
			return { ...event, stakes: { ...event.stakes, s1: { fist: 5, modifier: 0 } } };
		});
		const at = forged.findIndex(({ type }) => type === 'StakesOpened') + 1;
		expect(verifyStakes(forged)).toMatchObject([{ at, stands: 'faulty' }]);
		expect(stakesTold(verifyStakes(forged), (seat) => seat).wrong[0]).toContain(`Event ${at}: `);
	});

	it('is a match of Rivals, or is nothing here', () => {
		expect(matchIn(fileOf(again(), 'vendetta'))).toEqual({ stakes: null, faults: [] });
		expect(matchIn('no file').stakes).toBeNull();
	});
});
