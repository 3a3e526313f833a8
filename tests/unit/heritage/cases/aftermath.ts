import type { Command, CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type {
	ChapterRecord,
	PlayerRecord
} from '../../../../src/lib/games/heritage/record-shapes.ts';
import type { Reward } from '../../../../src/lib/games/heritage/shapes.ts';
import {
	ANNA,
	character,
	CLEAR,
	finished,
	happened,
	LEADER,
	mission,
	played,
	record,
	recorded,
	scored,
	settled,
	slip,
	sticker,
	recordedAnyway
} from '../table.ts';
import { withProof } from '../draw/kit.ts';
import { character as card, setting } from '../table/kit.ts';
import { entered, entry } from './beginnings.ts';
import type { CommandCases } from './case.ts';
import { crowd } from './characters.ts';
import { ofDeck } from './deck.ts';

/** Chapter 1 is recorded: s1 (Brujah) won, s2 (Gangrel) came last and claimed m1; nobody m2. */
export const open = () => happened([recorded(1)], settled());
const after = (...commands: Command[]) => happened(commands, open());
const over = () => played(CLEAR);
const banish: Command = { type: 'BanishCharacter', character: 'anna', reason: 'ash' };
const noted = (seat: 's1' | 's2', torpor: boolean) =>
	happened(
		[
			recorded(
				1,
				record(
					['s1', 's2'].map((one) =>
						scored(one, one === 's1' ? 2 : 1, {
							bloodline: one === seat ? [{ character: 'anna', torpor }] : []
						})
					)
				)
			)
		],
		settled()
	);

const overview = (
	changes: Partial<CommandOf<'ResolveOverview'>> = {}
): CommandOf<'ResolveOverview'> => ({
	type: 'ResolveOverview',
	chapter: 1,
	asset: slip('a1'),
	scheme: { name: 'Uprising' },
	...changes
});

export const ResolveOverview: CommandCases<'ResolveOverview'> = {
	happens: {
		'the victor takes the card, the vanquished adds a scheme': {
			given: open(),
			when: overview(),
			then: [
				{
					type: 'OverviewResolved',
					chapter: 1,
					victor: 's1',
					vanquished: 's2',
					asset: slip('a1'),
					scheme: { clan: 'gangrel', name: 'Uprising' }
				}
			]
		},
		'nothing was noted of it': {
			given: open(),
			when: overview({ asset: null, scheme: null }),
			then: [
				{
					type: 'OverviewResolved',
					chapter: 1,
					victor: 's1',
					vanquished: 's2',
					asset: null,
					scheme: null
				}
			]
		}
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: overview({ chapter: 2 }) },
		'aftermath-finished': { given: over(), when: overview() },
		...ofDeck.overview,
		'overview-already-resolved': { given: after(overview()), when: overview({ scheme: null }) },
		'slip-id-taken': {
			given: after({ type: 'StockObligation', obligation: slip('a1') }),
			when: overview()
		}
	},
	nothing: { given: after(overview()), when: overview() }
};

const resolve = (
	reward: Reward | null,
	changes: Partial<CommandOf<'ResolveMission'>> = {}
): CommandOf<'ResolveMission'> => ({
	type: 'ResolveMission',
	chapter: 1,
	mission: 'm1',
	decision: 'Spared',
	reward,
	...changes
});
const dots = (count: number, title = '', trait = 'valour'): Reward => ({
	kind: 'dots',
	dots: { [trait]: count },
	title
});
const unlock = (one: typeof ANNA): Reward => ({ kind: 'unlock', character: one });
const asset: Reward = { kind: 'asset', asset: slip('a1') };
const titles = Array.from({ length: 60 }, (_, index) => `Title ${index}`);
const happenedMission = (reward: Reward | null) => ({
	given: open(),
	when: resolve(reward),
	then: [
		{
			type: 'MissionResolved' as const,
			chapter: 1,
			mission: 'm1',
			claimant: 's2',
			decision: 'Spared',
			reward
		}
	]
});

