import { accept, nothingToDo, refuse, type Decision } from '../../../core/decision.ts';
import { fold, type Game, type Sitting } from '../../../core/game.ts';
import { sameJson, type Json } from '../../../core/json.ts';
import { EMPTY_STACK, redone, stepped, undoneTo } from '../../../core/steps/stack.ts';
import {
	commandSchema,
	eventSchema,
	refusals,
	type DeckCommand,
	type DeckEvent,
	type DeckReason
} from './grammar.ts';
import { NO_DECK, versionNow, type DeckState } from './state.ts';

/** Far more versions than a deck has, few enough to read at once. */
export const MOST_VERSIONS = 200;

type Decided = Decision<DeckEvent, DeckReason>;

function decide(state: DeckState, command: DeckCommand): Decided {
	if (command.type === 'BeginDeck') {
		if (state.seats.length > 0) return refuse('deck-here-already');
		if (command.seats.length !== 1) return refuse('one-owner', {}, 'seats');
		if (command.deck.cards.length === 0) return refuse('deck-empty', {}, 'deck');
		return accept({ ...command, type: 'DeckBegun' });
	}
	if (state.seats.length === 0) return refuse('no-deck');
	const { steps, redoable } = state.versions;
	if ('of' in command && command.of !== steps.length) return refuse('changed-meanwhile', {}, 'of');
	switch (command.type) {
		case 'NameDeck':
			return command.title === state.title
				? nothingToDo()
				: accept({ type: 'DeckNamed', title: command.title });
		case 'ChangeDeck': {
			const { deck, note } = command;
			if (deck.cards.length === 0) return refuse('deck-empty', {}, 'deck');
			if (sameJson(deck, versionNow(state)?.deck ?? null)) return nothingToDo();
			if (steps.length >= MOST_VERSIONS) return refuse('deck-full', { most: MOST_VERSIONS });
			return accept({ type: 'DeckChanged', deck, note });
		}
		case 'UndoDeck':
			return command.kept < 1 || command.kept >= steps.length
				? refuse('no-such-version', { versions: steps.length }, 'kept')
				: accept({ type: 'DeckUndone', kept: command.kept });
		case 'RedoDeck':
			return redoable.length === 0 ? refuse('nothing-undone') : accept({ type: 'DeckRedone' });
		case 'ShowDeck':
			return state.shown ? refuse('shown-already') : accept({ type: 'DeckShown' });
		case 'ShowDeckAfterMatch':
			if (state.shown) return refuse('shown-already');
			return command.shows === (state.showsAfterMatch ?? false)
				? nothingToDo()
				: accept({ type: 'DeckToBeShown', shows: command.shows });
	}
}

const unmarked = ({ showsAfterMatch: _marked, ...state }: DeckState): DeckState => state;

function evolve(state: DeckState, event: DeckEvent): DeckState {
	const { versions } = state;
	switch (event.type) {
		case 'DeckBegun': {
			const { seats, title, deck } = event;
			return { ...state, seats, title, versions: stepped(EMPTY_STACK, { deck, note: '' }) };
		}
		case 'DeckNamed':
			return { ...state, title: event.title };
		case 'DeckChanged':
			return { ...state, versions: stepped(versions, { deck: event.deck, note: event.note }) };
		case 'DeckUndone':
			return { ...state, versions: undoneTo(versions, event.kept) };
		case 'DeckRedone':
			return { ...state, versions: redone(versions) };
		case 'DeckShown':
			return { ...unmarked(state), shown: true };
		case 'DeckToBeShown':
			return { ...unmarked(state), ...(event.shows && { showsAfterMatch: true as const }) };
	}
}

/** The command that leads to an event, as its owner gave it. */
function commandOf(state: DeckState, event: DeckEvent): DeckCommand {
	const of = state.versions.steps.length;
	switch (event.type) {
		case 'DeckBegun':
			return { ...event, type: 'BeginDeck' };
		case 'DeckNamed':
			return { type: 'NameDeck', title: event.title };
		case 'DeckChanged':
			return { type: 'ChangeDeck', deck: event.deck, note: event.note, of };
		case 'DeckUndone':
			return { type: 'UndoDeck', kept: event.kept, of };
		case 'DeckRedone':
			return { type: 'RedoDeck', of };
		case 'DeckShown':
			return { type: 'ShowDeck' };
		case 'DeckToBeShown':
			return { type: 'ShowDeckAfterMatch', shows: event.shows };
	}
}

const OWNER = 'owner';
const OTHERS = 'others';

const audienceOf = ({ seats: [owner] }: DeckState, { seats }: Sitting): string =>
	owner !== undefined && seats.includes(owner) ? OWNER : OTHERS;

/** Everybody else reads whose deck it is and what it is called, and not even how often it changed. */
function told(event: DeckEvent): Json | null {
	if (event.type === 'DeckBegun') {
		const { deck: _deck, ...open } = event;
		return open;
	}
	return event.type === 'DeckNamed' ? event : null;
}

/** A deck of a group, in the grammar all games share. */
export const deckLog: Game<DeckState & Json, DeckCommand, DeckEvent, DeckReason> = {
	name: 'rivals-deck',
	schema: 1,
	folding: 1,
	rules: 1,
	initial: NO_DECK,
	commandSchema,
	eventSchema,
	sentences: refusals,
	upcasts: {},
	decide,
	needsSealed: () => false,
	evolve,
	findBroken: ({ seats, versions }) =>
		seats.length > 0 && versions.steps.length === 0 ? 'deck-without-version' : null,
	findFault(state, events) {
		const [event, ...more] = events;
		if (!event || more.length > 0) return 'one-event-a-command';
		const decided = decide(state, commandOf(state, event));
		if (!decided.accepted) return decided.refusal.reason;
		return sameJson(fold(evolve, state, decided.events), evolve(state, event)) &&
			decided.events.length === 1
			? null
			: 'not-what-was-decided';
	},
	ruleOf: () => 'rulebook: Customizing Your Deck',
	sight: {
		isOpen: ({ shown }) => shown,
		audienceOf,
		viewFor: (state, audience) =>
			audience === OWNER ? state : { ...unmarked(state), versions: EMPTY_STACK },
		told: (_before, event, audience) => (audience === OWNER ? event : told(event))
	},
	closesChapter: () => false
};
