import type { Chance } from '../../../games/core/chance.ts';
import { sameJson } from '../../../games/core/json.ts';
import {
	blankFor,
	eraNumbered,
	saidBefore,
	type CardWish
} from '../../../games/heritage/chronicle-deck/blank.ts';
import type { DeckCard } from '../../../games/heritage/chronicle-deck/cards.ts';
import type { DeckIdentity } from '../../../games/heritage/chronicle-deck/opened.ts';
import {
	chapterFrom,
	endFrom,
	missionFrom,
	missionReadFrom,
	overviewFrom,
	scoringFrom
} from '../../../games/heritage/chronicle-deck/draft.ts';
import type { Wish } from '../../../games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { effectsWords } from '../../../games/heritage/effects/words.ts';
import { openObligations } from '../../../games/heritage/open/open-set.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { DeckHouse } from './deck-house.ts';
import type { Transaction } from '../../db/client.ts';
import { OPEN_DECK_EDITION } from './decks/chronicle/open-deck.ts';
import { unlockedSchemes } from './decks/unlocked-schemes.ts';
import type { Access } from '../../tables/access.ts';
import { seatOf } from './seat-of.ts';
import { claimantOf } from './wishes.ts';
import { VaultFault } from '../../vault/vault.ts';
import {
	type Act,
	type Actor,
	type Answer,
	type Refused,
	refusedByService
} from '../../logs/answers.ts';
import { quietly } from '../../logs/dealing.ts';
import { deckFor, silenceOf } from './deck-for.ts';
import { expansionShelf, expansionsNamed, notLying } from './sealed-expansions.ts';
import { PackDamaged, packNamed } from './sealed-pack.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

export interface Turning {
	readonly chronicle: string;
	readonly access: Pick<Access, 'role' | 'seats'>;
	readonly actor: Actor;
	readonly commandId: string;
	readonly wish: Wish;
	/** The only version it is wished on; left out: whichever there is. */
	readonly onlyAt?: number;
}

/** Why a deck says nothing; what lies in it is not among the reasons. */
const SILENT = {
	'no-deck-here':
		'This chronicle has no sealed deck. Enter what your box shows, on the chapter’s page.',
	'not-its-turn': 'That card is not next. Continue from the chronicle’s page.',
	'no-pack-here':
		'This chronicle has no pack yet. The keeper imports one on the deck page, then you can choose it.',
	'pack-missing':
		'This chronicle’s pack is not here. The keeper imports it again on the deck page, then each of its expansions.',
	'expansion-missing':
		'The cards of an expansion are not here. The keeper imports it again on the deck page, or chooses there to continue without it.',
	'card-missing':
		'The card of this mission came with an expansion that is not here. The keeper imports it again on the deck page.',
	'pack-damaged':
		'The pack here lacks a card, so none can be turned. The keeper imports the same pack again on the deck page. Open cards stay as they are.',
	'pack-closed': 'This server cannot open the pack. Ask your host to put its file vault.key back.'
} as const;
type Silence = keyof typeof SILENT;

export type Turned =
	Answer<RefusalReason> | (Omit<Refused<never>, 'reason'> & { readonly reason: Silence });

const silent = (reason: Silence): Turned => ({ kind: 'refused', reason, sentence: SILENT[reason] });

/** None of what a deck is asked for is decided by chance. */
const NO_CHANCE: Chance = {
	below() {
		throw new Error('a deck leaves nothing to chance');
	}
};

/** What a wish is answered that is only tried, before a card is opened for it. */
const NOTHING_YET = refusedByService('version-passed');

/** How often a wish is decided again when others wrote meanwhile. */
const TRIES = 5;

/**
 * Turns the sealed deck as somebody wished: takes out just the cards that the event opens, and says them in
 * a command of the chronicle. It holds for the version it was read off, so that the deck never answers to
 * what is over. A wish that was sent before finds its first answer.
 */
export async function turnDeck(
	house: DeckHouse,
	{ chronicle: id, access, actor, commandId, wish, onlyAt }: Turning
): Promise<Turned> {
	const { logs } = house;
	for (let tries = 1; ; tries++) {
		const chronicle = await logs.read(id);
		if (!chronicle) return silent('no-deck-here');
		const { state, version } = chronicle;
		if (onlyAt !== undefined && version !== onlyAt) return refusedByService('version-passed');
		const acting = (body: Command, more: Pick<Act<Command>['command'], 'onlyThere' | 'barred'>) =>
			logs.act({
				chronicle: id,
				actor,
				seat: claimantOf(state, wish) ?? seatOf(body, access),
				command: { id: commandId, seen: version, body, wish, ...more }
			});
		/** Why nothing more can be written, or what was answered before; null: it can. */
		const tried = async (blank: Command) => {
			const answer = await acting(blank, { barred: () => Promise.resolve(NOTHING_YET) });
			return answer === NOTHING_YET ? null : answer;
		};
		const drawn = await drawnFor(house, chronicle, wish, tried);
		if (typeof drawn === 'string') return silent(drawn);
		if ('answer' in drawn) return drawn.answer;
		const { body, isStill } = drawn;
		const answer = await acting(body, { onlyThere: isStill ?? true });
		const passed = answer.kind === 'refused' && answer.reason === 'version-passed';
		if (!passed || tries === TRIES) return answer;
	}
}

