import { pending } from '../../core/run/request.ts';
import type { SeatId } from '../../core/seats.ts';
import { findAnswerFault, type Asked } from '../influence/answering.ts';
import type { Answer, Exerted } from '../influence/conflict.ts';
import {
	findAddingFault,
	findResolvingFault,
	targetsOf,
	type Now
} from '../influence/conspiracies.ts';
import { clanFault } from './checks.ts';
import type { TableDealer } from './dealing.ts';
import { sidePromised } from './decide-promise.ts';
import { cardsAt } from './dealing-box.ts';
import { exertedBy, isRefused, madeBy, modifierFault } from './decide-title.ts';
import { asRefused, begin, beside, refused, type Beginning, type Deciders } from './decider.ts';
import { contextOf } from './effects/texts.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import type { Down, Table } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOfKind, findSlot, isActive, readingsOf, sideOf } from './where.ts';

type Influence = 'AnswerScheme' | 'ShowConspiracy' | 'FeedConspiracy' | 'ResolveConspiracy';

const nowOf = ({ turn }: Table): Now => ({
	turn: turn?.number ?? 0,
	active: turn?.seat ?? '',
	isActionPhase: turn?.phase === 'action'
});

function downOf(table: Table, slot: number): Down | null {
	const lies = findSlot(table, slot);
	return lies?.at === 'down' ? lies.one : null;
}

/**
 * Whether a Conspiracy has to wait. Reading midAction: during an action, but never while Influence is raised: fists hold what could be
 * spent. Outside the Action Phase no action is under way, so that Prestige may be added while something is asked (reading `downWhen`).
 */
export function isBusy(table: Table): boolean {
	const { scheme, raising, attack, claim, question, turn } = table;
	if (scheme || raising) return true;
	const isDuring = attack !== null || claim !== null || question !== null;
	return isDuring && turn?.phase === 'action' && readingsOf(table).midAction !== 'conspiracies';
}

/** Before what is asked is answered: it is asked again after this, as the table reads then. */
function between(
	table: Table,
	events: readonly TableEvent[],
	...tasks: readonly Task[]
): Beginning {
	const { question, resolution } = table;
	if (!question) return begin(events, ...tasks);
	const [asking, ...rest] = resolution.tasks;
	const again = asking ? [pending(asking.task)] : [];
	return {
		accepted: true,
		events: [{ type: 'QuestionSetAside', question: question.id }, ...events],
		resolution: { ...resolution, tasks: [...tasks.map(pending), ...again, ...rest] }
	};
}

