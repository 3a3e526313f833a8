import type { Filter } from '../effects/selector.ts';
import type { Clan } from '../vocabulary.ts';
import type { CharacterCard, MissionCard } from './cards.ts';

/** A leader as it is written down from the card in somebody's box; its clan is the player's. */
export type WrittenLeader = Pick<
	CharacterCard,
	'id' | 'name' | 'class' | 'temperament' | 'geography' | 'archetype'
>;

/** The card of a leader that was written down. */
export const leaderCard = (clan: Clan, leader: WrittenLeader): CharacterCard => ({
	...leader,
	clan,
	kind: 'leader',
	bonded: false,
	abilities: []
});

/**
 * What matches nobody, for a mission whose claimant the table names: only vampires in torpor would, and
 * these claim none (ruling 8).
 */
const NOBODY: Filter = { torpor: true };

/** The card of a mission that was written down. `match` null: nothing says who matches, the table names the claimant. */
export const missionCard = ({
	match,
	...front
}: Omit<MissionCard, 'match'> & { readonly match: Filter | null }): MissionCard => ({
	...front,
	match: match ?? NOBODY
});
