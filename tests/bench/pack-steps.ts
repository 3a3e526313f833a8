import type { DeckCard } from '../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { inOrder } from '../../src/lib/games/heritage/chronicle-deck/order.ts';
import type { Wish } from '../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { importPack } from '../../src/lib/server/games/heritage/packs.ts';
import { turn } from '../../src/lib/server/games/heritage/turning.ts';
import { ACTOR, meansIn, type openHeritage, keepingOf } from '../server/logs/house.ts';
import { missionCard, wholeDeck } from '../unit/heritage/deck/whole-deck.ts';
import { ownCard } from '../unit/heritage/table.ts';

type Heritage = Awaited<ReturnType<typeof openHeritage>>;

/** What is done to a chronicle, in this order: with a pack of its own, or with what is added to the open chronicle. */
export const COURSES = {
	pack: ['seal', 'replace', 'grow', 'choose', 'open'],
	added: ['take', 'add', 'more', 'open']
} as const;
export type Course = keyof typeof COURSES;
export type Step = (typeof COURSES)[Course][number];
export const isCourse = (text: string | undefined): text is Course =>
	text !== undefined && Object.hasOwn(COURSES, text);

const dots = { kind: 'dots' as const, dots: [{ trait: 1, dots: 1 }], title: 'Late' };
/** A fourth mission of chapter 1, and many who arrive up to the last chapter. */
const expansionOf = (place: number, from: number): readonly DeckCard[] => [
	{ ...missionCard(1, place, dots), number: 130 + place },
	...Array.from({ length: 20 }, (_, index): DeckCard => {
		const number = from + index * 100;
		const character = ownCard(`late-${number}`, { kind: 'basic', name: `Late ${number}` });
		return { kind: 'basic-character', number, character };
	})
];

const REPLACED = wholeDeck().map((card) =>
	card.kind === 'overview' ? { ...card, title: `Another ${card.title}` } : card
);
const GROWN = expansionOf(7, 75);
/** What of a pack lies there after a step; two whole packs of one name that have no overview in common. */
export const PACKS = {
	seal: inOrder(wholeDeck()),
	replace: inOrder(REPLACED),
	grow: inOrder([...REPLACED, ...GROWN])
} as const satisfies Partial<Record<Step, readonly DeckCard[]>>;

const [LAMPS, OIL] = [expansionOf(7, 75), expansionOf(8, 76)];
/** What of expansions lies there after a step, and by which ids they are known. */
export const ADDED = {
	add: { ids: ['lamps'], cards: inOrder(LAMPS) },
	more: { ids: ['lamps', 'oil'], cards: inOrder([...LAMPS, ...OIL]) }
} as const satisfies Partial<Record<Step, object>>;

/** What a chronicle is asked; each can be asked again, and throws where it is refused. */
export function packSteps(
	house: Heritage,
	chronicle: string
): Record<Step, () => Promise<unknown>> {
	const application = {
		...keepingOf(house.service),
		database: house.database,
		vault: meansIn(house.folder).vault
	};
	async function seal(id: string, adds: boolean | 'open-chronicle', cards: readonly DeckCard[]) {
		const found = await house.service.read(chronicle);
		if (!found) throw new Error('there is no such chronicle');
		const format = { format: 'elysium-chronicle-deck', version: 1, adds };
		const text = JSON.stringify({ ...format, id, name: id, licence: 'CC BY 4.0', cards });
		const answer = await importPack(application, { chronicle: found, actor: ACTOR, text });
		if (answer.kind !== 'sealed') throw new Error(answer.sentence);
	}
	async function wish(id: string, wanted: Wish) {
		const answer = await turn(application, {
			chronicle,
			access: { role: 'keeper', seats: [] },
			actor: ACTOR,
			commandId: `${id}-${chronicle}`,
			wish: wanted
		});
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		return answer;
	}
	return {
		seal: () => seal('winter', false, PACKS.seal),
		replace: () => seal('winter', false, PACKS.replace),
		grow: () => seal('more', true, GROWN),
		choose: () => wish('choosing', { type: 'ChooseDeck', deck: 'pack' }),
		take: () => wish('choosing', { type: 'ChooseDeck', deck: 'open' }),
		add: () => seal('lamps', 'open-chronicle', LAMPS),
		more: () => seal('oil', 'open-chronicle', OIL),
		open: () => wish('opening', { type: 'OpenChapter', chapter: 1, early: false })
	};
}
