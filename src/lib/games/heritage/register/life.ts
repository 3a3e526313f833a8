import { familyOf } from '../looking-back/kin.ts';
import { NO_PAST, type Past } from '../looking-back/past.ts';
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
			/** Who embraced it (null: it led) and whom it embraced; null: only a chapter played live knows. */
			readonly family: {
				readonly sire: ThingId | null;
				readonly childer: readonly ThingId[];
			} | null;
	  }
	| { readonly what: 'unlocked'; readonly chapter: number; readonly seat: SeatId }
	| { readonly what: 'raised'; readonly chapter: number; readonly sticker: Sticker }
	| { readonly what: 'retained'; readonly chapter: number; readonly seat: SeatId }
	| {
			readonly what: 'banished' | 'restored';
			/** The chapter that was recorded last when it happened. */
			readonly chapter: number;
			readonly reason: string;
	  };

type Known = Pick<Past, 'bloodlines' | 'fates'>;

/**
 * What the chronicle knows of a character's life, oldest first: the bloodlines it was in and by whose
 * embrace, who unlocked it, its stickers, the havens it was taken into, whether it was banished. Sires and
 * banishments stand in the `past` alone; without it the life is told without them. Where it is now tells
 * `whereIs`.
 */
export function characterLife(
	state: ChronicleState,
	character: ThingId,
	past: Known = NO_PAST
): LifeEvent[] {
	const raised = state.stickers
		.filter((sticker) => sticker.character === character)
		.map((sticker): LifeEvent => ({ what: 'raised', chapter: sticker.chapter, sticker }));
	const fates = past.fates
		.filter((fate) => fate.character === character)
		.map(({ what, chapter, reason }): LifeEvent => ({ what, chapter, reason }));
	const before = [...raised, ...fates].filter(({ chapter }) => chapter < state.firstChapter);
	return [
		...before,
		...state.chapters.flatMap((chapter) => [
			...embracedIn(chapter, character, past),
			...unlockedIn(chapter, character),
			...raised.filter((event) => event.chapter === chapter.number),
			...retainedIn(chapter, character),
			...fates.filter((event) => event.chapter === chapter.number)
		])
	];
}

function embracedIn({ number, record }: Chapter, character: ThingId, past: Known): LifeEvent[] {
	return record.players.flatMap(({ seat, clan, bloodline }) =>
		bloodline
			.filter((vampire) => vampire.character === character)
			.map(({ torpor }) => {
				const family = familyOf(past.bloodlines[number]?.[seat] ?? [], character);
				return { what: 'embraced', chapter: number, seat, clan, torpor, family };
			})
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
