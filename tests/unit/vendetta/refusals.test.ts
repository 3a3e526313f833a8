import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import type { TableCommand } from '../../../src/lib/games/vendetta/table/commands.ts';
import { tableRefusals } from '../../../src/lib/games/vendetta/table/refusals.ts';
import type { LocationId } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { acting, cardsWith, passive, passiveRule, plainCards, ruling } from './cards.ts';
import { settingFor } from './kit.ts';
import { begun, keepAll, planning, World } from './world.ts';

const hunt = { type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: '1', face: 'up' } as const;
const end = (seat: string) => ({ type: 'EndTurn', seat }) as const;

/** What is said when this is tried. */
function said(world: World, command: TableCommand): string {
	const decision = world.try(command);
	if (decision.accepted) return 'accepted';
	return sentenceOf(tableRefusals, decision.refusal);
}

describe('Refusals', () => {
	test('out of turn; a second card; the end without one', () => {
		const world = planning(4);
		expect(said(world, { ...hunt, seat: 's2', card: 'gangrel-hunt' })).toBe('It is s1’s turn.');
		expect(said(world, end('s1'))).toBe('Play one card first.');
		world.give(hunt);
		expect(said(world, { ...hunt, card: 'brujah-ready' })).toBe(
			'You have played your card; drain, or end the turn.'
		);
	});

	test('a card that is not in the hand, or lies elsewhere', () => {
		const world = planning(4).hand('s1', 'brujah-hunt', 'brujah-ready', 'brujah-1');
		expect(said(world, { ...hunt, card: 'brujah-7' })).toBe('brujah-7 is not in your hand.');
		expect(said(world, { ...hunt, card: 'gangrel-7' })).toBe('gangrel-7 is not in your hand.');
		world.lay('s1', 'brujah-1', { at: '2' });
		expect(said(world, { ...hunt, card: 'brujah-1' })).toBe(
			'brujah-1 lies at 2; correct that first.'
		);
	});

	test('too much Blood, more than the Pool, the last of it', () => {
		const world = planning(4);
		expect(said(world, { ...hunt, blood: 4 })).toBe('A card takes at most 3 Blood along.');
		const last =
			'That would take your last Blood, and nobody enters Frenzy by choice. Drain first, or play less.';
		world.pool('s1', { blood: 2 });
		expect(said(world, { ...hunt, blood: 3 })).toBe('You have 2 Blood.');
		expect(said(world, { ...hunt, blood: 2 })).toBe(last);
		world.pool('s1', { blood: 1 });
		expect(said(world, { ...hunt, face: 'down' })).toBe(last);
	});

	test('Blood elsewhere, or without a card', () => {
		const world = planning(4);
		const blood = { type: 'PlayBlood', seat: 's1', at: '2', blood: 1, flip: 0 } as const;
		expect(said(world, blood)).toBe('Play one card first.');
		world.give(hunt);
		expect(said(world, blood)).toBe('Blood goes where you just played a card.');
		world.give({ ...blood, at: '1' });
		expect(said(world, { ...blood, at: '1' })).toBe('Blood goes where you just played a card.');
	});

	test('tokens that are flipped already, or not there', () => {
		const world = planning(4).pool('s1', { tokens: 2, flipped: 1 });
		expect(said(world, { ...hunt, flip: 2 })).toBe('Tokens you have face up: 1.');
	});

	test('draining out of turn, out of Planning, what is drained, what is not there', () => {
		const world = planning(4).pool('s1', { alliance: ['victim'], drained: ['ally-2'] });
		expect(said(world, { type: 'DrainCard', seat: 's2', card: 'victim' })).toBe(
			'You drain on your own turn.'
		);
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'ally-2' })).toBe(
			'ally-2 is drained already.'
		);
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'ally-3' })).toBe(
			'ally-3 is not in your Alliance.'
		);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve();
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'victim' })).toBe(
			'Answer the question on the table first.'
		);
	});

	test('a third token that is not confirmed', () => {
		const world = planning(4).pool('s1', { tokens: 2, alliance: ['ally-20'] });
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'ally-20' })).toBe(
			'A third Diablerie token takes you out of the game. Say so twice if you mean it.'
		);
	});

	test('a token with nothing there, and after the opening', () => {
		const world = planning(4);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve();
		const token = { type: 'ChooseToken', location: '1', token: 'stay' } as const;
		expect(said(world, { ...token, seat: 's2' })).toBe('You have nothing at 1.');
		world.give({ ...token, seat: 's1' });
		expect(said(world, { ...token, seat: 's1' })).toBe('The choices are open already.');
	});

	test('keeping too many, too few, or what was not offered', () => {
		const world = begun(4);
		const { offered, hand } = world.own('s1');
		const keep = (cards: readonly string[]) =>
			said(world, { type: 'KeepCards', seat: 's1', cards: [...cards] });
		for (const cards of [offered, [], hand.slice(0, 1)])
			expect(keep(cards)).toBe('Keep exactly 1 of the 2 you were offered.');
	});

	test('an answer for another, and one that is stale', () => {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', { do: 'may', then: [{ do: 'withdraw', who: 'self' }] })
			}
		});
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.resolve().tokens();
		const id = world.table.question?.id ?? -1;
		const answer = { type: 'AnswerQuestion', question: id, choice: ['no'] } as const;
		expect(said(world, { ...answer, choice: ['no'], seat: 's2' })).toBe('s1 has to choose this.');
		expect(said(world, { ...answer, choice: ['no'], seat: 's1', question: id - 1 })).toBe(
			'That question is answered.'
		);
	});

	test('two players; six alone; three as teams', () => {
		const set = (players: number, teams: boolean) =>
			said(new World(), { type: 'SetTable', setting: settingFor(players, { teams }) });
		expect(set(2, false)).toBe('Vendetta needs three.');
		expect(set(6, false)).toBe('Six play as three teams.');
		expect(set(3, true)).toBe('Teams need four or six.');
		expect(set(5, true)).toBe('Teams need four or six.');
		expect(set(4, true)).toBe('accepted');
	});

	test('a second game on the same table', () => {
		const set = { type: 'SetTable', setting: settingFor(4) } as const;
		expect(said(planning(4), set)).toBe(
			'This game is already set up. Begin another one for a rematch.'
		);
	});

	test('teammates who do not sit opposite, a seat twice, cards that are missing', () => {
		const wrong = (change: Partial<ReturnType<typeof settingFor>>) =>
			said(new World(), { type: 'SetTable', setting: { ...settingFor(4), ...change } });
		const seats = (['a', 'a', 'b', 'b'] as const).map((team, at) => ({ seat: `s${at + 1}`, team }));
		expect(wrong({ teams: true, seats })).toContain('who sit opposite');
		expect(wrong({ seats: [{ seat: 's1' }, { seat: 's1' }, { seat: 's2' }] })).toBe(
			's1 is listed twice. List each player once.'
		);
		expect(wrong({ cards: { ...plainCards, clanCards: plainCards.clanCards.slice(1) } })).toContain(
			'brujah are not complete'
		);
		expect(wrong({ cards: { ...plainCards, allies: [] } })).toContain(
			'There are not enough cards: Allies.'
		);
		expect(wrong({ clansShown: ['brujah'] })).toBe('Show 5, each once.');
		expect(wrong({ first: 's9' })).toBe('Nobody plays at s9.');
	});

	test('Location cards that lie nowhere, twice, or are none', () => {
		const laid = (locationCardsLaid: Partial<Record<LocationId, string>>) => {
			const setting = settingFor(4, { locationCards: true, locationCardsLaid });
			return said(new World(), { type: 'SetTable', setting });
		};
		expect(laid({ '1': 'place-2', '2': 'place-1' })).toBe('accepted');
		for (const wrong of [
			{},
			{ '1': 'place-1' },
			{ '1': 'place-1', '2': 'place-1' },
			{ '1': 'place-1', '2': 'relic-1' },
			{ '1': 'place-1', haven: 'place-2' },
			{ '1': 'place-1', '2': 'place-2', haven: 'place-3' },
			{ '1': 'place-1', '2': 'place-2', '3': 'place-3' }
		])
			expect(laid(wrong)).toBe('Lay one Location card at each Location but the Prince’s Haven.');
	});

	test('Location 3 with four', () => {
		expect(said(planning(4), { ...hunt, at: '3' })).toBe('Location 3 comes with five or six.');
	});

	test('a clan that is taken, or out of order', () => {
		const world = new World().give({
			type: 'SetTable',
			setting: settingFor(3, {
				first: 's1',
				clansShown: ['brujah', 'gangrel', 'malkavian', 'tremere']
			})
		});
		expect(said(world, { type: 'ChooseClan', seat: 's2', clan: 'brujah' })).toBe(
			's1 chooses first.'
		);
		expect(said(world, { type: 'ChooseClan', seat: 's1', clan: 'ventrue' })).toBe(
			'ventrue is not among the clan sheets shown.'
		);
		world.give({ type: 'ChooseClan', seat: 's1', clan: 'brujah' });
		expect(said(world, { type: 'ChooseClan', seat: 's2', clan: 'brujah' })).toBe('s1 has it.');
	});

	test('a relic that is taken, out of order, or used', () => {
		const gain = { do: 'gain', what: 'blood', amount: 4 } as const;
		const cards = cardsWith({
			relics: { 'relic-3': { abilities: [{ ability: 'use', effects: [gain] }] } }
		});
		const relicsShown = ['relic-1', 'relic-2', 'relic-3', 'relic-4'];
		const world = begun(3, { cards, relics: true, relicsShown });
		const choose = (seat: string, relic: string) => ({ type: 'ChooseRelic', seat, relic }) as const;
		expect(said(world, choose('s1', 'relic-1'))).toBe('s3 chooses first.');
		world.give(choose('s3', 'relic-1'));
		expect(said(world, choose('s2', 'relic-1'))).toBe('s3 has it.');
		keepAll(world.give(choose('s2', 'relic-2'), choose('s1', 'relic-3')));
		const use = {
			type: 'UseAbility',
			seat: 's1',
			source: { card: 'relic-3' },
			ability: 0
		} as const;
		expect(said(world.give(use), use)).toBe('Your relic has been used.');
	});

	test('held by a card', () => {
		const cards = cardsWith({ clanCards: { 'gangrel-1': passiveRule({ rule: 'holds' }) } });
		const world = planning(4, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve();
		expect(said(world, { type: 'ChooseToken', seat: 's1', location: '1', token: 'withdraw' })).toBe(
			'gangrel-1 holds you here.'
		);
		expect(
			said(world, { type: 'TellTokens', location: '1', tokens: { s1: 'withdraw', s2: 'stay' } })
		).toBe('gangrel-1 holds you here.');
		expect(said(world, { type: 'TellTokens', location: '1', tokens: { s1: 'stay' } })).toContain(
			's2 has a choice at 1'
		);
	});

	test('acting when out', () => {
		const world = planning(4).pool('s1', { tokens: 2, alliance: ['ally-20'] });
		world.give({ type: 'DrainCard', seat: 's1', card: 'ally-20', confirmed: true });
		expect(said(world, hunt)).toBe('You are out since round 1.');
	});

	test('anything else than an answer while somebody is asked, and before and after the game', () => {
		expect(said(new World(), hunt)).toBe('Nothing is set up yet. Set up the table first.');
		expect(said(begun(4), hunt)).toBe('Answer the question on the table first.');
		const world = planning(3);
		world.table = { ...world.table, round: 3 };
		expect(said(world.resolve(), hunt)).toBe(
			'This game is over. Only corrections are possible now.'
		);
	});

	test('an ability that is not there, used up, or out of turn', () => {
		const free = {
			abilities: [
				{
					ability: 'use' as const,
					once: 'round' as const,
					effects: [{ do: 'gain' as const, what: 'blood' as const, amount: 1 }]
				}
			]
		};
		const world = planning(4, { cards: cardsWith({ allies: { 'ally-2': free } }) });
		world.pool('s1', { alliance: ['ally-2'] }).pool('s2', { alliance: ['ally-2'] });
		const use = { type: 'UseAbility', seat: 's1', source: { card: 'ally-2' }, ability: 0 } as const;
		expect(said(world, { ...use, ability: 1 })).toBe('There is nothing to use on ally-2.');
		expect(said(world, { ...use, seat: 's2' })).toBe('Use ally-2 on your turn in Planning.');
		expect(said(world.give(use), use)).toBe('ally-2 has been used.');
	});

	test('what is not possible before play begins', () => {
		const setting = settingFor(3, { first: 's1' });
		const world = new World().give({ type: 'SetTable', setting });
		expect(said(world, hunt)).toBe('That is not possible now. See what the table waits for.');
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'victim' })).toBe(
			'You drain in Planning.'
		);
		expect(said(world, { type: 'ChooseRelic', seat: 's1', relic: 'relic-1' })).toBe(
			'That is not possible now. See what the table waits for.'
		);
		expect(said(world, { type: 'ChooseClan', seat: 's7', clan: 'brujah' })).toBe(
			'Nobody plays at s7.'
		);
		expect(said(world, { type: 'TakeBackChoice', seat: 's1' })).toBe(
			'The choices are open already.'
		);
	});

	test('a relic that is not shown, a choice that was not made', () => {
		const relicsShown = ['relic-1', 'relic-2', 'relic-3', 'relic-4', 'relic-5'];
		const relics = begun(4, { relics: true, relicsShown });
		expect(said(relics, { type: 'ChooseRelic', seat: 's4', relic: 'relic-8' })).toBe(
			'relic-8 is not among the relics shown.'
		);
		expect(said(begun(4), { type: 'TakeBackChoice', seat: 's1' })).toBe('You have not chosen yet.');
	});

	test('a card played face up where only face down goes, and the other way round', () => {
		const only = (face: 'up' | 'down') =>
			planning(4, {
				cards: cardsWith({ locationCards: { 'place-1': ruling({ rule: 'only', face }) } }),
				locationCards: true,
				locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
			});
		expect(said(only('up'), { ...hunt, face: 'down' })).toBe('Cards are played face up at 1.');
		expect(said(only('down'), hunt)).toBe('Cards are played face down at 1.');
	});

	test('a card without a name, no card at all, Blood by itself where it goes with the card', () => {
		const world = planning(4);
		expect(said(world, { type: 'PlayCard', seat: 's1', at: '1', face: 'down' })).toBe(
			'Say which card you play.'
		);
		expect(said(planning(4).hand('s1'), hunt)).toBe(
			'You have no card to play. Drain, or end the turn.'
		);
		const together = planning(4, { readings: { bloodAfter: 'with' } }).give({ ...hunt, blood: 1 });
		expect(said(together, { type: 'PlayBlood', seat: 's1', at: '1', blood: 1, flip: 0 })).toBe(
			'Here Blood is played together with the card.'
		);
	});

	test('a third token where nobody goes out by will', () => {
		const world = planning(4, { readings: { thirdByWill: 'refused' } }).pool('s1', {
			tokens: 2,
			alliance: ['ally-20']
		});
		expect(said(world, { type: 'DrainCard', seat: 's1', card: 'ally-20', confirmed: true })).toBe(
			'A third Diablerie token would take you out of the game.'
		);
	});

	test('keeping cards where the box deals', () => {
		const world = begun(4).give({ type: 'ChangeDealer', dealer: 'box' });
		expect(said(world, { type: 'KeepCards', seat: 's1', cards: [] })).toBe(
			'The box deals: keep your cards by hand.'
		);
	});

	test('cards that set off too much at once', () => {
		const clans = ['brujah', 'gangrel', 'malkavian', 'nosferatu', 'toreador'] as const;
		const world = planning(5, {
			cards: cardsWith({
				clanCards: Object.fromEntries(clans.map((clan) => [`${clan}-1`, avalanche]))
			})
		});
		for (const [at, clan] of clans.entries()) {
			world.lay(`s${at + 1}`, `${clan}-1`, { at: '1' });
			world.pool(`s${at + 1}`, { blood: 100_000 });
		}
		expect(said(world, { ...hunt, blood: 0 })).toContain('cards go round in circles');
	});

	test('two cards that set each other off come to an end', () => {
		const lose = { do: 'lose', what: 'blood', amount: 1, who: 'each-opponent' } as const;
		const round = passive({ on: 'lost-blood', by: 'self' }, lose);
		const cards = cardsWith({
			clanCards: { 'brujah-1': round, 'gangrel-1': round },
			allies: { 'ally-2': { abilities: [{ ability: 'use', effects: [lose] }] } }
		});
		const world = planning(3, { cards });
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		for (const seat of ['s1', 's2', 's3']) world.pool(seat, { blood: 500, tokens: 0 });
		const before = world.player('s3').blood;
		world.pool('s1', { alliance: ['ally-2'] });
		world.give({ type: 'UseAbility', seat: 's1', source: { card: 'ally-2' }, ability: 0 });
		expect(before - world.player('s3').blood).toBe(61);
	});
});

/** Each loss makes all others lose again and again. */
const lose = { do: 'lose', what: 'blood', amount: 1, who: 'each-opponent' } as const;
const avalanche = {
	kind: 'passive' as const,
	abilities: [
		{
			ability: 'when' as const,
			when: { on: 'played', by: 'anyone' } as const,
			effects: [lose]
		},
		{
			ability: 'when' as const,
			when: { on: 'lost-blood', by: 'self' } as const,
			effects: Array.from({ length: 12 }, () => lose)
		}
	]
};
