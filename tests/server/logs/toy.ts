import * as v from 'valibot';
import { accept, nothingToDo, refuse } from '../../../src/lib/games/core/decision.ts';
import type { Game } from '../../../src/lib/games/core/game.ts';
import type { KeptGame } from '../../../src/lib/server/logs/kept-game.ts';
import { NO_ROWS } from '../../../src/lib/server/logs/projection.ts';

/** A game of three commands, so that the server's promises are tested apart from any rulebook. */
const name = v.pipe(v.string(), v.minLength(1));
const seat = v.string();

const commandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Open'), title: name, seats: v.array(seat) }),
	v.strictObject({ type: v.literal('Gain'), seat, power: v.number() }),
	v.strictObject({ type: v.literal('Roll'), seat }),
	v.strictObject({ type: v.literal('Embrace'), seat, childe: name }),
	v.strictObject({ type: v.literal('Banish'), childe: name }),
	v.strictObject({ type: v.literal('Close') })
]);
export type ToyCommand = v.InferOutput<typeof commandSchema>;

const eventSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Opened'), title: name, seats: v.array(seat) }),
	v.strictObject({ type: v.literal('Gained'), seat, power: v.number() }),
	v.strictObject({
		type: v.literal('Embraced'),
		seat,
		childe: name,
		marks: v.optional(v.record(v.string(), v.number()))
	}),
	v.strictObject({ type: v.literal('Banished'), childe: name }),
	v.strictObject({ type: v.literal('Closed') })
]);
type ToyEvent = v.InferOutput<typeof eventSchema>;

export type ToyState = {
	readonly title: string;
	readonly chapter: number;
	readonly power: { readonly [seat: string]: number };
	readonly childer: { readonly [name: string]: string };
};
type ToyReason = 'nobody-sits-there' | 'already-embraced';

const toy: Game<ToyState, ToyCommand, ToyEvent, ToyReason> = {
	name: 'toy',
	schema: 2,
	folding: 1,
	rules: 1,
	initial: { title: '', chapter: 0, power: {}, childer: {} },
	commandSchema,
	eventSchema,
	sentences: {
		'nobody-sits-there': 'Nobody sits on {seat}.',
		'already-embraced': '{childe} is embraced already.'
	},
	upcasts: {
		1: {
			name: 'power was called strength',
			up(event) {
				const { strength, ...rest } = event as { strength?: number; type: string };
				return strength === undefined ? rest : { ...rest, power: strength };
			}
		}
	},
	decide(state, command, { chance }) {
		if ('seat' in command && state.power[command.seat] === undefined)
			return refuse('nobody-sits-there', { seat: command.seat }, 'seat');
		switch (command.type) {
			case 'Open': {
				const { title, seats } = command;
				return accept({ type: 'Opened', title, seats });
			}
			case 'Gain': {
				const { seat, power } = command;
				return power === 0 ? nothingToDo() : accept({ type: 'Gained', seat, power });
			}
			case 'Roll': {
				const gained = { type: 'Gained', seat: command.seat, power: 1 + chance.below(6) } as const;
				return accept(gained, gained);
			}
			case 'Embrace': {
				const { seat, childe } = command;
				return state.childer[childe] !== undefined
					? refuse('already-embraced', { childe, seat })
					: accept({ type: 'Embraced', seat, childe });
			}
			case 'Banish':
				return state.childer[command.childe] === undefined
					? nothingToDo()
					: accept({ type: 'Banished', childe: command.childe });
			case 'Close':
				return accept({ type: 'Closed' });
		}
	},
	evolve(state, event) {
		switch (event.type) {
			case 'Opened':
				return {
					...state,
					title: event.title,
					power: Object.fromEntries(event.seats.map((seat) => [seat, 0]))
				};
			case 'Gained': {
				const had = state.power[event.seat];
				if (had === undefined) throw new Error(`nobody sits on ${event.seat}`);
				return { ...state, power: { ...state.power, [event.seat]: had + event.power } };
			}
			case 'Embraced':
				return { ...state, childer: { ...state.childer, [event.childe]: event.seat } };
			case 'Banished': {
				const { [event.childe]: _gone, ...childer } = state.childer;
				return { ...state, childer };
			}
			case 'Closed':
				return { ...state, chapter: state.chapter + 1 };
		}
	},
	needsSealed: () => false,
	findFault(_state, events) {
		const gains = events.flatMap((event) => (event.type === 'Gained' ? [event.power] : []));
		return new Set(gains).size > 1 ? 'rolled-once-only' : null;
	},
	findBroken: ({ power }) =>
		Object.values(power).some((one) => one < 0) ? 'power-below-nothing' : null,
	ruleOf: (event) => (event.type === 'Gained' ? 'toy rules, Power' : null),
	closesChapter: (event) => event.type === 'Closed'
};

export const keptToy: KeptGame<ToyState, ToyCommand, ToyEvent, ToyReason> = {
	game: toy,
	tables: 1,
	titleOf: (state) => state.title,
	namesIn: (_state, seatNames) => (id) => seatNames[id] ?? id,
	seatsOf: (state) => Object.keys(state.power),
	rulesetOf: () => ({ version: 1 }),
	rowsOf: (state) => ({
		...NO_ROWS,
		retainers: Object.entries(state.childer).map(([character, seat]) => ({
			id: character,
			seat,
			character,
			as: 'retainer' as const
		}))
	})
};
