import { missionFrom, missionReadFrom, overviewFrom } from '../../chronicle-deck/draft.ts';
import { lastChapter } from '../../chronicle/chapters.ts';
import { openSteps, type StepPart } from '../../chronicle/steps.ts';
import type { CommandOf } from '../../commands.ts';
import type { ThingId } from '../../shapes.ts';
import { eraContenders } from '../../standings/dominance.ts';
import type { Chapter, ChronicleState } from '../../state.ts';
import { eraOf, lastChapterOf } from '../../vocabulary.ts';
import { obligations, retainer, sticker } from './aftermath-choices.ts';
import type { Course, Sitting } from './course.ts';
import { drawnAmong } from './drawn.ts';
import { better } from './self-interest.ts';

/** All that the aftermath under way asks for, step by step, until it is closed. */
export function* aftermath(sitting: Sitting, before: ChronicleState): Course {
	let state = before;
	for (let entry = lastChapter(state); entry && !entry.aftermath.finished;) {
		const [step] = openSteps(state);
		state = step
			? yield* settle(sitting, state, entry, step)
			: yield finish(sitting, state, entry.number);
		entry = lastChapter(state);
	}
	return state;
}

function* settle(
	sitting: Sitting,
	state: ChronicleState,
	entry: Chapter,
	{ step, key, seat }: StepPart
): Course {
	switch (step) {
		case 'overview':
			return yield overview(sitting, state, entry.number);
		case 'missions':
			return yield* mission(sitting, state, entry.number, key.slice('mission:'.length));
		case 'obligations':
			return yield obligations(state, entry);
		case 'stickers':
			return yield sticker(sitting.cards.setFor(state), sitting.chance, state, entry, seat);
		case 'retainers':
			return yield retainer(sitting.chance, state, entry, seat);
		case 'results':
			throw new Error('the results stand with the chapter');
	}
}

function overview({ cards }: Sitting, state: ChronicleState, chapter: number) {
	return said(overviewFrom(state, cards.deckAt(chapter), chapter, cards.unlockable));
}

/** Read aloud, then decided by what the claimant knows of the rewards. */
function* mission(
	{ cards, chance }: Sitting,
	before: ChronicleState,
	chapter: number,
	id: ThingId
): Course {
	const deck = cards.deckAt(chapter);
	const read = said(missionReadFrom(before, deck, chapter, id));
	const state = yield read;
	const decided = better(state, chance, read.read);
	return yield said(missionFrom(state, deck, chapter, id, decided));
}

function finish(
	{ chance }: Sitting,
	state: ChronicleState,
	chapter: number
): CommandOf<'FinishAftermath'> {
	const era = eraOf(chapter);
	const over = chapter === lastChapterOf(era);
	const tied = over ? eraContenders(state, era).seats : [];
	return { type: 'FinishAftermath', chapter, leaveOpen: false, eraDraw: drawnAmong(chance, tied) };
}

/** A deck that lacks a card of its own is a bug. */
function said<T>(command: T | null): T {
	if (command === null) throw new Error('the deck has no such card');
	return command;
}
