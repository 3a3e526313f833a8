import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../../src/lib/games/core/chance.ts';
import type { Card } from '../../../../../src/lib/games/rivals/cards/card.ts';
import { findRivalFault } from '../../../../../src/lib/games/rivals/rival-tokens.ts';
import { begin } from '../../../../../src/lib/games/rivals/table/game.ts';
import { plainSet } from '../cards.ts';
import { attack, Playing, tableOf } from '../kit.ts';
import { settingOf } from '../random-match.ts';

/* The rulings about set-up, turns, torpor and endings, on the engine. */

const dealt = (players: number, seed = 3) =>
	new Playing(
		begin(
			settingOf(plainSet, players),
			Object.keys(settingOf(plainSet, players).decks),
			seededChance(seed)
		),
		[]
	);

/** Ends the Action Phase, and answers everything with as little as may be until the next one. */
function nextTurn(from: Playing): Playing {
	let now = from.do({ type: 'EndActions', seat: from.table.turn?.seat ?? '' });
	let { events } = now;
	while (now.table.question) {
		const { prompt, options, least } = now.table.question;
		now = now.answer(prompt, ...options.slice(0, least));
		events = [...events, ...now.events];
	}
	return new Playing(now.match, events);
}

describe('Set-up', () => {
	test('R1: three players are a ring, four a ring or two pairs; nobody is their own Rival', () => {
		for (let seed = 0; seed < 40; seed++)
			for (const players of [3, 4]) {
				const { order, rivals } = dealt(players, seed).table;
				expect(rivals && findRivalFault(order, rivals)).toBeNull();
			}
	});

	test('R4: two players begin with hands of 5 and 6', () => {
		const { table } = dealt(2);
		const hands = table.order.map((seat) => table.seats[seat]?.hand);
		expect(hands).toEqual([
			{ library: 4, faction: 1 },
			{ library: 4, faction: 2 }
		]);
	});

	test('R5: four players: 4 City cards in the first turn of seat 1, then 1 each', () => {
		const start = dealt(4, 11);
		const city = (now: Playing): number => 23 - now.table.city.deck;
		let now = start.pass();
		while (now.table.question)
			now = now.answer(now.table.question.prompt, now.table.question.options[0] ?? '');
		expect(city(now)).toBe(4);
		expect(city(nextTurn(now))).toBe(5);
	});

	test('R6: a Leader of BP 7 leaves 13 Prestige', () => {
		const { table } = dealt(2);
		for (const seat of table.order) {
			expect(table.seats[seat]?.prestige).toBe(13);
			expect(table.seats[seat]?.vampires[0]).toMatchObject({ leader: true, bp: 7, blood: 7 });
		}
	});

	test('R66: two bid for the same Leader; who wins keeps it and pays, the other leads with another', () => {
		const setting = settingOf(plainSet, 4);
		const decks = { ...setting.decks, s4: setting.decks['s2'] ?? null };
		const now = new Playing(
			begin({ ...setting, decks, first: 's1' }, ['s1', 's2', 's3', 's4'], seededChance(2)),
			[]
		);
		expect(now.table.question).toMatchObject({ seat: 's2', prompt: 'bid' });
		const bid = now.answer('bid', '2');
		expect(bid.table.question).toMatchObject({ seat: 's4', prompt: 'bid' });
		expect(bid.table.question?.options[0]).toBe('3');
		const over = bid.answer('bid', '5');
		expect(over.table.question).toMatchObject({ seat: 's2', prompt: 'new-leader' });
		const done = over.answer('new-leader', 'malkavian-2');
		expect(done.side('s4')).toMatchObject({ prestige: 20 - 7 - 5, faction: 6 - 2 });
		expect(done.side('s2')).toMatchObject({ prestige: 20 - 6, faction: 6 - 2 });
		expect(done.vampire('s2v1').card).toBe('malkavian-2');
		// Nobody bids: the first in turn order keeps it, free.
		const free = now.answer('bid').answer('bid').answer('new-leader', 'malkavian-3');
		expect(free.vampire('s2v1').card).toBe('malkavian-1');
		expect(free.side('s4').prestige).toBe(20 - 5);
	});
});

