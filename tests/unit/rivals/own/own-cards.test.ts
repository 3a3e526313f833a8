import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import { cardsOf } from '../../../../src/lib/games/rivals/cards/card-set.ts';
import type { Deck, DeckCard } from '../../../../src/lib/games/rivals/decks/deck.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { ownDeck, type Known } from '../../../../src/lib/games/rivals/own/own-cards.ts';
import { DEFAULT_READINGS } from '../../../../src/lib/games/rivals/readings.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { begin } from '../../../../src/lib/games/rivals/table/game.ts';
import { settingSchema } from '../../../../src/lib/games/rivals/table/setting-schema.ts';
import { settingFor } from '../../../../src/lib/games/rivals/table/setting.ts';
import { tableFaults } from '../../../../src/lib/games/rivals/table/invariants.ts';
import { playAtRandom } from '../table/random-match.ts';

const KNOWN: Known = { cards: cardsOf(openSet), vampires: [] };

const deckOf = (cards: readonly DeckCard[]): Deck => ({
	name: 'Mine',
	author: '',
	mode: null,
	cards: [...cards]
});
const line = (zone: DeckCard['zone'], name: string, own: Partial<DeckCard> = {}): DeckCard => ({
	zone,
	name,
	copies: 1,
	...own
});

/** A ready deck of the open set as somebody would type it, with another spelling of each name. */
function typed(id: string): Deck {
	const ready = openSet.decks.find((one) => one.id === id);
	if (!ready) throw new Error(`no deck ${id}`);
	const nameOf = (card: string): string =>
		(KNOWN.cards.find((one) => one.id === card)?.name ?? '').toUpperCase();
	return deckOf([
		line('agenda', nameOf(ready.agenda)),
		line('haven', nameOf(ready.haven)),
		...ready.vampires.map((card) =>
			line('faction', nameOf(card), card === ready.leader ? { leader: true } : {})
		),
		...ready.library.map(({ card, copies }) => line('library', nameOf(card), { copies }))
	]);
}

/** Ten kinds of cards with hardly any text, of a box that Elysium does not know. */
const box = deckOf([
	line('agenda', 'Any Agenda'),
	line('haven', 'Any Haven'),
	line('faction', 'Nadja', { bp: 6, clan: 'Tremere', leader: true }),
	...['Otto', 'Pia', 'Quirin', 'Rosa', 'Sven', 'Tilda'].map((name, at) =>
		line('faction', name, { bp: 3 + (at % 3), clan: 'Ravnos' })
	),
	line('library', 'Any Action', { kind: 'Action', bp: 3, copies: 3 }),
	line('library', 'Any Unhosted', { kind: 'Unhosted action', copies: 3 }),
	line('library', 'Any Ongoing', { kind: 'Ongoing', copies: 3 }),
	line('library', 'Any Scheme', { kind: 'Scheme', copies: 3 }),
	line('library', 'Clan Action', { kind: 'Action', clan: 'Tremere', copies: 3 })
]);

describe('A typed deck', () => {
	test('of cards of the set has their whole text, however their names are written', () => {
		const own = ownDeck(typed('brujah'), KNOWN);
		expect(own.lines.every(({ known }) => known === 'whole')).toBe(true);
		const { decks } = settingFor(openSet, { s1: 'brujah' }, DEFAULT_READINGS);
		expect(own.deck).toEqual(decks['s1']);
	});

	test('of other cards has their facts, and their text is read off the card', () => {
		const own = ownDeck(box, KNOWN);
		expect(own.lines.every(({ known }) => known === 'facts')).toBe(true);
		expect(own.deck).toMatchObject({ leader: 'own-nadja', haven: 'own-anyhaven' });
		expect(own.deck?.library).toHaveLength(15);
		const action = own.cards.find(({ name }) => name === 'Any Action');
		expect(action).toMatchObject({
			kind: 'action',
			bp: 3,
			parts: [{ when: 'play', effects: [{ do: 'manual' }] }]
		});
	});

	test('has vampires as the group typed them', () => {
		const nadja = {
			name: 'nadja ',
			bp: 7,
			facts: { clan: 'Brujah', physical: 2, guard: true, disciplines: ['Potence'] }
		};
		const { cards } = ownDeck(box, { ...KNOWN, vampires: [nadja] });
		expect(cards.find(({ name }) => name === 'Nadja')).toMatchObject({
			bp: 7,
			clan: 'Brujah',
			attributes: { physical: 2, social: 0, mental: 0 },
			keywords: ['guard'],
			disciplines: ['Potence']
		});
	});

	test('says what is still missing of which card, and cannot be dealt before', () => {
		const own = ownDeck(
			deckOf([
				...box.cards,
				line('faction', 'Ulrich', { bp: 4 }),
				line('library', 'A Blow', { kind: 'Attack', bp: 3 }),
				line('library', 'What Is It')
			]),
			KNOWN
		);
		expect(own.deck).toBeNull();
		const lacking = own.lines.flatMap((one) =>
			one.known === 'too-little' ? [[one.name, one.lacks]] : []
		);
		expect(lacking).toEqual([
			['Ulrich', ['clan']],
			['A Blow', ['numbers']],
			['What Is It', ['kind']]
		]);
	});

	test('without a Haven, an Agenda or a vampire cannot be dealt either', () => {
		for (const zone of ['haven', 'agenda', 'faction'] as const) {
			const less = deckOf(box.cards.filter((one) => one.zone !== zone));
			expect(ownDeck(less, KNOWN).deck).toBeNull();
		}
	});
});

describe('A match with decks of one’s own', () => {
	const own = ownDeck(box, KNOWN);
	if (!own.deck) throw new Error('this deck is whole');
	const setting = settingFor(
		openSet,
		{ s1: { deck: own.deck, cards: own.cards }, s2: 'ventrue' },
		DEFAULT_READINGS
	);

	test('can be sent and stored, and begins with its Leader', () => {
		expect(parseAs(settingSchema, setting).success).toBe(true);
		const { table } = begin(setting, ['s1', 's2'], seededChance(3));
		expect(table.seats['s1']?.vampires[0]).toMatchObject({ card: 'own-nadja', bp: 6, blood: 6 });
	});

	test.each([1, 2, 3, 4, 5, 6])(
		'is played to its end, texts by hand and all (match %i)',
		(seed) => {
			const events: TableEvent[] = [];
			const { table } = playAtRandom(setting, seededChance(seed), (step) =>
				events.push(...step.events)
			);
			expect(table.result).not.toBeNull();
			expect(tableFaults(table)).toEqual([]);
			const asked = events.flatMap((one) =>
				one.type === 'QuestionAsked' ? [one.question.prompt] : []
			);
			expect(asked).toContain('manual');
		}
	);
});
