import { describe, expect, test } from 'vitest';
import type { Card, CardOf } from '../../../../../src/lib/games/rivals/cards/card.ts';
import type { Readings } from '../../../../../src/lib/games/rivals/readings.ts';
import { attack, tableOf } from '../kit.ts';

/* The rulings about attacks, on the engine. Brujah 3 has Physical 2, Malkavian 1 Physical 1, Malkavian 3 none. */

const strike = (own: Partial<CardOf<'attack'>> = {}): CardOf<'attack'> => ({
	id: 'strike',
	name: 'Strike',
	kind: 'attack',
	type: 'physical',
	damage: 1,
	parts: [],
	...own
});
const ward = (own: Partial<CardOf<'reaction'>> = {}): CardOf<'reaction'> => ({
	id: 'ward',
	name: 'Ward',
	kind: 'reaction',
	types: ['physical'],
	shields: 0,
	parts: [],
	...own
});
const face = (id: string, own: Partial<CardOf<'vampire'>> = {}): CardOf<'vampire'> => ({
	id,
	name: id,
	kind: 'vampire',
	clan: 'Brujah',
	bp: 5,
	attributes: { physical: 0, social: 0, mental: 0 },
	disciplines: [],
	parts: [],
	...own
});

const ours = { card: 'brujah-3', place: 'streets' } as const;
const theirs = { card: 'malkavian-1', place: 'streets' } as const;
const duel = (cards: readonly Card[] = [], own: Parameters<typeof tableOf>[0] = {}) =>
	tableOf({
		cards,
		...own,
		seats: {
			s1: {
				vampires: [ours],
				hand: cards.filter(({ kind }) => kind === 'attack').map(({ id }) => id)
			},
			s2: {
				vampires: [theirs],
				hand: cards.filter(({ kind }) => kind === 'reaction').map(({ id }) => id)
			},
			...own?.seats
		}
	});

describe('Who attacks whom', () => {
	test('R11: at the second attack of a party its exhausted attacker stays behind and lends no text', () => {
		const helper = face('helper', {
			parts: [{ when: 'always', as: 'attacking', effects: [{ do: 'bonus', n: 3 }] }]
		});
		const now = tableOf({
			cards: [helper],
			seats: {
				s1: {
					vampires: [
						{ card: 'helper', place: 'streets', party: 1 },
						{ card: 'brujah-3', place: 'streets', party: 1 }
					]
				},
				s2: { vampires: [{ ...theirs, blood: 7 }] }
			}
		});
		const first = now.do(attack());
		expect(first.pass().taken()).toEqual({ s2v1: 2 });
		const second = first.pass().do(attack({ attacker: 's1v2' }));
		// Physical 2 against 1, with no help.
		expect(second.pass().taken()).toEqual({ s2v1: 1 });
		expect(second.vampire('s1v1').party).toBe(1);
		expect(second.vampire('s1v2').party).toBe(2);
	});

	test('R12: a foe without a first turn is not attacked; once it began, it is', () => {
		const before = duel([], { seats: { s2: { vampires: [theirs], begun: false } } });
		expect(before.refused(attack())).toBe('s2 has not had a turn yet. Choose another foe.');
		expect(duel().do(attack()).table.attack ?? null).not.toBe(undefined);
	});

	test('R13: Secrecy 2 and Intel 1 are refused; what a foe discards counts', () => {
		const hidden = face('hidden', {
			parts: [{ when: 'always', effects: [{ do: 'secrecy', n: 1, who: 'this' }] }]
		});
		const now = tableOf({
			players: 3,
			cards: [hidden],
			seats: {
				s1: { vampires: [ours], hand: ['levy'] },
				s2: { vampires: [{ card: 'hidden' }] },
				s3: { hand: ['levy', 'letters'] }
			}
		});
		expect(now.refused(attack({ discards: ['levy'] }))).toBe(
			'hidden has Secrecy 2 and you have Intel 1. Discard 1 more, or choose another target.'
		);
		const helped = now
			.do(attack({ discards: ['levy'], help: true }))
			.answer('intel-help', 'letters');
		expect(helped.table.seats['s3']?.discard).toEqual(['letters']);
		expect(helped.pass().taken()).toEqual({ s2v1: 2 });
	});

	test('R14: the Prince at the Haven has no Secrecy; those at the Haven may block', () => {
		const now = tableOf({
			seats: {
				s1: { vampires: [ours] },
				s2: { vampires: [{ card: 'malkavian-1', bears: ['prince'] }, { card: 'malkavian-3' }] }
			}
		});
		expect(now.refused(attack({ target: 's2v2' }))).toContain('Secrecy 1 and you have Intel 0');
		const blocked = now.do(attack()).answer('block', 's2v2');
		expect(blocked.pass().taken()).toEqual({ s2v2: 2 });
	});

	test('R15: an Attack card whose text gives Intel works in step 3, and is shown for it', () => {
		const scope = strike({
			id: 'scope',
			parts: [{ when: 'intel', effects: [{ do: 'intel', n: 1 }] }]
		});
		const now = tableOf({
			cards: [scope],
			seats: {
				s1: { vampires: [ours], hand: ['scope'] },
				s2: { vampires: [{ card: 'malkavian-1' }] }
			}
		});
		expect(now.refused(attack({ card: 'scope' }))).toContain('Secrecy 1 and you have Intel 0');
		const shown = now.do(attack({ card: 'scope', show: true }));
		expect(shown.happened('CardOpened')).toHaveLength(1);
		// 2 Physical + 1 card − 1 Physical.
		expect(shown.pass().taken()).toEqual({ s2v1: 2 });
	});

	test('R17: BP 5 with 1 Blood plays a card of BP 5, and with +1 BP one of BP 6', () => {
		const five = strike({ id: 'five', bp: 5 });
		const six = strike({ id: 'six', bp: 6 });
		const with_ = (bears: readonly string[]) =>
			tableOf({
				cards: [five, six],
				seats: {
					s1: { vampires: [{ ...ours, blood: 1, bears }], hand: ['five', 'six'] },
					s2: { vampires: [theirs] }
				}
			});
		expect(
			with_([])
				.do(attack({ card: 'five' }))
				.happened('AttackBegan')
		).toHaveLength(1);
		expect(with_([]).refused(attack({ card: 'six' }))).toBe(
			'The card asks BP 6, Brujah 3 has 5. Play another card.'
		);
		expect(
			with_(['clerk'])
				.do(attack({ card: 'six' }))
				.happened('AttackBegan')
		).toHaveLength(1);
	});
});

