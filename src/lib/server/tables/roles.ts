/** What someone is in a group. A group has always exactly one keeper. */
export const ROLES = ['keeper', 'player', 'referee', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** What an invitation may carry and a keeper may hand out; keepership itself is handed over, never given. */
export const GIVEN_ROLES = ['player', 'referee', 'spectator'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

export const isGivenRole = (value: unknown): value is GivenRole =>
	GIVEN_ROLES.some((role) => role === value);

/** What each role may do, in a line for the people who choose. */
export const ROLE_LINES: Record<Role, string> = {
	keeper: 'Keeper: may do everything, invites and hands out roles',
	player: 'Player: has a seat, records chapters, decides their own aftermath',
	referee: 'Referee: breaks ties, records and corrects chapters',
	spectator: 'Spectator: sees everything that is open, changes nothing'
};
