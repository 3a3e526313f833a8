import * as v from 'valibot';
import { pick, type Chance } from '../../../src/lib/games/core/chance.ts';
import {
	askTogether,
	choose,
	withChosen,
	type Secret,
	type Together
} from '../../../src/lib/games/core/choices/together.ts';
import { accept, refuse, type Decision } from '../../../src/lib/games/core/decision.ts';
import type { Circumstances, Game, Sitting } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { seatSchema } from '../../../src/lib/games/core/seats.ts';
import {
	coursesOf,
	NO_COURSE,
	type Course,
	type Turnback
} from '../../../src/lib/games/core/steps/course.ts';
import { seatsToAsk } from '../../../src/lib/games/core/steps/revealed.ts';
import {
	decideAnswer,
	decideRedo,
	decideWithdrawal,
	findAskingFault,
	findUndoFault,
	stepRefusals
} from '../../../src/lib/games/core/steps/undoing.ts';

/*
 * Two rooms: a game of no rulebook that asks of the house all that a game can ask. Its players sit in two rooms that
 * may not see each other, each with a card nobody else knows. They talk, show their card, and vote in secret, until all
 * have voted or the time is up; then the votes open, and everything else.
 */

export const ROOMS = ['a', 'b'] as const;
export type Room = (typeof ROOMS)[number];

/** Words that stand nowhere else: where one is found too early, something came out. */
const CARDS = ['crow', 'moth', 'newt', 'wren', 'toad', 'hare'].map(
	(animal) => `card-${animal}-marker`
);
export const VOTES = ['vote-red-marker', 'vote-blue-marker'];
export const EVENING = 60_000;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const seat = seatSchema;
const room = v.picklist(ROOMS);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seats = v.pipe(v.array(seat), v.minLength(2), v.maxLength(40));
const votes = v.record(seat, v.picklist(VOTES));

const commandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Open'), title: text, seats }),
	v.strictObject({ type: v.literal('Say'), seat, text }),
	v.strictObject({ type: v.literal('Show'), seat }),
	v.strictObject({ type: v.literal('Vote'), seat, vote: v.picklist(VOTES) }),
	v.strictObject({ type: v.literal('Undo'), seat, kept: count }),
	v.strictObject({ type: v.literal('AskUndo'), seat, kept: count }),
	v.strictObject({ type: v.literal('AnswerUndo'), seat, proposal: count, agrees: v.boolean() }),
	v.strictObject({ type: v.literal('WithdrawUndo'), seat, proposal: count }),
	v.strictObject({ type: v.literal('Redo'), seat }),
	v.strictObject({ type: v.literal('EndEvening') }),
	v.strictObject({ type: v.literal('GoOnWithoutCards') })
]);
export type RoomsCommand = v.InferOutput<typeof commandSchema>;

const stepSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Said'), seat, text }),
	v.strictObject({ type: v.literal('Shown'), seat, card: v.picklist(CARDS) })
]);
type Step = v.InferOutput<typeof stepSchema>;

const by = v.array(seat);
const turnSchema = v.variant('type', [
	v.strictObject({ type: v.literal('UndoneAtTable'), kept: count, by, agreed: v.optional(by) }),
	v.strictObject({ type: v.literal('RedoneAtTable') }),
	v.strictObject({ type: v.literal('UndoProposed'), kept: count, by, asks: by }),
	v.strictObject({ type: v.literal('UndoAgreed'), seats: by }),
	v.strictObject({ type: v.literal('UndoDeclined'), seats: by }),
	v.strictObject({ type: v.literal('UndoWithdrawn'), by })
]);

const eventSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('Opened'),
		title: text,
		seats,
		/** Nobody who plays is told how long the evening is. */
		endsAt: v.nullable(count)
	}),
	v.strictObject({ type: v.literal('Happened'), room, step: stepSchema }),
	v.strictObject({ type: v.literal('Turned'), room, turn: turnSchema }),
	v.strictObject({ type: v.literal('Voted'), room, seat }),
	v.strictObject({ type: v.literal('VotesOpened'), votes }),
	v.strictObject({ type: v.literal('CardsLost') })
]);
export type RoomsEvent = v.InferOutput<typeof eventSchema>;

type Talk = Course<Step, Record<never, never>>;
export type RoomsState = {
	readonly title: string;
	readonly seats: readonly string[];
	readonly endsAt: number | null;
	/** Whether cards lie hidden. */
	readonly dealt: boolean;
	readonly rooms: { readonly [R in Room]: Talk };
	/** Null: before it begins, and once the votes are open. */
	readonly together: Together | null;
	readonly votes: { readonly [seat: string]: string } | null;
};
export type Sealed = {
	readonly cards: { readonly [seat: string]: string };
	readonly votes: Secret<string> | null;
};