describe('What a blow deals', () => {
	test('R18: attribute 2 + card 1 + text 1 against attribute 1 makes 3 taken, explained part by part', () => {
		const raised = strike({ parts: [{ when: 'play', effects: [{ do: 'bonus', n: 1 }] }] });
		const done = duel([raised])
			.do(attack({ card: 'strike' }))
			.pass();
		expect(done.taken()).toEqual({ s2v1: 3 });
		expect(done.vampire('s2v1').blood).toBe(4);
		const [summed] = done.happened('AttackSummed');
		expect(summed?.sum.parts.map(({ of, value, by }) => [of, value, by])).toEqual([
			['attribute', 2, undefined],
			['card', 1, 'Strike'],
			['text', 1, 'Strike'],
			['defence', -1, undefined]
		]);
	});

	test('R19: a printed 0 still has the attribute; Ranged without a card has modifiers alone', () => {
		const zero = strike({ damage: 0 });
		expect(
			duel([zero])
				.do(attack({ card: 'strike' }))
				.pass()
				.taken()
		).toEqual({ s2v1: 1 });
		expect(
			duel()
				.do(attack({ attack: 'ranged' }))
				.pass()
				.taken()
		).toEqual({ s2v1: 0 });
	});

	test('R20, R21: with the app a card of the wrong type, BP or clan is refused as it is laid', () => {
		const wrong = strike({ type: 'social' });
		expect(duel([wrong]).refused(attack({ card: 'strike' }))).toBe(
			'This is a social card and a physical attack. Play a card of the same type.'
		);
		const clan = strike({ clan: 'Ventrue' });
		expect(duel([clan]).refused(attack({ card: 'strike' }))).toBe(
			'No Ventrue vampire of s1 is active. Play another card.'
		);
		const asked = duel([ward({ types: ['mental'] })]).do(attack());
		const { question } = asked.table;
		expect(
			asked.refused({
				type: 'AnswerQuestion',
				question: question?.id ?? 0,
				seat: 's2',
				choice: ['ward']
			})
		).toBe('This is a mental card and a physical attack. Play a card of the same type.');
	});

	test('R22: a lone target is not blocked for, and a target blocks no attack on itself', () => {
		expect(duel().do(attack()).table.question).toBeNull();
		const two = tableOf({
			seats: {
				s1: { vampires: [ours] },
				s2: {
					vampires: [
						{ ...theirs, party: 1 },
						{ card: 'malkavian-3', place: 'streets', party: 1 }
					]
				}
			}
		});
		expect(two.do(attack()).table.question?.options).toEqual(['s2v2']);
	});

	test('R23: once it is blocked, the BP of the blocker decides on the Reaction', () => {
		const now = tableOf({
			cards: [ward({ bp: 6, shields: 2 })],
			seats: {
				s1: { vampires: [ours] },
				s2: {
					vampires: [
						{ ...theirs, party: 1 },
						{ card: 'malkavian-3', place: 'streets', party: 1 }
					],
					hand: ['ward']
				}
			}
		}).do(attack());
		const ask = (at: typeof now) => ({
			type: 'AnswerQuestion' as const,
			question: at.table.question?.id ?? 0,
			seat: 's2',
			choice: ['ward']
		});
		const blocked = now.answer('block', 's2v2');
		expect(blocked.refused(ask(blocked))).toBe(
			'The card asks BP 6, Malkavian 3 has 5. Play another card.'
		);
		const open = now.answer('block');
		expect(open.do(ask(open)).taken()).toEqual({ s2v1: 0 });
	});

	test('R24, R25: a Reaction whose text cannot apply still shields; shields alone strike nobody', () => {
		const steal = ward({
			shields: 2,
			parts: [
				{ when: 'play', if: [{ is: 'blocked' }], effects: [{ do: 'bleed', n: 2, who: 'attacker' }] }
			]
		});
		const done = duel([steal]).do(attack()).answer('reaction', 'ward');
		expect(done.taken()).toEqual({ s2v1: 0 });
		expect(done.vampire('s1v1').blood).toBe(5);
		expect(done.happened('AttackSummed')[0]?.back).toBeNull();
	});

	test('R28: only a Guard blocks a Ranged attack', () => {
		const now = tableOf({
			seats: {
				s1: { vampires: [ours] },
				s2: {
					vampires: [
						{ ...theirs, party: 1 },
						{ card: 'malkavian-3', place: 'streets', party: 1 },
						{ card: 'malkavian-4', place: 'streets', party: 1 }
					]
				}
			}
		});
		expect(now.do(attack({ attack: 'ranged' })).table.question?.options).toEqual(['s2v3']);
		expect(now.do(attack()).table.question?.options).toEqual(['s2v2', 's2v3']);
	});

	test('R29: a strike-back of 1 and attribute 2 make 3 and prevent nothing; bonuses of the attack do not raise it', () => {
		const slap = ward({ types: ['physical'], damage: 1 });
		const boost = strike({
			damage: 0,
			parts: [{ when: 'play', effects: [{ do: 'bonus', n: 1 }] }]
		});
		const now = tableOf({
			cards: [slap, boost],
			seats: {
				s1: { vampires: [{ card: 'brujah-1', place: 'streets' }], hand: ['strike'] },
				s2: { vampires: [{ card: 'malkavian-2', place: 'streets' }], hand: ['ward'] }
			}
		});
		const done = now.do(attack({ card: 'strike' })).answer('reaction', 'ward');
		// Brujah 1 has no Physical, Malkavian 2 has 2.
		expect(done.taken()).toEqual({ s1v1: 3, s2v1: 0 });
	});

	test('R30: a helper adds 1 to the attack of another, not to its own; against a claimant in a foe’s turn too', () => {
		const brother = face('brother', {
			parts: [
				{
					when: { use: 'abilities' },
					as: 'attacking',
					cost: { exhaust: 'this' },
					effects: [{ do: 'bonus', n: 1 }]
				}
			]
		});
		const now = tableOf({
			players: 3,
			cards: [brother],
			streets: ['prince'],
			seats: {
				s1: {
					vampires: [
						{ ...ours, party: 1 },
						{ card: 'brother', place: 'streets', party: 1 }
					]
				},
				s2: { vampires: [theirs] }
			}
		});
		const helped = now.do(attack()).answer('ability', 's1v2.0');
		expect(helped.taken()).toEqual({ s2v1: 2 });
		expect(helped.vampire('s1v2').exhausted).toBe(true);
		expect(now.do(attack({ attacker: 's1v2' })).table.question).toBeNull();
		const claimed = tableOf({
			players: 3,
			cards: [brother],
			streets: ['prince'],
			seats: {
				s1: { vampires: [ours] },
				s2: { vampires: [{ card: 'malkavian-2' }, { card: 'brother' }] }
			}
		})
			.do({ type: 'ClaimPrince', seat: 's1', vampire: 's1v1' })
			.answer('claim-attack', 's2v1 physical')
			.answer('ability', 's2v2.0');
		// Physical 2 and its helper against Physical 2.
		expect(claimed.taken()).toEqual({ s1v1: 1 });
	});

	test('R31: text that hurts the party has no attribute and no bonus; the Reaction helps its player alone; prevention works on Aggravated', () => {
		const bomb = strike({
			damage: 1,
			aggravated: true,
			parts: [
				{ when: 'play', effects: [{ do: 'bonus', n: 1 }] },
				{
					when: 'play',
					effects: [
						{
							do: 'damage',
							n: 1,
							aggravated: true,
							who: { each: { of: 'opposing', not: 'target' } }
						}
					]
				}
			]
		});
		const now = tableOf({
			cards: [bomb, ward({ shields: 2 })],
			seats: {
				s1: { vampires: [ours], hand: ['strike'] },
				s2: {
					vampires: [
						{ ...theirs, party: 1 },
						{ card: 'malkavian-3', place: 'streets', party: 1, bears: ['beggar'] },
						{ card: 'malkavian-5', place: 'streets', party: 1 }
					],
					hand: ['ward']
				}
			}
		});
		const done = now
			.do(attack({ card: 'strike' }))
			.answer('block')
			.answer('reaction', 'ward');
		const beggar = done.vampire('s2v2').attached?.[0]?.slot ?? 0;
		expect(done.answer('prevention', `c${beggar}.0`).taken()).toEqual({
			// 2 Physical + 1 + 1 − 1 Physical − 2 shields; the Aggravated part is not cut by Physical.
			s2v1: 1,
			s2v2: 0,
			s2v3: 1
		});
	});

	test('R33: what protects a party from Ranged attacks protects it from Ranged strike-backs too', () => {
		const cover = face('cover', {
			parts: [
				{
					when: { use: 'prevention' },
					if: [{ is: 'type', types: ['ranged'] }],
					once: 'attack',
					effects: [{ do: 'prevent', n: 1, who: { each: { of: 'party' } } }]
				}
			]
		});
		const now = tableOf({
			cards: [cover, ward({ types: ['ranged'], damage: 2 })],
			seats: {
				s1: {
					vampires: [
						{ card: 'brujah-1', place: 'streets', party: 1 },
						{ card: 'cover', place: 'streets', party: 1 }
					]
				},
				s2: { vampires: [theirs], hand: ['ward'] }
			}
		});
		const done = now
			.do(attack({ attack: 'ranged' }))
			.answer('reaction', 'ward')
			.answer('prevention', 's1v2.0');
		expect(done.taken()).toEqual({ s1v1: 1, s2v1: 0 });
	});

	test('R34: more damage by the Blood of the victim counts its Blood now, not its BP', () => {
		const fall = strike({
			damage: 1,
			parts: [
				{
					when: 'play',
					if: [{ is: 'stands', who: 'target', so: 'wounded', not: true }],
					effects: [{ do: 'bonus', n: 2 }]
				}
			]
		});
		const at = (blood: number) =>
			tableOf({
				cards: [fall],
				seats: {
					s1: { vampires: [ours], hand: ['strike'] },
					s2: { vampires: [{ ...theirs, blood }, { card: 'malkavian-7' }] }
				}
			})
				.do(attack({ card: 'strike' }))
				.pass()
				.taken()['s2v1'];
		expect(at(7)).toBe(4);
		expect(at(3)).toBe(2);
	});

	test('R35: texts that clash are the active player’s first, which may void the other', () => {
		const scry = strike({
			parts: [{ when: 'play', effects: [{ do: 'forbid', what: 'reaction-text' }] }]
		});
		const mind = ward({ shields: 1, parts: [{ when: 'play', effects: [{ do: 'shield', n: 5 }] }] });
		const done = duel([scry, mind])
			.do(attack({ card: 'strike' }))
			.answer('reaction', 'ward');
		// 2 + 1 − 1 Physical − 1 printed shield; the text is void.
		expect(done.taken()).toEqual({ s2v1: 1 });
	});

	test('R37: what is no attack is neither blocked nor reacted to', () => {
		const coup: Card = {
			id: 'coup',
			name: 'Coup',
			kind: 'action',
			parts: [
				{
					when: 'play',
					effects: [{ do: 'damage', n: 1, who: { each: { of: 'rival', only: 'wounded' } } }]
				}
			]
		};
		const now = tableOf({
			cards: [coup, ward({ shields: 5 })],
			seats: {
				s1: { vampires: [ours], hand: ['coup'] },
				s2: {
					vampires: [{ card: 'malkavian-1' }, { card: 'malkavian-3', blood: 2 }],
					hand: ['ward']
				}
			}
		});
		const done = now.do({ type: 'PlayCard', seat: 's1', card: 'coup', vampire: 's1v1' });
		expect(done.table.question).toBeNull();
		expect(done.vampire('s2v2').blood).toBe(1);
	});

	test('R44: a used ability stays used when its party changes', () => {
		const brawler = face('brawler', {
			parts: [
				{
					when: { use: 'abilities' },
					as: 'attacking',
					cost: { prestige: 1 },
					effects: [{ do: 'bonus', n: 1 }]
				}
			]
		});
		const now = tableOf({
			cards: [brawler],
			seats: {
				s1: {
					vampires: [
						{ ...ours, party: 1 },
						{ card: 'brawler', place: 'streets', party: 1 },
						{ card: 'brujah-2', place: 'streets', party: 3 }
					]
				},
				s2: { vampires: [theirs] }
			}
		})
			.do(attack())
			.answer('ability', 's1v2.0')
			.do({ type: 'MoveVampires', seat: 's1', vampires: ['s1v2'], to: 's1v3' })
			.do(attack({ attacker: 's1v3' }));
		expect(now.table.attack).toBeNull();
		expect(now.happened('AbilityUsed')).toEqual([]);
	});
});

