import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Keeper } from './keeper.ts';
import { closed, evening, PLAYERS, PROLOGUES } from './story.ts';

/** What three chapters left behind, as people read it. */
export const LEFT = {
	retainer: 'Sister Agathe',
	sticker: 'Warded',
	leader: 'Kunigunde of the Marches',
	asset: 'The burning archive',
	obligation: 'A Favour Called In',
	debt: 'A debt of blood'
} as const;

const AGATHE = {
	id: 'agathe',
	name: LEFT.retainer,
	clan: 'tremere',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'scholarly',
	kind: 'basic',
	ability: '',
	bonded: false,
	card: null
} as const;

const KUNIGUNDE = {
	...AGATHE,
	id: 'kunigunde',
	name: LEFT.leader,
	clan: 'gangrel',
	class: 'egalitarian',
	archetype: 'warlike',
	kind: 'leader'
} as const;

const [WON, BETWEEN, LOST] = [
	[6, 3, 6, 5, 2, 0],
	[3, 2, 4, 3, 2, 1],
	[2, 1, 1, 2, 1, 3]
] as const;

/** The first player wins three chapters, and owes for two of them; the last has somebody in a haven. */
const TOLD: readonly Command[] = [
	{ type: 'RegisterCharacter', character: AGATHE },
	{
		type: 'RecordChapter',
		chapter: 1,
		record: evening(
			'03',
			[
				['ventrue', WON],
				['toreador', LOST],
				['tremere', BETWEEN]
			],
			{ missions: [{ id: 'ford', name: 'Toll at the ford', claimant: 's3' }] }
		)
	},
	{
		type: 'ResolveMission',
		chapter: 1,
		mission: 'ford',
		decision: 'The ford stays open.',
		reward: { kind: 'unlock', character: KUNIGUNDE }
	},
	{
		type: 'ResolveObligations',
		chapter: 1,
		gain: {
			from: 'box',
			obligation: { id: 'debt', name: LEFT.debt, text: 'Turn your cards face up for a round.' }
		},
		losses: []
	},
	{
		type: 'PlaceSticker',
		chapter: 1,
		seat: 's3',
		character: 'agathe',
		sticker: { id: 'warded', kind: 'tremere', name: LEFT.sticker, text: '' }
	},
	{ type: 'ChooseRetainer', chapter: 1, seat: 's3', character: 'agathe' },
	closed(1),
	{
		type: 'RecordChapter',
		chapter: 2,
		record: evening('10', [
			['lasombra', WON],
			['brujah', LOST],
			['malkavian', BETWEEN]
		])
	},
	closed(2),
	{
		type: 'RecordChapter',
		chapter: 3,
		record: evening('17', [
			['tzimisce', WON],
			['nosferatu', BETWEEN],
			['toreador', LOST]
		])
	},
	{
		type: 'ResolveOverview',
		chapter: 3,
		asset: { id: 'archive', name: LEFT.asset, text: 'Look at one hand of another.' },
		scheme: null
	},
	{
		type: 'ResolveObligations',
		chapter: 3,
		gain: { from: 'box', obligation: { id: 'favour', name: LEFT.obligation, text: '' } },
		losses: []
	},
	closed(3)
];

/** A chronicle before its fourth chapter, in whose havens something waits. */
export const threeChapters = (keeper: Keeper): Promise<string> =>
	keeper.begin('What the havens keep', PLAYERS, [...PROLOGUES, ...TOLD]);