const REFUSALS = {
	...stepRefusals,
	'begun-already': 'The evening has begun. Go on from here.',
	'evening-over': 'The evening is over. Open the votes and talk about them.',
	'nobody-sits-there': 'Nobody sits on {seat}. Choose a seat of this table.',
	'undo-needs-consent': 'This was seen. Ask {seats} first.',
	'card-lost': 'The cards lie on another server. Play on without them.',
	'choices-lost': 'The votes lie on another server. Vote again.',
	'not-yet': 'The time is not up. Wait for the others.'
} as const;
type Reason = keyof typeof REFUSALS;
type Decided = Decision<RoomsEvent, Reason>;

/** Every other seat sits in the other room. */
const roomOf = ({ seats }: Pick<RoomsState, 'seats'>, seat: string): Room =>
	seats.indexOf(seat) % 2 === 0 ? 'a' : 'b';
const seatsIn = (state: RoomsState, room: Room) =>
	state.seats.filter((seat) => roomOf(state, seat) === room);

const isShown = (event: Step) => event.type === 'Shown';
const courses = coursesOf<Step, Record<never, never>>({
	lays: () => false,
	begins: () => true,
	shows: (step) => step.flatMap((event) => (event.type === 'Shown' ? event.card : [])),
	asks: () => 0,
	matters: {}
});

const asSealed = (sealed: Json | undefined): Sealed | null => (sealed ?? null) as Sealed | null;
const dealt = (chance: Chance, seats: readonly string[]): Sealed => ({
	cards: Object.fromEntries(seats.map((seat) => [seat, pick(chance, CARDS)])),
	votes: null
});

function decide(
	state: RoomsState,
	command: RoomsCommand,
	{ chance, now, sealed }: Circumstances
): Decided {
	if (command.type === 'Open') {
		if (state.seats.length > 0) return refuse('begun-already');
		const { type: _type, ...named } = command;
		const endsAt = now === undefined ? null : now + EVENING;
		return sealing(dealt(chance, command.seats), { type: 'Opened', ...named, endsAt });
	}
	if (!state.together) return refuse('evening-over');
	if (command.type === 'GoOnWithoutCards') return accept({ type: 'CardsLost' });
	const hidden = asSealed(sealed);
	if (command.type === 'EndEvening') {
		// Who has not voted has no vote.
		if (now === undefined || now < (state.endsAt ?? 0)) return refuse('not-yet');
		return sealing(null, { type: 'VotesOpened', votes: hidden?.votes?.choices ?? {} });
	}
	const { seat } = command;
	if (!state.seats.includes(seat)) return refuse('nobody-sits-there', { seat }, 'seat');
	const room = roomOf(state, seat);
	switch (command.type) {
		case 'Say':
			return accept({ type: 'Happened', room, step: { type: 'Said', seat, text: command.text } });
		case 'Show': {
			const card = hidden?.cards[seat];
			if (card === undefined) return refuse('card-lost');
			return accept({ type: 'Happened', room, step: { type: 'Shown', seat, card } });
		}
		case 'Vote':
			return decideVote(state, { hidden, isKnown: sealed !== undefined }, command, room);
		default:
			return inRoom(room, decideTurn(state.rooms[room], seatsIn(state, room), command));
	}
}

const sealing = (sealed: Sealed | null, ...events: RoomsEvent[]): Decided => ({
	accepted: true,
	events,
	sealed
});

function decideVote(
	{ together }: RoomsState,
	{ hidden, isKnown }: { readonly hidden: Sealed | null; readonly isKnown: boolean },
	{ seat, vote }: Extract<RoomsCommand, { type: 'Vote' }>,
	room: Room
): Decided {
	if (!together) return refuse('evening-over');
	const outcome = choose(together, isKnown ? (hidden?.votes ?? null) : undefined, seat, vote);
	if ('refused' in outcome) return refuse('choices-lost');
	const voted = { type: 'Voted', room, seat } as const;
	const { opened: votes } = outcome;
	return votes
		? sealing(null, voted, { type: 'VotesOpened', votes })
		: sealing({ cards: hidden?.cards ?? {}, votes: outcome.sealed }, voted);
}