export const ResolveMission: CommandCases<'ResolveMission'> = {
	happens: {
		'the claimant decides and nothing opens': happenedMission(null),
		'the reward is an asset': happenedMission(asset),
		'the reward unlocks a new character': happenedMission(unlock(character('fresh'))),
		'the reward unlocks a leader of the register': happenedMission(unlock(LEADER)),
		'the reward is dots and a title': happenedMission(dots(2, 'The Merciful'))
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: resolve(null, { chapter: 2 }) },
		'aftermath-finished': { given: over(), when: resolve(null) },
		'unknown-mission': { given: open(), when: resolve(null, { mission: 'm9' }) },
		'mission-unclaimed': { given: open(), when: resolve(null, { mission: 'm2' }) },
		...ofDeck.mission,
		'mission-already-resolved': { given: after(resolve(null)), when: resolve(asset) },
		'unknown-trait': { given: open(), when: resolve(dots(1, '', 'wit')) },
		'too-many-dots': { given: open(), when: resolve(dots(28)) },
		'too-many-titles': {
			given: after({
				type: 'CorrectSheet',
				seat: 's2',
				sheet: { name: 'X', titles, dots: {} },
				reason: 'many'
			}),
			when: resolve(dots(1, 'One more'))
		},
		'slip-id-taken': { given: after(overview()), when: resolve(asset) },
		'character-id-taken': { given: open(), when: resolve(unlock({ ...ANNA, name: 'Annika' })) },
		'character-banished': { given: after(banish), when: resolve(unlock(ANNA)) },
		'register-full': {
			given: [...crowd(), ...open().filter(({ type }) => type !== 'ChronicleStarted')],
			when: resolve(unlock(character('fresh')))
		},
		'leader-has-a-home': {
			given: happened([
				entry({ players: [entered('s1', { leaders: ['leader'] }), entered('s2')] }),
				recorded(5)
			]),
			when: resolve(unlock(LEADER), { chapter: 5 })
		}
	},
	nothing: { given: after(resolve(asset)), when: resolve(asset) }
};

const atTable = (event: TableEvent): Event => ({ type: 'HappenedAtTable', event });

/** Chapter 1 lay on the table here with Anna in the queue, and was recorded after this. */
function laidHere(record: ChapterRecord, ...more: readonly TableEvent[]) {
	const laid = setting(2, { chapter: 1 });
	const cast = [...laid.cast, card('anna')];
	return happened(
		[{ ...recordedAnyway(1, record), reason: 'the last train' }],
		[
			...settled(),
			atTable({ type: 'TableSet', setting: { ...laid, cast } }),
			atTable({ type: 'QueueRefilled', character: 'anna' }),
			...more.map(atTable)
		]
	);
}

/** It was played to its end. */
export const playedHere = () =>
	laidHere(CLEAR, {
		type: 'ChapterScored',
		totals: { s1: 1, s2: 0 },
		order: ['s1', 's2'],
		ties: []
	});

/** It ended early, recorded as it stood: Bela was in the bloodline of s1, and s2 had recruited nobody. */
export const endedEarly = () => recordedEarly([{ character: 'leader', torpor: false }]);
/** It ended early, and whoever recorded it noted the bloodline of s1 alone. */
export const halfNoted = () => recordedEarly([]);
const recordedEarly = (other: PlayerRecord['bloodline']) =>
	laidHere(
		record([
			scored('s1', 2, { bloodline: [{ character: 'bela', torpor: false }] }),
			scored('s2', 1, { bloodline: other })
		])
	);

/** Nobody noted bloodlines, and the mission of s2 unlocked Anna. */
export const unlockedBy2 = () => after(resolve(unlock(ANNA)));

const stock = (id: string, text = ''): CommandOf<'StockObligation'> => ({
	type: 'StockObligation',
	obligation: slip(id, text)
});

export const StockObligation: CommandCases<'StockObligation'> = {
	happens: {
		'an obligation enters the supply': {
			given: settled(),
			when: stock('o1'),
			then: [{ type: 'ObligationStocked', obligation: slip('o1') }]
		}
	},
	refused: {
		'slip-id-taken': { given: after(stock('o1')), when: stock('o1', 'another text') }
	},
	nothing: { given: after(stock('o1')), when: stock('o1') }
};

const obligations = (
	changes: Partial<CommandOf<'ResolveObligations'>> = {}
): CommandOf<'ResolveObligations'> => ({
	type: 'ResolveObligations',
	chapter: 1,
	gain: null,
	losses: [],
	...changes
});
const burdened: Command = {
	type: 'CorrectHaven',
	seat: 's2',
	haven: {
		name: 'Haven of s2',
		retainer: null,
		leaders: [],
		assets: [],
		obligations: [slip('o1'), slip('o2')]
	},
	reason: 'the box says so'
};
const fromBox = (id: string) => ({ from: 'box' as const, obligation: slip(id) });
const named = obligations({ gain: fromBox('o3'), losses: [{ seat: 's2', obligation: 'o1' }] });

