import * as v from 'valibot';
import { accept, refuse, type Decision } from '../../../src/lib/games/core/decision.ts';
import type { Game } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import type { KeptGame } from '../../../src/lib/server/logs/kept-game.ts';
import { NO_ROWS } from '../../../src/lib/server/logs/projection.ts';

/** Words that stand nowhere else: where one is found that nobody drew, something sealed came out. */
export const CARDS = ['owl', 'moth', 'bat', 'fox', 'eel', 'hare', 'newt', 'wren'].map(
	(animal) => `sealed-${animal}-marker`
);

const title = v.string();

const commandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Open'), title, dealt: v.boolean() }),
	v.strictObject({ type: v.literal('Shuffle') }),
	v.strictObject({ type: v.literal('Draw') }),
	v.strictObject({ type: v.literal('Peek'), top: v.string() }),
	v.strictObject({ type: v.literal('Gather') }),
	v.strictObject({ type: v.literal('Say'), text: v.string() }),
	v.strictObject({ type: v.literal('Stumble') }),
	v.strictObject({ type: v.literal('Cheat') })
]);
export type CardCommand = v.InferOutput<typeof commandSchema>;

const eventSchema = v.variant('type', [
	v.strictObject({ type: v.literal('Opened'), title }),
	v.strictObject({ type: v.literal('Shuffled'), left: v.number() }),
	v.strictObject({ type: v.literal('Drawn'), card: v.string() }),
	v.strictObject({ type: v.literal('Gathered') }),
	v.strictObject({ type: v.literal('Said'), text: v.string() })
]);
type CardEvent = v.InferOutput<typeof eventSchema>;

type CardState = {
	readonly title: string;
	/** How many lie face down; null: none were dealt. */
	readonly left: number | null;
	readonly drawn: readonly string[];
	readonly said: readonly string[];
};
type CardReason = 'nothing-dealt' | 'deck-lost' | 'deck-empty' | 'not-on-top';

type Deck = readonly string[];

function shuffled(below: (limit: number) => number): Deck {
	const rest = [...CARDS];
	return CARDS.flatMap(() => rest.splice(below(rest.length), 1));
}

/** A game of one deck, face down: the smallest one whose decisions use and change what is sealed. */
const cards: Game<CardState, CardCommand, CardEvent, CardReason> = {
	name: 'cards',
	schema: 1,
	folding: 1,
	rules: 1,
	initial: { title: '', left: null, drawn: [], said: [] },
	commandSchema,
	eventSchema,
	sentences: {
		'nothing-dealt': 'Nobody has dealt yet.',
		'deck-lost': 'The deck lies on another server.',
		'deck-empty': 'The deck is empty.',
		'not-on-top': 'That card is not on top.'
	},
	upcasts: {},
	needsSealed: (_state, command) =>
		command.type === 'Open' ? command.dealt : !['Say', 'Cheat'].includes(command.type),
	decide(state, command, { chance, sealed }): Decision<CardEvent, CardReason> {
		const dealt = (...before: CardEvent[]): Decision<CardEvent, CardReason> => {
			const deck = shuffled((limit) => chance.below(limit));
			return {
				accepted: true,
				events: [...before, { type: 'Shuffled', left: deck.length }],
				sealed: deck
			};
		};
		switch (command.type) {
			case 'Open': {
				const opened = { type: 'Opened', title: command.title } as const;
				return command.dealt ? dealt(opened) : accept(opened);
			}
			case 'Shuffle':
				return dealt();
			case 'Say':
				// What was not asked for is not known either.
				return accept({ type: 'Said', text: `${command.text}: ${String(sealed)}` });
			case 'Cheat':
				return { accepted: true, events: [{ type: 'Shuffled', left: 1 }], sealed: ['ace'] };
			case 'Gather':
				return { accepted: true, events: [{ type: 'Gathered' }], sealed: null };
			case 'Stumble':
				throw new Error(`tripped over\n    at ${String(sealed)}`);
			case 'Draw':
			case 'Peek':
				return onDeck(state, command, sealed);
		}
	},
	evolve(state, event) {
		switch (event.type) {
			case 'Opened':
				return { ...state, title: event.title };
			case 'Shuffled':
				return { ...state, left: event.left };
			case 'Drawn':
				return { ...state, left: (state.left ?? 0) - 1, drawn: [...state.drawn, event.card] };
			case 'Gathered':
				return { ...state, left: null };
			case 'Said':
				return { ...state, said: [...state.said, event.text] };
		}
	},
	findFault: () => null,
	findBroken: () => null,
	ruleOf: () => null,
	closesChapter: (event) => event.type === 'Drawn'
};

function onDeck(
	state: CardState,
	command: Extract<CardCommand, { type: 'Draw' | 'Peek' }>,
	sealed: Json | undefined
): Decision<CardEvent, CardReason> {
	if (state.left === null) return refuse('nothing-dealt');
	if (!Array.isArray(sealed)) return refuse('deck-lost');
	const [card, ...rest] = sealed as Deck;
	if (card === undefined) return refuse('deck-empty');
	if (command.type === 'Draw')
		return { accepted: true, events: [{ type: 'Drawn', card }], sealed: rest };
	return command.top === card
		? accept({ type: 'Said', text: 'It is on top.' })
		: refuse('not-on-top');
}

export const keptCards: KeptGame<CardState, CardCommand, CardEvent, CardReason> = {
	game: cards,
	tables: 1,
	titleOf: (state) => state.title,
	namesIn: () => (id) => id,
	seatsOf: () => ['s1', 's2', 's3', 's4'],
	rulesetOf: () => ({ version: 1 }),
	rowsOf: () => NO_ROWS
};
