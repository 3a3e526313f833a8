import type { Command, CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Haven } from '../../../../src/lib/games/heritage/shapes.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { happened, played, CLEAR, settled, slip, start, sticker } from '../table.ts';
import { entered, entry } from './beginnings.ts';
import type { CommandCases } from './case.ts';

const reason = 'the box says so';
const unsettled = () => happened([start(2)]);

const haven = (changes: Partial<Haven> = {}): Haven => ({
	name: 'Haven of s1',
	retainer: null,
	leaders: [],
	assets: [],
	obligations: [],
	...changes
});
const setHaven = (changes: Partial<Haven> = {}, seat = 's1'): CommandOf<'CorrectHaven'> => ({
	type: 'CorrectHaven',
	seat,
	haven: haven(changes),
	reason
});
const held = () => happened([setHaven({ assets: [slip('a1')] })], settled());
const play = (asset: string, seat = 's1'): CommandOf<'PlayAsset'> => ({
	type: 'PlayAsset',
	seat,
	asset,
	note: 'at the last moment'
});

export const PlayAsset: CommandCases<'PlayAsset'> = {
	happens: {
		'an asset is played and discarded': {
			given: held(),
			when: play('a1'),
			then: [{ type: 'AssetPlayed', seat: 's1', asset: slip('a1'), note: 'at the last moment' }]
		}
	},
	refused: {
		'unknown-seat': { given: held(), when: play('a1', 's3') },
		'asset-not-in-haven': { given: held(), when: play('a1', 's2') }
	},
	nothing: null
};

const sheet = { name: 'Anders', titles: ['The Grey'], dots: { cruelty: 6 } };
const setSheet = (changes: Partial<CommandOf<'CorrectSheet'>> = {}): CommandOf<'CorrectSheet'> => ({
	type: 'CorrectSheet',
	seat: 's1',
	sheet,
	reason,
	...changes
});

export const CorrectSheet: CommandCases<'CorrectSheet'> = {
	happens: {
		'a sheet is set by hand': {
			given: settled(),
			when: setSheet(),
			then: [{ type: 'SheetCorrected', seat: 's1', sheet, reason }]
		}
	},
	refused: {
		'unknown-seat': { given: settled(), when: setSheet({ seat: 's3' }) },
		'prologue-open': { given: unsettled(), when: setSheet() },
		'unknown-trait': {
			given: settled(),
			when: setSheet({ sheet: { ...sheet, dots: { wit: 1 } } })
		}
	},
	nothing: { given: happened([setSheet()], settled()), when: setSheet() }
};

const theirs = (changes: Partial<Haven>): Command => ({ ...setHaven(changes, 's2') });

export const CorrectHaven: CommandCases<'CorrectHaven'> = {
	happens: {
		'a haven is set by hand': {
			given: settled(),
			when: setHaven({ retainer: 'anna', leaders: ['leader'], obligations: [slip('o1')] }),
			then: [
				{
					type: 'HavenCorrected',
					seat: 's1',
					haven: haven({ retainer: 'anna', leaders: ['leader'], obligations: [slip('o1')] }),
					reason
				}
			]
		}
	},
	refused: {
		'unknown-seat': { given: settled(), when: setHaven({}, 's3') },
		'prologue-open': { given: unsettled(), when: setHaven() },
		'unknown-character': { given: settled(), when: setHaven({ leaders: ['nobody'] }) },
		'character-banished': {
			given: happened([{ type: 'BanishCharacter', character: 'anna', reason }], settled()),
			when: setHaven({ retainer: 'anna' })
		},
		'character-twice': { given: settled(), when: setHaven({ leaders: ['leader', 'leader'] }) },
		'leader-not-retained': { given: settled(), when: setHaven({ retainer: 'leader' }) },
		'not-a-leader': { given: settled(), when: setHaven({ leaders: ['anna'] }) },
		'leader-has-a-home': {
			given: happened([theirs({ leaders: ['leader'] })], settled()),
			when: setHaven({ leaders: ['leader'] })
		},
		'in-another-haven': {
			given: happened([theirs({ retainer: 'anna' })], settled()),
			when: setHaven({ retainer: 'anna' })
		},
		'slip-id-taken': {
			given: happened([theirs({ assets: [slip('a1')] })], settled()),
			when: setHaven({ obligations: [slip('a1')] })
		}
	},
	nothing: { given: held(), when: setHaven({ assets: [slip('a1')] }) }
};