describe('Blood, theft and falling', () => {
	test('R36: at 0 Blood in step 10 the damage of the attacker lands; both may fall', () => {
		const drain = ward({
			parts: [{ when: 'play', effects: [{ do: 'bleed', n: 9, who: 'attacker' }] }]
		});
		const now = tableOf({
			players: 3,
			cards: [drain],
			seats: {
				s1: { vampires: [ours, { card: 'brujah-7' }] },
				s2: { vampires: [{ ...theirs, blood: 1 }, { card: 'malkavian-7' }], hand: ['ward'] }
			}
		});
		const done = now.do(attack()).answer('reaction', 'ward');
		expect([done.vampire('s1v1').place, done.vampire('s2v1').place]).toEqual(['torpor', 'torpor']);
		// s1 hunts s2: 1 Agenda for the Rival’s vampire. s2 hunts s3, so it scores nothing.
		expect([done.side('s1').agenda, done.side('s2').agenda]).toEqual([1, 0]);
	});

	test('R38: a mortal of Blood 3 is unhurt by 2, and has no Blood to steal', () => {
		const theft = strike({
			damage: 0,
			parts: [{ when: 'play', effects: [{ do: 'steal-blood', n: 2, who: 'target' }] }]
		});
		const now = tableOf({
			cards: [theft],
			streets: ['clerk'],
			seats: { s1: { vampires: [{ ...ours, blood: 2 }], hand: ['strike'] } }
		});
		const done = now.do(attack({ target: now.slot('clerk'), card: 'strike' })).pass();
		expect(done.slot('clerk')).toBe(now.slot('clerk'));
		expect(done.vampire('s1v1').blood).toBe(2);
	});

	test('R39: Blood that a full vampire steals goes to the supply', () => {
		const theft = strike({
			damage: 0,
			parts: [{ when: 'play', effects: [{ do: 'steal-blood', n: 2, who: 'target' }] }]
		});
		const done = duel([theft])
			.do(attack({ card: 'strike' }))
			.pass();
		expect(done.vampire('s1v1').blood).toBe(5);
		expect(done.vampire('s2v1').blood).toBe(7 - 2 - 1);
	});

	test('R43: an Ongoing card that grants attackers an ability grants it to each, once an attack', () => {
		const feud: Card = {
			id: 'feud',
			name: 'Feud',
			kind: 'action',
			ongoing: true,
			parts: [
				{
					when: { use: 'abilities' },
					as: 'attacker',
					once: 'attack',
					cost: { blood: 1 },
					effects: [{ do: 'bonus', n: 1 }]
				}
			]
		};
		const now = tableOf({
			cards: [feud],
			seats: {
				s1: {
					vampires: [
						{ ...ours, party: 1 },
						{ card: 'brujah-2', place: 'streets', party: 2 }
					],
					ongoing: ['feud']
				},
				s2: { vampires: [theirs] }
			}
		});
		const slot = now.side('s1').ongoing[0]?.slot ?? 0;
		const first = now.do(attack()).answer('ability', `c${slot}.0@s1v1`);
		expect(first.table.question).toBeNull();
		expect(first.taken()).toEqual({ s2v1: 2 });
		expect(first.vampire('s1v1').blood).toBe(4);
		const second = first.do(attack({ attacker: 's1v2' })).answer('ability', `c${slot}.0@s1v2`);
		expect(second.taken()).toEqual({ s2v1: 1 });
	});

	test('R45: defeated at 1 Prestige, the last goes onto it: knocked out by the defeater', () => {
		const now = tableOf({
			seats: {
				s1: { vampires: [ours] },
				s2: { vampires: [{ ...theirs, blood: 1 }, { card: 'malkavian-7' }], prestige: 1 }
			}
		});
		const done = now.do(attack());
		expect(done.vampire('s2v1')).toMatchObject({ place: 'torpor', blood: 1 });
		expect(done.table.result).toMatchObject({
			decided: 'rival',
			winner: 's1',
			falls: [{ seat: 's2', by: 's1' }]
		});
	});

	test('R46: brought to 0 by damage with 1 of it Aggravated it is burned, and no Prestige is placed', () => {
		const burn = strike({ damage: 1, aggravated: true });
		const now = tableOf({
			cards: [burn],
			seats: {
				s1: { vampires: [ours], hand: ['strike'] },
				s2: { vampires: [{ ...theirs, blood: 2 }, { card: 'malkavian-7' }] }
			}
		});
		const done = now.do(attack({ card: 'strike' })).pass();
		expect(done.vampire('s2v1')).toMatchObject({ place: 'burned', blood: 0 });
		expect(done.side('s2').prestige).toBe(10);
		expect(done.side('s1').agenda).toBe(1);
	});

	describe('with both ordinary and Aggravated damage, and shields against as much of it', () => {
		const pyre = strike({
			damage: 2,
			parts: [{ when: 'play', effects: [{ do: 'bonus', n: 1, aggravated: true }] }]
		});
		const at = (readings: Partial<Readings>, own: { blood?: number; prestige?: number } = {}) =>
			tableOf({
				cards: [pyre, ward({ shields: 1 })],
				readings,
				seats: {
					s1: { vampires: [ours], hand: ['strike'] },
					s2: {
						vampires: [{ ...theirs, blood: own.blood ?? 3 }, { card: 'malkavian-7' }],
						hand: ['ward'],
						prestige: own.prestige ?? 10
					}
				}
			})
				.do(attack({ card: 'strike' }))
				.answer('reaction', 'ward');

		test('who is hurt says which is cut first: it goes to torpor, or is burned', () => {
			const now = at({});
			expect(now.table.question).toMatchObject({ seat: 's2', about: { vampire: 's2v1' } });
			expect(now.answer('share', 'aggravated').vampire('s2v1').place).toBe('torpor');
			const burned = now.answer('share', 'ordinary');
			expect(burned.vampire('s2v1').place).toBe('burned');
			expect(burned.taken()).toEqual({ s2v1: 3 });
		});

		test('burned it costs no Prestige, so that the last one stays', () => {
			const now = at({}, { prestige: 1 });
			expect(now.answer('share', 'aggravated').table.result).toMatchObject({ winner: 's1' });
			expect(now.answer('share', 'ordinary').table.result).toBeNull();
		});

		test('nobody is asked where nothing depends on it', () => {
			const now = at({}, { blood: 7 });
			expect(now.table.attack).toBeNull();
			expect(now.vampire('s2v1')).toMatchObject({ place: 'streets', blood: 4 });
		});

		test('with the reading “ordinary first” it is burned, and nobody is asked', () => {
			const now = at({ aggravatedShare: 'ordinary-first' });
			expect(now.vampire('s2v1').place).toBe('burned');
		});
	});

	test('R47: a foe’s vampire that is not the Rival’s gives no Agenda', () => {
		const now = tableOf({
			players: 3,
			seats: {
				s1: { vampires: [ours], hand: [] },
				s3: {
					vampires: [{ card: 'toreador-3', place: 'streets', blood: 1 }, { card: 'toreador-7' }]
				}
			}
		});
		const done = now.do(attack({ target: 's3v1', attack: 'physical' }));
		expect(done.vampire('s3v1').place).toBe('torpor');
		expect(done.side('s1').agenda).toBe(0);
	});

	test('R48: a card that scores for BP 5 and for others than the Rival’s scores both; BP counts, not Blood', () => {
		const war: Card = {
			id: 'war',
			name: 'War',
			kind: 'agenda',
			parts: [
				{
					when: { on: 'defeated', by: 'you', of: 'foe', least: 5 },
					effects: [{ do: 'gain', what: 'agenda', n: 1 }]
				},
				{
					when: { on: 'defeated', by: 'you', of: 'foe' },
					effects: [{ do: 'gain', what: 'agenda', n: 1 }]
				}
			]
		};
		const now = tableOf({
			players: 3,
			cards: [war],
			seats: {
				s1: { vampires: [ours], agendaCard: 'war' },
				s2: { vampires: [{ ...theirs, blood: 1 }, { card: 'malkavian-7' }] },
				s3: {
					vampires: [{ card: 'toreador-3', place: 'streets', blood: 1 }, { card: 'toreador-7' }]
				}
			}
		});
		const first = now.do(attack({ target: 's3v1' }));
		const after = first.table.question
			? first.answer('which-trigger', first.table.question.options[0] ?? '')
			: first;
		expect(after.side('s1').agenda).toBe(2);
	});

	test('R10: a mortal that is discarded from the Streets is no defeat and gives nothing', () => {
		const retreat: Card = {
			id: 'retreat',
			name: 'Retreat',
			kind: 'action',
			unhosted: true,
			parts: [{ when: 'play', effects: [{ do: 'clear-mortal' }] }]
		};
		const now = tableOf({
			cards: [retreat],
			streets: ['clerk'],
			seats: { s1: { hand: ['retreat'] } }
		});
		const done = now.do({ type: 'PlayCard', seat: 's1', card: 'retreat' });
		expect(done.table.city.discard).toEqual(['clerk']);
		expect(done.side('s1').agenda).toBe(0);
		expect(done.happened('MortalFell')).toEqual([]);
	});

	test('R57: an antagonist burned by text is not defeated; one defeated may go back into the City Deck', () => {
		const sheriff: Card = {
			id: 'sheriff',
			name: 'Sheriff',
			kind: 'action',
			unhosted: true,
			parts: [{ when: 'play', effects: [{ do: 'burn', what: 'antagonist' }] }]
		};
		const agent: Card = {
			id: 'hunter',
			name: 'Hunter',
			kind: 'antagonist',
			copies: 4,
			blood: 3,
			agenda: 1,
			intel: 1,
			harm: 1,
			parts: [{ when: 'leave', effects: [{ do: 'gain', what: 'prestige', n: 1 }] }]
		};
		const hunt: Card = {
			id: 'hunt',
			name: 'Hunt',
			kind: 'agenda',
			parts: [
				{
					when: { on: 'mortal', by: 'anyone', kind: 'antagonist' },
					effects: [{ do: 'shuffle-this' }]
				}
			]
		};
		const now = tableOf({
			cards: [sheriff, hunt, agent],
			streets: ['hunter'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets' }],
					hand: ['sheriff', 'physical-attack-1']
				},
				s2: { agendaCard: 'hunt' }
			}
		});
		const burned = now.do({ type: 'PlayCard', seat: 's1', card: 'sheriff' });
		expect(burned.table.city.burned).toEqual(['hunter']);
		// What its own text does as it leaves happens all the same.
		expect(burned.side('s1').prestige).toBe(11);
		expect(burned.side('s1').agenda).toBe(0);
		const felled = now.do(attack({ target: now.slot('hunter'), card: 'physical-attack-1' }));
		expect(felled.side('s1').agenda).toBe(1);
		expect(felled.table.city).toMatchObject({ deck: 1, burned: [], discard: [] });
	});
});
