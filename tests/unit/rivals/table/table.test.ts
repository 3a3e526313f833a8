import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import type { Card } from '../../../../src/lib/games/rivals/cards/card.ts';
import { tableCommandSchema } from '../../../../src/lib/games/rivals/table/commands.ts';
import { decideTable } from '../../../../src/lib/games/rivals/table/engine.ts';
import { begin } from '../../../../src/lib/games/rivals/table/game.ts';
import { sealedFaults, tableFaults } from '../../../../src/lib/games/rivals/table/invariants.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { PROMPTS } from '../../../../src/lib/games/rivals/table/prompts.ts';
import { tableRefusals } from '../../../../src/lib/games/rivals/table/refusals.ts';
import type { Table, TableSeat } from '../../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { plainSet } from './cards.ts';
import { attack, Playing, tableOf } from './kit.ts';
import { playAtRandom, settingOf } from './random-match.ts';

describe('Own decks', () => {
	const setting = settingOf(plainSet, 2);
	const own = { ...setting, decks: { ...setting.decks, s2: null } };
	const deck = setting.decks['s2'] ?? { haven: '', agenda: '', faction: [], library: [] };
	const brought = {
		haven: deck.haven,
		agenda: deck.agenda,
		faction: [...deck.faction],
		library: [...deck.library],
		leader: 'malkavian-3'
	};
	const now = new Playing(begin(own, ['s1', 's2'], seededChance(4)), []);

	test('lie in secret until all are there; then Leaders and Havens open together, and the Agenda stays face down', () => {
		expect(waitedFor(now.table)).toBeNull();
		const done = now.do({ type: 'BringDeck', seat: 's2', deck: brought });
		expect(done.side('s2')).toMatchObject({
			haven: 'quiet-haven',
			agendaCard: null,
			library: 40 - 4
		});
		expect(done.vampire('s2v1')).toMatchObject({ card: 'malkavian-3', leader: true });
		expect(done.side('s1').agendaCard).toBe('quiet-agenda');
		const seen = (seat: string) => viewOf(done.table, done.match.sealed, seat).own.agenda;
		expect(seen('s2')).toBe('quiet-agenda');
		const flipped = done.do({ type: 'FlipAgenda', seat: 's2' });
		expect(flipped.side('s2').agendaCard).toBe('quiet-agenda');
		expect(flipped.table.question).toEqual(done.table.question);
		expect(flipped.refused({ type: 'FlipAgenda', seat: 's2' })).toBe(
			'Your Agenda card lies open already.'
		);
	});

	test('are refused where they do not fit, and a second time', () => {
		const wrong = { ...brought, haven: 'brujah-1' };
		expect(now.refused({ type: 'BringDeck', seat: 's2', deck: wrong })).toContain(
			'does not fit the cards'
		);
		expect(now.refused({ type: 'BringDeck', seat: 's1', deck: brought })).toContain(
			'has a deck for this match'
		);
	});
});

describe('Intel that falls short', () => {
	const short = (intelShort: 'spent' | 'back') =>
		tableOf({
			players: 3,
			readings: { intelShort },
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['physical-attack-1'] },
				s3: { hand: ['levy'] }
			}
		})
			.do(attack({ card: 'physical-attack-1', help: true }))
			.answer('intel-help');

	test('with nobody else in reach the action is spent', () => {
		const spent = short('spent');
		expect(spent.table).toMatchObject({ attack: null, question: null, turn: { actionsLeft: 1 } });
		expect(spent.side('s1').discard).toEqual(['physical-attack-1']);
		expect(spent.vampire('s1v1').exhausted).toBe(true);
	});

	test('or all of it is taken back, and the card is not shown (reading intelShort)', () => {
		const back = short('back');
		expect(back.table).toMatchObject({ attack: null, turn: { actionsLeft: 2 } });
		expect(back.hand('s1')).toEqual(['physical-attack-1']);
		expect(back.side('s1').hand).toEqual({ library: 1, faction: 0 });
		expect(back.happened('CardOpened')).toEqual([]);
	});

	test('another target within reach is attacked by the same card', () => {
		const now = tableOf({
			players: 3,
			streets: ['clerk'],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['physical-attack-1'] },
				s3: { vampires: [{ card: 'toreador-1', place: 'streets' }], hand: ['levy'] }
			}
		}).do(attack({ card: 'physical-attack-1', help: true }));
		const asked = now.answer('intel-help');
		expect(asked.table.question?.options).toEqual(['s3v1', String(asked.slot('clerk'))]);
		const other = asked.answer('other-target', 's3v1');
		expect(other.table.attack).toMatchObject({ defender: 's3', theirs: ['s3v1'], target: 's3v1' });
		const mortal = asked.answer('other-target', String(asked.slot('clerk')));
		expect(mortal.table.question?.prompt).toBe('reward');
	});
});

