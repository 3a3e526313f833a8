import { expect, test } from 'vitest';
import { RULED } from '../../../src/lib/games/vendetta/readings.ts';
import { scoreOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import { CLANS, VICTIM } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { acting, cardsWith, passive, ruling } from './cards.ts';
import { settingFor } from './kit.ts';
import { begun, planning, World } from './world.ts';

const drainAll = (who: 'self' | 'each-rival') =>
	acting('conflict', { do: 'lose', what: 'blood', amount: 9, who });

/** What is read one way only, each on a table where another reading would show. */
const READ: { readonly [reading: string]: () => void } = {
	cause() {
		const own = planning(4, { cards: cardsWith({ clanCards: { 'brujah-1': drainAll('self') } }) });
		own.lay('s1', 'brujah-1', { at: '1' });
		expect(own.resolve().tokens().of('FrenzyEntered')).toMatchObject([{ seat: 's1', cause: null }]);

		const toll = passive(
			{ on: 'played', by: 'anyone', at: 'here' },
			{ do: 'lose', what: 'blood', amount: 9, who: 'self' }
		).abilities;
		const place = planning(4, {
			cards: cardsWith({ locationCards: { 'place-1': { abilities: toll ?? [] } } }),
			locationCards: true,
			locationCardsLaid: { '1': 'place-1', '2': 'place-2' }
		});
		place.give({ type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: '1', face: 'up' });
		expect(place.of('FrenzyEntered')).toMatchObject([{ seat: 's1', cause: null }]);

		// The card of s1 lies with s3, who is paid.
		const cards = cardsWith({ clanCards: { 'brujah-1': drainAll('each-rival') } });
		const lent = planning(4, { cards });
		lent.lay('s1', 'brujah-1', { at: '1', position: 's3' });
		lent.lay('s2', 'gangrel-1', { at: '1' });
		expect(lent.resolve().tokens().of('FrenzyEntered')).toMatchObject([
			{ seat: 's2', cause: 's3' }
		]);
	},

	frenzyZero() {
		const cards = cardsWith({
			clanCards: { 'brujah-7': drainAll('each-rival') },
			allies: { 'ally-1': { drainBlood: 0, ...ruling({ rule: 'in-frenzy', how: 'first' }) } }
		});
		const world = planning(4, { cards }).pool('s2', { alliance: ['ally-1', VICTIM] });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.blood('s4', 'haven', 1).resolve().tokens();
		expect(world.of('FrenzyEntered')).toHaveLength(1);
		expect(world.player('s2')).toMatchObject({ drained: ['ally-1', VICTIM], blood: 3 });
		// 1 for the Frenzy, 1 for winning.
		expect(world.player('s1').influence).toBe(3 + 1 + 1);
	},

	passives() {
		const gain = passive({ on: 'played', by: 'anyone' }, { do: 'gain', what: 'blood', amount: 1 });
		const cards = cardsWith({ clanCards: { 'gangrel-1': gain, 'nosferatu-1': gain } });
		const world = planning(4, { cards, first: 's3' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s4', 'nosferatu-1', { at: '1' });
		const play = { type: 'PlayCard', seat: 's3', card: 'malkavian-hunt', at: '2' } as const;
		world.give({ ...play, face: 'up', blood: 1 });
		const order = world.events.flatMap((event) => {
			if (event.type === 'AbilityBegan') return [event.seat];
			return event.type === 'CardPlayed' || event.type === 'BloodDeployed' ? [event.type] : [];
		});
		expect(order).toEqual(['CardPlayed', 's4', 's2', 'BloodDeployed']);
	},

	noHavenWinner() {
		const world = planning(4, { first: 's2' });
		world.lay('s3', 'malkavian-1', { at: 'haven' });
		world.resolve().tokens('s3');
		expect(world.of('ConflictRanked').at(-1)).toMatchObject({ location: 'haven', ranking: [] });
		expect(world.table).toMatchObject({ round: 2, ambition: 's2' });
	},

	borrowed() {
		const world = planning(4);
		const { hand } = world.player('s3');
		const slot = world.lay('s3', 'malkavian-hunt', { at: '1', position: 's1' });
		world.lay('s2', 'gangrel-1', { at: 'haven' });
		world.resolve().tokens('s1');
		expect(world.table.deployed.find((one) => one.slot === slot)).toMatchObject({
			owner: 's3',
			position: 's1',
			at: 'haven'
		});
		world.tokens('s1');
		const withdrew = world.events.findIndex(({ type }) => type === 'Withdrew');
		expect(world.events[withdrew + 1]).toEqual({ type: 'CardsHome', slots: [slot], toDeck: [] });
		expect(world.player('s3').hand).toBe(hand);
		expect(world.secret('s3').hand).toContain('malkavian-hunt');
	},

	emptyHand() {
		const world = planning(4).hand('s1');
		const play = { type: 'PlayCard', seat: 's1', card: 'brujah-hunt', at: '1' } as const;
		world.refuses({ ...play, face: 'up' }, 'hand-empty');
		world.give({ type: 'DrainCard', seat: 's1', card: VICTIM });
		expect(world.player('s1').blood).toBe(7 + 3);
		expect(world.table.turn?.seat).toBe('s2');

		const short = planning(4).hand('s1', ...planning(4).secret('s1').hand);
		const { deck, hand } = short.secret('s1');
		short.hand('s1', ...hand, ...deck.slice(1)).resolve();
		expect(short.own('s1').offered).toEqual(deck.slice(0, 1));
	},

	supply() {
		const world = planning(4);
		world.table = { ...world.table, victims: 0 };
		world.pool('s1', { blood: 200, influence: 200 });
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.blood('s4', 'haven', 1).resolve().tokens();
		expect(world.of('VictimGained')).toEqual([]);
		expect(world.player('s1')).toMatchObject({ blood: 200, influence: 201 });
		expect(world.player('s2').influence).toBe(4);
	},

	rewardOrder() {
		const counts = {
			abilities: [
				{
					ability: 'when' as const,
					when: { on: 'acquired' as const },
					effects: [
						{
							do: 'gain' as const,
							what: 'blood' as const,
							amount: { per: { count: 'alliance' as const } }
						}
					]
				}
			]
		};
		const world = planning(4, { cards: cardsWith({ allies: { 'ally-7': counts } }) });
		world.ally('haven', 'ally-7');
		world.lay('s3', 'malkavian-7', { at: 'haven' });
		world.lay('s2', 'gangrel-1', { at: 'haven' });
		world.resolve().tokens();
		const from = world.events.findIndex(({ type }) => type === 'AllyWon');
		const to = world.events.findIndex(({ type }) => type === 'RewardsGiven');
		expect(world.events.slice(from, to)).toMatchObject([
			{ type: 'AllyWon', seat: 's3' },
			{ type: 'AbilityBegan', seat: 's3' },
			// The Victim it had, and this Ally.
			{ type: 'BloodMoved', seat: 's3', by: 2 },
			{ type: 'AmbitionTaken', seat: 's3' },
			{ type: 'VictimGained', seat: 's2' },
			{ type: 'InfluenceMoved', seat: 's3', by: 1 + 1 },
			{ type: 'InfluenceMoved', seat: 's2', by: 1 }
		]);
	},

	threeLeft() {
		const world = begun(3);
		const { deck } = world.secret('s1');
		for (const seat of ['s1', 's2', 's3']) {
			const [first = '', , third = ''] = world.own(seat).offered;
			world.give({ type: 'KeepCards', seat, cards: [first, third] });
		}
		expect(world.secret('s1').deck).toEqual([...deck.slice(3), deck[1]]);
	},

	out() {
		const world = planning(4);
		for (const seat of ['s1', 's3', 's4'])
			world.pool(seat, { alliance: ['ally-20'], tokens: 2, influence: 50 });
		const goes = (seat: string) =>
			world.give({ type: 'DrainCard', seat, card: 'ally-20', confirmed: true });
		goes('s1');
		expect(world.table).toMatchObject({ ambition: 's2', turn: { seat: 's2' } });
		world.give(
			{ type: 'PlayCard', seat: 's2', card: 'gangrel-hunt', at: '1', face: 'up' },
			{ type: 'EndTurn', seat: 's2' }
		);
		goes('s3');
		// The last one in wins, at once.
		expect(goes('s4').table.phase).toBe('finished');
		const places = (world.table.score?.seats ?? []).map(({ place, out }) => [place, out]);
		expect(places).toEqual([
			[4, true],
			[1, false],
			[3, true],
			[2, true]
		]);
	},

	places() {
		const world = planning(4, { first: 's4' });
		for (const [seat, influence, blood] of [
			['s1', 9, 1],
			['s2', 3, 2],
			['s3', 3, 5],
			['s4', 3, 2]
		] as const)
			world.pool(seat, { alliance: [], influence, blood });
		expect(scoreOf(world.table).seats.map(({ place }) => place)).toEqual([1, 4, 2, 3]);
	},

	teamOut() {
		const world = planning(4, { teams: true });
		world.pool('s1', { alliance: [], influence: 20, out: { round: 1, after: 0 } });
		world.pool('s3', { alliance: [], influence: 5 });
		world.pool('s2', { alliance: [], influence: 3 }).pool('s4', { alliance: [], influence: 3 });
		expect(scoreOf(world.table).teams).toEqual([
			{ team: 'a', total: 5, place: 2 },
			{ team: 'b', total: 6, place: 1 }
		]);
	},

	boxTokens() {
		const cards = cardsWith({});
		const world = planning(4, { dealer: 'box', cards });
		while (world.table.question) world.answer(world.table.question.options[0] ?? '');
		for (const seat of ['s1', 's2'])
			world
				.give({ type: 'PlayCard', seat, at: '1', face: 'down', blood: 0 })
				.give({ type: 'EndTurn', seat });
		world.resolve().tokens('s1');
		expect(world.of('TokensTold')).toHaveLength(1);
		expect(world.of('ChoicesOpened')).toMatchObject([
			{ choices: { s1: ['withdraw'], s2: ['stay'] } }
		]);
		expect(world.of('Chose')).toEqual([]);
	},

	clanSheet() {
		const begins = CLANS.map((clan) => {
			const others = CLANS.filter((one) => one !== clan).slice(0, 3);
			const clansShown = [clan, ...others];
			const setting = settingFor(3, { first: 's1', clansShown });
			const world = new World().give({ type: 'SetTable', setting });
			for (const [at, one] of clansShown.slice(0, 3).entries())
				world.give({ type: 'ChooseClan', seat: `s${at + 1}`, clan: one });
			return { ...world.player('s1'), clan: null, seen: [] };
		});
		for (const one of begins) expect(one).toEqual(begins[0]);
	}
};

test('each has its table', () =>
	expect(Object.keys(READ).sort()).toEqual(Object.keys(RULED).sort()));

test.each(Object.entries(READ))('%s', (_, holds) => holds());
