import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event, EventOf } from '../../../../src/lib/games/heritage/events.ts';
import type { ChapterRecord } from '../../../../src/lib/games/heritage/record-shapes.ts';
import { outcomeOf } from '../../../../src/lib/games/heritage/standings/outcome.ts';
import {
	CLEAR,
	finished,
	happened,
	mission,
	player,
	played,
	prologue,
	record,
	scored,
	settled,
	start
} from '../table.ts';
import { opens, sealed } from '../deck-kit.ts';
import { withProof } from '../draw/kit.ts';
import { handAsked, seen, underWay } from './at-table.ts';
import { entry } from './beginnings.ts';
import type { CommandCases } from './case.ts';
import { sealedRecords } from './deck.ts';
import { awayRecord } from './joining.ts';

const log = (chapter: number, one: ChapterRecord): CommandOf<'RecordChapter'> => ({
	type: 'RecordChapter',
	chapter,
	record: one
});
const correct = (
	chapter: number,
	one: ChapterRecord,
	eraDraw: CommandOf<'CorrectChapter'>['eraDraw'] = null
): CommandOf<'CorrectChapter'> => ({
	type: 'CorrectChapter',
	chapter,
	record: one,
	eraDraw,
	reason: 'counted again'
});

const TIED = record([scored('s1', 10), scored('s2', 10)]);
const drawn = (primogen: ChapterRecord['primogen']) => ({ ...TIED, primogen });
const noted = (...characters: string[]) => ({
	bloodline: characters.map((character) => ({ character, torpor: false }))
});

/** Records that cannot have happened at a table of s1 and s2. */
const impossible = {
	'unknown-seat': record([player('s1'), player('s5')]),
	'seat-twice': record([player('s1'), player('s1', { clan: 'ventrue' })]),
	'clan-twice': record([player('s1'), player('s2', { clan: 'brujah' })]),
	'first-player-not-playing': { ...CLEAR, firstPlayer: 's3' },
	'mission-twice': { ...CLEAR, missions: [mission('m1', null), mission('m1', null)] },
	'claimant-not-playing': { ...CLEAR, missions: [mission('m1', 's3')] },
	'unknown-character': record([scored('s1', 2, noted('nobody')), player('s2')]),
	'character-twice': record([scored('s1', 2, noted('anna', 'anna')), player('s2')]),
	'character-in-two-bloodlines': record([
		scored('s1', 2, noted('anna')),
		player('s2', noted('anna'))
	]),
	'order-not-of-the-players': { ...CLEAR, orderByHand: ['s1', 's1'] },
	'tie-needs-draw': TIED,
	'draw-not-needed': { ...CLEAR, primogen: { declared: {}, shown: null, winner: 's1' } },
	'draw-not-among-tied': drawn({ declared: {}, shown: null, winner: 's3' }),
	'archetype-declared-twice': drawn({
		declared: { s1: 'warlike', s2: 'warlike' },
		shown: 'warlike',
		winner: 's1'
	}),
	'archetype-not-the-winners': drawn({
		declared: { s1: 'warlike', s2: 'wealthy' },
		shown: 'wealthy',
		winner: 's1'
	}),
	'proof-does-not-hold': drawn(withProof({ kind: 'chapter', chapter: 1 }, 'forged')),
	'proof-of-another-draw': drawn(withProof({ kind: 'chapter', chapter: 2 }))
} as const satisfies Record<string, ChapterRecord>;

type Impossible = keyof typeof impossible;
const refusedRecords = <C>(asked: (one: ChapterRecord) => C) =>
	Object.fromEntries(
		Object.entries(impossible).map(([reason, one]) => [reason, asked(one)])
	) as Record<Impossible, C>;

const over: EventOf<'HappenedAtTable'> = {
	type: 'HappenedAtTable',
	event: { type: 'ChapterScored', totals: { s1: 20, s2: 10 }, order: ['s1', 's2'], ties: [] }
};
const bloody = record([scored('s1', 20, noted('anna')), scored('s2', 10)]);

