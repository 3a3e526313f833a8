import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import {
	ANNA,
	BELA,
	CARLO,
	DORA,
	FOUNDATION,
	LEADER,
	happened,
	prologue,
	recorded,
	settled,
	slip,
	start,
	sticker,
	TRAITS
} from '../table.ts';
import type { CommandCases } from './case.ts';

const { type: _type, ...startedEntries } = start(2);

export const StartChronicle: CommandCases<'StartChronicle'> = {
	happens: {
		'a chronicle begins at its prologue': {
			given: [],
			when: start(2),
			then: [{ type: 'ChronicleStarted', ...startedEntries }]
		},
		'with a seat that code plays': {
			given: [],
			when: { ...start(2), dealer: 'app', rivals: { s2: 'easy' } },
			then: [{ type: 'ChronicleStarted', ...startedEntries, dealer: 'app', rivals: { s2: 'easy' } }]
		}
	},
	refused: {
		'already-started': { given: settled(), when: start(2) },
		'seat-twice': { given: [], when: { ...start(2), seats: ['s1', 's1'] } },
		'unknown-seat': { given: [], when: { ...start(2), named: { s9: 'a'.repeat(64) } } },
		'trait-twice': { given: [], when: { ...start(2), traits: [...TRAITS, ...TRAITS] } },
		'rival-needs-app': { given: [], when: { ...start(2), rivals: { s2: 'easy' } } }
	},
	nothing: null
};

const begun = happened([start(2), { type: 'RegisterCharacter', character: ANNA }]);
const withLeader = happened(
	[
		{ type: 'RegisterCharacter', character: LEADER },
		{ type: 'RegisterCharacter', character: BELA }
	],
	begun
);
const raised = prologue('s1', { retainer: 'anna', sticker: sticker('k1') });
const { type: _prologue, ...raisedEntries } = raised;
const scarce = (clanStickers: number, thinBloodStickers: number) =>
	happened([
		{ ...start(2), ruleset: { ...DEFAULT_RULESET, clanStickers, thinBloodStickers } },
		{ type: 'RegisterCharacter', character: ANNA }
	]);

export const CompletePrologue: CommandCases<'CompletePrologue'> = {
	happens: {
		'a player is settled with a retainer raised to an ancilla': {
			given: begun,
			when: raised,
			then: [{ type: 'PrologueCompleted', ...raisedEntries }]
		}
	},
	refused: {
		'unknown-seat': { given: begun, when: prologue('s7') },
		'prologue-already-done': {
			given: happened([prologue('s1')], begun),
			when: prologue('s1', { name: 'Another' })
		},
		'player-away': {
			given: happened([start(3), { type: 'LeaveChronicle', seat: 's2' }]),
			when: prologue('s2')
		},
		'unknown-trait': { given: begun, when: prologue('s1', { dots: { wit: 5 } }) },
		'prologue-dots': { given: begun, when: prologue('s1', { dots: { valour: 4 } }) },
		'sticker-without-retainer': {
			given: begun,
			when: prologue('s1', { sticker: sticker('k1') })
		},
		'unknown-character': { given: begun, when: prologue('s1', { retainer: 'nobody' }) },
		'character-banished': {
			given: happened([{ type: 'BanishCharacter', character: 'anna', reason: 'diablerie' }], begun),
			when: prologue('s1', { retainer: 'anna' })
		},
		'leader-not-retained': { given: withLeader, when: prologue('s1', { retainer: 'leader' }) },
		'in-another-haven': {
			given: happened([raised], begun),
			when: prologue('s2', { retainer: 'anna' })
		},
		'sticker-id-taken': {
			given: happened([raised], withLeader),
			when: prologue('s2', { retainer: 'bela', sticker: sticker('k1', 'ventrue') })
		},
		'sticker-of-another-clan': {
			given: begun,
			when: prologue('s1', { retainer: 'anna', sticker: sticker('k1', 'ventrue') })
		},
		'stickers-out': {
			given: scarce(0, 1),
			when: prologue('s1', { retainer: 'anna', sticker: sticker('k1') })
		},
		'all-stickers-out': {
			given: scarce(0, 0),
			when: prologue('s1', { retainer: 'anna', sticker: sticker('k1', 'thin-blood') })
		}
	},
	nothing: { given: happened([raised], begun), when: raised }
};

/** Chapter 5 of a chronicle for two, with everything a box can hold. */
export const entry = (
	changes: Partial<CommandOf<'EnterChronicle'>> = {}
): CommandOf<'EnterChronicle'> => ({
	type: 'EnterChronicle',
	...FOUNDATION,
	seats: ['s1', 's2'],
	chapter: 5,
	players: [entered('s1'), entered('s2')],
	characters: [ANNA, BELA, CARLO, DORA, LEADER],
	stickers: [],
	eras: [],
	lastOrder: null,
	obligationSupply: [],
	schemes: [],
	banished: [],
	...changes
});

type Entered = CommandOf<'EnterChronicle'>['players'][number];

export const entered = (
	seat: string,
	haven: Partial<Entered['haven']> = {},
	changes: Partial<Entered> = {}
): Entered => ({
	seat,
	sheet: { name: `Name of ${seat}`, titles: ['The First'], dots: { valour: 6 } },
	haven: { name: 'Haven', retainer: null, leaders: [], assets: [], obligations: [], ...haven },
	wins: 0,
	missionsThisEra: 0,
	...changes
});

