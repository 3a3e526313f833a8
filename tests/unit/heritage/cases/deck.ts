import type { Command, CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { ChapterRecord } from '../../../../src/lib/games/heritage/record-shapes.ts';
import {
	adds,
	assetCard,
	BOX,
	chaptersPlayed,
	choose,
	expansion,
	forgoes,
	front,
	offers,
	OPEN,
	opens,
	READ,
	reads,
	scoring,
	scoringOf,
	sealed
} from '../deck-kit.ts';
import {
	CLEAR,
	finished,
	happened,
	mission,
	ownCard,
	record,
	recorded,
	scored,
	settled,
	slip,
	start
} from '../table.ts';
import { withProof } from '../draw/kit.ts';
import { entry } from './beginnings.ts';
import type { CommandCases } from './case.ts';
import { crowd } from './characters.ts';

const boxed = (...commands: readonly Command[]) => happened([choose(BOX), ...commands], settled());

export const ChooseDeck: CommandCases<'ChooseDeck'> = {
	happens: {
		'a deck, with its obligations': {
			given: settled(),
			when: choose(OPEN, [slip('o1'), slip('o2')]),
			then: [{ type: 'DeckChosen', deck: OPEN, obligations: [slip('o1'), slip('o2')] }]
		},
		'another one, as long as nothing was turned up; what is there stays there once': {
			given: happened([choose(OPEN, [slip('o1')]), choose(BOX), opens(1, 'table')], settled()),
			when: choose(OPEN, [slip('o1'), slip('o2')]),
			then: [{ type: 'DeckChosen', deck: OPEN, obligations: [slip('o2')] }]
		},
		'their own box, in the middle of the story of a sealed deck': {
			given: sealed(opens(1), recorded(1)),
			when: choose(BOX),
			then: [{ type: 'DeckChosen', deck: BOX, obligations: [] }]
		}
	},
	refused: {
		'deck-already-open': { given: sealed(opens(1), choose(BOX)), when: choose(OPEN) },
		'slip-id-taken': {
			given: happened([{ type: 'StockObligation', obligation: slip('o1') }], settled()),
			when: choose(OPEN, [slip('o1', 'another text')])
		}
	},
	nothing: { given: sealed(), when: choose() }
};

export const AddExpansion: CommandCases<'AddExpansion'> = {
	happens: {
		'also before the open chronicle is chosen': {
			given: settled(),
			when: adds('e1', 'Lamps'),
			then: [{ type: 'ExpansionAdded', expansion: expansion('e1', 'Lamps') }]
		},
		'in the middle of the story': {
			given: sealed(adds('e1'), opens(1)),
			when: adds('e2'),
			then: [{ type: 'ExpansionAdded', expansion: expansion('e2') }]
		},
		'under another name in place of the one that it had': {
			given: sealed(adds('e1', 'Lamps')),
			when: adds('e1', 'Lanterns'),
			then: [{ type: 'ExpansionAdded', expansion: expansion('e1', 'Lanterns') }]
		},
		'again, once the group went on without it': {
			given: sealed(adds('e1'), forgoes('e1')),
			when: adds('e1'),
			then: [{ type: 'ExpansionAdded', expansion: expansion('e1') }]
		}
	},
	refused: {},
	nothing: { given: sealed(adds('e1')), when: adds('e1') }
};

export const ForgoExpansions: CommandCases<'ForgoExpansions'> = {
	happens: {
		'those that the group plays with, by the names it knows': {
			given: sealed(adds('e1', 'Lamps'), adds('e2')),
			when: forgoes('e1', 'e3'),
			then: [{ type: 'ExpansionsForgone', expansions: [expansion('e1', 'Lamps')] }]
		}
	},
	refused: {},
	nothing: { given: sealed(adds('e2')), when: forgoes('e1') }
};

const { type: _opens, ...openedEntries } = opens(1);

export const OpenChapter: CommandCases<'OpenChapter'> = {
	happens: {
		'the next chapter of the deck': {
			given: sealed(),
			when: opens(1),
			then: [{ type: 'ChapterOpened', ...openedEntries }]
		},
		'early, as the table had turned it up already': {
			given: sealed(opens(1), recorded(1)),
			when: opens(2, 'deck', { early: true }),
			then: [{ ...opens(2, 'deck', { early: true }), type: 'ChapterOpened' }]
		},
		'what a box shows, told anew': {
			given: boxed(opens(1, 'table')),
			when: opens(1, 'table', { missions: [front('m3')] }),
			then: [{ ...opens(1, 'table', { missions: [front('m3')] }), type: 'ChapterOpened' }]
		},
		'without any choice of a deck, as from a box': {
			given: settled(),
			when: opens(1, 'table'),
			then: [{ ...opens(1, 'table'), type: 'ChapterOpened' }]
		}
	},
	refused: {
		'deck-turned-here': { given: sealed(), when: opens(1, 'table') },
		'no-deck-here': { given: boxed(), when: opens(1) },
		'chapter-already-open': {
			given: sealed(opens(1)),
			when: opens(1, 'deck', { missions: [] })
		},
		'prologue-open': { given: happened([start(2), choose()]), when: opens(1) },
		'aftermath-open': { given: sealed(opens(1), recorded(1)), when: opens(2) },
		'chronicle-complete': { given: lateAndComplete(), when: opens(20, 'table') },
		'chapter-not-next': { given: sealed(), when: opens(2) },
		'chapter-already-recorded': {
			given: happened([recorded(1), finished(1), choose()], settled()),
			when: opens(1)
		},
		'not-early': { given: sealed(), when: opens(1, 'deck', { early: true }) },
		'scoring-open': {
			given: sealed(...chaptersPlayed(1, 3).slice(0, -1)),
			when: opens(4)
		},
		'source-of-another-kind': {
			given: boxed(),
			when: opens(1, 'table', {
				overview: { ...openedEntries.overview, source: 'java\nscript:alert(1)' }
			})
		},
		'mission-twice': {
			given: sealed(),
			when: opens(1, 'deck', { missions: [front('m1'), front('m1')] })
		},
		'card-twice': {
			given: sealed(),
			when: opens(1, 'deck', { characters: [ownCard('otto'), ownCard('otto')] })
		},
		'character-of-another-card': {
			given: sealed(),
			when: opens(1, 'deck', { characters: [ownCard('anna', { name: 'Annika' })] })
		},
		'register-full': {
			given: happened(
				[],
				[...crowd(), ...settled().filter(({ type }) => type === 'PrologueCompleted')]
			),
			when: opens(1, 'table', { characters: [ownCard('otto')] })
		}
	},
	nothing: { given: sealed(opens(1)), when: opens(1) }
};

/** Chapter 1 of the open deck is recorded; s2 claimed m1, nobody m2. */
const told = (...commands: readonly Command[]) => sealed(opens(1), recorded(1), ...commands);
const decides = (
	changes: Partial<CommandOf<'ResolveMission'>> = {}
): CommandOf<'ResolveMission'> => ({
	type: 'ResolveMission',
	chapter: 1,
	mission: 'm1',
	decision: 'Spared',
	reward: null,
	from: 'deck',
	decided: 'first',
	outcome: 'They lived.',
	...changes
});

export const ReadMission: CommandCases<'ReadMission'> = {
	happens: {
		'a claimed mission is read aloud': {
			given: told(),
			when: reads(),
			then: [{ ...reads(), type: 'MissionRead' }]
		},
		'of a box, anew': {
			given: boxed(opens(1, 'table'), recorded(1), reads('table')),
			when: reads('table', { read: { ...READ, question: 'Slay them?' } }),
			then: [
				{
					...reads('table', { read: { ...READ, question: 'Slay them?' } }),
					type: 'MissionRead'
				}
			]
		}
	},
	refused: {
		'chapter-not-recorded': { given: sealed(opens(1)), when: reads() },
		'aftermath-finished': { given: told(finished(1)), when: reads() },
		'unknown-mission': { given: told(), when: reads('deck', { mission: 'm9' }) },
		'mission-unclaimed': { given: told(), when: reads('deck', { mission: 'm2' }) },
		'mission-already-resolved': {
			given: boxed(opens(1, 'table'), recorded(1), decides({ from: 'table' })),
			when: reads('table')
		},
		'chapter-not-opened': { given: boxed(recorded(1)), when: reads('table') },
		'deck-turned-here': { given: told(), when: reads('table') },
		'no-deck-here': { given: boxed(opens(1, 'table'), recorded(1)), when: reads() },
		'mission-already-read': {
			given: told(reads()),
			when: reads('deck', { read: { ...READ, question: 'Slay them?' } })
		}
	},
	nothing: { given: told(reads()), when: reads() }
};

/** What `ResolveMission` and `ResolveOverview` are refused for with cards of a deck. */
export const ofDeck = {
	mission: {
		'deck-turned-here': { given: told(reads()), when: decides({ from: 'table' }) },
		'no-deck-here': { given: happened([recorded(1)], settled()), when: decides() },
		'mission-not-read': { given: told(), when: decides() },
		'brings-another-card': {
			given: told(reads()),
			when: decides({
				reward: { kind: 'asset', asset: slip('a1') },
				brings: { card: 'asset', asset: assetCard('a2') }
			})
		}
	},
	overview: {
		'deck-turned-here': { given: told(), when: takes({}) },
		'no-deck-here': { given: happened([recorded(1)], settled()), when: takes({ from: 'deck' }) },
		'brings-another-card': {
			given: told(),
			when: takes({
				from: 'deck',
				asset: slip('a1'),
				brings: [{ card: 'asset', asset: assetCard('a2') }]
			})
		}
	}
} as const;

function takes(changes: Partial<CommandOf<'ResolveOverview'>>): CommandOf<'ResolveOverview'> {
	return { type: 'ResolveOverview', chapter: 1, asset: null, scheme: null, ...changes };
}

const eraOver = (...commands: readonly Command[]) =>
	sealed(...chaptersPlayed(1, 3).slice(0, -2), ...commands);
const chooses = (card: string, era = 1): CommandOf<'ChooseScoring'> => ({
	type: 'ChooseScoring',
	era,
	card
});

export const OfferScoring: CommandCases<'OfferScoring'> = {
	happens: {
		'two cards at the end of an era': {
			given: eraOver(),
			when: offers(),
			then: [{ ...offers(), type: 'ScoringOffered' }]
		},
		'one of a box that lacks the other': {
			given: boxEra(),
			when: offers('table', { cards: [scoring('scarlet')] }),
			then: [{ ...offers('table', { cards: [scoring('scarlet')] }), type: 'ScoringOffered' }]
		},
		'of a box, told anew': {
			given: boxEra(offers('table', { cards: [scoring('scarlet')] })),
			when: offers('table'),
			then: [{ ...offers('table'), type: 'ScoringOffered' }]
		}
	},
	refused: {
		'deck-turned-here': { given: eraOver(), when: offers('table') },
		'no-deck-here': { given: boxEra(), when: offers() },
		'era-not-over': { given: sealed(...chaptersPlayed(1, 2)), when: offers() },
		'scoring-already-chosen': {
			given: eraOver(...scoringOf(1)),
			when: offers('deck', { cards: [scoring('black'), scoring('white')] })
		},
		'scoring-already-offered': {
			given: eraOver(offers()),
			when: offers('deck', { cards: [scoring('black'), scoring('white')] })
		},
		'two-to-choose-from': {
			given: eraOver(),
			when: offers('deck', { cards: [scoring('scarlet')] })
		},
		'card-twice': {
			given: eraOver(),
			when: offers('deck', { cards: [scoring('scarlet'), scoring('scarlet')] })
		},
		'unknown-trait': {
			given: eraOver(),
			when: offers('deck', {
				cards: [
					scoring('scarlet'),
					{ ...scoring('ashen'), pairs: [{ traits: ['valour', 'wit'], worth: 1 }] }
				]
			})
		}
	},
	nothing: { given: eraOver(offers()), when: offers() }
};

export const ChooseScoring: CommandCases<'ChooseScoring'> = {
	happens: {
		'by whoever dominated the era': {
			given: eraOver(offers()),
			when: chooses('ashen'),
			then: [{ type: 'ScoringChosen', era: 1, card: 'ashen', seat: 's2' }]
		},
		'the other one, on second thoughts': {
			given: eraOver(...scoringOf(1)),
			when: chooses('ashen'),
			then: [{ type: 'ScoringChosen', era: 1, card: 'ashen', seat: 's2' }]
		},
		'by the table, where nobody is known to have dominated': {
			given: eraOver(offers(), {
				type: 'CorrectDominance',
				era: 1,
				seat: null,
				reason: 'forgotten'
			}),
			when: chooses('ashen'),
			then: [{ type: 'ScoringChosen', era: 1, card: 'ashen', seat: null }]
		}
	},
	refused: {
		'scoring-not-offered': { given: eraOver(), when: chooses('scarlet') },
		'unknown-scoring': { given: eraOver(offers()), when: chooses('black') },
		'scoring-already-chosen': {
			given: eraOver(...scoringOf(1), opens(4)),
			when: chooses('ashen')
		}
	},
	nothing: { given: eraOver(...scoringOf(1)), when: chooses('scarlet') }
};

const FINAL = { card: null, title: 'Dawn', text: 'It was over.', answers: [] };
const ends = (changes: Partial<CommandOf<'EndChronicle'>> = {}): CommandOf<'EndChronicle'> => ({
	type: 'EndChronicle',
	from: 'deck',
	draw: null,
	final: FINAL,
	...changes
});

/** All 21 chapters of the open deck; s1 won each. */
function wholeChronicle(...commands: readonly Command[]) {
	return sealed(...chaptersPlayed(1, 21), ...commands);
}

/** All 21 chapters of a box; the last one went to nobody in particular, so that both have ten wins. */
function levelChronicle() {
	const won = (victor: string) =>
		record(['s1', 's2'].map((seat) => scored(seat, seat === victor ? 20 : 10)));
	const third = (era: number) => record([scored('s3', 20), scored('s1', era)]);
	const chapters = Array.from({ length: 21 }, (_, index) => index + 1);
	return happened(
		chapters.flatMap((chapter): Command[] => [
			recorded(
				chapter,
				chapter === 21
					? { ...third(1), missions: [mission('m1', 's3')] }
					: { ...won(chapter % 2 === 0 ? 's1' : 's2'), missions: [mission('m1', 's1')] }
			),
			finished(chapter)
		]),
		settled(3)
	);
}

/** All 21 chapters of a box: s1 won eleven, s2 ten, and three dots make up for that. */
function closeChronicle() {
	const chapters = Array.from({ length: 21 }, (_, index) => index + 1);
	return happened(
		[
			...chapters.flatMap((chapter): Command[] => [
				recorded(
					chapter,
					record(
						['s1', 's2'].map((seat, index) => scored(seat, (chapter + index) % 2 === 1 ? 20 : 10))
					)
				),
				finished(chapter)
			]),
			offers('table', { cards: [scoring('scarlet')] }),
			chooses('scarlet'),
			{
				type: 'CorrectSheet',
				seat: 's2',
				sheet: { name: 'X', titles: [], dots: { valour: 6, cruelty: 2 } },
				reason: 'the box says so'
			}
		],
		settled()
	);
}

export const EndChronicle: CommandCases<'EndChronicle'> = {
	happens: {
		'whoever has most gets the final card': {
			given: wholeChronicle(),
			when: ends(),
			then: [
				{
					type: 'ChronicleEnded',
					from: 'deck',
					draw: null,
					scores: [
						{ seat: 's1', byPair: Array(7).fill(5), wins: 21, forWins: 63, total: 98 },
						{ seat: 's2', byPair: Array(7).fill(5), wins: 0, forWins: 0, total: 35 }
					],
					winner: 's1',
					by: 'score',
					final: FINAL
				}
			]
		},
		'more chapters won part those who are level in score': {
			given: closeChronicle(),
			when: ends({ from: 'table', final: null }),
			then: [
				{
					type: 'ChronicleEnded',
					from: 'table',
					draw: null,
					scores: [
						{ seat: 's1', byPair: [5], wins: 11, forWins: 33, total: 38 },
						{ seat: 's2', byPair: [8], wins: 10, forWins: 30, total: 38 }
					],
					winner: 's1',
					by: 'more-wins',
					final: null
				}
			]
		},
		'the primogen decides among those who are level': {
			given: levelChronicle(),
			when: ends({
				from: 'table',
				draw: { declared: {}, shown: null, winner: 's2' },
				final: null
			}),
			then: [
				{
					type: 'ChronicleEnded',
					from: 'table',
					draw: { declared: {}, shown: null, winner: 's2' },
					scores: [
						{ seat: 's2', byPair: [], wins: 10, forWins: 30, total: 30 },
						{ seat: 's1', byPair: [], wins: 10, forWins: 30, total: 30 },
						{ seat: 's3', byPair: [], wins: 1, forWins: 3, total: 3 }
					],
					winner: 's2',
					by: 'primogen-draw',
					final: null
				}
			]
		}
	},
	refused: {
		'deck-turned-here': { given: wholeChronicle(), when: ends({ from: 'table' }) },
		'no-deck-here': { given: levelChronicle(), when: ends() },
		'chronicle-not-over': { given: sealed(), when: ends() },
		'scoring-open': { given: sealed(...chaptersPlayed(1, 21).slice(0, -1)), when: ends() },
		'end-tie-needs-draw': { given: levelChronicle(), when: ends({ from: 'table', final: null }) },
		'draw-not-needed': {
			given: wholeChronicle(),
			when: ends({ draw: { declared: {}, shown: null, winner: 's1' } })
		},
		'draw-not-among-tied': {
			given: levelChronicle(),
			when: ends({ from: 'table', draw: { declared: {}, shown: null, winner: 's3' } })
		},
		'archetype-declared-twice': {
			given: levelChronicle(),
			when: ends({
				from: 'table',
				draw: { declared: { s1: 'warlike', s2: 'warlike' }, shown: null, winner: 's1' }
			})
		},
		'archetype-not-the-winners': {
			given: levelChronicle(),
			when: ends({
				from: 'table',
				draw: { declared: { s1: 'warlike', s2: 'wealthy' }, shown: 'wealthy', winner: 's1' }
			})
		},
		'proof-does-not-hold': {
			given: levelChronicle(),
			when: ends({ from: 'table', draw: withProof({ kind: 'chronicle' }, 'forged') })
		},
		'proof-of-another-draw': {
			given: levelChronicle(),
			when: ends({ from: 'table', draw: withProof({ kind: 'era', era: 7 }) })
		}
	},
	nothing: { given: wholeChronicle(ends()), when: ends() }
};

const numbers = (...list: number[]): CommandOf<'NoteNumbers'> => ({
	type: 'NoteNumbers',
	numbers: list,
	source: 'The box'
});

export const NoteNumbers: CommandCases<'NoteNumbers'> = {
	happens: {
		'in order, each once, without those that are known': {
			given: boxed(numbers(7)),
			when: numbers(30, 7, 12, 30),
			then: [{ type: 'NumbersNoted', numbers: [12, 30], source: 'The box' }]
		}
	},
	refused: { 'deck-turned-here': { given: sealed(), when: numbers(1) } },
	nothing: { given: boxed(numbers(7)), when: numbers(7) }
};

const turns = (number: number): CommandOf<'TurnNumber'> => ({ type: 'TurnNumber', number });

export const TurnNumber: CommandCases<'TurnNumber'> = {
	happens: {
		'any number: the box is right': {
			given: boxed(numbers(7)),
			when: turns(9),
			then: [{ type: 'NumberTurned', number: 9 }]
		}
	},
	refused: { 'deck-turned-here': { given: sealed(), when: turns(1) } },
	nothing: { given: boxed(turns(7)), when: turns(7) }
};

/** Refusals of a record that has to fit a sealed deck. */
export const sealedRecords = {
	'chapter-sealed': { given: sealed(), when: records(CLEAR) },
	'missions-not-opened': {
		given: sealed(opens(1)),
		when: records({ ...CLEAR, missions: [mission('m1', 's2')] })
	}
} as const;

function records(one: ChapterRecord): CommandOf<'RecordChapter'> {
	return { type: 'RecordChapter', chapter: 1, record: one };
}

/** Entered at the last chapter, which is over. */
function lateAndComplete() {
	return happened([entry({ chapter: 21 }), recorded(21), finished(21)]);
}

function boxEra(...commands: readonly Command[]) {
	return boxed(
		...[1, 2, 3].flatMap((chapter) => [recorded(chapter), finished(chapter)]),
		...commands
	);
}