describe('The City', () => {
	test('R7: an Ongoing Event of a seat burns in its next City step, before the new card', () => {
		const now = tableOf({ events: { curfew: 's2' }, deck: ['clerk', 'beggar'] });
		const next = nextTurn(now);
		const types = next.events.flatMap((event) =>
			event.type === 'CityLeft' || event.type === 'CityTurned' ? [event.type] : []
		);
		expect(types).toEqual(['CityLeft', 'CityTurned']);
		expect(next.table.city).toMatchObject({ burned: ['curfew'], deck: 1 });
	});

	test('R8: an empty City Deck is made of the discarded cards, not of burned ones', () => {
		const now = tableOf({ city: { discard: ['clerk', 'clerk', 'beggar'], burned: ['fog'] } });
		const next = nextTurn(now);
		expect(next.table.city).toMatchObject({ deck: 2, discard: [], burned: ['fog'] });
		expect(next.table.city.streets).toHaveLength(1);
		// Both empty: no card.
		expect(nextTurn(tableOf()).happened('CityTurned')).toEqual([]);
	});

	test('R9: an Event that shuffles Events back takes burned ones, not itself', () => {
		const parade: Card = {
			id: 'parade',
			name: 'Parade',
			kind: 'event',
			parts: [{ when: 'play', effects: [{ do: 'shuffle-events' }] }]
		};
		const next = nextTurn(
			tableOf({ cards: [parade], deck: ['parade'], city: { burned: ['fog', 'clerk'] } })
		);
		expect(next.table.city).toMatchObject({ deck: 1, burned: ['clerk', 'parade'] });
	});
});

describe('Torpor and mending', () => {
	const sleeping = (blood: number, own: object = {}) =>
		({ card: 'brujah-5', place: 'torpor', exhausted: true, blood, ...own }) as const;

	test('R50: text of torpor makes 2 a night, only there', () => {
		const penny: Card = {
			id: 'penny',
			name: 'Penny',
			kind: 'vampire',
			clan: 'Brujah',
			bp: 6,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [{ when: 'torpor', effects: [{ do: 'mend', n: 1, who: 'this' }] }]
		};
		const at = (place: 'torpor' | 'haven') =>
			nextTurn(
				tableOf({
					cards: [penny],
					seats: {
						s1: {
							vampires: [
								{ card: 'brujah-1' },
								{
									card: 'penny',
									place,
									blood: 1,
									...(place === 'torpor' && { exhausted: true as const })
								}
							]
						}
					}
				})
			).vampire('s1v2').blood;
		expect([at('torpor'), at('haven')]).toEqual([3, 1]);
	});

	test('R51: BP 4 defeated and never mended is back in the third End Phase, and cannot move then', () => {
		let now = tableOf({ seats: { s1: { vampires: [{ card: 'brujah-1' }, sleeping(1)] } } });
		for (const blood of [2, 3]) {
			now = nextTurn(now);
			expect(now.vampire('s1v2')).toMatchObject({ place: 'torpor', blood });
			now = nextTurn(now);
		}
		const ending = now.do({ type: 'EndActions', seat: 's1' });
		expect(ending.vampire('s1v2')).toMatchObject({ place: 'haven', blood: 4 });
		expect(ending.vampire('s1v2').exhausted).toBe(undefined);
		expect(ending.refused({ type: 'MoveVampires', seat: 's1', vampires: ['s1v2'], to: null })).toBe(
			'A choice is open. Answer it first.'
		);
	});

	test('R52: a vampire is mended by a discard once in a step', () => {
		const now = tableOf({
			seats: {
				s1: { vampires: [{ card: 'brujah-1', blood: 3 }], hand: ['levy', 'levy', 'letters'] }
			}
		}).do({ type: 'EndActions', seat: 's1' });
		const { question } = now.table;
		expect(
			now.refused({
				type: 'AnswerQuestion',
				question: question?.id ?? 0,
				seat: 's1',
				choice: ['s1v1', 's1v1']
			})
		).toBe('Brujah 1 is chosen twice. Once is enough.');
		const done = now.answer('mend', 's1v1').answer('discard', 'levy');
		expect(done.vampire('s1v1').blood).toBe(4);
		expect(done.side('s1').discard).toEqual(['levy']);
	});

	test('R53: full in a foe’s turn, it comes back in its own Ready step', () => {
		const now = tableOf({
			turn: { seat: 's2', number: 10 },
			seats: { s1: { vampires: [{ card: 'brujah-1' }, sleeping(4)] } }
		});
		expect(now.vampire('s1v2').place).toBe('torpor');
		const next = nextTurn(now);
		expect(next.table.turn).toMatchObject({ seat: 's1', phase: 'action' });
		expect(next.vampire('s1v2').place).toBe('haven');
	});

	test('R70: three vampires, one with two icons, mend 4, in the own torpor too', () => {
		const snack: Card = {
			id: 'snack',
			name: 'Snack',
			kind: 'action',
			unhosted: true,
			parts: [
				{
					when: 'play',
					effects: [
						{
							do: 'mend-spread',
							n: { per: { count: 'icons', discipline: 'Fortitude', in: 'coterie' } },
							who: { each: { of: 'you', where: 'anywhere' } }
						}
					]
				}
			]
		};
		const tough = (id: string, icons: number): Card => ({
			id,
			name: id,
			kind: 'vampire',
			clan: 'Brujah',
			bp: 5,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: Array.from({ length: icons }, () => 'Fortitude' as const),
			parts: []
		});
		const now = tableOf({
			cards: [snack, tough('a', 2), tough('b', 1), tough('c', 1)],
			seats: {
				s1: {
					vampires: [{ card: 'a', blood: 1 }, { card: 'b' }, { card: 'c' }, sleeping(1)],
					hand: ['snack']
				}
			}
		}).do({ type: 'PlayCard', seat: 's1', card: 'snack' });
		expect(now.table.question?.about).toEqual({ left: 4 });
		expect(now.table.question?.options).toEqual(['s1v1', 's1v4']);
		const done = ['s1v4', 's1v4', 's1v4'].reduce((at, id) => at.answer('mend-spread', id), now);
		// Full in torpor in its player’s turn: back at once. The last one is the only one left to choose.
		expect(done.vampire('s1v4').place).toBe('haven');
		expect(done.vampire('s1v1').blood).toBe(2);
	});

	test('R71: BP 5 with 2 Blood is wounded, with 3 it is not', () => {
		const pity: Card = {
			id: 'pity',
			name: 'Pity',
			kind: 'action',
			unhosted: true,
			parts: [
				{
					when: 'play',
					effects: [{ do: 'mend', n: 1, who: { each: { of: 'you', only: 'wounded' } } }]
				}
			]
		};
		const at = (blood: number) =>
			tableOf({
				cards: [pity],
				seats: { s1: { vampires: [{ card: 'brujah-3', blood }], hand: ['pity'] } }
			})
				.do({ type: 'PlayCard', seat: 's1', card: 'pity' })
				.vampire('s1v1').blood;
		expect([at(2), at(3)]).toEqual([3, 3]);
	});
});

