import * as cards from './evolve-cards.ts';
import * as course from './evolve-course.ts';
import { tableCorrected } from './evolve-correction.ts';
import * as vampires from './evolve-vampires.ts';
import type { TableEvent, TableEventOf, TableEventType } from './events.ts';
import type { Table } from './table.ts';

const evolvers: {
	readonly [T in TableEventType]: (table: Table, event: TableEventOf<T>) => Table;
} = {
	TableSet: course.tableSet,
	BoardSet: course.boardSet,
	FirstPlayerSet: (table, { seat }) => ({ ...table, firstPlayer: seat }),
	PlayBegan: (table) => ({ ...table, phase: 'play' }),
	QueueRefilled: cards.queueRefilled,
	CardTurned: cards.cardTurned,
	DeckShuffled: cards.deckShuffled,
	QueueDiscarded: cards.queueDiscarded,
	CharacterReserved: cards.characterReserved,
	CharacterBanished: cards.characterBanished,
	TurnBegan: course.turnBegan,
	RecruitGivenUp: (table) => table,
	RecruitLapsed: course.recruitLapsed,
	TurnEnded: (table) => ({ ...table, turn: null }),
	// A round's end is for the ledger; the next turn says which round it is.
	RoundEnded: (table) => table,
	CharacterRecruited: vampires.characterRecruited,
	TokensChanged: vampires.tokensChanged,
	BoonMoved: vampires.boonMoved,
	VampireExhausted: (table, { vampire }) =>
		vampires.withVampire(table, vampire, { exhausted: true }),
	VampireUnexhausted: (table, { vampire }) =>
		vampires.withVampire(table, vampire, { exhausted: false }),
	VampireFell: (table, { vampire }) => vampires.withVampire(table, vampire, { torpor: true }),
	VampireRejuvenated: (table, { vampire }) =>
		vampires.withVampire(table, vampire, { exhausted: false, torpor: false }),
	VampireUsurped: vampires.vampireUsurped,
	MonstrosityCrafted: vampires.monstrosityCrafted,
	EnemyDeclared: vampires.enemyDeclared,
	SchemeDrawn: cards.schemeDrawn,
	SchemePlayed: cards.schemePlayed,
	SchemeEnded: cards.schemeEnded,
	AdditionalSchemeGranted: cards.additionalSchemeGranted,
	MarketOpened: cards.marketOpened,
	MarketUsed: cards.marketUsed,
	EdictProclaimed: cards.edictProclaimed,
	AssetPlayed: (table, { asset }) => ({
		...table,
		assetsPlayed: [...table.assetsPlayed, asset]
	}),
	BoardChanged: course.boardChanged,
	LotDrawn: (table) => table,
	QuestionAsked: course.questionAsked,
	QuestionAnswered: course.questionAnswered,
	MissionClaimed: (table, { mission, seat, early }) => ({
		...table,
		phase: early ? table.phase : 'scoring',
		claims: { ...table.claims, [mission]: seat }
	}),
	PrimogenConsulted: course.primogenConsulted,
	ChapterScored: course.chapterScored,
	DealerChanged: course.dealerChanged,
	AdviceAllowed: (table, { advice }) => ({ ...table, advice }),
	TableCorrected: tableCorrected
};

/** The table after an event. Never refuses and never throws: what happened has happened. */
export function evolveTable(table: Table, event: TableEvent): Table {
	return evolveBy(event.type, table, event);
}

function evolveBy<T extends TableEventType>(type: T, table: Table, event: TableEventOf<T>): Table {
	return evolvers[type](table, event);
}
