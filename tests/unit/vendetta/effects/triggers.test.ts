import { describe, expect, test } from 'vitest';
import type { When } from '../../../../src/lib/games/vendetta/effects/selector.ts';
import { acting, cardsWith, passive } from '../cards.ts';
import { planning, type World } from '../world.ts';

const gain = { do: 'gain', what: 'influence', amount: 5 } as const;

/** s3 has a Passive card at Location 1 that gains 5 Influence when something happens; all hold Blood at the Haven. */
function watching(when: When, arrange: (world: World) => unknown = () => undefined): World {
	const lose = { do: 'lose', what: 'blood', amount: 9, who: 'chosen-rival' } as const;
	const cards = cardsWith({
		clanCards: { 'malkavian-1': passive(when, gain), 'brujah-7': acting('conflict', lose) },
		allies: { 'ally-1': { abilities: [{ ability: 'when', when, effects: [gain] }] } }
	});
	const world = planning(4, { cards });
	world.lay('s3', 'malkavian-1', { at: '1' });
	world.blood('s4', 'haven', 1);
	arrange(world);
	return world;
}
const timesOf = (world: World) => Math.floor((world.player('s3').influence - 3) / 5);

/** s1 plays at 1, s2 at 2, s3 at the Haven; then all stay, and s1 sends s2 into Frenzy at Location 1. */
function whole(world: World): World {
	const at = { s1: '1', s2: '2', s3: 'haven' } as const;
	const clan = { s1: 'brujah', s2: 'gangrel', s3: 'malkavian' } as const;
	for (const seat of ['s1', 's2', 's3'] as const)
		world.give(
			{
				type: 'PlayCard',
				seat,
				card: `${clan[seat]}-hunt`,
				at: at[seat],
				face: seat === 's2' ? 'down' : 'up',
				blood: seat === 's1' ? 2 : 0
			},
			{ type: 'EndTurn', seat }
		);
	world.lay('s1', 'brujah-7', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1', face: 'down' });
	world.resolve().tokens().answer('s2').tokens().tokens();
	return world;
}

describe('When something happens', () => {
	test.each<[When, number]>([
		[{ on: 'played', by: 'opponent' }, 2],
		[{ on: 'played', by: 'opponent', at: 'here' }, 1],
		[{ on: 'played', by: 'opponent', at: 'elsewhere' }, 1],
		[{ on: 'played', by: 'opponent', face: 'down' }, 1],
		[{ on: 'played', by: 'self' }, 1],
		[{ on: 'played', by: 'anyone' }, 3],
		[{ on: 'played', by: 'rival' }, 1],
		[{ on: 'deployed', by: 'opponent' }, 1],
		[{ on: 'deployed', by: 'opponent', least: 3 }, 0],
		[{ on: 'frenzied', by: 'opponent' }, 1],
		[{ on: 'frenzied', by: 'self' }, 0],
		[{ on: 'sent-into-frenzy', by: 'opponent' }, 1],
		[{ on: 'lost-blood', by: 'anyone' }, 1],
		[{ on: 'drained', by: 'opponent' }, 1],
		[{ on: 'revealed', which: 'any', at: 'here' }, 1],
		[{ on: 'revealed', which: 'any' }, 2],
		[{ on: 'revealed', which: 'this' }, 0],
		[{ on: 'end', of: 'planning' }, 1],
		[{ on: 'start', of: 'resolution' }, 1],
		[{ on: 'end', of: 'resolution' }, 1],
		[{ on: 'end', of: 'round' }, 1],
		[{ on: 'end', of: 'turn' }, 1],
		[{ on: 'start', of: 'withdraw' }, 1],
		[{ on: 'end', of: 'revelation' }, 1],
		[{ on: 'start', of: 'preparation' }, 1],
		[{ on: 'start', of: 'conflict' }, 1],
		[{ on: 'end', of: 'aftermath' }, 1],
		[{ on: 'resolved', at: 'here' }, 1],
		[{ on: 'resolved' }, 3],
		[{ on: 'won', by: 'opponent', at: 'here' }, 1],
		[{ on: 'lost', by: 'self', at: 'here' }, 1],
		[{ on: 'won', by: 'self' }, 1],
		[{ on: 'withdrew', by: 'anyone' }, 0]
	])('%j: %i times', (when, times) => {
		expect(timesOf(whole(watching(when)))).toBe(times);
	});

	test('withdrew, here and elsewhere', () => {
		const world = (at: 'here' | 'elsewhere') =>
			watching({ on: 'withdrew', by: 'opponent', at }, (before) => {
				before.lay('s1', 'brujah-2', { at: '1' });
				before.lay('s2', 'gangrel-2', { at: '2' });
			})
				.resolve()
				.tokens('s1')
				.tokens('s2');
		expect([timesOf(world('here')), timesOf(world('elsewhere'))]).toEqual([1, 1]);
	});

	test('this card was revealed', () => {
		const cards = cardsWith({
			clanCards: { 'malkavian-1': passive({ on: 'revealed', which: 'this' }, gain) }
		});
		const world = planning(4, { cards });
		world.lay('s3', 'malkavian-1', { at: '1', face: 'down' });
		world.blood('s4', 'haven', 1).resolve().tokens();
		expect(timesOf(world)).toBe(1);
	});

	test('an Ally that comes gives what it gives, and counts itself', () => {
		const cards = cardsWith({
			allies: {
				'ally-9': {
					abilities: [
						{
							ability: 'when',
							when: { on: 'acquired' },
							effects: [{ do: 'gain', what: 'blood', amount: { per: { count: 'alliance' } } }]
						}
					]
				}
			}
		});
		const world = planning(4, { cards }).ally('1', 'ally-9');
		world.lay('s1', 'brujah-1', { at: '1' });
		world.blood('s4', 'haven', 1).resolve().tokens();
		expect(world.player('s1').blood).toBe(7 + 2);
	});

	test('start of the turn and of the round, once a round, and only if its player wants to', () => {
		const when = {
			ability: 'when',
			when: { on: 'start', of: 'turn' },
			may: true,
			once: 'round'
		} as const;
		const cards = cardsWith({
			allies: { 'ally-1': { abilities: [{ ...when, effects: [gain] }] } }
		});
		const world = planning(4, { cards }).pool('s2', { alliance: ['ally-1'] });
		const turn = (seat: string, card: string) => {
			world.give(
				{ type: 'PlayCard', seat, card, at: '1', face: 'up', blood: 0 },
				{ type: 'EndTurn', seat }
			);
		};
		turn('s1', 'brujah-hunt');
		expect(world.table.question).toMatchObject({ seat: 's2', prompt: 'use' });
		world.answer('yes');
		expect(world.player('s2').influence).toBe(8);
		turn('s2', 'gangrel-hunt');
		turn('s3', 'malkavian-hunt');
		turn('s4', 'nosferatu-hunt');
		turn('s1', 'brujah-ready');
		expect(world.table).toMatchObject({ question: null, turn: { seat: 's2' } });
	});

	test('several at once: turn order, and the own ones in the order their player says', () => {
		const watch = passive({ on: 'played', by: 'anyone' }, gain);
		const cards = cardsWith({
			clanCards: { 'brujah-1': watch, 'malkavian-1': watch, 'malkavian-2': watch }
		});
		const world = planning(4, { cards, first: 's2' });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s3', 'malkavian-1', { at: '1' });
		world.lay('s3', 'malkavian-2', { at: '1' });
		world.give({
			type: 'PlayCard',
			seat: 's2',
			card: 'gangrel-hunt',
			at: '2',
			face: 'up',
			blood: 0
		});
		expect(world.table.question).toMatchObject({ seat: 's3', prompt: 'which-ability' });
		world.answer(world.table.question?.options[1] ?? '');
		expect(world.of('AbilityBegan').map(({ source }) => source.card)).toEqual([
			'malkavian-2',
			'malkavian-1',
			'brujah-1'
		]);
	});

	test('a Location card speaks of whoever set it off', () => {
		const when = { on: 'played', by: 'anyone', at: 'here' } as const;
		const lose = { do: 'lose', what: 'blood', amount: 2, who: 'cause' } as const;
		const cards = cardsWith({
			locationCards: { 'place-1': { abilities: [{ ability: 'when', when, effects: [lose] }] } }
		});
		const world = planning(4, {
			cards,
			locationCards: true,
			locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
		});
		world.pool('s1', { blood: 2 });
		world.give({
			type: 'PlayCard',
			seat: 's1',
			card: 'brujah-hunt',
			at: '1',
			face: 'up',
			blood: 0
		});
		// Its Frenzy is caused by nobody.
		expect(world.of('FrenzyEntered')).toMatchObject([{ seat: 's1', cause: null }]);
		expect(world.player('s1').blood).toBe(3);
	});

	test('a Location card: whoever sets it off, or each player there', () => {
		const place = (when: When) => ({
			'place-1': { abilities: [{ ability: 'when' as const, when, effects: [gain] }] }
		});
		const laid = (when: When) => {
			const world = planning(4, {
				cards: cardsWith({ locationCards: place(when) }),
				locationCards: true,
				locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
			});
			world.lay('s3', 'malkavian-1', { at: '1' });
			return world.blood('s4', '1', 1).blood('s4', 'haven', 1);
		};
		const played = laid({ on: 'played', by: 'anyone', at: 'here' });
		played.give({
			type: 'PlayCard',
			seat: 's1',
			card: 'brujah-hunt',
			at: '1',
			face: 'up',
			blood: 0
		});
		expect(played.player('s1').influence).toBe(8);
		const resolved = laid({ on: 'resolved', at: 'here' }).resolve().tokens();
		expect(resolved.of('AbilityBegan').map(({ seat }) => seat)).toEqual(['s3', 's4']);
	});
});