describe('Who knocked whom out', () => {
	test('is who did it first: what happens to a player afterwards changes nothing', () => {
		const gloat: Card = {
			id: 'gloat',
			name: 'Gloat',
			kind: 'agenda',
			parts: [
				{
					when: { on: 'defeated', by: 'anyone', of: 'anyone' },
					effects: [{ do: 'lose', what: 'prestige', n: 1, whom: 'cause' }]
				}
			]
		};
		const now = tableOf({
			players: 3,
			cards: [gloat],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }] },
				s2: { vampires: [{ card: 'malkavian-3', place: 'streets', blood: 1 }] },
				s3: { agendaCard: 'gloat' }
			}
		}).do(attack());
		expect(now.table.result).toMatchObject({ falls: [{ seat: 's2', by: 's1' }], decided: 'rival' });
	});
});

describe('What may be done', () => {
	test('every legal command is one that can be sent, and survives the way there', () => {
		playAtRandom(settingOf(plainSet, 3), seededChance(12), ({ command }) => {
			const parsed = parseAs(tableCommandSchema, JSON.parse(JSON.stringify(command)) as Json);
			expect(parsed.success && parsed.output).toEqual(command);
		});
	});

	test('nobody but who is waited for can do more than show, flip, feed and use what is Relentless', () => {
		const free = new Set(['ShowConspiracy', 'FlipAgenda', 'FeedConspiracy', 'UseAbility']);
		playAtRandom(settingOf(plainSet, 3), seededChance(13), ({ before }) => {
			const active = waitedFor(before.table);
			for (const seat of before.table.order.filter((one) => one !== active))
				for (const { type } of legalCommands(viewOf(before.table, before.sealed, seat)))
					expect(free.has(type)).toBe(true);
		});
	});

	test('Relentless: in anybody’s turn, once in each', () => {
		const hound: Card = {
			id: 'hound',
			name: 'Hound',
			kind: 'vampire',
			clan: 'Brujah',
			bp: 4,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [
				{
					when: { use: 'action' },
					once: 'each-turn',
					cost: { prestige: 1 },
					effects: [{ do: 'gain', what: 'agenda', n: 1 }]
				}
			]
		};
		const now = tableOf({ cards: [hound], seats: { s2: { vampires: [{ card: 'hound' }] } } });
		const legal = (at: Playing) => legalCommands(viewOf(at.table, at.match.sealed, 's2'));
		expect(legal(now)).toEqual([{ type: 'UseAbility', seat: 's2', ability: 's2v1.0' }]);
		const used = now.do({ type: 'UseAbility', seat: 's2', ability: 's2v1.0' });
		expect(used.side('s2')).toMatchObject({ agenda: 1, prestige: 9 });
		expect(legal(used)).toEqual([]);
		expect(used.refused({ type: 'UseAbility', seat: 's2', ability: 's2v1.0' })).toBe(
			'Hound is used up for now. Use it again in your next turn.'
		);
	});

	test('damage of antagonists may be spread in every way, each once', () => {
		const now = tableOf({
			streets: ['hunter', 'hunter', 'hunter'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-1' }, { card: 'brujah-2' }, { card: 'brujah-3', blood: 1 }]
				}
			}
		}).do({ type: 'EndActions', seat: 's1' });
		const ways = legalCommands(viewOf(now.table, now.match.sealed, 's1')).flatMap((command) =>
			command.type === 'AnswerQuestion'
				? [command.choice.map((one) => one.slice(0, 4)).join(' ')]
				: []
		);
		expect(new Set(ways).size).toBe(ways.length);
		// 3 over two of enough Blood in four ways, and 2 of them with 1 on the third in three.
		expect(ways).toHaveLength(4 + 3);
	});

	test('without what is sealed, what needs it waits for the server; the rest is decided', () => {
		const { table } = tableOf({ deck: ['clerk'] });
		const chance = seededChance(1);
		const ends = decideTable(table, { type: 'EndActions', seat: 's1' }, { chance });
		expect(ends.accepted).toBe(true);
		const closed = decideTable(table, { type: 'FlipAgenda', seat: 's1' }, { chance });
		expect(closed.accepted).toBe(false);
		const moved = decideTable(
			table,
			{ type: 'MoveVampires', seat: 's1', vampires: ['s1v1'], to: null },
			{ chance }
		);
		expect(moved.accepted && moved.events[0]?.type).toBe('Moved');
	});

	test('what is refused says why and what to do', () => {
		const now = tableOf({ seats: { s1: { hand: ['levy', 'physical-attack-1'] } } });
		expect(now.refused({ type: 'EndActions', seat: 's2' })).toBe(
			'It is s1’s turn. Wait for yours.'
		);
		expect(now.refused({ type: 'PlayCard', seat: 's1', card: 'levy' })).toBe(
			'A ready vampire exhausts for this card. Choose one.'
		);
		expect(
			now.refused({ type: 'PlayCard', seat: 's1', card: 'physical-attack-1', vampire: 's1v1' })
		).toBe('Physical Attack 1 is no Action card. Choose another card.');
		expect(now.refused(attack())).toBe('Brujah 1 is at the Haven. Move it to the Streets first.');
		expect(now.refused({ type: 'ClaimPrince', seat: 's1', vampire: 's1v1' })).toBe(
			'The Prince of the City does not lie in the Streets. It cannot be claimed.'
		);
		expect(now.refused({ type: 'Recruit', seat: 's1', card: 'levy' })).toContain('is no vampire');
		const idle = tableOf({ turn: { actionsLeft: 0 } });
		expect(idle.refused({ type: 'DrawCard', seat: 's1', from: 'library' })).toBe(
			'You have no action left. End your Action Phase.'
		);
	});

	test('each refusal and each question is a whole sentence', () => {
		for (const sentence of Object.values(tableRefusals)) expect(sentence).toMatch(/^[A-Z{].*[.]$/);
		for (const question of Object.values(PROMPTS)) expect(question).toMatch(/^[A-Z].*[.?]$/);
	});
});

