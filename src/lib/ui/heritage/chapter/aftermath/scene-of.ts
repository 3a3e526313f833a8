import { namesOf } from '../../ledger/names.ts';
import { aftermathLines } from '../aftermath-lines.ts';
import { lastChapter } from '../../../../games/heritage/chronicle/chapters.ts';
import { hasSealedBacks } from '../../../../games/heritage/chronicle/deck-choice.ts';
import { nextChapter } from '../../../../games/heritage/chronicle/next.ts';
import { belongingOf, knowsBloodlines } from '../../../../games/heritage/chronicle/own-vampire.ts';
import {
	aftermathOrder,
	aftermathSteps,
	type StepPart
} from '../../../../games/heritage/chronicle/steps.ts';
import { allowedKinds, stickerStock } from '../../../../games/heritage/register/stock.ts';
import { havenOf, homeOf } from '../../../../games/heritage/register/whereabouts.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import { eraContenders, eraLevel } from '../../../../games/heritage/standings/dominance.ts';
import type { Chapter, ChronicleState } from '../../../../games/heritage/state.ts';
import { eraOf, lastChapterOf, type Clan } from '../../../../games/heritage/vocabulary.ts';
import type { PickableCharacter } from '../../character/pickable.ts';
import { strangersTo } from '../../character/strangers.ts';
import { opensFirst } from '../../standings/next-step.ts';
import { pickable } from '../table-of.ts';
import { deckMissionScene, deckOverviewScene, readersOf, readScene } from './deck-scene-of.ts';
import { designsFor } from './sticker-designs.ts';
import type {
	FinishScene,
	MissionScene,
	ObligationsScene,
	OverviewScene,
	RetainerScene,
	Scene,
	ScenePlace,
	StickerScene
} from './scene.ts';

type SeatNames = Readonly<Record<SeatId, string>>;

/** All parts of a chapter's aftermath in their order, and its end. */
export function placesOf(chapter: Chapter, names: SeatNames): ScenePlace[] {
	const parts = aftermathSteps(chapter).map((part): ScenePlace => ({
		key: part.key,
		step: part.step,
		title: titleOf(part, chapter, names),
		done: part.done
	}));
	const { finished } = chapter.aftermath;
	return [...parts, { key: 'finish', step: 'finish', title: 'The end', done: finished }];
}

/**
 * Where the ceremony stands: reading out the results before anything is decided, then whatever is
 * open first, and its end when nothing is.
 */
export function currentPlace(chapter: Chapter, places: readonly ScenePlace[]): string {
	if (chapter.aftermath.finished) return 'finish';
	const begun = places.some(({ key, done }) => done && key !== 'results');
	return begun ? (places.find(({ done }) => !done)?.key ?? 'finish') : 'results';
}

/** What a part of the aftermath shows. */
export function sceneOf(
	state: ChronicleState,
	names: SeatNames,
	chapter: Chapter,
	key: string
): Scene {
	const [kind = '', about = ''] = key.split(':');
	switch (kind) {
		case 'overview':
			return isOfDeck(state, chapter, chapter.aftermath.overview !== null)
				? deckOverviewScene(state, chapter)
				: overviewScene(chapter);
		case 'mission':
			return isOfDeck(state, chapter, isDecidedByDeck(chapter, about))
				? deckMissionScene(state, chapter, about)
				: missionScene(state, names, chapter, about);
		case 'obligations':
			return obligationsScene(state, chapter);
		case 'sticker':
			return stickerScene(state, names, chapter, about);
		case 'retainer':
			return retainerScene(state, names, chapter, about);
		case 'finish':
			return finishScene(state, names, chapter);
		case 'results':
			return { kind: 'results' };
	}
	throw new Error(`the aftermath has no part ${key}`);
}

/**
 * Whether the program knows what a card of this chapter says: the sealed deck tells it, or told it before
 * the group went over to its own box.
 */
const isOfDeck = (state: ChronicleState, { number }: Chapter, told: boolean): boolean =>
	hasSealedBacks(state, number) || (told && state.deck.chapters[number]?.from === 'deck');

