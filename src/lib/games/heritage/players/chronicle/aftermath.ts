import { pick } from '../../../core/chance.ts';
import { missionFrom, missionReadFrom, overviewFrom } from '../../chronicle-deck/draft.ts';
import { lastChapter } from '../../chronicle/chapters.ts';
import { endsOf } from '../../chronicle/overview.ts';
import { openSteps, type StepPart } from '../../chronicle/steps.ts';
import type { CommandOf } from '../../commands.ts';
import { effectsWords } from '../../effects/words.ts';
import { havenOf, homeOf } from '../../register/whereabouts.ts';
import { allowedKinds } from '../../register/stock.ts';
import type { SeatId, ThingId } from '../../shapes.ts';
import { eraContenders } from '../../standings/dominance.ts';
import type { Chapter, ChronicleState } from '../../state.ts';
import { eraOf, lastChapterOf } from '../../vocabulary.ts';
import type { Course, Sitting } from './course.ts';
import { drawnAmong } from './drawn.ts';
import { better } from './self-interest.ts';

/** One haven in so many stays as it is. */
const CONTENT_IN = 4;

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
			return yield sticker(sitting, state, entry, seat);
		case 'retainers':
			return yield retainer(sitting, state, entry, seat);
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

/** The victor draws one where any is left, everybody else gives one back. */
function obligations(
	state: ChronicleState,
	{ number, outcome, record }: Chapter
): CommandOf<'ResolveObligations'> {
	const { victor } = endsOf(outcome);
	const indebted = record.players.filter(
		({ seat }) => seat !== victor && (state.players[seat]?.haven?.obligations.length ?? 0) > 0
	);
	return {
		type: 'ResolveObligations',
		chapter: number,
		gain: state.obligationSupply.length > 0 ? { from: 'draw' } : null,
		losses: indebted.map(({ seat }) => ({ seat, obligation: null }))
	};
}

/** Any design that is there and that the player may place, on anybody awake. */
function sticker(
	{ cards, chance }: Sitting,
	state: ChronicleState,
	{ number: chapter, record }: Chapter,
	seat: SeatId
): CommandOf<'PlaceSticker'> | CommandOf<'PassSticker'> {
	const clan = record.players.find((player) => player.seat === seat)?.clan;
	const kinds = clan ? allowedKinds(state, clan) : [];
	const kind = clan && kinds.includes(clan) ? clan : kinds[0];
	const dots = state.players[seat]?.sheet?.dots ?? {};
	const designs = cards
		.setFor(state)
		.stickers.filter(
			(one) => one.kind === kind && (dots[one.asks?.trait ?? ''] ?? 0) >= (one.asks?.dots ?? 0)
		);
	const bearers = awakeOf(state, record, seat).filter((id) => {
		const home = homeOf(state, id);
		return home === null || home === seat;
	});
	if (designs.length === 0 || bearers.length === 0) return { type: 'PassSticker', chapter, seat };
	const design = pick(chance, designs);
	const text = effectsWords(design.effects).join(' ');
	return {
		type: 'PlaceSticker',
		chapter,
		seat,
		character: pick(chance, bearers),
		sticker: { id: `st-${chapter}-${seat}`, kind: design.kind, name: design.name, text }
	};
}

function retainer(
	{ chance }: Sitting,
	state: ChronicleState,
	{ number: chapter, record }: Chapter,
	seat: SeatId
): CommandOf<'ChooseRetainer'> {
	const absorbed = absorbedIn(state, chapter);
	const may = awakeOf(state, record, seat).filter((id) => {
		const haven = havenOf(state, id);
		const free = haven === null || haven === seat;
		return free && state.characters[id]?.kind !== 'leader' && !absorbed.includes(id);
	});
	const stays = may.length === 0 || chance.below(CONTENT_IN) === 0;
	return { type: 'ChooseRetainer', chapter, seat, character: stays ? null : pick(chance, may) };
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

/** Whom a seat had awake when the chapter ended, and who is still there. */
function awakeOf(state: ChronicleState, record: Chapter['record'], seat: SeatId): ThingId[] {
	const player = record.players.find((one) => one.seat === seat);
	return (player?.bloodline ?? []).flatMap(({ character, torpor }) =>
		torpor || state.banished.includes(character) ? [] : [character]
	);
}

/** Who became part of a monstrosity at the table of this chapter (ruling 29). */
function absorbedIn({ table }: ChronicleState, chapter: number): readonly ThingId[] {
	if (table?.chapter !== chapter) return [];
	return Object.values(table.bloodlines).flatMap(({ vampires }) =>
		Object.values(vampires).flatMap(({ absorbed }) => absorbed)
	);
}

/** A deck that lacks a card of its own is a bug. */
function said<T>(command: T | null): T {
	if (command === null) throw new Error('the deck has no such card');
	return command;
}
