import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Deck } from '../../../../src/lib/games/rivals/decks/deck.ts';
import { deckLog, MOST_VERSIONS } from '../../../../src/lib/games/rivals/decks/kept/deck-log.ts';
import type {
	DeckCommand,
	DeckEvent
} from '../../../../src/lib/games/rivals/decks/kept/grammar.ts';
import {
	NO_DECK,
	versionNow,
	type DeckState
} from '../../../../src/lib/games/rivals/decks/kept/state.ts';
import { readDeck } from '../../../../src/lib/games/rivals/decks/read-deck.ts';

const deckOf = (text: string): Deck => readDeck(text).deck;
const ONE = deckOf('Library\n3× One-secret-marker');
const TWO = deckOf('Library\n3× Two-secret-marker');
const BEGIN: DeckCommand = { type: 'BeginDeck', seats: ['s1'], title: 'Night Court', deck: ONE };
const change = (deck: Deck, of: number): DeckCommand => ({
	type: 'ChangeDeck',
	deck,
	note: '',
	of
});

const none = { chance: scriptedChance([]) };

function played(...commands: readonly DeckCommand[]): { state: DeckState; events: DeckEvent[] } {
	let state = deckLog.initial;
	const events: DeckEvent[] = [];
	for (const command of commands) {
		const decided = deckLog.decide(state, command, none);
		if (!decided.accepted) throw new Error(decided.refusal.reason);
		expect(deckLog.findFault(state, decided.events)).toBe(
			decided.events.length > 0 ? null : 'one-event-a-command'
		);
		events.push(...decided.events);
		state = fold(deckLog.evolve, state, decided.events) as typeof state;
	}
	return { state, events };
}

const refusalOf = (state: DeckState, command: DeckCommand): string | null => {
	const decided = deckLog.decide(state as typeof deckLog.initial, command, none);
	return decided.accepted ? null : decided.refusal.reason;
};

describe('A deck of a group', () => {
	test('may wait for the end of a match to be shown, which only its owner is told', () => {
		const later: DeckCommand = { type: 'ShowDeckAfterMatch', shows: true };
		const { state, events } = played(BEGIN, later);
		expect(state.showsAfterMatch).toBe(true);
		const { sight } = deckLog;
		const others = sight?.viewFor(state as typeof deckLog.initial, 'others');
		expect(JSON.stringify(others)).not.toContain('showsAfterMatch');
		const [, toBeShown] = events;
		if (!toBeShown) throw new Error('an event is missing');
		expect(sight?.told(state as typeof deckLog.initial, toBeShown, 'others')).toBeNull();
		expect(played(BEGIN, later, { ...later, shows: false }).state.showsAfterMatch).toBeUndefined();
		expect(played(BEGIN, later, { type: 'ShowDeck' }).state.showsAfterMatch).toBeUndefined();
		expect(refusalOf(played(BEGIN, { type: 'ShowDeck' }).state, later)).toBe('shown-already');
	});
	test('has versions, which are undone and redone', () => {
		const { state } = played(BEGIN, change(TWO, 1));
		expect(versionNow(state)?.deck).toEqual(TWO);
		const undone = played(BEGIN, change(TWO, 1), { type: 'UndoDeck', kept: 1, of: 2 }).state;
		expect(versionNow(undone)?.deck).toEqual(ONE);
		const redone = played(
			BEGIN,
			change(TWO, 1),
			{ type: 'UndoDeck', kept: 1, of: 2 },
			{ type: 'RedoDeck', of: 1 }
		).state;
		expect(redone).toEqual(state);
	});

	test('that is saved unchanged gets no new version', () => {
		expect(played(BEGIN, change(ONE, 1)).events).toHaveLength(1);
	});

	test.each([
		['deck-here-already', played(BEGIN).state, BEGIN],
		['no-deck', NO_DECK, { type: 'ShowDeck' }],
		['one-owner', NO_DECK, { ...BEGIN, seats: [] }],
		['deck-empty', NO_DECK, { ...BEGIN, deck: deckOf('Library') }],
		['deck-empty', played(BEGIN).state, change(deckOf('Library'), 1)],
		['changed-meanwhile', played(BEGIN, change(TWO, 1)).state, change(ONE, 1)],
		['no-such-version', played(BEGIN).state, { type: 'UndoDeck', kept: 0, of: 1 }],
		['no-such-version', played(BEGIN).state, { type: 'UndoDeck', kept: 1, of: 1 }],
		['nothing-undone', played(BEGIN).state, { type: 'RedoDeck', of: 1 }],
		['shown-already', played(BEGIN, { type: 'ShowDeck' }).state, { type: 'ShowDeck' }]
	] satisfies [string, DeckState, DeckCommand][])('refuses: %s', (reason, state, command) => {
		expect(refusalOf(state, command)).toBe(reason);
	});

	test('takes so many versions and no more', () => {
		const changes = Array.from({ length: MOST_VERSIONS - 1 }, (_, nth) =>
			change(nth % 2 === 0 ? TWO : ONE, nth + 1)
		);
		const { state } = played(BEGIN, ...changes);
		const next = change(deckOf('Library\n1× Three'), MOST_VERSIONS);
		expect(refusalOf(state, next)).toBe('deck-full');
	});

	test('an event that its rules would not decide is found', () => {
		const { state } = played(BEGIN);
		expect(deckLog.findFault(state, [{ type: 'DeckRedone' }])).toBe('nothing-undone');
		expect(deckLog.findFault(state, [{ type: 'DeckUndone', kept: 5 }])).toBe('no-such-version');
	});
});

