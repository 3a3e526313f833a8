import { expect, test } from 'vitest';
import { acting, cardsWith } from '../cards.ts';
import { planning } from '../world.ts';

const hit = acting('conflict', { do: 'lose', what: 'blood', amount: 2, who: 'each-rival' });

test('V19 withdrawn: Blood back, cards up at the Haven, unranked, and no Rival', () => {
	const world = planning(4, { cards: cardsWith({ clanCards: { 'brujah-1': hit } }) });
	world.lay('s1', 'brujah-1', { at: '1' });
	const slot = world.lay('s2', 'gangrel-5', { at: '1', face: 'down' });
	world.blood('s2', '1', 2).resolve().tokens('s2');
	expect(world.table.deployed.find((one) => one.slot === slot)).toMatchObject({
		at: 'haven',
		position: 's2',
		card: 'gangrel-5',
		up: true
	});
	expect(world.player('s2').blood).toBe(9);
	expect(world.of('ConflictRanked')[0]?.ranking.map(({ seat }) => seat)).toEqual(['s1']);
});

test('V20 withdrawn cards count and act at the Haven', () => {
	const gain = acting('preparation', { do: 'gain', what: 'influence', amount: 4 });
	const world = planning(4, { cards: cardsWith({ clanCards: { 'brujah-5': gain } }) });
	world.lay('s1', 'brujah-5', { at: '1' });
	world.lay('s2', 'gangrel-6', { at: 'haven' });
	world.resolve().tokens('s1');
	expect(world.player('s1').influence).toBe(3);
	world.tokens();
	const ranked = world.of('ConflictRanked').find(({ location }) => location === 'haven');
	expect(ranked?.ranking).toMatchObject([
		{ seat: 's2', total: 6 },
		{ seat: 's1', total: 5 }
	]);
	expect(world.player('s1').influence).toBe(3 + 4 + 1);
});

test('V21 from the Haven: hand and Pool at once', () => {
	const world = planning(4);
	const { hand } = world.player('s1');
	world.lay('s1', 'brujah-hunt', { at: 'haven' });
	world.blood('s1', 'haven', 3).resolve();
	const { blood } = world.player('s1');
	world.tokens('s1');
	const [withdrew] = world.of('Withdrew');
	expect(withdrew).toMatchObject({ to: null, blood: 3 });
	expect(world.player('s1').hand).toBe(hand);
	expect(world.secret('s1').hand).toContain('brujah-hunt');
	expect(world.player('s1').blood).toBe(blood + 3 + 1);
});

test('V21 so while others still fight there', () => {
	const asks = acting('preparation', { do: 'may', then: [{ do: 'withdraw', who: 'self' }] });
	const world = planning(4, { cards: cardsWith({ clanCards: { 'gangrel-1': asks } }) });
	const { hand, blood } = world.player('s1');
	world.lay('s1', 'brujah-hunt', { at: 'haven' });
	world.lay('s2', 'gangrel-1', { at: 'haven' });
	world.blood('s1', 'haven', 3).resolve().tokens('s1');
	expect(world.table.conflict).toMatchObject({ location: 'haven', step: 'preparation' });
	expect(world.player('s1')).toMatchObject({ hand, blood: blood + 3 });
	expect(world.secret('s1').hand).toContain('brujah-hunt');
	expect(world.table.blood['haven']?.['s1']).toBe(0);
});

test('V22 Blood alone there: chooses and takes part', () => {
	const world = planning(4);
	world.lay('s1', 'brujah-2', { at: '1' });
	world.lay('s3', 'malkavian-1', { at: '1' });
	world.blood('s2', '1', 3).resolve();
	expect(world.table.together?.seats).toEqual(['s1', 's2', 's3']);
	world.tokens();
	expect(world.of('ConflictRanked')[0]?.ranking[0]).toMatchObject({ seat: 's2', total: 3 });
});

test('V23 nothing there: does not choose', () => {
	const world = planning(4);
	world.lay('s1', 'brujah-2', { at: '1' });
	world.resolve();
	expect(world.table.together?.seats).toEqual(['s1']);
	world.refuses({ type: 'ChooseToken', seat: 's2', location: '1', token: 'stay' }, 'nothing-there');
});

test.each([['s1'], ['s1', 's2', 's3']])(
	'V24 alone, or all of several, withdraw: no rewards, the Ally is removed (%s)',
	(...seats) => {
		const clans = { s1: 'brujah', s2: 'gangrel', s3: 'malkavian' };
		const world = planning(4).ally('1', 'ally-7');
		for (const [seat, clan] of Object.entries(clans))
			if (seats.includes(seat)) world.lay(seat, `${clan}-2`, { at: '1' });
		world.resolve();
		expect(world.table.together?.seats).toEqual(seats);
		world.tokens(...seats);
		expect(world.of('Withdrew').map(({ seat }) => seat)).toEqual(seats);
		const [ranked] = world.of('ConflictRanked');
		expect(ranked).toMatchObject({ location: '1', ranking: [] });
		expect(world.of('AllyRemoved')[0]).toMatchObject({ location: '1', ally: 'ally-7' });
		expect(world.of('RewardsGiven')).toEqual([]);
		for (const seat of seats)
			expect(world.player(seat)).toMatchObject({ influence: 3, alliance: ['victim'] });
	}
);

test('V25 Withdraw by a card in a later step: the same Withdraw', () => {
	const vanish = acting('conflict', { do: 'withdraw', who: 'self' });
	const world = planning(4, { cards: cardsWith({ clanCards: { 'brujah-5': vanish } }) });
	const slot = world.lay('s1', 'brujah-5', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1' });
	world.blood('s1', '1', 3).resolve();
	const { blood } = world.player('s1');
	world.tokens();
	expect(world.table.deployed.find((one) => one.slot === slot)?.at).toBe('haven');
	expect(world.player('s1').blood).toBe(blood + 3);
	expect(world.of('ConflictRanked')[0]?.ranking.map(({ seat }) => seat)).toEqual(['s2']);
});