const full = entry({
	players: [
		entered('s1', { retainer: 'anna', leaders: ['leader'] }, { wins: 3, missionsThisEra: 2 }),
		entered('s2', { assets: [slip('a1')], obligations: [slip('o1')] }, { wins: 1 })
	],
	stickers: [{ ...sticker('k1'), character: 'anna', chapter: 2, seat: 's1' }],
	eras: [{ era: 1, seat: 's2', by: 'most-missions' }],
	lastOrder: ['s2', 's1'],
	obligationSupply: [slip('o2')],
	schemes: [{ clan: 'brujah', name: 'Uprising' }],
	banished: ['dora']
});
const { type: _entry, ...fullEntries } = full;
const havens = (first: Partial<Entered['haven']>, second: Partial<Entered['haven']> = {}) =>
	entry({ players: [entered('s1', first), entered('s2', second)] });
const stuck = (id: string, changes: object = {}) => ({
	...sticker(id),
	character: 'anna',
	chapter: 1,
	seat: 's1',
	...changes
});

export const EnterChronicle: CommandCases<'EnterChronicle'> = {
	happens: {
		'a chronicle under way is taken up in one go': {
			given: [],
			when: full,
			then: [{ type: 'ChronicleEntered', ...fullEntries }]
		}
	},
	refused: {
		'rival-needs-app': { given: [], when: entry({ rivals: { s2: 'easy' } }) },
		'already-started': { given: settled(), when: entry() },
		'seat-twice': { given: [], when: entry({ seats: ['s1', 's1'] }) },
		'trait-twice': { given: [], when: entry({ traits: [...TRAITS, ...TRAITS] }) },
		'unknown-seat': { given: [], when: entry({ players: [entered('s1'), entered('s3')] }) },
		'seat-missing': { given: [], when: entry({ players: [entered('s1')] }) },
		'unknown-trait': {
			given: [],
			when: entry({
				players: [
					entered('s1'),
					entered('s2', {}, { sheet: { name: 'X', titles: [], dots: { wit: 1 } } })
				]
			})
		},
		'character-id-taken': { given: [], when: entry({ characters: [ANNA, ANNA] }) },
		'unknown-character': { given: [], when: havens({ retainer: 'nobody' }) },
		'character-banished': {
			given: [],
			when: { ...havens({ retainer: 'anna' }), banished: ['anna'] }
		},
		'banished-twice': { given: [], when: entry({ banished: ['anna', 'anna'] }) },
		'leader-not-banished': { given: [], when: entry({ banished: ['leader'] }) },
		'leader-not-retained': { given: [], when: havens({ retainer: 'leader' }) },
		'not-a-leader': { given: [], when: havens({ leaders: ['anna'] }) },
		'in-another-haven': { given: [], when: havens({ retainer: 'anna' }, { retainer: 'anna' }) },
		'slip-id-taken': {
			given: [],
			when: havens({ assets: [slip('a1')] }, { obligations: [slip('a1')] })
		},
		'sticker-id-taken': { given: [], when: entry({ stickers: [stuck('k1'), stuck('k1')] }) },
		'chapter-not-played': { given: [], when: entry({ stickers: [stuck('k1', { chapter: 5 })] }) },
		'more-stickers-than-exist': {
			given: [],
			when: entry({
				ruleset: { ...DEFAULT_RULESET, clanStickers: 1 },
				stickers: [stuck('k1'), stuck('k2')]
			})
		},
		'era-twice': {
			given: [],
			when: entry({
				eras: [
					{ era: 1, seat: 's1', by: null },
					{ era: 1, seat: 's2', by: null }
				]
			})
		},
		'era-not-over': { given: [], when: entry({ eras: [{ era: 2, seat: 's1', by: null }] }) },
		'too-many-wins': {
			given: [],
			when: entry({
				players: [entered('s1', {}, { wins: 3 }), entered('s2', {}, { wins: 2 })]
			})
		},
		'missions-before-era': {
			given: [],
			when: entry({
				chapter: 4,
				players: [entered('s1'), entered('s2', {}, { missionsThisEra: 1 })]
			})
		},
		'order-not-of-the-players': { given: [], when: entry({ lastOrder: ['s1', 's3'] }) }
	},
	nothing: null
};

export const RenameChronicle: CommandCases<'RenameChronicle'> = {
	happens: {
		'the title changes': {
			given: settled(),
			when: { type: 'RenameChronicle', title: 'Ashes' },
			then: [{ type: 'ChronicleRenamed', title: 'Ashes' }]
		}
	},
	refused: {},
	nothing: { given: settled(), when: { type: 'RenameChronicle', title: FOUNDATION.title } }
};

const fewer = { ...DEFAULT_RULESET, clanStickers: 0 };

export const ChangeRuleset: CommandCases<'ChangeRuleset'> = {
	happens: {
		'the readings change between chapters': {
			given: settled(),
			when: { type: 'ChangeRuleset', ruleset: fewer, reason: 'ours is used up' },
			then: [{ type: 'RulesetChanged', ruleset: fewer, reason: 'ours is used up' }]
		}
	},
	refused: {
		'aftermath-open': {
			given: happened([recorded(1)], settled()),
			when: { type: 'ChangeRuleset', ruleset: fewer, reason: 'now' }
		},
		'more-stickers-than-exist': {
			given: happened([raised], begun),
			when: { type: 'ChangeRuleset', ruleset: fewer, reason: 'now' }
		}
	},
	nothing: {
		given: settled(),
		when: { type: 'ChangeRuleset', ruleset: DEFAULT_RULESET, reason: 'the same' }
	}
};
