import type { SeatId } from '../../core/seats.ts';
import { freeParty } from '../attack/parties.ts';
import { bodyOf } from './effects/bodies.ts';
import { discarding } from './effects/costs.ts';
import { mending } from './effects/token-rules.ts';
import type { TableEvent } from './events.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { clockwise, findVampire, isActive, sideOf } from './where.ts';

/*
 * What a card says that no word says. Its player reads it and does it in steps: one of these after the other, until it is done.
 * Each is named by what it does and to whom, such as `prestige-gain s2`.
 */

const TO_PLAYERS = [
	'prestige-gain',
	'prestige-lose',
	'agenda-gain',
	'agenda-lose',
	'draw',
	'discard'
] as const;
const TO_VAMPIRES = ['mend', 'bleed', 'exhaust', 'ready', 'haven', 'streets', 'prevent'] as const;
export type ManualStep = (typeof TO_PLAYERS)[number] | (typeof TO_VAMPIRES)[number] | 'bonus';

function canPlayer(table: Table, seat: SeatId, step: ManualStep): boolean {
	const { prestige, agenda, hand, library, faction } = sideOf(table, seat);
	switch (step) {
		case 'prestige-lose':
			return prestige > 0;
		case 'agenda-lose':
			return agenda > 0;
		case 'draw':
			return library + faction > 0;
		case 'discard':
			return hand.library + hand.faction > 0;
		default:
			return true;
	}
}

function canVampire(table: Table, id: string, step: ManualStep): boolean {
	const found = findVampire(table, id);
	if (!found || found.vampire.place === 'burned') return false;
	const { vampire } = found;
	if (step === 'mend') return vampire.blood < bodyOf(table, id).bp;
	if (!isActive(vampire)) return false;
	switch (step) {
		case 'bleed':
			return vampire.blood > 0;
		case 'exhaust':
			return !vampire.exhausted;
		case 'ready':
			return vampire.exhausted === true;
		case 'prevent':
			return table.attack !== null;
		default:
			return vampire.place !== step;
	}
}

/** Every step that changes something now, to oneself first. */
function stepsNow(table: Table, first: SeatId): readonly string[] {
	const order = clockwise(table, first);
	const players = order.flatMap((seat) =>
		TO_PLAYERS.filter((step) => canPlayer(table, seat, step)).map((step) => `${step} ${seat}`)
	);
	const ids = order.flatMap((seat) => sideOf(table, seat).vampires.map(({ id }) => id));
	const vampires = ids.flatMap((id) =>
		TO_VAMPIRES.filter((step) => canVampire(table, id, step)).map((step) => `${step} ${id}`)
	);
	const { attack } = table;
	return [...(attack && attack.step < 11 ? ['bonus attack'] : []), ...players, ...vampires];
}

type Doing = { readonly events?: readonly TableEvent[]; readonly next?: readonly Task[] };

function doing(
	table: Table,
	step: ManualStep,
	whom: string,
	{ credit, card }: { readonly credit: SeatId | null; readonly card: string }
): Doing {
	switch (step) {
		case 'prestige-gain':
		case 'prestige-lose': {
			const by = step === 'prestige-gain' ? 1 : -1;
			return { events: [{ type: 'PrestigeMoved', seat: whom, by, why: 'effect', of: credit }] };
		}
		case 'agenda-gain':
		case 'agenda-lose': {
			const by = step === 'agenda-gain' ? 1 : -1;
			return { events: [{ type: 'AgendaMoved', seat: whom, by, why: 'effect', card }] };
		}
		case 'draw':
			return { next: [{ kind: 'draw', seat: whom, n: 1 }] };
		case 'discard':
			return { next: [{ kind: 'manual-discard', seat: whom }] };
		case 'mend':
			return { events: mending(table, whom, 1) };
		case 'bleed': {
			const bled: TableEvent = {
				type: 'BloodMoved',
				vampire: whom,
				by: -1,
				why: 'effect',
				of: credit
			};
			const isLater = table.attack !== null && table.attack.step < 12;
			return {
				events: [bled],
				next: isLater ? [] : [{ kind: 'fall-check', by: credit, byVampire: null }]
			};
		}
		case 'exhaust':
			return { events: [{ type: 'Exhausted', vampires: [whom], slots: [] }] };
		case 'ready':
			return { events: [{ type: 'Readied', vampires: [whom], slots: [] }] };
		case 'haven':
			return { events: [{ type: 'Moved', vampires: [whom], place: 'haven' }] };
		case 'streets': {
			const party = freeParty(table, findVampire(table, whom)?.seat ?? '');
			return { events: [{ type: 'Moved', vampires: [whom], place: 'streets', party }] };
		}
		case 'prevent':
			return { events: [{ type: 'Guarded', vampire: whom, as: 'prevented', n: 1, card }] };
		case 'bonus':
			return { events: [{ type: 'BonusAdded', to: 'attack', bonus: { value: 1, by: card } }] };
	}
}

export const manualTasks: Resolvers<'manual' | 'manual-discard'> = {
	*manual(table, task) {
		const { seat, card, text, left } = task;
		if (left <= 0) return {};
		const [chosen] = yield {
			seat,
			prompt: 'manual',
			about: { card, text },
			options: stepsNow(table, seat),
			least: 0,
			most: 1
		};
		if (chosen === undefined) return {};
		const [step = '', whom = ''] = chosen.split(' ');
		const { events = [], next = [] } = doing(table, step as ManualStep, whom, task);
		return happens(events, ...next, { ...task, left: left - 1 });
	},

	*'manual-discard'(table, { seat }) {
		return happens(yield* discarding(table, seat, 1, 'effect'));
	}
};