export const ResolveObligations: CommandCases<'ResolveObligations'> = {
	happens: {
		'the table says what was drawn': {
			given: after(burdened),
			when: named,
			then: [
				{
					type: 'ObligationsResolved',
					chapter: 1,
					gained: { seat: 's1', obligation: slip('o3'), drawn: false },
					lost: [{ seat: 's2', obligation: slip('o1'), drawn: false }]
				}
			]
		},
		'the program draws from supply and haven': {
			given: after(burdened, stock('o3'), stock('o4')),
			when: obligations({ gain: { from: 'draw' }, losses: [{ seat: 's2', obligation: null }] }),
			rolls: [1, 1],
			then: [
				{
					type: 'ObligationsResolved',
					chapter: 1,
					gained: { seat: 's1', obligation: slip('o4'), drawn: true },
					lost: [{ seat: 's2', obligation: slip('o2'), drawn: true }]
				}
			]
		},
		'who has none loses none': {
			given: open(),
			when: obligations({ losses: [{ seat: 's2', obligation: null }] }),
			then: [{ type: 'ObligationsResolved', chapter: 1, gained: null, lost: [] }]
		},
		'a stocked obligation that came from the box is taken as stocked': {
			given: after(stock('o3', 'Serve the prince.')),
			when: obligations({ gain: fromBox('o3') }),
			then: [
				{
					type: 'ObligationsResolved',
					chapter: 1,
					gained: { seat: 's1', obligation: slip('o3', 'Serve the prince.'), drawn: false },
					lost: []
				}
			]
		}
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: obligations({ chapter: 2 }) },
		'aftermath-finished': { given: over(), when: obligations() },
		'obligations-already-resolved': {
			given: after(stock('o3'), obligations()),
			when: obligations({ gain: { from: 'draw' } })
		},
		'unknown-seat': {
			given: open(),
			when: obligations({ losses: [{ seat: 's3', obligation: null }] })
		},
		'seat-twice': {
			given: open(),
			when: obligations({
				losses: [
					{ seat: 's2', obligation: null },
					{ seat: 's2', obligation: null }
				]
			})
		},
		'victor-loses-nothing': {
			given: open(),
			when: obligations({ losses: [{ seat: 's1', obligation: null }] })
		},
		'obligation-not-in-haven': {
			given: open(),
			when: obligations({ losses: [{ seat: 's2', obligation: 'o1' }] })
		},
		'obligation-supply-empty': { given: open(), when: obligations({ gain: { from: 'draw' } }) },
		'slip-id-taken': { given: after(burdened), when: obligations({ gain: fromBox('o1') }) }
	},
	nothing: { given: after(burdened, named), when: named }
};

const place = (changes: Partial<CommandOf<'PlaceSticker'>> = {}): CommandOf<'PlaceSticker'> => ({
	type: 'PlaceSticker',
	chapter: 1,
	seat: 's1',
	character: 'anna',
	sticker: sticker('k1'),
	...changes
});
const pass = (seat = 's1', chapter = 1): CommandOf<'PassSticker'> => ({
	type: 'PassSticker',
	chapter,
	seat
});
const scarce = (clanStickers: number, thinBloodStickers: number) =>
	happened(
		[recorded(1)],
		settled(2, { ruleset: { ...DEFAULT_RULESET, clanStickers, thinBloodStickers } })
	);
/** One thin blood is left, and s2 goes before s1. */
const scarceReversed = () =>
	happened(
		[recorded(1, record([scored('s1', 9), scored('s2', 1)], { missions: [mission('m1', 's1')] }))],
		settled(2, { ruleset: { ...DEFAULT_RULESET, thinBloodStickers: 1 } })
	);
const placed = (id: string, kind: 'brujah' | 'thin-blood' | 'ventrue') => ({
	when: place({ sticker: sticker(id, kind) }),
	then: [
		{
			type: 'StickerPlaced' as const,
			chapter: 1,
			seat: 's1',
			character: 'anna',
			sticker: sticker(id, kind)
		}
	]
});
const leaderAtHome = () =>
	happened([
		entry({ players: [entered('s1', { leaders: ['leader'] }), entered('s2')] }),
		recorded(5)
	]);