const stuck = (id: string, changes: object = {}) => ({
	...sticker(id),
	character: 'anna',
	chapter: 1,
	seat: 's1',
	...changes
});
const setStickers = (...stickers: ReturnType<typeof stuck>[]): CommandOf<'CorrectStickers'> => ({
	type: 'CorrectStickers',
	character: 'anna',
	stickers,
	reason
});

export const CorrectStickers: CommandCases<'CorrectStickers'> = {
	happens: {
		'the stickers of a character are set by hand': {
			given: played(CLEAR),
			when: setStickers(stuck('k1'), stuck('k2')),
			then: [
				{
					type: 'StickersCorrected',
					character: 'anna',
					stickers: [stuck('k1'), stuck('k2')],
					reason
				}
			]
		}
	},
	refused: {
		'unknown-character': {
			given: played(CLEAR),
			when: { ...setStickers(), character: 'nobody' }
		},
		'sticker-elsewhere': {
			given: played(CLEAR),
			when: setStickers(stuck('k1', { character: 'bela' }))
		},
		'sticker-id-taken': { given: played(CLEAR), when: setStickers(stuck('k1'), stuck('k1')) },
		'unknown-seat': { given: played(CLEAR), when: setStickers(stuck('k1', { seat: 's9' })) },
		'chapter-not-played': { given: played(CLEAR), when: setStickers(stuck('k1', { chapter: 2 })) },
		'more-stickers-than-exist': {
			given: happened([
				entry({
					ruleset: { ...DEFAULT_RULESET, clanStickers: 1 },
					players: [entered('s1'), entered('s2')]
				})
			]),
			when: setStickers(stuck('k1'), stuck('k2'))
		}
	},
	nothing: { given: played(CLEAR), when: setStickers() }
};

const dominated = (era: number, seat: string | null): CommandOf<'CorrectDominance'> => ({
	type: 'CorrectDominance',
	era,
	seat,
	reason
});
/** An era that s2 dominated with most missions. */
const eraOver = () => played(CLEAR, CLEAR, CLEAR);

export const CorrectDominance: CommandCases<'CorrectDominance'> = {
	happens: {
		'the table says who dominated an era': {
			given: eraOver(),
			when: dominated(1, 's1'),
			then: [{ type: 'DominanceCorrected', era: 1, seat: 's1', reason }]
		},
		'or that nobody noted it': {
			given: eraOver(),
			when: dominated(1, null),
			then: [{ type: 'DominanceCorrected', era: 1, seat: null, reason }]
		},
		'also of an era before the entry that nobody had noted': {
			given: happened([entry({ chapter: 8, eras: [] })]),
			when: dominated(2, 's1'),
			then: [{ type: 'DominanceCorrected', era: 2, seat: 's1', reason }]
		}
	},
	refused: {
		'era-not-over': { given: eraOver(), when: dominated(2, 's1') },
		'unknown-seat': { given: eraOver(), when: dominated(1, 's9') }
	},
	nothing: { given: eraOver(), when: dominated(1, 's2') }
};

const note = (text: string, chapter: number | null = null): CommandOf<'WriteNote'> => ({
	type: 'WriteNote',
	chapter,
	text
});

export const WriteNote: CommandCases<'WriteNote'> = {
	happens: {
		'a note of the chronicle at large': {
			given: settled(),
			when: note('Prague was cold.'),
			then: [{ type: 'NoteWritten', chapter: null, text: 'Prague was cold.' }]
		},
		'a note of the chapter at hand': {
			given: settled(),
			when: note('Tonight.', 1),
			then: [{ type: 'NoteWritten', chapter: 1, text: 'Tonight.' }]
		}
	},
	refused: { 'chapter-not-next': { given: settled(), when: note('Too early.', 2) } },
	nothing: { given: happened([note('Once.')], settled()), when: note('Once.') }
};
