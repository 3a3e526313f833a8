import type { SeatId, Sticker, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import type { Clan } from '../vocabulary.ts';

/** One thing that happened to a character; chapter 0 is the prologue. */
export type LifeEvent =
	| {
			readonly what: 'embraced';
			readonly chapter: number;
			readonly seat: SeatId;
			readonly clan: Clan;
			readonly torpor: boolean;
	  }
	| { readonly what: 'unlocked'; readonly chapter: number; readonly seat: SeatId }
	| { readonly what: 'raised'; readonly chapter: number; readonly sticker: Sticker }
	| { readonly what: 'retained'; readonly chapter: number; readonly seat: SeatId };

/**
 * What the chronicle knows of a character's life, oldest first: the bloodlines it was noted in, who
 * unlocked it, its stickers, the havens it was taken into. Where it is now tells `whereIs`.
 */
export function characterLife(state: ChronicleState, character: ThingId): LifeEvent[] {
	const raised = state.stickers
		.filter((sticker) => sticker.character === character)
		.map((sticker): LifeEvent => ({ what: 'raised', chapter: sticker.chapter, sticker }));
	const before = raised.filter(({ chapter }) => chapter < state.firstChapter);
	return [
		...before,
		...state.chapters.flatMap((chapter) => [
			...embracedIn(chapter, character),
			...unlockedIn(chapter, character),
			...raised.filter((event) => event.chapter === chapter.number),
			...retainedIn(chapter, character)
		])
	];
}

function embracedIn({ number, record }: Chapter, character: ThingId): LifeEvent[] {
	return record.players.flatMap(({ seat, clan, bloodline }) =>
		bloodline
			.filter((vampire) => vampire.character === character)
			.map(({ torpor }) => ({ what: 'embraced', chapter: number, seat, clan, torpor }))
	);
}

function unlockedIn({ number, aftermath }: Chapter, character: ThingId): LifeEvent[] {
	return Object.values(aftermath.missions).flatMap(({ claimant, reward }): LifeEvent[] => {
		const unlocked = reward?.kind === 'unlock' && reward.character.id === character;
		return unlocked ? [{ what: 'unlocked', chapter: number, seat: claimant }] : [];
	});
}

function retainedIn({ number, aftermath }: Chapter, character: ThingId): LifeEvent[] {
	return Object.entries(aftermath.retainers)
		.filter(([, retained]) => retained === character)
		.map(([seat]) => ({ what: 'retained', chapter: number, seat }));
}
