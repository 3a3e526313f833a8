import { describe, expect, test } from 'vitest';
import {
	CHOICE_FAULTS,
	checkChoices,
	choiceSeal
} from '../../../../src/lib/games/core/fair/choices.ts';
import {
	askTogether,
	choose,
	takeBack,
	withChosen,
	withoutChoice
} from '../../../../src/lib/games/core/choices/together.ts';

const DOMAIN = 'toy/1';
const NONCE = 'a'.repeat(64);
const sealOf = (seat: string, choice: string, nonce = NONCE, question = 7) =>
	choiceSeal({ domain: DOMAIN, question, seat, choice, nonce });

const honest = {
	domain: DOMAIN,
	question: 7,
	seals: { ada: sealOf('ada', 'high'), ben: sealOf('ben', 'low') },
	choices: { ada: 'high', ben: 'low' },
	nonces: { ada: NONCE, ben: NONCE }
};

describe('sealed choices', () => {
	test('hold where each opens as it was sealed', () => {
		expect(checkChoices(honest)).toEqual([
			{ question: 7, seat: 'ada', stands: 'held', faults: [] },
			{ question: 7, seat: 'ben', stands: 'held', faults: [] }
		]);
	});

	test.each([
		['another choice', { choices: { ada: 'low', ben: 'low' } }, 'choice-does-not-match'],
		['another number', { nonces: { ada: 'b'.repeat(64), ben: NONCE } }, 'choice-does-not-match'],
		[
			'the seal of somebody else',
			{ seals: { ada: sealOf('ben', 'high'), ben: sealOf('ben', 'low') } },
			'choice-does-not-match'
		],
		[
			'a seal from another question',
			{ seals: { ada: sealOf('ada', 'high', NONCE, 6), ben: sealOf('ben', 'low') } },
			'choice-does-not-match'
		],
		['no number', { nonces: { ben: NONCE } }, 'choice-number-missing'],
		['no seal', { seals: { ben: sealOf('ben', 'low') } }, 'choice-never-sealed']
	] as const)('fail with %s, for that seat alone', (_, change, fault) => {
		const [ada, ben] = checkChoices({ ...honest, ...change });
		expect(ada).toMatchObject({ seat: 'ada', stands: 'faulty', faults: [{ fault, who: 'ada' }] });
		expect(ben?.stands).toBe('held');
		expect(CHOICE_FAULTS[fault]).toContain('{who}');
	});

	test('without seal and number prove nothing, and are no fault', () => {
		expect(checkChoices({ domain: DOMAIN, question: 7, choices: { ada: 'high' } })).toMatchObject([
			{ stands: 'unsealed', faults: [] }
		]);
	});

	test('fail on the device that sealed another one, though seal and choice agree', () => {
		const own = (seal: string) => [{ question: 7, seat: 'ada', seal }];
		expect(checkChoices(honest, own(sealOf('ada', 'low')))[0]).toMatchObject({
			stands: 'faulty',
			faults: [{ fault: 'own-choice-changed', who: 'ada' }]
		});
		expect(checkChoices(honest, own(honest.seals.ada))[0]?.stands).toBe('held');
		const dropped = { domain: DOMAIN, question: 7, choices: honest.choices };
		expect(checkChoices(dropped, own(honest.seals.ada))[0]?.stands).toBe('faulty');
	});
});

describe('choices that open together', () => {
	const asked = askTogether(7, ['ada', 'ben']);

	test('keep the number of each until all open, and give it out with the choice', () => {
		const first = choose(asked, null, 'ada', 'high', NONCE);
		expect(first).toEqual({
			opened: null,
			sealed: { id: 7, choices: { ada: 'high' }, nonces: { ada: NONCE } }
		});
		if ('refused' in first) throw new Error(first.refused);
		const waiting = withChosen(asked, 'ada', sealOf('ada', 'high'));
		expect(waiting.seals).toEqual({ ada: sealOf('ada', 'high') });
		expect(choose(waiting, first.sealed, 'ben', 'low')).toEqual({
			opened: { ada: 'high', ben: 'low' },
			nonces: { ada: NONCE },
			sealed: null
		});
	});

	test('drop the number and the seal of a choice that is taken back, or made again without one', () => {
		const waiting = withChosen(asked, 'ada', 'seal');
		const secret = { id: 7, choices: { ada: 'high' }, nonces: { ada: NONCE } };
		expect(withoutChoice(waiting, 'ada')).toEqual(asked);
		expect(takeBack(waiting, secret, 'ada')).toEqual({
			opened: null,
			sealed: { id: 7, choices: {} }
		});
		expect(choose(waiting, secret, 'ada', 'low')).toEqual({
			opened: null,
			sealed: { id: 7, choices: { ada: 'low' } }
		});
		expect(withChosen(waiting, 'ada').seals).toBeUndefined();
	});
});
