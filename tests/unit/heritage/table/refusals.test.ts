import { describe, expect, test } from 'vitest';
import { filesUnder, heritageTests } from '../../../../scripts/traced/files.ts';
import { sentenceOf } from '../../../../src/lib/games/core/decision.ts';
import { refused } from '../../../../src/lib/games/heritage/table/decider.ts';
import { tableRefusals } from '../../../../src/lib/games/heritage/table/refusals.ts';

/*
 * That a sentence has no hole is the compiler's: `refused` and `fault` ask for what it names. Here each
 * reason is one that a rule gives and a test of that rule expects.
 */
const reasons = Object.entries(tableRefusals);
const textOf = (files: readonly { readonly text: string }[]) =>
	files.map(({ text }) => text).join('\n');
const rules = textOf([
	...filesUnder('src/lib/games/heritage', '.ts'),
	...filesUnder('src/lib/games/core/run', '.ts')
]);
const tests = textOf(heritageTests());

describe('each reason of the table', () => {
	test.each(reasons)('%s is given by a rule', (reason) => {
		expect(rules).toMatch(new RegExp(`\\b(refused|fault|no)\\(\\s*'${reason}'`));
	});

	test.each(reasons)('%s is expected by a test', (reason) => {
		expect(tests).toContain(`'${reason}'`);
	});

	test.each(reasons)('%s has one sentence of its own', (_, sentence) => {
		expect(sentence).toMatch(/^[A-Z{].*[.}]$/);
		expect(reasons.filter(([, other]) => other === sentence)).toHaveLength(1);
	});
});

test('a refusal says its sentence with what it names', () => {
	const { refusal } = refused('payment-wrong', { cost: 2, paid: 0 }, 'paid');
	expect(sentenceOf(tableRefusals, refusal)).toBe('This space costs 2 power, not 0.');
	expect(refusal.at).toBe('paid');
	expect(refused('table-empty').refusal).toEqual({ reason: 'table-empty', about: {} });
});