describe('What others see of it', () => {
	const { sight } = deckLog;
	if (!sight) throw new Error('it hides its list');
	const others = (role: string) => ({ role, seats: [] });

	test('is no card and no number of changes, not for the keeper either, until its owner shows it', () => {
		const anyCommand = fc.constantFrom<DeckCommand['type']>(
			'ChangeDeck',
			'NameDeck',
			'UndoDeck',
			'RedoDeck'
		);
		fc.assert(
			fc.property(fc.array(anyCommand, { maxLength: 12 }), (types) => {
				let state = played(BEGIN).state as typeof deckLog.initial;
				for (const [nth, type] of types.entries()) {
					const of = state.versions.steps.length;
					const commands: Readonly<Record<string, DeckCommand>> = {
						ChangeDeck: change(nth % 2 === 0 ? TWO : ONE, of),
						NameDeck: { type: 'NameDeck', title: `Deck ${nth}` },
						UndoDeck: { type: 'UndoDeck', kept: 1, of },
						RedoDeck: { type: 'RedoDeck', of }
					};
					const decided = deckLog.decide(state, commands[type] ?? BEGIN, none);
					for (const event of decided.accepted ? decided.events : []) {
						for (const role of ['keeper', 'player', 'spectator']) {
							const audience = sight.audienceOf(state, others(role));
							const told = JSON.stringify(sight.told(state, event, audience));
							expect(told).not.toContain('secret-marker');
							expect(event.type === 'DeckNamed' || told === 'null').toBe(true);
						}
						expect(
							sight.told(state, event, sight.audienceOf(state, { role: 'player', seats: ['s1'] }))
						).toBe(event);
						state = deckLog.evolve(state, event) as typeof state;
					}
					const view = sight.viewFor(state, sight.audienceOf(state, others('keeper')));
					expect(view).toEqual({
						seats: ['s1'],
						title: state.title,
						versions: { steps: [], redoable: [] },
						shown: false
					});
				}
			})
		);
		const [begun] = played(BEGIN).events;
		if (!begun) throw new Error('it began');
		expect(
			sight.told(deckLog.initial, begun, sight.audienceOf(deckLog.initial, others('keeper')))
		).toEqual({
			type: 'DeckBegun',
			seats: ['s1'],
			title: 'Night Court'
		});
	});

	test('is everything once it is shown', () => {
		expect(sight.isOpen(played(BEGIN).state as typeof deckLog.initial)).toBe(false);
		expect(sight.isOpen(played(BEGIN, { type: 'ShowDeck' }).state as typeof deckLog.initial)).toBe(
			true
		);
	});
});
