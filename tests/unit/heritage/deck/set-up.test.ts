import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { castOf } from '../../../../src/lib/games/heritage/chronicle/cast.ts';
import {
	chosenCast,
	waitingIn
} from '../../../../src/lib/games/heritage/chronicle/chosen-cards.ts';
import { setUpChoices } from '../../../../src/lib/games/heritage/chronicle/set-up.ts';
import { settingOf, type Chosen } from '../../../../src/lib/games/heritage/chronicle/setting-of.ts';
import type { Command, CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { isAncilla } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { assetCard, front, opens, reads, sealed } from '../deck-kit.ts';
import { chosen, SET, seatOf } from '../set-up/kit.ts';
import {
	finished,
	happened,
	ownCard,
	ownScheme,
	recorded,
	settled,
	slip,
	stateAfter
} from '../table.ts';

const RICH = {
	name: 'Wealth',
	effects: [{ do: 'gain' as const, what: 'power' as const, amount: 1 }],
	sticker: null
};
const otto = ownCard('otto', { abilities: [RICH] });
const resolves = (changes: Partial<CommandOf<'ResolveMission'>>): CommandOf<'ResolveMission'> => ({
	type: 'ResolveMission',
	chapter: 1,
	mission: 'm1',
	decision: 'Spared',
	reward: null,
	from: 'deck',
	decided: 'first',
	outcome: '',
	...changes
});
const told = (...commands: readonly Command[]) =>
	stateAfter(sealed(opens(1), recorded(1), reads(), ...commands, finished(1)));
const lay = (state: ChronicleState, changes: Partial<Chosen> = {}) => {
	const laid = settingOf(state, chosen(changes), SET, seededChance(1));
	if (!laid.accepted) throw new Error(laid.refusal.reason);
	return laid.setting;
};
const sets = (state: ChronicleState, changes: Partial<Chosen> = {}) =>
	heritage.decide(
		state,
		{ type: 'ActAtTable', command: { type: 'SetTable', setting: lay(state, changes) } },
		{ chance: seededChance(1), sealed: null }
	);
const refusal = (decision: ReturnType<typeof sets>) =>
	decision.accepted ? null : decision.refusal.reason;

describe('missions that the deck opened', () => {
	const match = { class: 'elitist' as const };
	const opened = stateAfter(
		sealed(opens(1, 'deck', { missions: [front('seal', { match }), front('gate')] }))
	);

	test('take the place of those that are drawn or chosen, however many', () => {
		for (const missions of ['by-chance' as const, [], [{ of: 'set' as const, id: 'm3' }]]) {
			expect(lay(opened, { missions }).missions).toEqual([
				{ id: 'seal', name: 'seal', text: '', match },
				// Nobody matches where the table says who claims it.
				{ id: 'gate', name: 'gate', text: '', match: { torpor: true } }
			]);
		}
		expect(setUpChoices(opened, SET)?.opened.map(({ id }) => id)).toEqual(['seal', 'gate']);
	});

	test('lie there alone: a table without them is refused, and one with others', () => {
		expect(refusal(sets(opened))).toBeNull();
		const [setting, sealedYet] = [lay(opened), stateAfter(sealed())];
		const layOut = (missions: typeof setting.missions) =>
			heritage.decide(
				opened,
				{ type: 'ActAtTable', command: { type: 'SetTable', setting: { ...setting, missions } } },
				{ chance: seededChance(1), sealed: null }
			);
		expect(refusal(layOut(setting.missions.slice(1)))).toBe('missions-not-opened');
		expect(refusal(sets(sealedYet))).toBe('chapter-sealed');
	});

	test('of a box that told none leave the choice as it is', () => {
		const none = stateAfter(happened([opens(1, 'table', { missions: [] })], settled()));
		expect(lay(none, { missions: [{ of: 'set', id: 'm3' }] }).missions).toMatchObject([
			{ id: 'm3' }
		]);
	});
});

describe('what the deck brought', () => {
	test('who was turned up with a chapter is in the common deck, with what the card does', () => {
		const state = stateAfter(sealed(opens(1, 'deck', { characters: [otto] })));
		expect(castOf(state, SET).cast).toContainEqual(otto);
		for (const source of ['box', 'set', 'both'] as const)
			expect(chosenCast(state, SET, source).cast).toContainEqual(otto);
		expect(isAncilla(state, 'otto')).toBe(true);
		expect(
			isAncilla(stateAfter(sealed(opens(1, 'deck', { characters: [ownCard('otto')] }))), 'otto')
		).toBe(false);
	});

	test('an asset does what its card says, by its id and whatever it is called', () => {
		const asset = { ...slip('a1'), name: 'Fast Horses' };
		const card = { ...assetCard('a1'), name: 'Fast Horses', effects: RICH.effects };
		const state = told(
			resolves({
				reward: { kind: 'asset', asset },
				brings: { card: 'asset', asset: card }
			})
		);
		expect(waitingIn(state, SET, 's2').assets).toEqual([card]);
	});

	test('the card that a victor took is played at any time', () => {
		const card = assetCard('a1');
		const state = told({
			type: 'ResolveOverview',
			chapter: 1,
			asset: slip('a1'),
			scheme: null,
			from: 'deck',
			brings: [{ card: 'asset', asset: card }]
		});
		expect(waitingIn(state, SET, 's1').assets).toEqual([{ ...card, when: 'any-time' }]);
	});

	test('a scheme comes into play with each choice of cards, once', () => {
		const scheme = { ...ownScheme('gangrel-later'), name: 'Later', clan: 'gangrel' as const };
		const state = told({
			type: 'ResolveOverview',
			chapter: 1,
			asset: null,
			scheme: { name: 'Later' },
			from: 'deck',
			brings: [{ card: 'scheme', scheme }]
		});
		for (const source of ['box', 'set', 'both'] as const) {
			const there = chosenCast(state, SET, source).schemes.filter(({ id }) => id === scheme.id);
			expect(there).toEqual([scheme]);
		}
	});

	test('an unlocked leader comes home with its card, and leads whom it serves alone', () => {
		const leader = ownCard('xene', { kind: 'leader', abilities: [RICH] });
		const { abilities: _, ...signs } = leader;
		const state = told(
			resolves({
				reward: { kind: 'unlock', character: { ...signs, ability: 'Wealth', card: 351 } },
				brings: { card: 'character', character: leader }
			})
		);
		expect(castOf(state, SET).cast).toContainEqual(leader);
		expect(castOf(state, SET).leaders['s2']).toContain('xene');
		expect(castOf(state, SET).leaders['s1']).not.toContain('xene');
	});
});

describe('who is away', () => {
	const away = (...commands: readonly Command[]) =>
		stateAfter(
			happened(
				[
					{
						type: 'CorrectHaven',
						seat: 's3',
						haven: {
							name: 'H',
							retainer: 'anna',
							leaders: [],
							assets: [],
							obligations: [slip('o1')]
						},
						reason: 'the box'
					},
					{ type: 'LeaveChronicle', seat: 's3' },
					...commands
				],
				settled(3)
			)
		);

	test('is not asked for, and the retainer stays out of the deck', () => {
		const choices = setUpChoices(away(), SET);
		expect(choices?.seats.map(({ seat }) => seat)).toEqual(['s1', 's2']);
		expect(lay(away(), { cards: 'both' }).cast.map(({ id }) => id)).not.toContain('anna');
		expect(refusal(sets(away(), { cards: 'both' }))).toBeNull();
	});

	test('keeps haven and sheet', () => {
		const { sheet, haven } = away().players['s3'] ?? {};
		expect(haven).toMatchObject({ retainer: 'anna', obligations: [slip('o1')] });
		expect(sheet?.name).toBe('Name of s3');
	});

	test('cannot be dealt in', () => {
		const state = away();
		const third = seatOf('s3', { clan: 'tremere', leader: 'brujah-2' });
		const laid = settingOf(
			state,
			chosen({ seats: [seatOf('s1'), seatOf('s2'), third] }),
			SET,
			seededChance(1)
		);
		expect(laid).toMatchObject({ accepted: false, refusal: { reason: 'unknown-seat' } });
		const setting = lay(state);
		const [one] = setting.seats;
		if (!one) throw new Error('nobody plays');
		const dealt = heritage.decide(
			state,
			{
				type: 'ActAtTable',
				command: {
					type: 'SetTable',
					setting: { ...setting, seats: [...setting.seats, { ...one, seat: 's3' }] }
				}
			},
			{ chance: seededChance(1), sealed: null }
		);
		expect(refusal(dealt)).toBe('player-away');
	});

	test('is missed by no aftermath', () => {
		expect(() =>
			away(recorded(1), finished(1), { type: 'ReturnToChronicle', seat: 's3', dots: { valour: 1 } })
		).not.toThrow();
	});
});

test('a chronicle whose last aftermath is opened again has not ended', () => {
	const { ending } = stateAfter(
		happened(
			[
				...Array.from({ length: 21 }, (_, index) => index + 1).flatMap((chapter) => [
					recorded(chapter),
					finished(chapter)
				]),
				{ type: 'EndChronicle', from: 'table', draw: null, final: null },
				{ type: 'ReopenAftermath', chapter: 21, reason: 'too soon' }
			],
			settled()
		)
	);
	expect(ending).toBeNull();
});
