import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/lib/games/rivals/attack/outcome.ts';
import type { Attack, AttackCard } from '../../../../src/lib/games/rivals/attack/attack.ts';
import { ATTACK_TYPES } from '../../../../src/lib/games/rivals/attack/field.ts';
import type { CardOf } from '../../../../src/lib/games/rivals/cards/card.ts';
import { fieldOf } from '../../../../src/lib/games/rivals/table/field.ts';
import { runs } from '../../../support/long.ts';
import { tableOf } from './kit.ts';

/*
 * An attack that the app deals and the same attack told with the box: sums, Blood, torpor, Prestige and Agenda come to the same.
 */

const blood = fc.integer({ min: 1, max: 5 });
const attacks = fc.record({
	type: fc.constantFrom(...ATTACK_TYPES),
	damage: fc.integer({ min: 0, max: 5 }),
	aggravated: fc.boolean(),
	plays: fc.boolean(),
	reacts: fc.boolean(),
	shields: fc.integer({ min: 0, max: 3 }),
	strikes: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
	blocks: fc.boolean(),
	ours: blood,
	theirs: blood,
	prestige: fc.integer({ min: 1, max: 3 }),
	rival: fc.boolean()
});

describe('An attack with the app and with the box', () => {
	test('comes to the same', () => {
		fc.assert(
			fc.property(attacks, (of) => {
				const { type, damage, aggravated, plays, reacts, shields, strikes, prestige } = of;
				const card: CardOf<'attack'> = {
					id: 'blow',
					name: 'Blow',
					kind: 'attack',
					type,
					damage,
					...(aggravated && { aggravated }),
					parts: []
				};
				const reaction: CardOf<'reaction'> = {
					id: 'parry',
					name: 'Parry',
					kind: 'reaction',
					types: [type],
					shields,
					...(strikes !== undefined && { damage: strikes }),
					parts: []
				};
				const now = tableOf({
					players: 3,
					cards: [card, reaction],
					rivals: of.rival ? { s1: 's2', s2: 's3', s3: 's1' } : { s1: 's3', s3: 's2', s2: 's1' },
					seats: {
						s1: {
							vampires: [
								{ card: 'brujah-3', place: 'streets', blood: of.ours },
								{ card: 'brujah-7' }
							],
							hand: ['blow'],
							prestige
						},
						s2: {
							vampires: [
								{ card: 'malkavian-3', place: 'streets', party: 1, blood: of.theirs },
								{ card: 'malkavian-4', place: 'streets', party: 1, blood: of.theirs },
								{ card: 'malkavian-7' }
							],
							hand: ['parry'],
							prestige
						}
					}
				});
				let done = now.do({
					type: 'Attack',
					seat: 's1',
					attacker: 's1v1',
					target: 's2v1',
					attack: type,
					...(plays && { card: 'blow' })
				});
				if (done.table.question?.prompt === 'block')
					done = done.answer('block', ...(of.blocks ? ['s2v2'] : []));
				done = done.answer('reaction', ...(reacts ? ['parry'] : []));
				// With the box, as much of the Aggravated damage is cut as can be unless somebody says otherwise.
				if (done.table.question?.prompt === 'share') done = done.answer('share', 'aggravated');

				const printed: AttackCard = {
					name: 'Blow',
					type,
					damage,
					...(aggravated && { aggravated: damage })
				};
				const told: Attack = {
					told: 1,
					seat: 's1',
					attacker: 's1v1',
					target: { vampire: 's2v1' },
					intel: [],
					type,
					card: plays ? printed : 'none',
					block: { by: of.blocks ? 's2v2' : null },
					reaction: reacts
						? {
								name: 'Parry',
								types: [type],
								shields,
								...(strikes !== undefined && { damage: strikes })
							}
						: 'none'
				};
				const outcome = outcomeOf(fieldOf(now.table), told);
				const [summed] = done.happened('AttackSummed');
				expect(summed?.sum).toEqual(outcome.sum);
				expect(summed?.back ?? null).toEqual(outcome.back);
				for (const { vampire, to, fall } of outcome.hurt) {
					const after = done.vampire(vampire);
					expect(fall ?? 'stays').toBe(
						after.place === 'streets' || after.place === 'haven' ? 'stays' : after.place
					);
					if (!fall) expect(after.blood).toBe(to);
				}
				const { result } = done.table;
				for (const seat of ['s1', 's2']) {
					const placed = outcome.placed.find((one) => one.seat === seat)?.amount ?? 0;
					expect(done.side(seat).prestige).toBe(prestige - placed);
					const points = outcome.agenda.reduce(
						(sum, one) => sum + (one.seat === seat ? one.points : 0),
						0
					);
					if (!result) expect(done.side(seat).agenda).toBe(points);
				}
				expect((result?.falls ?? []).map(({ seat, by }) => [seat, by])).toEqual(
					outcome.knocked.map(({ seat, by }) => [seat, by])
				);
			}),
			{ numRuns: runs(300) }
		);
	});
});
