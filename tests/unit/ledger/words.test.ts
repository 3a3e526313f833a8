import { describe, expect, test } from 'vitest';
import type { CharacterCard, SchemeCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import { effectsWords } from '../../../src/lib/games/heritage/effects/words.ts';
import type { Effect } from '../../../src/lib/games/heritage/effects/effect.ts';
import type { EventOf, EventType } from '../../../src/lib/games/heritage/events.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import type { Character, Outcome } from '../../../src/lib/games/heritage/shapes.ts';
import { UNSTARTED, type ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import type { Prompt } from '../../../src/lib/games/heritage/table/prompts.ts';
import type { Resolution } from '../../../src/lib/games/heritage/table/request.ts';
import { choiceWords } from '../../../src/lib/ui/heritage/ledger/choice-words.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { tell } from '../../../src/lib/ui/heritage/ledger/words.ts';

const MIRA: Character = {
	id: 'mira',
	name: 'Mira',
	clan: 'tremere',
	kind: 'basic',
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'scholarly',
	ability: '',
	bonded: false,
	card: null
};
const POINTS = { class: 2, temperament: 3, geography: 4, power: 3, boons: 1, infamy: 1 };
const RECORD: ChapterRecord = {
	date: '2026-01-31',
	players: [
		{ seat: 's1', clan: 'brujah', leader: '', points: POINTS, bloodline: [] },
		{ seat: 's2', clan: 'tremere', leader: '', points: { ...POINTS, infamy: 14 }, bloodline: [] }
	],
	firstPlayer: 's1',
	missions: [
		{ id: 'm1', name: 'The Siege', claimant: 's2' },
		{ id: 'm2', name: 'The Feast', claimant: null }
	],
	primogen: null,
	orderByHand: null,
	notes: 'A long night.'
};
const OUTCOME: Outcome = {
	totals: { s1: 12, s2: -1 },
	missions: { s1: 0, s2: 1 },
	order: ['s1', 's2'],
	ties: []
};
const SHEET = { name: 'Anna of Prague', titles: ['Scholar'], dots: { cruelty: 2 } };
const HAVEN = { name: 'Charterhouse', retainer: 'mira', leaders: [], assets: [], obligations: [] };
const SLIP = { id: 'slip', name: 'A Debt', text: 'Pay it.' };
const STICKER = { id: 'rites', kind: 'tremere', name: 'Rites', text: '' } as const;
const CHARACTER_KEPT = { ...STICKER, character: 'mira', chapter: 1, seat: 's1' } as const;

const { ability: _ability, card: _card, ...SIGNS } = MIRA;
const OTTO: CharacterCard = { ...SIGNS, id: 'otto', name: 'Otto', abilities: [] };
const REVOLT: SchemeCard = {
	of: 'clan',
	id: 'revolt',
	name: 'Revolt',
	clan: 'tremere',
	needs: ['warlike'],
	effects: [{ do: 'reserve' }]
};

const SCORING = {
	card: 60,
	id: 'ashen',
	name: 'The Ashen Crown',
	text: 'Cruelty counts.',
	pairs: [{ traits: ['cruelty', 'cruelty'] as [string, string], worth: 2 }]
};
const OVERVIEW = {
	card: 100,
	title: 'First Snow',
	year: 1306,
	text: 'Snow fell.',
	answers: [],
	source: null
};
const FRONT = { card: 101, id: 'm1', name: 'The Siege', text: '', match: null };

const BEFORE: ChronicleState = {
	...UNSTARTED,
	course: {
		...UNSTARTED.course,
		steps: [
			[{ type: 'TurnEnded', seat: 's2' }],
			[
				{ type: 'TurnEnded', seat: 's1' },
				{ type: 'TurnBegan', seat: 's2', round: 1 }
			],
			[{ type: 'TurnEnded', seat: 's2' }]
		]
	},
	cards: {
		characters: { otto: OTTO, mira: { ...SIGNS, abilities: [] } },
		schemes: { revolt: REVOLT },
		brought: ['otto']
	},
	traits: [{ id: 'cruelty', name: 'Cruelty' }],
	seats: ['s1', 's2'],
	deck: {
		...UNSTARTED.deck,
		scoring: { 1: { from: 'deck', offered: [SCORING], chosen: null, chosenBy: null } }
	},
	eras: [{ era: 1, seat: 's2', by: 'most-missions' }],
	characters: { mira: MIRA },
	players: {
		s1: {
			seat: 's1',
			sheet: SHEET,
			haven: HAVEN,
			before: { wins: 0, missionsThisEra: 0 },
			away: null,
			freeDots: 0
		}
	},
	chapters: [
		{
			number: 1,
			record: RECORD,
			outcome: OUTCOME,
			corrections: [],
			aftermath: {
				overview: null,
				missions: {},
				obligations: null,
				stickers: {},
				retainers: {},
				finished: false,
				leftOpen: []
			},
			ruleset: DEFAULT_RULESET
		}
	]
};
const NAMES = namesOf(BEFORE, { s1: 'Anna', s2: 'Bert' });

const foundation = {
	title: 'Seven Centuries',
	dealer: 'box',
	ruleset: DEFAULT_RULESET,
	traits: [{ id: 'cruelty', name: 'Cruelty' }],
	seats: ['s1', 's2']
} as const;

type Told = { event: object; sentence: string; details?: readonly string[] };

/** One event of every type; leaving one out fails the type check. */
const TOLD: { readonly [Type in EventType]: Told & { event: Omit<EventOf<Type>, 'type'> } } = {
	HappenedAtTable: {
		event: { event: { type: 'VampireFell', vampire: 'mira', insteadOf: null } },
		sentence: 'Mira fell into torpor.'
	},
	UndoneAtTable: {
		event: { kept: 1 },
		sentence: '2 steps at the table were undone.',
		details: ['Anna ended their turn.', 'Bert ended their turn.']
	},
	UndoProposed: {
		event: { kept: 2, by: ['s1'], asks: ['s2'] },
		sentence: 'Anna asked to undo 1 step.',
		details: ['Bert ended their turn.', 'Asked: Bert.']
	},
	UndoAgreed: { event: { seats: ['s2'] }, sentence: 'Bert agreed to the undo.' },
	UndoDeclined: {
		event: { seats: ['s2'] },
		sentence: 'Bert did not agree to the undo; everything stays.'
	},
	UndoWithdrawn: {
		event: { by: [] },
		sentence: 'The keeper or referee withdrew the request to undo.'
	},
	CardsMixed: {
		event: {
			step: { type: 'NumberOpened', attempt: 1, device: 's2', contribution: '0'.repeat(64) }
		},
		sentence: 'Bert opened the number: 000000000000….'
	},
	RedoneAtTable: { event: {}, sentence: 'Steps at the table were redone.' },
	SeatLent: {
		event: { seat: 's1', from: null, to: 'bert-by-day', hand: true },
		sentence: 'Somebody else may act for Anna.',
		details: ['They may see the hand, too.']
	},
	HandPassed: {
		event: { seat: 's1', from: 'anna-by-day', to: 'bert-by-day' },
		sentence: 'The hand of Anna was passed on.',
		details: [
			'The person who sits there now sees its cards.',
			'The person who passed it on could see them before.'
		]
	},
	HandProposed: {
		event: {
			seat: 's1',
			from: 'anna-by-day',
			to: 'cleo-by-day',
			by: [],
			asks: ['s2']
		},
		sentence:
			'The keeper or referee asked to show the hand of Anna to the person who sits there now.',
		details: ['Asked: Bert.']
	},
	SeatNamed: {
		event: { seat: 's1', proof: 'a'.repeat(64) },
		sentence: 'A seat was named Anna.'
	},
	CopyOpened: {
		event: { person: null },
		sentence: 'A copy of this chronicle was opened on this server.',
		details: ['The keeper of the copy can open its next sealed cards before you do.']
	},
	SeatGivenToRival: {
		event: { seat: 's1', strength: 'medium' },
		sentence: 'The computer (medium) plays for Anna.'
	},
	SeatTakenBack: {
		event: { seat: 's1' },
		sentence: 'The computer no longer plays for Anna.'
	},
	RivalHalted: {
		event: { seat: 's1' },
		sentence: 'The computer found no move for Anna and waits.'
	},
	SeatReclaimed: { event: { seat: 's1' }, sentence: 'Nobody else acts for Anna any more.' },
	CardsAdded: {
		event: { characters: [OTTO], schemes: [REVOLT], source: 'our-cards.csv' },
		sentence: 'The group’s own cards from “our-cards.csv” were added: 1 character and 1 scheme.',
		details: ['Otto and Revolt']
	},
	CardsRemoved: {
		event: { ids: ['otto', 'mira', 'revolt'], forgotten: ['otto'], reason: 'too strong' },
		sentence: 'Cards of the group’s own were taken out: 2 characters and 1 scheme.',
		details: ['Otto, Mira and Revolt', 'Still in the register: Mira.']
	},
	ChronicleStarted: {
		event: { ...foundation, traits: [...foundation.traits], seats: [...foundation.seats] },
		sentence: '“Seven Centuries” began, with Anna and Bert at the table.',
		details: ['The box deals.', 'Traits: Cruelty.']
	},
	ChronicleEntered: {
		event: {
			...foundation,
			traits: [...foundation.traits],
			seats: [...foundation.seats],
			chapter: 4,
			players: [],
			characters: [MIRA],
			stickers: [],
			eras: [],
			lastOrder: null,
			obligationSupply: [],
			schemes: [],
			banished: []
		},
		sentence:
			'“Seven Centuries” was taken over from the box at chapter 4, with Anna and Bert at the table.',
		details: ['The box deals.', '1 character and 0 stickers came with it.']
	},
	ChronicleRenamed: {
		event: { title: 'Nightfall' },
		sentence: 'The chronicle is called “Nightfall” now.'
	},
	RulesetChanged: {
		event: {
			ruleset: { ...DEFAULT_RULESET, queueSize: 6, missionReading: 'full-information' },
			reason: 'House rule'
		},
		sentence: 'The house rules changed from here on.',
		details: [
			'Characters in the queue: 5 → 6',
			'Read to the claimant: the choice without its reward → the choice and its reward'
		]
	},
	PrologueCompleted: {
		event: {
			seat: 's1',
			name: 'Anna of Prague',
			title: 'Scholar',
			dots: { cruelty: 5 },
			havenName: 'Charterhouse',
			retainer: 'mira',
			sticker: STICKER
		},
		sentence: 'Anna wrote the prologue: Anna of Prague, Scholar, of Charterhouse.',
		details: ['Dots: Cruelty 5.', 'Mira is the first retainer, with Rites (Tremere).']
	},
	CharacterRegistered: {
		event: { character: MIRA },
		sentence: 'Mira (Tremere) was added to the register.'
	},
	CharacterRevised: {
		event: { character: { ...MIRA, geography: 'roaming', bonded: true } },
		sentence: 'The register entry of Mira was changed.',
		details: ['Geography: North → Roaming', 'Bonded: no → yes']
	},
	CharacterBanished: {
		event: { character: 'mira', reason: 'The card says so.' },
		sentence: 'Mira was banished from the chronicle.'
	},
	CharacterRestored: {
		event: { character: 'mira', reason: 'A slip.' },
		sentence: 'Mira came back into the chronicle.'
	},
	ChapterRecorded: {
		event: { chapter: 1, record: RECORD, outcome: OUTCOME },
		sentence: 'Chapter 1 was recorded: Anna won with 12 points.',
		details: ['1. Anna, Brujah: 12 points', '2. Bert, Tremere: −1 point', 'The Siege went to Bert.']
	},
	ChapterCorrected: {
		event: {
			chapter: 3,
			record: { ...RECORD, missions: [] },
			outcome: { ...OUTCOME, ties: [{ place: 1, seats: ['s1', 's2'], by: 'primogen-draw' }] },
			dominance: { era: 1, seat: 's2', by: 'more-wins' },
			reason: 'We miscounted.'
		},
		sentence: 'Chapter 3 was corrected; now Anna won with 12 points.',
		details: [
			'1. Anna, Brujah: 12 points',
			'2. Bert, Tremere: −1 point',
			'Anna and Bert tied for 1st place; the primogen draw decided.',
			'Bert dominated era I with more chapters won.'
		]
	},
	OverviewResolved: {
		event: {
			chapter: 1,
			victor: 's1',
			vanquished: 's2',
			asset: SLIP,
			scheme: { clan: 'tremere', name: 'The Quiet Word' }
		},
		sentence:
			'Anna took “A Debt” as an asset; Bert added “The Quiet Word” to the schemes of Tremere.',
		details: ['Pay it.']
	},
	MissionResolved: {
		event: {
			chapter: 1,
			mission: 'm1',
			claimant: 's2',
			decision: 'Spare them',
			reward: { kind: 'dots', dots: { cruelty: 2 }, title: 'The Merciful' }
		},
		sentence:
			'Bert decided “The Siege” and received 2 dots in Cruelty and the title “The Merciful”.',
		details: ['The choice: Spare them']
	},
	ObligationStocked: {
		event: { obligation: SLIP },
		sentence: 'The obligation “A Debt” joined the supply.',
		details: ['Pay it.']
	},
	ObligationsResolved: {
		event: {
			chapter: 1,
			gained: { seat: 's1', obligation: SLIP, drawn: true },
			lost: [{ seat: 's2', obligation: { ...SLIP, name: 'A Vow' }, drawn: false }]
		},
		sentence: 'Anna gained the obligation “A Debt”, drawn by Elysium.',
		details: ['Bert lost the obligation “A Vow”, drawn from the box.']
	},
	StickerPlaced: {
		event: { chapter: 1, seat: 's1', character: 'mira', sticker: STICKER },
		sentence: 'Anna gave Mira the sticker “Rites” (Tremere).'
	},
	StickerPassed: { event: { chapter: 1, seat: 's2' }, sentence: 'Bert placed no sticker.' },
	RetainerChosen: {
		event: { chapter: 1, seat: 's2', character: 'mira' },
		sentence: 'Bert took Mira into the haven.'
	},
	AftermathFinished: {
		event: { chapter: 1, leftOpen: ['mission:m1', 'retainer:s1'], dominance: null },
		sentence: 'The aftermath of chapter 1 is over.',
		details: ['Skipped: the mission “The Siege” and the retainer of Anna.']
	},
	EndingProposed: {
		event: { chapter: 3, record: RECORD, by: ['s1'], asks: ['s2'] },
		sentence: 'Anna asked to end chapter 3 early and record it as it stands.',
		details: [
			'1. Anna, Brujah: 12 points',
			'2. Bert, Tremere: −1 point',
			'The Siege went to Bert.',
			'Asked: Bert.'
		]
	},
	RecordWithdrawn: {
		event: { chapter: 3 },
		sentence: 'The record of chapter 3 was withdrawn.'
	},
	AftermathReopened: {
		event: { chapter: 3, reason: 'We forgot the retainers.' },
		sentence: 'The aftermath of chapter 3 was opened again.',
		details: ['Era I goes on. Who dominated it is counted when it ends. Until now it was Bert.']
	},
	AssetPlayed: {
		event: { seat: 's1', asset: SLIP, note: '' },
		sentence: 'Anna played the asset “A Debt”.'
	},
	SheetCorrected: {
		event: { seat: 's1', sheet: { ...SHEET, titles: [], dots: { cruelty: 3 } }, reason: 'Forgot.' },
		sentence: 'The sheet of Anna was corrected by hand.',
		details: ['Titles: Scholar → nothing', 'Cruelty: 2 dots → 3 dots']
	},
	HavenCorrected: {
		event: { seat: 's1', haven: { ...HAVEN, retainer: null, assets: [SLIP] }, reason: 'Forgot.' },
		sentence: 'The haven of Anna was corrected by hand.',
		details: ['Retainer: Mira → nothing', 'Assets: nothing → A Debt']
	},
	StickersCorrected: {
		event: { character: 'mira', stickers: [CHARACTER_KEPT], reason: 'It was worn off.' },
		sentence: 'The stickers of Mira were corrected by hand.',
		details: ['Rites (Tremere)']
	},
	DominanceCorrected: {
		event: { era: 1, seat: 's1', reason: 'A card counted as a mission.' },
		sentence: 'Who dominated era I was corrected by hand.',
		details: ['Era I: Bert → Anna']
	},
	NoteWritten: {
		event: { chapter: 2, text: 'Rain.' },
		sentence: 'A note on chapter 2 was written.'
	},
	ExpansionAdded: {
		event: { expansion: { id: 'lamps', name: 'Lamps', licence: 'CC0 1.0' } },
		sentence: '“Lamps” was added to the open chronicle.',
		details: ['Licence: CC0 1.0.']
	},
	ExpansionsForgone: {
		event: { expansions: [{ id: 'lamps', name: 'Lamps', licence: 'CC0 1.0' }] },
		sentence: 'The chronicle goes on without “Lamps”: the cards are gone.'
	},
	DeckChosen: {
		event: {
			deck: { kind: 'pack', id: 'winter', name: 'Winter', licence: 'CC BY 4.0' },
			obligations: [SLIP]
		},
		sentence: 'This chronicle uses the deck “Winter” (CC BY 4.0).',
		details: ['1 obligation joined the supply.']
	},
	ChapterOpened: {
		event: {
			chapter: 2,
			from: 'deck',
			early: true,
			overview: OVERVIEW,
			missions: [FRONT],
			characters: [OTTO]
		},
		sentence: 'Chapter 2 was opened: “First Snow” in 1306.',
		details: [
			'The table had turned it up before the aftermath was over.',
			'Missions: The Siege.',
			'New in the deck: Otto.'
		]
	},
	MissionRead: {
		event: {
			chapter: 1,
			mission: 'm1',
			from: 'deck',
			read: {
				question: 'Who opens the gate?',
				choices: [
					{ text: 'We do.', reward: null },
					{ text: 'They do.', reward: null }
				]
			}
		},
		sentence: '“The Siege” was read aloud.'
	},
	ScoringOffered: {
		event: { era: 1, from: 'deck', cards: [SCORING] },
		sentence: 'To choose from at the end of era I: “The Ashen Crown”.'
	},
	ScoringChosen: {
		event: { era: 1, card: 'ashen', seat: 's2' },
		sentence: 'Bert chose the scoring card “The Ashen Crown” for era I.',
		details: ['Cruelty counts.']
	},
	ChronicleEnded: {
		event: {
			from: 'deck',
			draw: null,
			scores: [
				{ seat: 's1', byPair: [4], wins: 2, forWins: 6, total: 10 },
				{ seat: 's2', byPair: [7], wins: 1, forWins: 3, total: 10 }
			],
			winner: 's1',
			by: 'more-wins',
			final: { card: 999, title: 'Dawn', text: '', answers: [] }
		},
		sentence: 'The chronicle ended: Anna won it with 10 points. More chapters won broke the tie.',
		details: [
			'Anna: 10 points, 2 chapters won',
			'Bert: 10 points, 1 chapter won',
			'“Dawn” went to Anna.'
		]
	},
	PlayerJoined: {
		event: { seat: 's2' },
		sentence: 'Bert joined the chronicle.',
		details: ['1 free dot for the chapters before.']
	},
	PlayerLeft: {
		event: { seat: 's2' },
		sentence: 'Bert left the chronicle for now; haven and sheet wait.'
	},
	PlayerReturned: {
		event: { seat: 's2', missed: 2, dots: { cruelty: 2 } },
		sentence: 'Bert came back after 2 chapters.',
		details: ['Dots: Cruelty 2.']
	},
	NumbersNoted: {
		event: { numbers: [7, 12], source: 'The box' },
		sentence: '2 card numbers from “The box” were written down.'
	},
	NumberTurned: { event: { number: 7 }, sentence: 'Card 7 of the box was turned up.' }
};

describe('the ledger tells', () => {
	test.each(Object.entries(TOLD))('%s', (type, { event, sentence, details }) => {
		const told = tell({ ...event, type } as EventOf<EventType>, NAMES, BEFORE);
		expect(told.sentence).toBe(sentence);
		expect(told.details ?? []).toEqual(details ?? []);
		const { reason } = { reason: undefined, ...event };
		expect(told.reason).toBe(reason);
	});

	test('an aftermath opened again that ended no era, and a dominance that nobody noted', () => {
		const again = { type: 'AftermathReopened', chapter: 1, reason: 'Too soon.' } as const;
		expect(tell(again, NAMES, BEFORE).details).toEqual([]);
		const forgotten = { type: 'DominanceCorrected', era: 1, seat: null, reason: 'Lost.' } as const;
		expect(tell(forgotten, NAMES, BEFORE).details).toEqual(['Era I: Bert → nothing']);
	});

	test('what the group wrote, as it stands', () => {
		expect(tell({ type: 'NoteWritten', chapter: null, text: 'Rain.' }, NAMES, BEFORE).words).toBe(
			'Rain.'
		);
		const played = { type: 'AssetPlayed', seat: 's1', asset: SLIP, note: 'At last!' } as const;
		expect(tell(played, NAMES, BEFORE).words).toBe('At last!');
	});

	test('a sticker whose words end with a stop, with that stop alone', () => {
		const event: EventOf<'PrologueCompleted'> = {
			type: 'PrologueCompleted',
			seat: 's1',
			name: 'Anna of Prague',
			title: 'Scholar',
			dots: {},
			havenName: 'Charterhouse',
			retainer: 'mira',
			sticker: { ...STICKER, text: 'Twice a night.' }
		};
		expect(tell(event, NAMES, BEFORE).details).toEqual([
			'Mira is the first retainer, with Rites (Tremere): Twice a night.'
		]);
	});

	test('ids that nobody knows, as they are', () => {
		const names = namesOf(UNSTARTED, {});
		expect(names.seat('s3')).toBe('seat 3');
		expect(names.character('lost')).toBe('lost');
		expect(names.mission(9, 'm9')).toBe('m9');
	});
});

const NOTHING_WAITS: Resolution = { tasks: [], triggered: [] };
const nameOf = (id: string) => `card ${id}`;

test('a word that one board asks about is a name of its own wherever another asks', () => {
	const chosen = (prompt: Prompt, key: string) => {
		const question = { id: 0, prompt, about: {} };
		return choiceWords({ question, resolution: NOTHING_WAITS }, key, nameOf, effectsWords);
	};
	expect(chosen('which-allegiance', 'anarch')).toBe('Anarch');
	expect(chosen('whom-the-trial-takes', 'anarch')).toBe('card anarch');
	expect(chosen('which-allegiance', 'centre')).toBe('card centre');
});

describe('what was chosen of a card is told in the words of the card', () => {
	const draw: Effect = { do: 'draw-scheme', amount: 1 };
	const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
	const chosen = (prompt: Prompt, key: string, effects: readonly Effect[], scheme = true) => {
		const about = { bearer: null, opponent: null, chosen: null, pack: null, scheme };
		const context = { seat: 's1', card: 'plan', ...about };
		const tasks = [{ task: { kind: 'effects', effects, context } as const, answers: [] }];
		const question = { id: 0, prompt, about: {} };
		return choiceWords(
			{ question, resolution: { tasks, triggered: [] } },
			key,
			nameOf,
			effectsWords
		);
	};
	const either: Effect = { do: 'either', of: [[draw], [gain]] };
	const invitation: Effect = { do: 'invitation', parts: [[draw], [gain]] };

	test.each<[string, string, string]>([
		[
			'one of several ways',
			chosen('one-of-these', '2', [either]),
			'“The coterie leader gains 1 power”'
		],
		['of an ability', chosen('one-of-these', '2', [either], false), '“This vampire gains 1 power”'],
		[
			'the order of an invitation',
			chosen('order-of-the-invitation', '2-1', [invitation]),
			'first “The coterie leader gains 1 power”, then “Draw 1 clan scheme”'
		],
		['a way of a card that is gone', chosen('one-of-these', '2', []), 'the second one on the card'],
		['a boon', chosen('give-a-boon', 'c2:gangrel', []), 'a Gangrel boon of card c2']
	])('%s', (_, words, expected) => {
		expect(words).toBe(expected);
	});
});