describe('Invariants', () => {
	const { table, sealed } = begin(settingOf(plainSet, 2), ['s1', 's2'], seededChance(21));
	const quiet: Table = { ...table, question: null };
	const s1 = table.seats['s1'];
	if (!s1) throw new Error('no seat');
	const [leader] = s1.vampires;
	if (!leader) throw new Error('no Leader');
	const withSide = (own: Partial<TableSeat>): Table => ({
		...quiet,
		seats: { ...quiet.seats, s1: { ...s1, ...own } }
	});

	test('hold for a match as it begins', () => {
		expect(tableFaults(quiet)).toEqual([]);
		expect(sealedFaults(table, sealed)).toEqual([]);
	});

	test.each([
		['city-cards-lost', { ...quiet, city: { ...quiet.city, deck: quiet.city.deck - 1 } }],
		['s1 cards-lost', withSide({ discard: [...s1.discard, 'levy'] })],
		['s1 s1v1 too-much-blood', withSide({ vampires: [{ ...leader, blood: 9 }] })],
		['s1 s1v1 active-without-blood', withSide({ vampires: [{ ...leader, blood: 0 }] })],
		['s1 s1v1 no-party-in-the-streets', withSide({ vampires: [{ ...leader, place: 'streets' }] })],
		['s1 s1v1 ready-in-torpor', withSide({ vampires: [{ ...leader, place: 'torpor' }] })],
		[
			's1 s1v1 two-titles',
			withSide({
				vampires: [
					{
						...leader,
						attached: [
							{ slot: 90, card: 'bailiff', owner: 's1' },
							{ slot: 91, card: 'elder', owner: 's1' }
						]
					}
				]
			})
		],
		['not-ended', withSide({ agenda: 13 })],
		[
			'name-active-twice',
			withSide({ vampires: [leader, { ...leader, id: 's1v2', leader: undefined as never }] })
		]
	])('find %s', (fault, broken) => {
		expect(tableFaults(broken)).toContain(fault);
	});

	test('find a hand that is not the one on the table', () => {
		const own = sealed.seats['s1']?.[s1.secret];
		if (!own) throw new Error('nothing sealed');
		const fewer = { ...own, hand: own.hand.slice(1) };
		expect(
			sealedFaults(table, { ...sealed, seats: { ...sealed.seats, s1: { [s1.secret]: fewer } } })
		).toEqual(['s1 hand-otherwise']);
	});
});