const clear: EventOf<'ChapterRecorded'> = {
	type: 'ChapterRecorded',
	chapter: 1,
	record: CLEAR,
	outcome: {
		totals: { s1: 20, s2: 10 },
		missions: { s1: 0, s2: 1 },
		order: ['s1', 's2'],
		ties: []
	}
};

const provable = drawn(withProof({ kind: 'chapter', chapter: 1 }));

export const RecordChapter: CommandCases<'RecordChapter'> = {
	happens: {
		'a tie that a draw with its proof ends': {
			given: settled(),
			when: log(1, provable),
			then: [
				{
					type: 'ChapterRecorded',
					chapter: 1,
					record: provable,
					outcome: outcomeOf(provable)
				}
			]
		},
		'a chapter is recorded with what follows from it': {
			given: settled(),
			when: log(1, CLEAR),
			then: [clear]
		},
		'a table that was played to its end is no hindrance': {
			given: [...underWay(), over],
			when: log(1, CLEAR),
			then: [clear]
		},
		'a table under way is given up when that is said': {
			given: underWay(),
			when: { ...log(1, CLEAR), replacesTable: true },
			then: [{ ...clear, ended: { by: [] } }]
		},
		'and where cards were seen, the keeper says why nobody is asked': {
			given: seen(),
			when: { ...log(1, CLEAR), replacesTable: true, by: ['s1'], reason: 'It is late.' },
			then: [{ ...clear, ended: { by: ['s1'], reason: 'It is late.' } }]
		}
	},
	refused: {
		...refusedToRecord(log),
		'table-under-way': { given: underWay(), when: log(1, CLEAR) },
		'ending-needs-consent': {
			given: seen(),
			when: { ...log(1, CLEAR), replacesTable: true, by: ['s1'] }
		}
	},
	nothing: { given: played(CLEAR), when: log(1, CLEAR) }
};

const ends = (chapter: number, one: ChapterRecord): CommandOf<'ProposeEnding'> => ({
	type: 'ProposeEnding',
	chapter,
	record: one,
	by: ['s1']
});
const asked: EventOf<'EndingProposed'> = {
	...ends(1, CLEAR),
	type: 'EndingProposed',
	asks: ['s2']
};

export const ProposeEnding: CommandCases<'ProposeEnding'> = {
	happens: {
		'everybody else is asked': { given: seen(), when: ends(1, CLEAR), then: [asked] },
		'in place of a question about a hand': {
			given: handAsked(),
			when: ends(1, CLEAR),
			then: [asked]
		}
	},
	refused: {
		...refusedToRecord(ends, seen()),
		'no-table-under-way': { given: settled(), when: ends(1, CLEAR) },
		'undo-asked-already': { given: [...seen(), asked], when: ends(1, CLEAR) },
		'undo-needs-nobody': { given: underWay(), when: ends(1, CLEAR) }
	},
	nothing: null
};

/** Why a chapter cannot be recorded so, by whatever command. */
function refusedToRecord<C>(
	when: (chapter: number, one: ChapterRecord) => C,
	given: readonly Event[] = settled()
) {
	return {
		...refusedRecords((one) => ({ given, when: when(1, one) })),
		'chapter-sealed': { given: sealedRecords['chapter-sealed'].given, when: when(1, CLEAR) },
		'missions-not-opened': {
			given: sealedRecords['missions-not-opened'].given,
			when: when(1, sealedRecords['missions-not-opened'].when.record)
		},
		'player-away': { given: awayRecord.given, when: when(1, CLEAR) },
		'prologue-open': { given: happened([start(2), prologue('s1')]), when: when(1, CLEAR) },
		'character-banished': {
			given: happened([{ type: 'BanishCharacter', character: 'anna', reason: 'ash' }], [...given]),
			when: when(1, bloody)
		},
		'chapter-not-next': { given, when: when(3, CLEAR) },
		'chapter-already-recorded': { given: played(CLEAR), when: when(1, bloody) },
		'chronicle-complete': {
			given: happened([entry({ chapter: 21 }), log(21, CLEAR), finished(21)]),
			when: when(3, CLEAR)
		},
		'aftermath-open': { given: happened([log(1, CLEAR)], settled()), when: when(2, CLEAR) }
	};
}