describe('Antagonists', () => {
	test('R55: three have Intel 3 each; where only the Prince is within reach it takes all', () => {
		const three = tableOf({
			streets: ['hunter', 'hunter', 'hunter'],
			seats: { s1: { vampires: [{ card: 'brujah-1' }, { card: 'brujah-7' }] } }
		}).do({ type: 'EndActions', seat: 's1' });
		expect(three.table.question).toMatchObject({ prompt: 'spread', least: 3, most: 3 });
		const hidden: Card = {
			id: 'veil',
			name: 'Veil',
			kind: 'action',
			ongoing: true,
			parts: [
				{
					when: 'always',
					effects: [{ do: 'secrecy', n: 2, who: { each: { of: 'you', where: 'haven' } } }]
				}
			]
		};
		const one = tableOf({
			cards: [hidden],
			streets: ['hunter', 'hunter'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-1' }, { card: 'brujah-7', bears: ['prince'] }],
					ongoing: ['veil']
				}
			}
		}).do({ type: 'EndActions', seat: 's1' });
		expect(one.happened('Harmed')).toMatchObject([{ vampire: 's1v2', taken: 2, aggravated: 2 }]);
	});

	test('R56: what is redirected the foe spreads, whatever their Secrecy; it is nobody’s effect', () => {
		const decoy: Card = {
			id: 'decoy',
			name: 'Decoy',
			kind: 'action',
			ongoing: true,
			parts: [
				{ when: { use: 'prevention' }, cost: { burn: true }, effects: [{ do: 'redirect', n: 2 }] }
			]
		};
		const now = tableOf({
			cards: [decoy],
			streets: ['hunter', 'hunter', 'hunter'],
			seats: {
				s1: { ongoing: ['decoy'] },
				s2: { vampires: [{ card: 'malkavian-1' }, { card: 'malkavian-7' }] }
			}
		}).do({ type: 'EndActions', seat: 's1' });
		const slot = now.side('s1').ongoing[0]?.slot ?? 0;
		const sent = now.answer('ability', `c${slot}.0`);
		// The one that is left comes first, on the only vampire of s1.
		expect(sent.happened('Harmed')).toMatchObject([{ vampire: 's1v1', taken: 1, by: null }]);
		expect(sent.table.question).toMatchObject({ seat: 's2', prompt: 'spread', most: 2 });
		expect(sent.side('s1').discard).toEqual(['decoy']);
	});
});

