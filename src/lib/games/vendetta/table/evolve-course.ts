import { askTogether, withChosen, withoutChoice } from '../../core/choices/together.ts';
import { withAnswer } from '../../core/run/answer.ts';
import { LOCATIONS, START_BLOOD, START_INFLUENCE, VICTIM, VICTIMS } from '../vocabulary.ts';
import type { TableEventOf } from './events.ts';
import { withAlly, withEveryPlayer, withPlayer } from './evolve-pool.ts';
import { locationsFor } from './setting.ts';
import { EMPTY_TABLE, type Player, type Table } from './table.ts';

const NEW_PLAYER: Player = {
	team: null,
	clan: null,
	relic: null,
	blood: START_BLOOD,
	influence: START_INFLUENCE,
	tokens: 0,
	flipped: 0,
	alliance: [VICTIM],
	drained: [],
	hand: 0,
	deck: 0,
	seen: [],
	secret: 0,
	looked: [],
	lookedAt: [],
	frenzies: 0,
	caused: 0,
	used: [],
	out: null
};

/** Without what was used up for so long. */
const fresh = (used: readonly string[], span: 'turn' | 'round') =>
	used.some((one) => one.startsWith(span)) ? used.filter((one) => !one.startsWith(span)) : used;

/** Relics are chosen once they are shown and everybody has a clan, whichever came last [RELIC CARDS]. */
function choosing(table: Table): Table {
	const isChosen = Object.values(table.players).every(({ clan }) => clan !== null);
	return isChosen && table.relicsShown.length > 0 ? { ...table, phase: 'relics' } : table;
}