export const PlaceSticker: CommandCases<'PlaceSticker'> = {
	happens: {
		'of the clan just played': { given: open(), ...placed('k1', 'brujah') },
		'of the thin blood, as one likes': { given: open(), ...placed('k1', 'thin-blood') },
		'the last of the thin blood, once who goes first has passed': {
			given: happened([pass('s2')], scarceReversed()),
			...placed('k1', 'thin-blood')
		},
		'onto a vampire noted in the own bloodline': {
			given: noted('s1', false),
			...placed('k1', 'brujah')
		},
		'after passing, on second thoughts': { given: after(pass()), ...placed('k1', 'brujah') }
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: place({ chapter: 2 }) },
		'aftermath-finished': { given: over(), when: place() },
		'not-playing': { given: settledThree(), when: place({ seat: 's3' }) },
		'one-sticker-a-chapter': {
			given: after(place()),
			when: place({ sticker: sticker('k2') })
		},
		'unknown-character': { given: open(), when: place({ character: 'nobody' }) },
		'character-banished': { given: after(banish), when: place() },
		'in-torpor': { given: noted('s1', true), when: place() },
		'in-another-bloodline': { given: noted('s2', false), when: place() },
		'unlocked-by-another': { given: unlockedBy2(), when: place() },
		'claimed-by-another': {
			given: after(place()),
			when: place({ seat: 's2', sticker: sticker('k2', 'gangrel') })
		},
		'not-in-bloodline': { given: playedHere(), when: place() },
		'leader-has-a-home': {
			given: leaderAtHome(),
			when: place({
				chapter: 5,
				seat: 's2',
				character: 'leader',
				sticker: sticker('k1', 'gangrel')
			})
		},
		'sticker-id-taken': {
			given: after(place()),
			when: place({ seat: 's2', character: 'bela', sticker: sticker('k1', 'gangrel') })
		},
		'sticker-of-another-clan': {
			given: open(),
			when: place({ sticker: sticker('k1', 'ventrue') })
		},
		'stickers-out': { given: scarce(0, 1), when: place() },
		'all-stickers-out': { given: scarce(0, 0), when: place() },
		'sticker-waits': {
			given: scarce(9, 1),
			when: place({ seat: 's2', character: 'bela', sticker: sticker('k1', 'thin-blood') })
		}
	},
	nothing: { given: after(place()), when: place() }
};

export const PassSticker: CommandCases<'PassSticker'> = {
	happens: {
		'no sticker this time': {
			given: open(),
			when: pass(),
			then: [{ type: 'StickerPassed', chapter: 1, seat: 's1' }]
		}
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: pass('s1', 2) },
		'aftermath-finished': { given: over(), when: pass() },
		'not-playing': { given: settledThree(), when: pass('s3') },
		'one-sticker-a-chapter': { given: after(place()), when: pass() }
	},
	nothing: { given: after(pass()), when: pass() }
};

const retain = (
	character: string | null,
	seat = 's1',
	chapter = 1
): CommandOf<'ChooseRetainer'> => ({ type: 'ChooseRetainer', chapter, seat, character });
const chosen = (character: string | null) => ({
	when: retain(character),
	then: [{ type: 'RetainerChosen' as const, chapter: 1, seat: 's1', character }]
});

export const ChooseRetainer: CommandCases<'ChooseRetainer'> = {
	happens: {
		'a vampire moves into the haven': { given: open(), ...chosen('anna') },
		'the haven stays as it is': { given: open(), ...chosen(null) },
		'another one instead': { given: after(retain('bela')), ...chosen('anna') },
		'one that a mission of this player unlocked': {
			given: unlockedBy2(),
			when: retain('anna', 's2'),
			then: [{ type: 'RetainerChosen', chapter: 1, seat: 's2', character: 'anna' }]
		},
		'one noted in the bloodline of a chapter that ended early': {
			given: endedEarly(),
			when: retain('bela'),
			then: [{ type: 'RetainerChosen', chapter: 1, seat: 's1', character: 'bela' }]
		}
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: retain('anna', 's1', 2) },
		'aftermath-finished': { given: over(), when: retain('anna') },
		'not-playing': { given: settledThree(), when: retain('anna', 's3') },
		'retainer-already-chosen': { given: after(retain('anna')), when: retain(null) },
		'unknown-character': { given: open(), when: retain('nobody') },
		'character-banished': { given: after(banish), when: retain('anna') },
		'leader-not-retained': { given: open(), when: retain('leader') },
		'in-another-haven': { given: after(retain('anna')), when: retain('anna', 's2') },
		'in-torpor': { given: noted('s1', true), when: retain('anna') },
		'in-another-bloodline': { given: noted('s2', false), when: retain('anna') },
		'unlocked-by-another': { given: unlockedBy2(), when: retain('anna') },
		'claimed-by-another': { given: after(place()), when: retain('anna', 's2') },
		'not-in-bloodline': { given: playedHere(), when: retain('anna') },
		'part-of-a-monstrosity': { given: grafted(), when: retain('anna') }
	},
	nothing: { given: after(retain('anna')), when: retain('anna') }
};