describe('Endings', () => {
	test('R63: the last Prestige and the last Blood are never spent', () => {
		const poor: Card = {
			id: 'poor',
			name: 'Poor',
			kind: 'vampire',
			clan: 'Brujah',
			bp: 3,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [
				{
					when: { use: 'action' },
					cost: { prestige: 1 },
					effects: [{ do: 'gain', what: 'agenda', n: 9 }]
				},
				{
					when: { use: 'action' },
					cost: { blood: 1 },
					effects: [{ do: 'gain', what: 'agenda', n: 9 }]
				}
			]
		};
		const now = tableOf({
			cards: [poor],
			seats: { s1: { vampires: [{ card: 'poor', blood: 1 }], prestige: 1, agenda: 12 } }
		});
		expect(now.refused({ type: 'UseAbility', seat: 's1', ability: 's1v1.0' })).toBe(
			'Your last Prestige cannot be spent. Choose something cheaper.'
		);
		expect(now.refused({ type: 'UseAbility', seat: 's1', ability: 's1v1.1' })).toBe(
			'The last Blood of a vampire cannot be spent. Choose something else.'
		);
	});

	test('R78: an Event knocks out a seat: its hunter at 9 goes to 12 and wins over 11', () => {
		const raid: Card = {
			id: 'raid',
			name: 'Raid',
			kind: 'event',
			parts: [
				{ when: 'play', effects: [{ do: 'lose', what: 'prestige', n: 1, whom: 'each-player' }] }
			]
		};
		const now = tableOf({
			players: 3,
			cards: [raid],
			deck: ['raid'],
			seats: { s1: { agenda: 9 }, s2: { prestige: 1 }, s3: { agenda: 11 } }
		});
		expect(nextTurn(now).table.result).toMatchObject({
			decided: 'most',
			winner: 's1',
			falls: [{ seat: 's2', by: null }],
			gains: [{ seat: 's1', rival: 's2' }],
			agenda: { s1: 12, s2: 0, s3: 11 }
		});
	});

	test('R79: seat 1 knocks out seat 2 in its turn and has 10; the hunter, seat 4, gets to 10: most Prestige, then seat 4', () => {
		const ending = (prestige: number) =>
			tableOf({
				players: 4,
				rivals: { s1: 's3', s2: 's1', s3: 's4', s4: 's2' },
				streets: ['prince'],
				turn: { seat: 's2' },
				seats: {
					s1: { vampires: [{ card: 'brujah-3' }], agenda: 10, prestige },
					s2: { vampires: [{ card: 'malkavian-3', place: 'streets', blood: 1 }] },
					s4: { agenda: 7 }
				}
			})
				.do({ type: 'ClaimPrince', seat: 's2', vampire: 's2v1' })
				.answer('claim-attack')
				.answer('claim-attack')
				.answer('claim-attack', 's1v1 physical').table.result;
		expect(ending(10)).toMatchObject({
			decided: 'most',
			winner: 's4',
			level: ['s1', 's4'],
			broken: 'order',
			falls: [{ seat: 's2', by: 's1' }]
		});
		expect(ending(11)).toMatchObject({ winner: 's1', broken: 'prestige' });
	});

	test('R80: 13 on an Agenda card that lies face down wins', () => {
		const now = tableOf({
			streets: ['clerk'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets' }],
					hand: ['physical-attack-1'],
					agenda: 12,
					agendaCard: null
				}
			}
		});
		const done = now
			.do(attack({ target: now.slot('clerk'), card: 'physical-attack-1' }))
			.answer('reward', 'burn');
		expect(done.table.result).toMatchObject({ decided: 'agenda', winner: 's1' });
	});
});
