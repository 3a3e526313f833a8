import { withAnswer } from '../../core/run/answer.ts';
import { ACTIONS, START_PRESTIGE } from '../vocabulary.ts';
import { withSide, withVampires, without, type Evolvers } from './changes.ts';
import { EMPTY_TABLE, newSeat, type Table } from './table.ts';
import { isActive, sideOf } from './where.ts';

type Course =
	| 'TableSet'
	| 'DeckBrought'
	| 'OrderSet'
	| 'RivalsDrawn'
	| 'LotDrawn'
	| 'DecksLaid'
	| 'LeaderReplaced'
	| 'TurnBegan'
	| 'StepBegan'
	| 'ActionTaken'
	| 'ActionsGained'
	| 'TokensOff'
	| 'Returned'
	| 'MatchEnded'
	| 'QuestionAsked'
	| 'QuestionAnswered'
	| 'QuestionSetAside';

const PHASES = {
	city: 'beginning',
	start: 'beginning',
	ready: 'beginning',
	action: 'action',
	mending: 'end',
	end: 'end',
	antagonists: 'end',
	draw: 'end'
} as const;

const withTurn = (table: Table, change: Partial<NonNullable<Table['turn']>>): Table =>
	table.turn ? { ...table, turn: { ...table.turn, ...change } } : table;

export const courseEvolvers: Evolvers<Course> = {
	TableSet: (_, { setting, seats }) => ({
		...EMPTY_TABLE,
		setting,
		order: seats,
		seats: Object.fromEntries(seats.map((seat) => [seat, newSeat(START_PRESTIGE)]))
	}),
	DeckBrought: (table, { seat }) => ({ ...table, brought: [...table.brought, seat] }),
	OrderSet: (table, { order }) => ({ ...table, order }),
	RivalsDrawn: (table, { rivals }) => ({ ...table, rivals }),
	LotDrawn: (table) => table,
	DecksLaid(table, { seats, city }) {
		const laid = Object.entries(seats).reduce(
			(now, [seat, { leader, haven, agenda, library, faction }]) =>
				withSide(now, seat, {
					haven,
					agendaCard: agenda,
					library,
					faction,
					secret: sideOf(now, seat).secret + 1,
					vampires: [
						{ id: `${seat}v1`, card: leader, leader: true, place: 'haven', bp: 0, blood: 0 }
					]
				}),
			table
		);
		return { ...laid, city: { ...laid.city, deck: city, secret: laid.city.secret + 1 } };
	},
	LeaderReplaced: (table, { seat, leader }) =>
		withSide(
			withVampires(table, seat, (one) => (one.leader ? { ...one, card: leader } : one)),
			seat,
			{ secret: sideOf(table, seat).secret + 1 }
		),
	TurnBegan: (table, { seat, number }) =>
		withSide(
			{
				...table,
				turn: { number, seat, phase: 'beginning', actionsLeft: 0 },
				used: [],
				mended: [],
				intelBy: [],
				granted: 0,
				kept: {},
				redirected: []
			},
			seat,
			{ begun: true }
		),
	StepBegan: (table, { step }) =>
		withTurn(table, {
			phase: PHASES[step],
			...(step === 'action' && { actionsLeft: ACTIONS }),
			...(step === 'mending' && { actionsLeft: 0 })
		}),
	ActionTaken: (table) =>
		withTurn(table, { actionsLeft: Math.max(0, (table.turn?.actionsLeft ?? 0) - 1) }),
	ActionsGained: (table, { n }) => ({
		...withTurn(table, { actionsLeft: (table.turn?.actionsLeft ?? 0) + n }),
		granted: table.granted + n
	}),
	TokensOff: (table, { seat }) =>
		withVampires(table, seat, (one) => (one.noInfluence ? without(one, 'noInfluence') : one)),
	/** R53: those full in torpor come back now, too [Mending]. */
	Returned(table, { seat }) {
		const ready = withVampires(table, seat, (one) => {
			const attached = one.attached?.map((card) =>
				card.exhausted ? without(card, 'exhausted') : card
			);
			const upright = attached ? { ...one, attached } : one;
			return isActive(one)
				? { ...without(upright, 'exhausted', 'party'), place: 'haven' }
				: upright;
		});
		return withSide(ready, seat, {
			ongoing: sideOf(ready, seat).ongoing.map((one) =>
				one.exhausted ? without(one, 'exhausted') : one
			)
		});
	},
	MatchEnded: (table, { result }) => ({
		...table,
		result,
		question: null,
		resolution: { tasks: [], triggered: [] },
		attack: null,
		claim: null,
		scheme: null,
		raising: null,
		seats: Object.fromEntries(
			Object.entries(table.seats).map(([seat, side]) => [
				seat,
				{ ...side, agenda: result.agenda[seat] ?? side.agenda }
			])
		)
	}),
	QuestionAsked: (table, { question, resolution }) => ({
		...table,
		question,
		resolution,
		asked: question.id + 1
	}),
	QuestionAnswered: (table, { choice }) => ({
		...table,
		question: null,
		resolution: withAnswer(table.resolution, choice)
	}),
	QuestionSetAside: (table) => ({
		...table,
		question: null,
		resolution: { tasks: [], triggered: [] }
	})
};