/** Schemes and Conspiracies, as players answer and feed them. */
export const influenceDeciders: Deciders<Influence> = {
	/** Refusals: `no-scheme`, those of an answer, of what is exerted, of a Modifier, of an ability. */
	AnswerScheme(table, command, dealer) {
		const { seat, side, exert, modifier, hold, uses = [] } = command;
		const { scheme, question } = table;
		if (!scheme || question?.prompt !== 'answer') return refused('no-scheme');
		const exerted = exertedBy(table, seat, exert);
		if (isRefused(exerted)) return exerted;
		const open: Exerted[] = exert.map((vampire, at) => ({
			vampire,
			influence: exerted.each[at] ?? 0
		}));
		const made = madeBy(table, seat, uses, {
			prestige: hold ?? 0,
			cards: modifier === undefined ? 0 : 1
		});
		if (isRefused(made)) return made;
		// R59: what a text makes for this Scheme goes into the total, with no token.
		if (made.total > 0) open.push({ influence: made.total });
		const answer: Answer = {
			seat,
			side,
			exerted: open,
			modifier: modifier !== undefined,
			fist: hold !== undefined
		};
		const { prestige, vampires } = sideOf(table, seat);
		const asked: Asked = {
			order: scheme.order,
			answers: scheme.answers,
			prestige,
			vampires: vampires.map((one) => ({
				id: one.id,
				isActive: isActive(one),
				isSpent: one.noInfluence === true
			})),
			promised: sidePromised(table, seat)
		};
		const card = modifierFault(table, seat, modifier, dealer);
		if (isRefused(card)) return card;
		const stake = { fist: hold ?? 0, modifier: card.influence };
		const wrong = asRefused(findAnswerFault(readingsOf(table), asked, answer, stake));
		if (wrong) return wrong;
		const slot = table.nextSlot;
		if (modifier !== undefined) dealer.lay(modifier);
		dealer.stake(scheme.slot, seat, { fist: hold ?? 0, modifier: 0 });
		const events: TableEvent[] = [
			{ type: 'QuestionAnswered', question: question.id, seat, choice: [side] },
			...(modifier === undefined
				? []
				: [{ type: 'CardLaid', seat, slot, as: 'modifier', card: null } as const]),
			{
				type: 'SchemeAnswered',
				answer,
				...(modifier !== undefined && { modifier: slot })
			}
		];
		const { resolution } = events.reduce(evolveTable, table);
		const abilities = uses.map((key) => ({
			task: { kind: 'use', seat, key } as const,
			answers: []
		}));
		return {
			accepted: true,
			events,
			resolution: { ...resolution, tasks: [...abilities, ...resolution.tasks] }
		};
	},

	/** To foes of your choice, any time [Conspiracies]. Refusals: `not-your-conspiracy`, `unknown-seat`. */
	ShowConspiracy(table, { seat, slot, to }) {
		const down = downOf(table, slot);
		if (!down || down.controller !== seat) return refused('not-your-conspiracy', {}, 'slot');
		const strange = to.find((one) => one === seat || !table.order.includes(one));
		if (strange !== undefined) return refused('unknown-seat', { seat: strange }, 'to');
		const fresh = to.filter((one) => !down.shownTo.includes(one));
		if (fresh.length === 0) return beside(table, []);
		return beside(table, [{ type: 'ConspiracyShown', slot, to: fresh }]);
	},

	/** Refusals: `no-conspiracy`, those of adding 1 Prestige; `action-under-way` [Conspiracies]. */
	FeedConspiracy(table, { seat, slot }) {
		if (isBusy(table)) return refused('action-under-way');
		const down = downOf(table, slot);
		if (!down) return refused('no-conspiracy', {}, 'slot');
		const { prestige } = sideOf(table, seat);
		const { downWhen } = readingsOf(table);
		const fault = asRefused(findAddingFault(down, seat, { now: nowOf(table), prestige, downWhen }));
		if (fault) return fault;
		return between(table, [
			{ type: 'PrestigeMoved', seat, by: -1, why: 'conspiracy', of: null },
			{ type: 'ConspiracyFed', slot, seat }
		]);
	},

	/** R64, R65, R67. Refusals: `not-your-conspiracy`, those of resolving; `target-needed`, `card-clan`. */
	ResolveConspiracy(table, { seat, slot, target, card }, dealer) {
		if (isBusy(table)) return refused('action-under-way');
		const down = downOf(table, slot);
		if (!down || down.controller !== seat) return refused('not-your-conspiracy', {}, 'slot');
		const face = faceOf(table, seat, down, card, dealer);
		if (!face) return refused('dealer-needed');
		const foes = targetsOf(down, table.order);
		const targets =
			face.target === 'nobody'
				? null
				: face.target === 'each'
					? foes
					: target === undefined
						? []
						: [target];
		const fault = asRefused(
			findResolvingFault(down, {
				now: nowOf(table),
				needs: face.needs,
				seats: table.order,
				targets
			})
		);
		if (fault) return fault;
		if (face.target === 'one' && target === undefined)
			return refused('target-needed', {}, 'target');
		// R67: the clan is asked now.
		const clan = clanFault(table, seat, face.clan);
		if (clan) return clan;
		const chosenSeats = clockwiseOf(table, seat, targets ?? []);
		const context = contextOf({ card: face.id, slot, seat, self: null }, { chosenSeats });
		const texts = face.parts
			.filter(({ when }) => when === 'resolve')
			.map((part, at): Task => ({ kind: 'part', key: `resolve c${slot}.${at}`, part, context }));
		return between(table, [{ type: 'ConspiracyResolved', slot, card: face.id }], ...texts, {
			kind: 'put-away',
			slot
		});
	}
};

/** In the order of turns. */
const clockwiseOf = (table: Table, seat: SeatId, seats: readonly SeatId[]): readonly SeatId[] => {
	const at = table.order.indexOf(seat);
	const order = [...table.order.slice(at), ...table.order.slice(0, at)];
	return order.filter((one) => seats.includes(one));
};

/** Its face; with the box what its player says, if it can be that one. */
function faceOf(
	table: Table,
	seat: SeatId,
	{ slot }: Down,
	told: string | undefined,
	dealer: TableDealer
) {
	const isBox = table.setting?.dealer === 'box';
	const may = isBox && told !== undefined && cardsAt(table, seat, slot).includes(told);
	const card = may ? told : dealer.faceOf(table, seat, slot);
	return card === null ? null : cardOfKind(table, card, 'conspiracy');
}
