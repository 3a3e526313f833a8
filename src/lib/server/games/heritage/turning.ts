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
import type { Application } from '../../application.ts';
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

interface Turning {
	readonly chronicle: string;
	readonly access: Pick<Access, 'role' | 'seats'>;
	readonly actor: Actor;
	readonly commandId: string;
	readonly wish: Wish;
}

/** Why a deck says nothing; what lies in it is not among the reasons. */
const SILENT = {
	'no-deck-here':
		'No sealed deck is turned in this chronicle; write down what your box shows, on the page of the chapter.',
	'not-its-turn':
		'That card of the deck does not come up now; look at the chronicle and go on there.',
	'no-pack-here':
		'No pack lies in this chronicle yet; the keeper brings one on the page of the deck, and then it can be chosen.',
	'pack-missing':
		'The pack that this chronicle is played with is not here; the keeper imports it again on the page of the deck, and then each of its expansions.',
	'expansion-missing':
		'This chronicle is played with an expansion whose cards are not here. The keeper imports it again on the page of the deck, or says there that you go on without it.',
	'card-missing':
		'The card of this mission came with an expansion that is not here; the keeper imports it again on the page of the deck.',
	'pack-damaged':
		'The pack that lies here lacks a card, so nothing of it is turned up. The keeper imports the same pack again on the page of the deck; what lies open stays as it is.',
	'pack-closed':
		'The pack that lies here cannot be opened on this server. Ask your host to put the key of the vault back.'
} as const;
type Silence = keyof typeof SILENT;

type Turned =
	Answer<RefusalReason> | (Omit<Refused<never>, 'reason'> & { readonly reason: Silence });

const silent = (reason: Silence): Turned => ({ kind: 'refused', reason, sentence: SILENT[reason] });

type House = Pick<Application, 'keeping' | 'database' | 'vault'>;

/** None of what a deck is asked for is decided by chance. */
const NO_CHANCE: Chance = {
	below() {
		throw new Error('a deck leaves nothing to chance');
	}
};

/** What a wish is answered that is only tried, before a card is opened for it. */
const NOTHING_YET = refusedByService('version-passed');

/** How often a wish is made out anew when others wrote meanwhile. */
const TRIES = 5;

/**
 * Turns the sealed deck as somebody wished: takes out just the cards that the event opens, and says them in
 * a command of the chronicle. It holds for the version it was read off, so that the deck never answers to
 * what is over. A wish that was sent before finds its first answer.
 */
export async function turn(
	house: House,
	{ chronicle: id, access, actor, commandId, wish }: Turning
): Promise<Turned> {
	const { logs } = house.keeping('heritage');
	for (let tries = 1; ; tries++) {
		const chronicle = await logs.read(id);
		if (!chronicle) return silent('no-deck-here');
		const { state, version } = chronicle;
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
	house: House,
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
	{ database, vault }: House,
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
	{ database, vault }: House,
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