/** Only a deck says which of its two choices was taken. */
const isDecidedByDeck = ({ aftermath }: Chapter, mission: ThingId): boolean =>
	(aftermath.missions[mission]?.decided ?? null) !== null;

function titleOf({ step, key, seat }: StepPart, chapter: Chapter, names: SeatNames): string {
	const name = names[seat] ?? seat;
	switch (step) {
		case 'results':
			return 'The results';
		case 'overview':
			return 'The chapter’s card and a scheme';
		case 'missions': {
			const mission = chapter.record.missions.find(({ id }) => key === `mission:${id}`);
			return `${name}: ${mission?.name ?? 'mission'}`;
		}
		case 'obligations':
			return 'Obligations';
		case 'stickers':
			return `${name}: ability sticker`;
		case 'retainers':
			return `${name}: retainer`;
	}
}

function overviewScene({ record, outcome, aftermath }: Chapter): OverviewScene {
	const decided = aftermath.overview;
	const victor = decided?.victor ?? outcome.order[0] ?? '';
	const vanquished = decided?.vanquished ?? outcome.order.at(-1) ?? '';
	const clan = record.players.find(({ seat }) => seat === vanquished)?.clan ?? null;
	return { kind: 'overview', victor, vanquished, clan: decided?.scheme?.clan ?? clan, decided };
}

function missionScene(
	state: ChronicleState,
	names: SeatNames,
	chapter: Chapter,
	id: ThingId
): MissionScene {
	const { record, aftermath, ruleset } = chapter;
	const mission = record.missions.find((one) => one.id === id);
	const seat = aftermath.missions[id]?.claimant ?? mission?.claimant ?? '';
	return {
		kind: 'mission',
		seat,
		mission: { id, name: mission?.name ?? id },
		reading: ruleset.missionReading,
		readers: readersOf(chapter, seat),
		rewardDots: ruleset.missionRewardDots,
		traits: state.traits,
		register: Object.values(state.characters),
		characters: pickable(state, names).map((character) => {
			const home = homeOf(state, character.id);
			return home === null
				? character
				: { ...character, blocked: `at home with ${names[home] ?? home}` };
		}),
		read: readScene(state, chapter, id),
		decided: aftermath.missions[id] ?? null
	};
}

function obligationsScene(state: ChronicleState, chapter: Chapter): ObligationsScene {
	const victor = chapter.outcome.order[0] ?? '';
	return {
		kind: 'obligations',
		victor,
		supply: state.obligationSupply,
		others: aftermathOrder(chapter)
			.filter((seat) => seat !== victor)
			.map((seat) => ({ seat, held: state.players[seat]?.haven?.obligations ?? [] })),
		decided: chapter.aftermath.obligations
	};
}

function stickerScene(
	state: ChronicleState,
	names: SeatNames,
	chapter: Chapter,
	seat: SeatId
): StickerScene {
	const clan = clanOf(chapter.record, seat);
	const answer = chapter.aftermath.stickers[seat];
	const sticker = state.stickers.find(({ id }) => id === answer) ?? null;
	return {
		kind: 'sticker',
		seat,
		clan,
		stock: stickerStock(state),
		allowed: allowedKinds(state, clan),
		designs: designsFor(state, seat, names[seat] ?? seat),
		characters: candidates(state, names, chapter, seat, 'sticker'),
		...unknownTo(state, chapter),
		decided:
			answer === undefined
				? null
				: { sticker, bearer: sticker ? (state.characters[sticker.character]?.name ?? null) : null }
	};
}

