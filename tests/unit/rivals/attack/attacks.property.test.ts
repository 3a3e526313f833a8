import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attack, Texts } from '../../../../src/lib/games/rivals/attack/attack.ts';
import { ATTACK_TYPES } from '../../../../src/lib/games/rivals/attack/field.ts';
import { outcomeOf } from '../../../../src/lib/games/rivals/attack/outcome.ts';
import {
	applied,
	findResultFault,
	resultOf
} from '../../../../src/lib/games/rivals/attack/result.ts';
import { findUnsound } from '../../../../src/lib/games/rivals/invariants.ts';
import type { Match } from '../../../../src/lib/games/rivals/match/state.ts';
import { attackOf, atHaven, fieldOf, reading, vampire } from './kit.ts';

const small = fc.integer({ min: 0, max: 6 });
const facts = fc.record({ physical: small, social: small, mental: small });
const body = fc.record({ blood: fc.integer({ min: 1, max: 5 }), facts });
const ids = ['s1v1', 's1v2', 's2v1', 's2v2'];
const anybody = fc.constantFrom(...ids);
const loss = fc.record({ vampire: anybody, amount: fc.integer({ min: 1, max: 6 }), to: anybody });
const bonus = fc.record({ value: fc.integer({ min: -4, max: 6 }) });

const texts: fc.Arbitrary<Texts> = fc.record({
	bonuses: fc.array(bonus, { maxLength: 2 }),
	back: fc.array(bonus, { maxLength: 2 }),
	losses: fc.array(loss, { maxLength: 2 }),
	harms: fc.array(
		fc.record({ vampire: fc.constant('s2v2'), amount: fc.integer({ min: 1, max: 4 }) }),
		{
			maxLength: 1
		}
	),
	prevented: small,
	preventedBack: small,
	cutsAggravated: small
});

const arbitraryAttack: fc.Arbitrary<Attack> = fc
	.record({
		type: fc.constantFrom(...ATTACK_TYPES),
		damage: small,
		aggravated: small,
		reaction: fc.option(fc.record({ shields: small, damage: small, aggravated: small })),
		texts
	})
	.map(({ type, damage, aggravated, reaction, texts: told }) =>
		attackOf({
			type,
			card: { type, damage, aggravated },
			reaction: reaction ? { types: [type], ...reaction } : 'none',
			texts: told
		})
	);

test('whatever is told: no damage below 0, Blood from 0 to the BP, and a table that can be', () => {
	fc.assert(
		fc.property(
			fc.tuple(body, body, body, body),
			arbitraryAttack,
			fc.constantFrom('defender' as const, 'ordinary-first' as const),
			fc.integer({ min: 1, max: 3 }),
			([a, b, c, d], attack, aggravatedShare, prestige) => {
				const field = fieldOf(
					{
						s1: [vampire('s1v1', a), vampire('s1v2', { ...b, party: 1 })],
						s2: [atHaven('s2v1', c), atHaven('s2v2', d)]
					},
					{ prestige, ...reading({ aggravatedShare }) }
				);
				const outcome = outcomeOf(field, attack);
				for (const sum of [outcome.sum, outcome.back, ...outcome.others.map((one) => one.sum)]) {
					if (!sum) continue;
					expect(sum.taken).toBeGreaterThanOrEqual(0);
					expect(sum.taken).toBeLessThanOrEqual(sum.dealt);
					expect(sum.aggravated).toBeGreaterThanOrEqual(0);
					expect(sum.aggravated).toBeLessThanOrEqual(sum.taken);
					const shown = sum.parts.reduce((all, { value }) => all + value, 0);
					expect(Math.max(0, shown)).toBe(sum.taken);
				}
				const result = resultOf(field, attack, outcome);
				expect(findResultFault(field, result)).toBeNull();
				const { readings: _readings, ...table } = field;
				const match: Match = { ...table, result: null };
				const after = applied(match, result);
				expect(findUnsound(field.order, after)).toBeNull();
				for (const { vampire: id, fall } of outcome.hurt) {
					const seat = after.seats[id.slice(0, 2)];
					const one = seat?.vampires.find((other) => other.id === id);
					if (fall === 'torpor') expect(one).toMatchObject({ place: 'torpor', exhausted: true });
					if (!fall) expect(one?.blood).toBeGreaterThan(0);
				}
			}
		)
	);
});