/** An era in which nobody claimed a mission and each won as often: chapters 1 and 2. */
const first = record([scored('s1', 20), scored('s2', 10)]);
const second = record([scored('s1', 10), scored('s2', 20)]);
const third = record([scored('s1', 20), scored('s2', 10)]);
const era = () => played(first, second, third);
const claimed = { ...third, missions: [mission('m1', 's2')] };

const withdraw = (chapter: number): CommandOf<'WithdrawRecord'> => ({
	type: 'WithdrawRecord',
	chapter
});

export const WithdrawRecord: CommandCases<'WithdrawRecord'> = {
	happens: {
		'a chapter recorded by mistake is still to be played': {
			given: happened([log(1, CLEAR)], settled()),
			when: withdraw(1),
			then: [{ type: 'RecordWithdrawn', chapter: 1 }]
		}
	},
	refused: {
		'chapter-not-recorded': { given: settled(), when: withdraw(1) },
		'later-chapter-recorded': { given: played(CLEAR, CLEAR), when: withdraw(1) },
		'aftermath-begun': {
			given: happened(
				[log(1, CLEAR), { type: 'ResolveOverview', chapter: 1, asset: null, scheme: null }],
				settled()
			),
			when: withdraw(1)
		}
	},
	nothing: null
};

export const CorrectChapter: CommandCases<'CorrectChapter'> = {
	happens: {
		'an earlier chapter is set right, and its closed era with it': {
			given: era(),
			when: correct(3, claimed),
			then: [
				{
					type: 'ChapterCorrected',
					chapter: 3,
					record: claimed,
					outcome: {
						totals: { s1: 20, s2: 10 },
						missions: { s1: 0, s2: 1 },
						order: ['s1', 's2'],
						ties: []
					},
					dominance: { era: 1, seat: 's2', by: 'most-missions' },
					reason: 'counted again'
				}
			]
		},
		'of an open era no dominance is found': {
			given: played(first, second),
			when: correct(1, second),
			then: [
				{
					type: 'ChapterCorrected',
					chapter: 1,
					record: second,
					outcome: {
						totals: { s1: 10, s2: 20 },
						missions: { s1: 0, s2: 0 },
						order: ['s2', 's1'],
						ties: []
					},
					dominance: null,
					reason: 'counted again'
				}
			]
		}
	},
	refused: {
		...refusedRecords((one) => ({ given: played(bloody), when: correct(1, one) })),
		'missions-not-opened': {
			given: sealed(opens(1), log(1, CLEAR)),
			when: correct(1, { ...CLEAR, missions: [] })
		},
		'chapter-not-recorded': { given: settled(), when: correct(1, CLEAR) },
		'era-tie-needs-draw': { given: threeForAll(), when: correct(3, threeWon('s3')) },
		'era-draw-not-needed': {
			given: played(first),
			when: correct(1, second, { declared: {}, shown: null, winner: 's1' })
		}
	},
	nothing: { given: played(first), when: correct(1, first) }
};

function threeWon(victor: string): ChapterRecord {
	return record(
		['s1', 's2', 's3'].map((seat) => scored(seat, seat === victor ? 20 : seat === 's1' ? 10 : 5))
	);
}

/** s1 won two of three chapters, s2 one. */
function threeForAll() {
	return happened(
		['s1', 's2', 's1'].flatMap((victor, index) => [
			log(index + 1, threeWon(victor)),
			finished(index + 1)
		]),
		settled(3)
	);
}