/** What a wish becomes, and whether that which it was read off lies there still. */
interface Drawn {
	readonly body: Command;
	readonly isStill?: (transaction: Transaction) => Promise<boolean>;
}

/** What the deck says to a wish; whether it is time for it, the rules decide before a card is opened. */
async function drawnFor(
	house: DeckHouse,
	chronicle: Chronicle<ChronicleState>,
	wish: Wish,
	tried: (blank: Command) => Promise<Answer<RefusalReason> | null>
): Promise<Drawn | { readonly answer: Answer<RefusalReason> } | Silence> {
	const { state } = chronicle;
	try {
		if (wish.type === 'ChooseDeck') return await chosenDeck(house, chronicle.id, wish.deck);
		if (wish.type === 'ForgoExpansions') return await forgoing(house, chronicle);
		const before = saidBefore(state, wish);
		if (before) return { body: before };
		// Refused without a look at a card: how long that takes says nothing of what lies sealed.
		const blank = blankFor(wish);
		if (!heritage.decide(state, blank, { chance: NO_CHANCE }).accepted) return { body: blank };
		const silence = await silenceOf(house, chronicle, wish);
		if (silence) return silence;
		const first = await tried(blank);
		if (first) return { answer: first };
		const deck = await deckFor(house, chronicle);
		if (!deck) return 'pack-missing';
		const { cards, isStill } = deck;
		const body = quietly(() => said(state, cards, wish));
		return body ? { body, isStill } : 'not-its-turn';
	} catch (error) {
		if (error instanceof PackDamaged) return 'pack-damaged';
		if (error instanceof VaultFault) return 'pack-closed';
		throw error;
	}
}

/** To go on without expansions that do not lie here. Which do, their list says: no card is opened. */
async function forgoing(
	{ database, vault }: DeckHouse,
	{ id, state }: Chronicle<ChronicleState>
): Promise<Drawn | Silence> {
	const { identity } = state.deck;
	if (identity?.kind === 'pack') return { body: { type: 'ForgoExpansions', expansions: [] } };
	if (identity?.kind !== 'open') return 'no-deck-here';
	const kept = await expansionShelf.kept(database.read, vault, id);
	const missing = notLying(state, await expansionsNamed(database.read, vault, id));
	return {
		body: { type: 'ForgoExpansions', expansions: [...missing] },
		isStill: async (transaction) => (await expansionShelf.kept(transaction, vault, id)) === kept
	};
}

function said(state: ChronicleState, deck: readonly DeckCard[], wish: CardWish): Command | null {
	switch (wish.type) {
		case 'OpenChapter':
			return chapterFrom(state, deck, wish.chapter, wish.early);
		case 'ReadMission':
			return missionReadFrom(state, deck, wish.chapter, wish.mission);
		case 'DecideMission':
			return missionFrom(state, deck, wish.chapter, wish.mission, wish.decided);
		case 'TakeOverview':
			return overviewFrom(state, deck, wish.chapter, unlockedSchemes);
		case 'OfferScoring':
			return scoringFrom(state, deck, eraNumbered(wish.era));
		case 'EndChronicle':
			return endFrom(state, deck, wish.draw);
	}
}

async function chosenDeck(
	{ database, vault }: DeckHouse,
	id: string,
	deck: Extract<Wish, { type: 'ChooseDeck' }>['deck']
): Promise<Drawn | Silence> {
	switch (deck) {
		case 'box':
			return { body: { type: 'ChooseDeck', deck: { kind: 'box' }, obligations: [] } };
		case 'open':
			return { body: played({ kind: 'open', edition: OPEN_DECK_EDITION }) };
		case 'pack': {
			const named = await packNamed(database.read, vault, id);
			if (!named) return 'no-pack-here';
			const isStill = async (transaction: Transaction) =>
				sameJson(await packNamed(transaction, vault, id), named);
			return { body: played({ kind: 'pack', ...named }), isStill };
		}
	}
}

/** A deck that is played here; none has obligations of its own, so that those of the open set come with it. */
const played = (deck: DeckIdentity): Command => ({
	type: 'ChooseDeck',
	deck,
	obligations: openObligations.map(({ id, name, effects }) => ({
		id,
		name,
		text: effectsWords(effects, 'slip').join(' ')
	}))
});
