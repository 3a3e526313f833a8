import type { Event } from '../../src/lib/games/heritage/events.ts';
import type { Sitting } from '../../src/lib/games/heritage/players/chronicle/course.ts';
import { playChronicle } from '../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { openDeck } from '../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { unlockedSchemes } from '../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';
import { plainSitting } from './chronicle-sitting.ts';

/** Clan schemes that who comes last brings in, and people and leaders whom missions do. */
export type UnlockableKind = 'scheme' | 'character' | 'leader';

/** All that a chronicle of the open deck can unlock, by id. */
export const UNLOCKABLE: { readonly [K in UnlockableKind]: readonly string[] } = {
	scheme: unlockedSchemes.map(({ id }) => id),
	character: openDeck.flatMap((card) =>
		card.kind === 'chronicle-character' ? [card.character.id] : []
	),
	leader: openDeck.flatMap((card) => (card.kind === 'clan-leader' ? [card.character.id] : []))
};

/** By id, what one chronicle unlocked, and what of it was played or joined a bloodline later. */
export type Unlockings = {
	readonly unlocked: ReadonlySet<string>;
	readonly used: ReadonlySet<string>;
};

/** Far enough apart that neighbouring chronicles roll differently. */
const SEED_STRIDE = 7919;

/** So many chronicles with two, three and four players in turn, their chapters played like this. */
export function* unlockingsOf(
	chapter: Sitting['chapter'],
	chronicles: number,
	seed: number
): Generator<Unlockings> {
	for (let number = 0; number < chronicles; number++) {
		const sitting = plainSitting(seed + SEED_STRIDE * number, 2 + (number % 3));
		const ruleset = { ...sitting.ruleset, hands: 'open' } as const;
		const unlocked = new Set<string>();
		const used = new Set<string>();
		for (const { events } of playChronicle({ ...sitting, ruleset, chapter }))
			for (const event of events) {
				for (const id of unlockedBy(event)) unlocked.add(id);
				for (const id of seenIn(event)) if (unlocked.has(id)) used.add(id);
			}
		yield { unlocked, used };
	}
}

function unlockedBy(event: Event): readonly string[] {
	if (event.type === 'MissionResolved')
		return event.reward?.kind === 'unlock' ? [event.reward.character.id] : [];
	if (event.type !== 'OverviewResolved') return [];
	return (event.brings ?? []).flatMap((one) => (one.card === 'scheme' ? [one.scheme.id] : []));
}

/** Schemes as they are played, and vampires as the record of a chapter has them. */
function seenIn(event: Event): readonly string[] {
	if (event.type === 'ChapterRecorded')
		return event.record.players.flatMap(({ bloodline }) =>
			bloodline.map(({ character }) => character)
		);
	if (event.type !== 'HappenedAtTable' || event.event.type !== 'SchemePlayed') return [];
	return [event.event.scheme];
}