/** Anna was made part of a monstrosity at the table of chapter 1. */
function grafted() {
	const laid = setting(2, { chapter: 1 });
	const cast = [...laid.cast, card('anna')];
	return happened(
		[recordedAnyway(1)],
		[
			...settled(),
			atTable({ type: 'TableSet', setting: { ...laid, cast } }),
			atTable({ type: 'MonstrosityCrafted', vampire: 'l1', ancilla: 'anna' })
		]
	);
}

const close = (
	changes: Partial<CommandOf<'FinishAftermath'>> = {}
): CommandOf<'FinishAftermath'> => ({ ...finished(1), ...changes });
const even = record([scored('s1', 20), scored('s2', 10)], {
	missions: [mission('m1', 's1'), mission('m2', 's2')]
});
const reversed = record([scored('s1', 10), scored('s2', 20)], {
	missions: [mission('m1', 's1'), mission('m2', 's2')]
});
/** Before the third chapter is closed nobody leads in missions, s1 leads in wins. */
const clearEra = () => happened([recorded(3, even)], played(even, reversed));
const tiedEra = () =>
	happened(
		['s1', 's2', 's3'].flatMap((victor, index): Command[] => [
			recorded(
				index + 1,
				record(['s1', 's2', 's3'].map((seat, at) => scored(seat, seat === victor ? 20 : at)))
			),
			...(index < 2 ? [finished(index + 1)] : [])
		]),
		settled(3)
	);
const eraDraw = (winner: string, s2: 'warlike' | 'wealthy' = 'wealthy') => ({
	declared: { s1: 'warlike' as const, s2 },
	shown: 'warlike' as const,
	winner
});

export const FinishAftermath: CommandCases<'FinishAftermath'> = {
	happens: {
		'the aftermath closes and says what was left open': {
			given: open(),
			when: close(),
			then: [
				{
					type: 'AftermathFinished',
					chapter: 1,
					leftOpen: [
						'overview',
						'mission:m1',
						'obligations',
						'sticker:s1',
						'sticker:s2',
						'retainer:s1',
						'retainer:s2'
					],
					dominance: null
				}
			]
		},
		'the third chapter closes its era': {
			given: clearEra(),
			when: close({ chapter: 3 }),
			then: [
				{
					type: 'AftermathFinished',
					chapter: 3,
					leftOpen: [
						'overview',
						'mission:m2',
						'mission:m1',
						'obligations',
						'sticker:s2',
						'sticker:s1',
						'retainer:s2',
						'retainer:s1'
					],
					dominance: { era: 1, seat: 's1', by: 'more-wins' }
				}
			]
		}
	},
	refused: {
		'chapter-not-recorded': { given: open(), when: close({ chapter: 2 }) },
		'steps-open': { given: open(), when: close({ leaveOpen: false }) },
		'era-tie-needs-draw': { given: tiedEra(), when: close({ chapter: 3 }) },
		'era-draw-not-needed': { given: open(), when: close({ eraDraw: eraDraw('s1') }) },
		'draw-not-among-tied': {
			given: tiedEra(),
			when: close({ chapter: 3, eraDraw: { declared: {}, shown: null, winner: 's4' } })
		},
		'archetype-declared-twice': {
			given: tiedEra(),
			when: close({ chapter: 3, eraDraw: eraDraw('s1', 'warlike') })
		},
		'archetype-not-the-winners': {
			given: tiedEra(),
			when: close({ chapter: 3, eraDraw: eraDraw('s2') })
		},
		'proof-does-not-hold': {
			given: tiedEra(),
			when: close({ chapter: 3, eraDraw: withProof({ kind: 'era', era: 1 }, 'forged') })
		},
		'proof-of-another-draw': {
			given: tiedEra(),
			when: close({ chapter: 3, eraDraw: withProof({ kind: 'era', era: 2 }) })
		}
	},
	nothing: { given: over(), when: close() }
};

const reason = 'we forgot the retainers';
const reopen = (chapter: number): CommandOf<'ReopenAftermath'> => ({
	type: 'ReopenAftermath',
	chapter,
	reason
});

export const ReopenAftermath: CommandCases<'ReopenAftermath'> = {
	happens: {
		'an aftermath that was closed is open again': {
			given: over(),
			when: reopen(1),
			then: [{ type: 'AftermathReopened', chapter: 1, reason }]
		}
	},
	refused: {
		'chapter-not-recorded': { given: over(), when: reopen(2) },
		'later-chapter-recorded': {
			given: happened([recorded(2)], over()),
			when: reopen(1)
		}
	},
	nothing: { given: open(), when: reopen(1) }
};

/** Three players, of whom s3 stayed away from chapter 1. */
function settledThree() {
	return happened([recorded(1)], settled(3));
}
