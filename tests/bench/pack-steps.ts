import type { DeckCard } from '../../src/lib/games/heritage/chronicle-deck/cards.ts';
import type { Wish } from '../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { importPack } from '../../src/lib/server/chronicles/packs.ts';
import { turn } from '../../src/lib/server/chronicles/turning.ts';
import { ACTOR, meansIn, type openHeritage } from '../server/chronicles/house.ts';
import { wholeDeck } from '../unit/heritage/deck/whole-deck.ts';

type Heritage = Awaited<ReturnType<typeof openHeritage>>;

/** What is done to a chronicle, in this order. */
export const STEPS = ['seal', 'replace', 'choose', 'open'] as const;
export type Step = (typeof STEPS)[number];

/** Two whole packs of one name that have no card in common. */
export const PACKS: Readonly<Record<'seal' | 'replace', readonly DeckCard[]>> = {
	seal: wholeDeck(),
	replace: wholeDeck().map((card) =>
		card.kind === 'overview' ? { ...card, title: `Another ${card.title}` } : card
	)
};

/** What a chronicle is asked; each can be asked again, and throws where it is refused. */
export function packSteps(
	house: Heritage,
	chronicle: string
): Record<Step, () => Promise<unknown>> {
	const application = {
		chronicles: house.service,
		database: house.database,
		vault: meansIn(house.folder).vault
	};
	async function seal(cards: readonly DeckCard[]): Promise<void> {
		const found = await house.service.read(chronicle);
		if (!found) throw new Error('there is no such chronicle');
		const format = { format: 'elysium-chronicle-deck', version: 1, adds: false };
		const named = { id: 'winter', name: 'Winter', licence: 'CC BY 4.0' };
		const text = JSON.stringify({ ...format, ...named, cards });
		const answer = await importPack(application, { chronicle: found, text });
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
		seal: () => seal(PACKS.seal),
		replace: () => seal(PACKS.replace),
		choose: () => wish('choosing', { type: 'ChooseDeck', deck: 'pack' }),
		open: () => wish('opening', { type: 'OpenChapter', chapter: 1, early: false })
	};
}
