import type { DeckCard } from '../../games/heritage/chronicle-deck/cards.ts';
import {
	chapterFrom,
	endFrom,
	missionFrom,
	missionReadFrom,
	overviewFrom,
	scoringFrom
} from '../../games/heritage/chronicle-deck/draft.ts';
import type { Wish } from '../../games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../games/heritage/commands.ts';
import { effectsWords } from '../../games/heritage/effects/words.ts';
import { openObligations } from '../../games/heritage/open/open-set.ts';
import type { RefusalReason } from '../../games/heritage/refusals.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import { ERAS, type Era } from '../../games/heritage/vocabulary.ts';
import type { Application } from '../application.ts';
import { OPEN_DECK_EDITION, openDeck } from '../decks/chronicle/open-deck.ts';
import { unlockedSchemes } from '../decks/unlocked-schemes.ts';
import type { Access } from '../tables/access.ts';
import { seatOf } from '../tables/seat-of.ts';
import { claimantOf } from '../tables/wishes.ts';
import type { Answer, Refused } from './answers.ts';
import type { Actor } from './append.ts';

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
		'No pack lies in this chronicle yet; the keeper brings one on the page of the deck, and then it can be chosen.'
} as const;
type Silence = keyof typeof SILENT;

type Turned =
	Answer<RefusalReason> | (Omit<Refused<never>, 'reason'> & { readonly reason: Silence });

const silent = (reason: Silence): Turned => ({ kind: 'refused', reason, sentence: SILENT[reason] });

/** How often a wish is made out anew when others wrote meanwhile. */
const TRIES = 5;

/**
 * Turns the sealed deck as somebody wished: takes out just the cards that the event opens, and says them in
 * a command of the chronicle. It holds for the version it was read off, so that the deck never answers to
 * what is over. A wish that was sent before finds its first answer.
 */
export async function turn(
	house: Pick<Application, 'chronicles'>,
	{ chronicle: id, access, actor, commandId, wish }: Turning
): Promise<Turned> {
	for (let tries = 1; ; tries++) {
		const chronicle = await house.chronicles.read(id);
		if (!chronicle) return silent('no-deck-here');
		const { state, version } = chronicle;
		const body = commandFor(state, wish);
		if (typeof body === 'string') return silent(body);
		const answer = await house.chronicles.act({
			chronicle: id,
			actor,
			seat: claimantOf(state, wish) ?? seatOf(body, access),
			command: { id: commandId, seen: version, onlyThere: true, body, wish }
		});
		const passed = answer.kind === 'refused' && answer.reason === 'version-passed';
		if (!passed || tries === TRIES) return answer;
	}
}

/** What the deck says to a wish; whether it is time for it, the rules decide before they look at a card. */
function commandFor(state: ChronicleState, wish: Wish): Command | Silence {
	if (wish.type === 'ChooseDeck') return chosenDeck(wish.deck);
	const deck = deckOf(state);
	return deck ? (said(state, deck, wish) ?? 'not-its-turn') : 'no-deck-here';
}

function said(
	state: ChronicleState,
	deck: readonly DeckCard[],
	wish: Exclude<Wish, { type: 'ChooseDeck' }>
): Command | null {
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

/** The deck that this chronicle is played with, opened for this one moment; null: the table tells its own. */
function deckOf({ deck: { identity } }: ChronicleState): readonly DeckCard[] | null {
	return identity?.kind === 'open' ? openDeck : null;
}

function chosenDeck(deck: Extract<Wish, { type: 'ChooseDeck' }>['deck']): Command | Silence {
	switch (deck) {
		case 'box':
			return { type: 'ChooseDeck', deck: { kind: 'box' }, obligations: [] };
		case 'open':
			return {
				type: 'ChooseDeck',
				deck: { kind: 'open', edition: OPEN_DECK_EDITION },
				obligations: openObligations.map(({ id, name, effects }) => ({
					id,
					name,
					text: effectsWords(effects, 'slip').join(' ')
				}))
			};
		case 'pack':
			return 'no-pack-here';
	}
}

function eraNumbered(number: number): Era {
	const era = ERAS.find((one) => one === number);
	if (era === undefined) throw new Error(`there is no era ${number}`);
	return era;
}