/** The course of the game, as events change it. */
export const evolveCourse = {
	TableSet({ asked }: Table, { setting }: TableEventOf<'TableSet'>): Table {
		const { seats, dealer } = setting;
		return {
			...EMPTY_TABLE,
			asked,
			phase: 'clans',
			setting,
			dealer,
			players: Object.fromEntries(
				seats.map(({ seat, team = null }) => [seat, { ...NEW_PLAYER, team }])
			),
			locations: locationsFor(seats.length).map((id) => ({
				id,
				card: null,
				ally: null,
				resolved: false
			})),
			victims: VICTIMS - seats.length
		};
	},
	FirstPlayerSet: (table: Table, { seat }: TableEventOf<'FirstPlayerSet'>): Table => ({
		...table,
		ambition: seat
	}),
	ClansShown: (table: Table, { clans }: TableEventOf<'ClansShown'>): Table => ({
		...table,
		clansShown: clans
	}),
	ClanChosen: (table: Table, { seat, clan }: TableEventOf<'ClanChosen'>): Table =>
		choosing(withPlayer(table, seat, () => ({ clan }))),
	RelicsShown: (table: Table, { relics }: TableEventOf<'RelicsShown'>): Table =>
		choosing({ ...table, relicsShown: relics }),
	RelicChosen: (table: Table, { seat, relic }: TableEventOf<'RelicChosen'>): Table =>
		withPlayer(table, seat, () => ({ relic: { card: relic, used: false } })),
	LocationCardLaid: (table: Table, { at, card }: TableEventOf<'LocationCardLaid'>): Table => ({
		...table,
		locations: table.locations.map((one) => (one.id === at ? { ...one, card } : one))
	}),
	RoundBegan: (table: Table, { round }: TableEventOf<'RoundBegan'>): Table => ({
		...withEveryPlayer(table, ({ used }) => ({
			caused: 0,
			used: fresh(fresh(used, 'turn'), 'round')
		})),
		round,
		turns: {},
		turn: null,
		conflict: null,
		locations: table.locations.map((one) => ({ ...one, resolved: false }))
	}),
	StageBegan: (table: Table, { stage, order }: TableEventOf<'StageBegan'>): Table => ({
		...table,
		stage,
		order
	}),
	StageEnded: (table: Table, _: TableEventOf<'StageEnded'>): Table => ({ ...table, turn: null }),
	AllyPlaced: (table: Table, { at, ally }: TableEventOf<'AllyPlaced'>): Table => ({
		...withAlly(table, at, ally),
		alliesCame: [...table.alliesCame, ally]
	}),
	TurnBegan: (table: Table, { seat }: TableEventOf<'TurnBegan'>): Table => ({
		...withPlayer(table, seat, ({ used }) => ({ used: fresh(used, 'turn') })),
		turn: { seat, played: null }
	}),
	TurnEnded: (table: Table, { seat }: TableEventOf<'TurnEnded'>): Table => ({
		...table,
		turn: null,
		turns: { ...table.turns, [seat]: (table.turns[seat] ?? 0) + 1 }
	}),
	PlayerOut(table: Table, { seat }: TableEventOf<'PlayerOut'>): Table {
		const after = Object.values(table.players).filter(({ out }) => out !== null).length;
		const left = withPlayer(table, seat, () => ({ out: { round: table.round, after } }));
		const blood = Object.fromEntries(
			LOCATIONS.map((at) => [at, { ...table.blood[at], [seat]: 0 }])
		);
		return { ...left, blood, turn: table.turn?.seat === seat ? null : table.turn };
	},
	StepBegan: (table: Table, { location, step, order }: TableEventOf<'StepBegan'>): Table => ({
		...table,
		conflict: {
			location,
			step,
			order,
			withCards: table.conflict?.location === location ? table.conflict.withCards : [],
			ranking: table.conflict?.location === location ? table.conflict.ranking : null,
			acted: []
		}
	}),
	StepEnded: (table: Table, _: TableEventOf<'StepEnded'>): Table => table,
	WithdrawsDone: (table: Table, { withCards }: TableEventOf<'WithdrawsDone'>): Table =>
		table.conflict ? { ...table, conflict: { ...table.conflict, withCards } } : table,
	AbilityBegan(table: Table, event: TableEventOf<'AbilityBegan'>): Table {
		const { seat, source, step, uses } = event;
		const begun = { ...table, acts: table.acts + 1 };
		const { conflict } = begun;
		const acting =
			step !== null && conflict && source.from === 'card'
				? { ...begun, conflict: { ...conflict, acted: [...conflict.acted, source.slot] } }
				: begun;
		const used =
			uses === null
				? acting
				: withPlayer(acting, seat, (player) => ({ used: [...player.used, uses] }));
		if (source.from !== 'relic') return used;
		return withPlayer(used, seat, ({ relic }) => ({ relic: relic && { ...relic, used: true } }));
	},
	AbilityUsed: (table: Table, _: TableEventOf<'AbilityUsed'>): Table => table,
	Marked: (table: Table, { mark }: TableEventOf<'Marked'>): Table => ({
		...table,
		marks: [...table.marks, mark]
	}),
	ConflictRanked: (table: Table, { ranking }: TableEventOf<'ConflictRanked'>): Table =>
		table.conflict ? { ...table, conflict: { ...table.conflict, ranking } } : table,
	AmbitionTaken: (table: Table, { seat }: TableEventOf<'AmbitionTaken'>): Table => ({
		...table,
		ambition: seat
	}),
	RewardsGiven: (table: Table, _: TableEventOf<'RewardsGiven'>): Table => table,
	LocationResolved: (table: Table, { location }: TableEventOf<'LocationResolved'>): Table => ({
		...table,
		conflict: null,
		marks: table.marks.filter(({ at, mark }) => at !== location || mark === 'shuffle-back'),
		locations: table.locations.map((one) =>
			one.id === location ? { ...one, resolved: true } : one
		)
	}),
	RoundCleared: (table: Table, _: TableEventOf<'RoundCleared'>): Table => ({
		...withEveryPlayer(table, () => ({ flipped: 0, looked: [] })),
		blood: {},
		marks: []
	}),
	GameScored: (table: Table, { score }: TableEventOf<'GameScored'>): Table => ({
		...table,
		phase: 'finished',
		turn: null,
		conflict: null,
		question: null,
		together: null,
		resolution: EMPTY_TABLE.resolution,
		score
	}),
	LotDrawn: (table: Table, _: TableEventOf<'LotDrawn'>): Table => table,
	QuestionAsked: (table: Table, event: TableEventOf<'QuestionAsked'>): Table => {
		const { question, resolution } = event;
		const { id, together } = question;
		return {
			...table,
			question,
			resolution,
			together: together ? askTogether(id, together) : null,
			asked: id + 1
		};
	},
	QuestionAnswered: (table: Table, { choice }: TableEventOf<'QuestionAnswered'>): Table => ({
		...table,
		question: null,
		together: null,
		resolution: withAnswer(table.resolution, choice)
	}),
	QuestionSetAside: (table: Table, _: TableEventOf<'QuestionSetAside'>): Table => ({
		...table,
		question: null,
		together: null
	}),
	Chose: (table: Table, { seat, seal }: TableEventOf<'Chose'>): Table =>
		table.together ? { ...table, together: withChosen(table.together, seat, seal) } : table,
	TokensTold: (table: Table, _: TableEventOf<'TokensTold'>): Table => table,
	ChoiceTakenBack: (table: Table, { seat }: TableEventOf<'ChoiceTakenBack'>): Table =>
		table.together ? { ...table, together: withoutChoice(table.together, seat) } : table,
	ChoicesOpened(table: Table, { choices }: TableEventOf<'ChoicesOpened'>): Table {
		const seats = table.together?.seats ?? [];
		const choice = choices === null ? [] : seats.map((seat) => choices[seat]?.[0] ?? '');
		return {
			...table,
			question: null,
			together: null,
			resolution: withAnswer(table.resolution, choice)
		};
	},
	ChoicesAskedAgain: (table: Table, { id }: TableEventOf<'ChoicesAskedAgain'>): Table => ({
		...table,
		question: table.question && { ...table.question, id },
		together: table.together && askTogether(id, table.together.seats),
		asked: id + 1
	}),
	DealerChanged: (table: Table, { dealer }: TableEventOf<'DealerChanged'>): Table => ({
		...withEveryPlayer(table, ({ secret }) => ({ secret: secret + 1 })),
		dealer
	})
};
