import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';
import { asked, byLeader, clanTable, effectsTask, play, schemeCard } from './clan-kit.ts';

const then: Effect[] = [
	{ do: 'exhaust', whom: { who: 'each', of: 'that-opponent', where: { leader: true } } },
	{ do: 'gain', what: 'power', amount: 1 }
];
const law = (on: 'with' | 'without'): Effect => ({ do: 'edict', by: ['archetype'], on, then });
const proclaimed = (more: Partial<Extract<TableEvent, { type: 'EdictProclaimed' }>> = {}) =>
	({
		type: 'EdictProclaimed',
		seat: 's1',
		scheme: 'scheme',
		leader: 'c1',
		named: 'wealthy',
		...more
	}) as const;
const edicts = (recruiter: string, recruit: string): Task => ({
	kind: 'edicts',
	recruiter,
	character: recruit
});
const works = (by: string, on = 'l2') => [
	{ type: 'VampireExhausted', vampire: on },
	{ type: 'TokensChanged', vampire: by, power: 1, infamy: 0 }
];
const cast = setting(3).cast.map((card) =>
	card.id === 'c5' ? character('c5', { archetype: 'wealthy' }) : card
);

describe.each(BOTH)('Ventrue: edict (%s)', (dealer) => {
	const schemes = [
		schemeCard([law('with')]),
		schemeCard([law('without')], { id: 'forbids' }),
		schemeCard([{ do: 'may', then: [law('with')] }], { id: 'nested' })
	];
	const corrections = [
		joined('s1', 'c1', 'l1'),
		joined('s2', 'c5', 'l2'),
		joined('s2', 'c6', 'l2')
	];
	const table = () => clanTable(dealer, corrections, { cast, schemes, players: 3 });
	const under = (edict: TableEvent, more = corrections) =>
		play(clanTable(dealer, more, { cast, schemes, players: 3, events: [edict] }), []).table;

	test('the player names an attribute of what the card allows', () => {
		const went = play(table(), [effectsTask([law('with')])]);
		expect(asked(went.table)).toEqual({
			seat: 's1',
			prompt: 'name-an-attribute',
			options: ['warlike', 'scholarly', 'clandestine', 'wealthy'],
			least: 1,
			about: {}
		});
	});

	test('it is proclaimed by the coterie leader, and its marker is worth nothing', () => {
		const went = play(table(), [effectsTask([law('with')], { bearer: 'c1' })], ['wealthy']);
		expect(went.events.at(-1)).toEqual(proclaimed());
		expect(went.table.standing).toEqual([
			{ kind: 'edict', scheme: 'scheme', seat: 's1', leader: 'c1', named: 'wealthy' }
		]);
		expect(went.table.bloodlines).toEqual(table().bloodlines);
	});

	test('only one is in play: the older is discarded', () => {
		const second = effectsTask([law('without')], { card: 'forbids', bearer: 'c1' });
		const went = play(under(proclaimed()), [second], ['warlike']);
		expect(went.table.standing).toEqual([
			{ kind: 'edict', scheme: 'forbids', seat: 's1', leader: 'c1', named: 'warlike' }
		]);
		expect(went.table.spent).toEqual(['scheme']);
	});

	test('its attribute never changes', () => {
		expect(play(under(proclaimed()), [effectsTask([law('with')])]).events).toEqual([]);
	});

	test('a card that lets nothing be named proclaims none', () => {
		const mute: Effect = { do: 'edict', by: [], on: 'with', then };
		expect(play(table(), [effectsTask([mute])]).events).toEqual([]);
	});

	test('an ability proclaims none', () => {
		expect(play(table(), [effectsTask([law('with')], { card: 'c1' })]).events).toEqual([]);
	});

	test('works for its owner when an opponent recruits a character with what was named', () => {
		expect(play(under(proclaimed()), [edicts('s2', 'c5')]).events).toEqual(works('c1'));
		expect(play(under(proclaimed()), [edicts('s3', 'c5')]).events).toEqual(works('c1', 'l3'));
		expect(play(under(proclaimed()), [edicts('s2', 'c6')]).events).toEqual([]);
	});

	test('or without it, where the card says so', () => {
		const forbids = proclaimed({ scheme: 'forbids' });
		expect(play(under(forbids), [edicts('s2', 'c6')]).events).toEqual(works('c1'));
		expect(play(under(forbids), [edicts('s2', 'c5')]).events).toEqual([]);
	});

	test('an edict within another effect of the card works too', () => {
		const nested = proclaimed({ scheme: 'nested' });
		expect(play(under(nested), [edicts('s2', 'c5')]).events).toEqual(works('c1'));
	});

	test('an edict whose card holds none does nothing', () => {
		const odd = proclaimed({ scheme: 'lost' });
		expect(play(under(odd), [edicts('s2', 'c5')]).events).toEqual([]);
	});

	test('does nothing when its owner recruits, or where none is in play', () => {
		expect(play(under(proclaimed()), [edicts('s1', 'c5')]).events).toEqual([]);
		expect(play(table(), [edicts('s2', 'c5')]).events).toEqual([]);
		const market: TableEvent = { type: 'MarketOpened', seat: 's1', scheme: 'scheme' };
		expect(play(under(market), [edicts('s2', 'c5')]).events).toEqual([]);
	});

	test('is carried out by the clan leader when the one who proclaimed it sleeps or is gone', () => {
		const asleep = [...corrections, vampire('c1', 'l1', { torpor: true })];
		expect(play(under(proclaimed(), asleep), [edicts('s2', 'c5')]).events).toEqual(works('l1'));
		const gone = corrections.slice(1);
		expect(play(under(proclaimed(), gone), [edicts('s2', 'c5')]).events).toEqual(works('l1'));
	});

	test('is carried out by who usurped the place of the one who proclaimed it', () => {
		const usurped = evolveTable(under(proclaimed()), {
			type: 'VampireUsurped',
			vampire: 'c1',
			by: 'c8'
		});
		expect(usurped.standing).toEqual([
			{ kind: 'edict', scheme: 'scheme', seat: 's1', leader: 'c8', named: 'wealthy' }
		]);
		expect(play(usurped, [edicts('s2', 'c5')]).events).toEqual(works('c8'));
		const other = { type: 'VampireUsurped', vampire: 'c8', by: 'c7' } as const;
		expect(evolveTable(under(proclaimed()), other).standing).toMatchObject([{ leader: 'c1' }]);
		const market: TableEvent = { type: 'MarketOpened', seat: 's1', scheme: 'scheme' };
		expect(evolveTable(under(market), { ...other, vampire: 'c1' }).standing).toHaveLength(1);
	});

	test('is no scheme, and about nobody chosen', () => {
		const manual: Effect = { do: 'manual', text: 'Sing.' };
		const sung = [schemeCard([{ do: 'edict', by: ['class'], on: 'with', then: [manual] }])];
		const sings = clanTable(dealer, corrections, {
			cast,
			schemes: sung,
			events: [proclaimed()]
		});
		const went = play(sings, [edicts('s2', 'c5')]);
		expect(went.table.question?.seat).toBe('s1');
		expect(went.table.resolution.tasks).toEqual([
			{
				task: {
					kind: 'effects',
					effects: [manual],
					context: { ...byLeader, bearer: 'c1', opponent: 's2', scheme: false }
				},
				answers: []
			}
		]);
	});
});
