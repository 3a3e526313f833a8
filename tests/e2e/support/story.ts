import type { Command, CommandOf } from '../../../src/lib/games/heritage/commands.ts';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import type { Character, Points, SeatId } from '../../../src/lib/games/heritage/shapes.ts';
import type { Clan } from '../../../src/lib/games/heritage/vocabulary.ts';

/** A chronicle of three long evenings, always the same, for tests that look at pages. */

export const TITLE = 'Seven centuries of thirst';
export const PLAYERS = ['Mira', 'Bartholomäus von Hohenstein-Löwenthal', 'Chiara'] as const;

type Signs = readonly [
	Character['clan'],
	Character['class'],
	Character['temperament'],
	Character['geography'],
	Character['archetype']
];

const character = (id: string, name: string, signs: Signs, more: Partial<Character> = {}) => {
	const [clan, society, temperament, geography, archetype] = signs;
	return {
		type: 'RegisterCharacter' as const,
		character: {
			id,
			name,
			clan,
			class: society,
			temperament,
			geography,
			archetype,
			kind: 'basic' as const,
			ability: '',
			bonded: false,
			card: null,
			...more
		}
	};
};

const REGISTER: readonly Command[] = [
	character('konrad', 'Konrad the ferryman', [
		'gangrel',
		'egalitarian',
		'cruel',
		'west',
		'warlike'
	]),
	character('agathe', 'Sister Agathe', ['tremere', 'elitist', 'calm', 'north', 'scholarly']),
	character('ilse', 'Ilse under the mill', [
		'nosferatu',
		'egalitarian',
		'calm',
		'south',
		'clandestine'
	]),
	character('lorenzo', 'Lorenzo', ['ventrue', 'elitist', 'cruel', 'roaming', 'wealthy'], {
		ability: 'Buys what cannot be had.',
		card: 117
	}),
	character(
		'ekaterina',
		'Ekaterina Wladimirowna, called the Candle',
		['toreador', 'elitist', 'calm', 'east', 'wealthy'],
		{ kind: 'chronicle', bonded: true }
	),
	character('iwan', 'Iwan the Quiet', ['brujah', 'egalitarian', 'cruel', 'east', 'warlike']),
	character('hardestadt', 'The old Margrave', ['ventrue', 'elitist', 'calm', 'north', 'wealthy'], {
		kind: 'leader'
	})
];

const prologue = (
	seat: SeatId,
	name: string,
	title: string,
	havenName: string,
	dots: Record<string, number>
): CommandOf<'CompletePrologue'> => ({
	type: 'CompletePrologue',
	seat,
	name,
	title,
	dots,
	havenName,
	retainer: null,
	sticker: null
});

const ISABEAU = prologue('s1', 'Isabeau', 'Childe of the Rhine', 'The tower over the ford', {
	valour: 1,
	lore: 4
});
const ANSELM = prologue('s2', 'Brother Anselm', 'Keeper of keys', 'The cellar', {
	cunning: 3,
	cruelty: 2
});
const FIAMMA = prologue('s3', 'Donna Fiamma', 'Merchant of nights', 'A house with two doors', {
	charm: 2,
	wealth: 3
});

export const PROLOGUES: readonly Command[] = [ISABEAU, ANSELM, FIAMMA];

const points = (counted: readonly number[]): Points => {
	const [society = 0, temperament = 0, geography = 0, power = 0, boons = 0, infamy = 0] = counted;
	return { class: society, temperament, geography, power, boons, infamy };
};

/** A chapter as it was played: who with which clan and which points, in turn order. */
export const evening = (
	day: string,
	players: readonly (readonly [Clan, readonly number[]])[],
	changes: Partial<ChapterRecord> = {}
): ChapterRecord => ({
	date: `2026-10-${day}`,
	players: players.map(([clan, counted], index) => ({
		seat: `s${index + 1}`,
		clan,
		leader: '',
		points: points(counted),
		bloodline: []
	})),
	firstPlayer: 's1',
	missions: [],
	primogen: null,
	orderByHand: null,
	notes: '',
	...changes
});

export const FIRST_EVENING = evening(
	'03',
	[
		['ventrue', [4, 3, 6, 5, 2, 0]],
		['tremere', [6, 2, 4, 6, 3, 1]],
		['gangrel', [2, 1, 3, 2, 1, 3]]
	],
	{
		missions: [
			{ id: 'bishop', name: 'The silent bishop', claimant: 's2' },
			{ id: 'mill', name: 'Fire at the mill', claimant: null }
		],
		notes: 'A long evening; the candles burnt down before the last round.'
	}
);

/** Closes a chapter with whatever is still open. */
export const closed = (chapter: number): Command => ({
	type: 'FinishAftermath',
	chapter,
	leaveOpen: true,
	eraDraw: null
});

const slip = (id: string, name: string, text = '') => ({ id, name, text });

const firstChapter: readonly Command[] = [
	{ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING },
	{
		type: 'ResolveOverview',
		chapter: 1,
		asset: slip('archive', 'The burning archive', 'Once: look at one closed mission.'),
		scheme: { name: 'Poisoned cup' }
	},
	{
		type: 'ResolveMission',
		chapter: 1,
		mission: 'bishop',
		decision: 'The bishop lives.',
		reward: { kind: 'dots', dots: { cunning: 2 }, title: 'Friend of the See' }
	},
	{
		type: 'ResolveObligations',
		chapter: 1,
		gain: { from: 'box', obligation: slip('debt', 'A debt of blood') },
		losses: []
	},
	{
		type: 'PlaceSticker',
		chapter: 1,
		seat: 's2',
		character: 'agathe',
		sticker: { id: 'stars', kind: 'tremere', name: 'Reads the stars', text: '' }
	},
	{ type: 'ChooseRetainer', chapter: 1, seat: 's2', character: 'agathe' },
	closed(1)
];

const laterChapters: readonly Command[] = [
	{
		type: 'RecordChapter',
		chapter: 2,
		record: evening(
			'10',
			[
				['brujah', [3, 3, 2, 4, 1, 2]],
				['toreador', [5, 4, 4, 6, 3, 0]],
				['nosferatu', [6, 2, 4, 5, 2, 1]]
			],
			{ firstPlayer: 's3', missions: [{ id: 'ford', name: 'Toll at the ford', claimant: 's3' }] }
		)
	},
	closed(2),
	{
		type: 'RecordChapter',
		chapter: 3,
		record: evening(
			'17',
			[
				['lasombra', [7, 4, 6, 5, 2, 0]],
				['malkavian', [2, 4, 3, 3, 3, 1]],
				['tzimisce', [4, 4, 4, 4, 1, 2]]
			],
			{ missions: [{ id: 'crown', name: 'The borrowed crown', claimant: 's1' }] }
		)
	},
	closed(3)
];

/** Everything from the first character to the end of the third chapter. */
export const STORY: readonly Command[] = [
	...REGISTER,
	{
		...ISABEAU,
		retainer: 'konrad',
		sticker: { id: 'fords', kind: 'gangrel', name: 'Knows every ford', text: 'Swims in winter.' }
	},
	ANSELM,
	FIAMMA,
	{ type: 'StockObligation', obligation: slip('oath', 'An oath on cold iron', 'Spare one foe.') },
	...firstChapter,
	{ type: 'WriteNote', chapter: 1, text: 'Chiara brings the candles next time.' },
	...laterChapters
];