type TurnCommand = Extract<
	RoomsCommand,
	{ type: 'Undo' | 'AskUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'Redo' }
>;

function decideTurn(talk: Talk, seats: readonly string[], command: TurnCommand) {
	const by = [command.seat];
	const asks = (kept: number) =>
		seatsToAsk(talk, kept, seats, by, { isTold: () => false, reveals: isShown });
	switch (command.type) {
		case 'Undo': {
			const { kept } = command;
			const fault = findUndoFault(talk, command);
			if (fault) return fault;
			if (asks(kept).length > 0) return refuse('undo-needs-consent', { seats: asks(kept) });
			return accept({ type: 'UndoneAtTable' as const, kept, by });
		}
		case 'AskUndo': {
			const { kept } = command;
			const asked = [...asks(kept)];
			const fault =
				findUndoFault(talk, command) ?? findAskingFault(courses.isAskedBack(talk), asked, 'kept');
			return fault ?? accept({ type: 'UndoProposed' as const, kept, by, asks: asked });
		}
		case 'AnswerUndo':
			return decideAnswer(talk, { ...command, seats: by }, ({ kept }, consent) =>
				accept({ type: 'UndoneAtTable' as const, kept, ...consent })
			);
		case 'WithdrawUndo':
			return decideWithdrawal(talk, { ...command, by });
		case 'Redo':
			return decideRedo(talk, {});
	}
}

const inRoom = (
	room: Room,
	decision: Decision<v.InferOutput<typeof turnSchema>, Reason>
): Decided =>
	decision.accepted
		? accept(...decision.events.map((turn) => ({ type: 'Turned' as const, room, turn })))
		: decision;

const withTalk = (state: RoomsState, room: Room, talk: Talk): RoomsState => ({
	...state,
	rooms: { ...state.rooms, [room]: talk }
});

function evolve(state: RoomsState, event: RoomsEvent): RoomsState {
	switch (event.type) {
		case 'Opened': {
			const { title, seats, endsAt } = event;
			return { ...state, title, seats, endsAt, dealt: true, together: askTogether(0, seats) };
		}
		case 'Happened': {
			const { room, step } = event;
			return withTalk(state, room, courses.happened(state.rooms[room], step, false));
		}
		case 'Turned': {
			const { room } = event;
			return withTalk(state, room, courses.turnedBack(state.rooms[room], event.turn as Turnback));
		}
		case 'Voted': {
			const { together } = state;
			return { ...state, together: together && withChosen(together, event.seat) };
		}
		case 'VotesOpened':
			return { ...state, together: null, votes: event.votes, endsAt: null, dealt: false };
		case 'CardsLost':
			return { ...state, dealt: false, together: askTogether(1, state.seats) };
	}
}

/** Who keeps the game sees both rooms; who only looks on, neither. */
const audienceOf = (state: RoomsState, { role, seats }: Sitting): string => {
	const [seat] = seats;
	if (role === 'keeper' || role === 'referee') return 'house';
	return seat === undefined ? 'street' : `room-${roomOf(state, seat)}`;
};

function viewFor(state: RoomsState, audience: string): RoomsState {
	if (audience === 'house') return state;
	const { together, rooms } = state;
	const inSight = (room: Room) => audience === `room-${room}`;
	const chosen = (together?.chosen ?? []).filter((seat) => inSight(roomOf(state, seat)));
	return {
		...state,
		endsAt: null,
		rooms: { a: inSight('a') ? rooms.a : NO_COURSE, b: inSight('b') ? rooms.b : NO_COURSE },
		together: together && { ...together, chosen }
	};
}

function told(_before: RoomsState, event: RoomsEvent, audience: string): RoomsEvent | null {
	if (audience === 'house') return event;
	if (event.type === 'Opened') return { ...event, endsAt: null };
	return 'room' in event && audience !== `room-${event.room}` ? null : event;
}

export const rooms: Game<RoomsState, RoomsCommand, RoomsEvent, Reason> = {
	name: 'rooms',
	schema: 1,
	folding: 1,
	rules: 1,
	initial: {
		title: '',
		seats: [],
		endsAt: null,
		dealt: false,
		rooms: { a: NO_COURSE, b: NO_COURSE },
		together: null,
		votes: null
	},
	commandSchema,
	eventSchema,
	sentences: REFUSALS,
	upcasts: {},
	decide,
	needsSealed: (_state, { type }) => ['Open', 'Show', 'Vote', 'EndEvening'].includes(type),
	evolve,
	findFault: (state, [first]) =>
		first?.type === 'Opened' || state.together !== null ? null : 'evening-over',
	findBroken: (state) => (state.votes && state.together ? 'votes-open-and-asked-for' : null),
	ruleOf: (event) => (event.type === 'Voted' ? 'two rooms, Votes' : null),
	closesChapter: ({ type }) => type === 'VotesOpened',
	clock: { dueAt: ({ endsAt }) => endsAt, due: () => ({ type: 'EndEvening' }) },
	sight: { isOpen: ({ votes }) => votes !== null, audienceOf, viewFor, told }
};
