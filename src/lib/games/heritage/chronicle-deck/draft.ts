import type { CommandOf } from '../commands.ts';
import type { SchemeCard } from '../deck/cards.ts';
import { findChapter } from '../chronicle/chapters.ts';
import { endsOf } from '../chronicle/overview.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { Era } from '../vocabulary.ts';
import { answersTo } from './answers.ts';
import type { DeckCard } from './cards.ts';
import { assetInPlay, characterInPlay, hasArrived } from './in-play.ts';
import { toldOf } from './meant.ts';
import { backOf, frontOf } from './mission-faces.ts';
import type { Brought, MissionDecision, OpenedReward } from './opened.ts';
import { cardNumbered, cardsOfChapter, finalOf, scoringOf } from './order.ts';
import { broughtBy, openedReward, rewardOf, traitAt } from './rewards.ts';
import { keptSource } from './web-address.ts';

/** As many as one chapter takes; more of them arrive with the next. */
const MOST_ARRIVING = 60;

/**
 * What a sealed deck says next, as the command that opens it. Each takes just the cards it opens, so
 * that what lies behind them can change nothing. Null: the deck has no such card.
 */

/** The next chapter: its overview, the fronts of its missions, who is turned up on the way. */
export function chapterFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	chapter: number,
	early: boolean
): CommandOf<'OpenChapter'> | null {
	const cards = cardsOfChapter(deck, chapter);
	if (!cards) return null;
	const arriving = cards.arriving.filter(({ character }) => !hasArrived(state, character));
	const { number, title, year, text, answers, source } = cards.overview;
	return {
		type: 'OpenChapter',
		chapter,
		from: 'deck',
		early,
		overview: {
			card: number,
			title,
			year,
			text: toldOf(state, text),
			answers: answersTo(state, answers),
			source: keptSource(source)
		},
		missions: cards.missions.map((card) => ({ card: card.number, ...frontOf(state, card) })),
		characters: arriving
			.slice(0, MOST_ARRIVING)
			.map(({ character }) => characterInPlay(state, character))
	};
}

/**
 * The back of a mission as it is read aloud: without its rewards, or with full information, as the group
 * plays it (reading `missionReward`).
 */
export function missionReadFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	chapter: number,
	mission: ThingId
): CommandOf<'ReadMission'> | null {
	const back = missionBack(state, deck, chapter, mission);
	if (!back) return null;
	const told = state.ruleset.missionReading === 'full-information';
	const { question, choices } = back;
	const [one, other] = choices;
	const read = ({ text, reward }: typeof one) => ({
		text,
		reward: told ? openedReward(state, deck, reward) : null
	});
	return {
		type: 'ReadMission',
		chapter,
		mission,
		from: 'deck',
		read: { question, choices: [read(one), read(other)] }
	};
}

/** What came of a decided mission: outcome and reward, with the card behind it. */
export function missionFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	chapter: number,
	mission: ThingId,
	decided: MissionDecision
): CommandOf<'ResolveMission'> | null {
	const back = missionBack(state, deck, chapter, mission);
	const choice = back?.choices[decided === 'first' ? 0 : 1];
	const opened = choice && openedReward(state, deck, choice.reward);
	if (!choice || !opened) return null;
	return decidedAs(state, chapter, mission, decided, choice, opened);
}

/** The same as far as it was read aloud: what comes of it stays sealed. Null: it was read without its rewards, or not at all. */
export function missionAsRead(
	state: ChronicleState,
	chapter: number,
	mission: ThingId,
	decided: MissionDecision
): CommandOf<'ResolveMission'> | null {
	const read = state.deck.chapters[chapter]?.read[mission];
	const choice = read?.choices[decided === 'first' ? 0 : 1];
	if (!choice?.reward) return null;
	return decidedAs(state, chapter, mission, decided, { ...choice, outcome: '' }, choice.reward);
}

function decidedAs(
	state: ChronicleState,
	chapter: number,
	mission: ThingId,
	decided: MissionDecision,
	{ text, outcome }: { readonly text: string; readonly outcome: string },
	opened: OpenedReward
): CommandOf<'ResolveMission'> {
	const missions = findChapter(state, chapter)?.record.missions ?? [];
	const claimant = missions.find(({ id }) => id === mission)?.claimant ?? null;
	const brings = broughtBy(opened);
	return {
		type: 'ResolveMission',
		chapter,
		mission,
		from: 'deck',
		decided,
		decision: text,
		outcome,
		reward: rewardOf(state, claimant, opened),
		...(brings && { brings })
	};
}

/**
 * The overview of a chapter that is over: the victor takes it as an asset (ruling 33), the vanquished
 * adds a scheme to the clan just played, the first of `unlockable` that is not in play yet.
 */
export function overviewFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	chapter: number,
	unlockable: readonly SchemeCard[]
): CommandOf<'ResolveOverview'> | null {
	const entry = findChapter(state, chapter);
	const overview = cardsOfChapter(deck, chapter)?.overview;
	if (!entry || !overview) return null;
	const { vanquished } = endsOf(entry.outcome);
	const clan = entry.record.players.find(({ seat }) => seat === vanquished)?.clan;
	const scheme = unlockable.find(
		(card) => card.of === 'clan' && card.clan === clan && !isUnlocked(state, card)
	);
	const asset = assetInPlay(state, overview.asset);
	const { assetText } = overview;
	const brings: Brought[] = [
		{ card: 'asset', asset },
		...(scheme ? [{ card: 'scheme' as const, scheme }] : [])
	];
	return {
		type: 'ResolveOverview',
		chapter,
		from: 'deck',
		asset: { id: asset.id, name: asset.name, text: assetText },
		scheme: scheme ? { name: scheme.name } : null,
		brings
	};
}

/** The two scoring cards of an era that is over. */
export function scoringFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	era: Era
): CommandOf<'OfferScoring'> | null {
	const cards = scoringOf(deck, era);
	if (cards.length === 0) return null;
	return {
		type: 'OfferScoring',
		era,
		from: 'deck',
		cards: cards.map(({ number, id, name, text, pairs }) => ({
			card: number,
			id,
			name,
			text,
			pairs: pairs.map(({ traits: [one, other], worth }) => ({
				traits: [traitAt(state, one), traitAt(state, other)],
				worth
			}))
		}))
	};
}

/** The end of the chronicle, with its last card. */
export function endFrom(
	state: ChronicleState,
	deck: readonly DeckCard[],
	draw: PrimogenResult | null
): CommandOf<'EndChronicle'> {
	const card = finalOf(deck);
	const final = card && {
		card: card.number,
		title: card.title,
		text: toldOf(state, card.text),
		answers: answersTo(state, card.answers)
	};
	return { type: 'EndChronicle', from: 'deck', draw, final };
}

function missionBack(
	state: ChronicleState,
	deck: readonly DeckCard[],
	chapter: number,
	mission: ThingId
) {
	const front = state.deck.chapters[chapter]?.missions.find(({ id }) => id === mission);
	const card = front === undefined || front.card === null ? null : cardNumbered(deck, front.card);
	return card?.kind === 'mission' ? backOf(card, mission) : null;
}

function isUnlocked({ schemes, deck }: ChronicleState, card: SchemeCard): boolean {
	if (deck.schemes[card.id]) return true;
	const name = card.name.toLowerCase();
	return schemes.some(
		(one) => card.of === 'clan' && one.clan === card.clan && one.name.toLowerCase() === name
	);
}