function retainerScene(
	state: ChronicleState,
	names: SeatNames,
	chapter: Chapter,
	seat: SeatId
): RetainerScene {
	const all = pickable(state, names);
	const byId = (id: ThingId | null | undefined) => all.find((one) => one.id === id) ?? null;
	const haven = state.players[seat]?.haven;
	const answer = chapter.aftermath.retainers[seat];
	return {
		kind: 'retainer',
		seat,
		haven: haven?.name ?? null,
		present: byId(haven?.retainer),
		characters: candidates(state, names, chapter, seat, 'retainer').map((character) => {
			const holder = havenOf(state, character.id);
			if (character.kind === 'leader') {
				return { ...character, blocked: 'clan leaders are never retained' };
			}
			return holder === null || holder === seat
				? character
				: { ...character, blocked: `retained by ${names[holder] ?? holder}` };
		}),
		...unknownTo(state, chapter),
		decided: answer === undefined ? null : { character: byId(answer) }
	};
}

function finishScene(state: ChronicleState, names: SeatNames, chapter: Chapter): FinishScene {
	const places = placesOf(chapter, names);
	const era = eraOf(chapter.number);
	const { finished, leftOpen } = chapter.aftermath;
	const ends = chapter.number === lastChapterOf(era);
	const next = lastChapter(state)?.number === chapter.number ? nextChapter(state) : null;
	return {
		kind: 'finish',
		brought: aftermathLines(state, chapter, namesOf(state, names)).flatMap(({ lines }) =>
			lines.map(({ text }) => text)
		),
		open: places.filter(({ key, done }) => !done && key !== 'finish'),
		eraEnd: ends ? { era, ...eraContenders(state, era), level: eraLevel(state, era) } : null,
		finished: finished
			? {
					dominance: ends ? (state.eras.find((one) => one.era === era) ?? null) : null,
					leftOpen: places.filter(({ key }) => leftOpen.includes(key))
				}
			: null,
		next,
		nextSealed: next !== null && opensFirst(state, next)
	};
}

/** Who may be chosen although the register does not know them: nobody where all bloodlines are known. */
function unknownTo(state: ChronicleState, chapter: Chapter) {
	const mayCreate = !knowsBloodlines(state, chapter);
	return { mayCreate, strangers: mayCreate ? strangersTo(state) : [] };
}

/** Whom a player may choose for a sticker or the haven: the bloodline first; who cannot be, says why. */
function candidates(
	state: ChronicleState,
	names: SeatNames,
	chapter: Chapter,
	seat: SeatId,
	step: 'sticker' | 'retainer'
): PickableCharacter[] {
	const own: PickableCharacter[] = [];
	const others: PickableCharacter[] = [];
	for (const character of pickable(state, names)) {
		const belonging = belongingOf(state, chapter, seat, character.id);
		const home = homeOf(state, character.id);
		if (belonging.to === 'own') own.push({ ...character, first: true, note: 'in the bloodline' });
		else if (belonging.to === 'unlocked' && step === 'retainer')
			own.push({ ...character, first: true, note: 'unlocked by a mission' });
		else if (belonging.to === 'torpor')
			others.push({ ...character, blocked: 'in torpor when the chapter ended' });
		else if (belonging.to === 'another') {
			const blocked = OF_ANOTHER[belonging.by](names[belonging.seat] ?? belonging.seat);
			others.push({ ...character, blocked });
		} else if (belonging.to !== 'believed') continue;
		else if (home !== null && home !== seat)
			others.push({ ...character, blocked: `at home with ${names[home] ?? home}` });
		else others.push({ ...character, note: alsoNoted(character.note) });
	}
	return [...own, ...others];
}

const OF_ANOTHER = {
	record: (whose: string) => `in the bloodline of ${whose}`,
	unlock: (whose: string) => `unlocked by a mission of ${whose}`,
	aftermath: (whose: string) =>
		`already chosen by ${whose}. Whose vampire was it? The keeper or a referee can correct the chapter and note the bloodlines.`
} as const;

const alsoNoted = (note: string | undefined): string =>
	[note, 'bloodline not noted'].filter((words) => words !== undefined).join(' · ');

function clanOf(record: Chapter['record'], seat: SeatId): Clan {
	const player = record.players.find((one) => one.seat === seat);
	if (!player) throw new Error(`${seat} did not play chapter`);
	return player.clan;
}
