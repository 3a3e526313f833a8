/** The words and numbers of Rivals. Order is the order of the rules. */

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;

/** Agenda points that win the match [How to Win]. */
export const GOAL = 13;
/** Prestige that each player begins with [Set-Up 3]. */
export const START_PRESTIGE = 20;
/** Actions in a turn [Action Phase]. */
export const ACTIONS = 2;
/** Agenda for who holds the Rival token of a foe that others knocked out [How to Win]. */
export const HUNTERS_BONUS = 3;
/** Agenda for defeating or burning a vampire of the own Rival [Agenda]. */
export const RIVALS_VAMPIRE = 1;
/** Cards of the first hand: from the Library, and from the Faction Deck [Set-Up 11]. */
export const LIBRARY_HAND = 4;
export const FACTION_HAND = 1;

/** Cards of the City Deck: 6 of its 10 Events and the 17 others [Set-Up 1] [Set-Up 2]. */
export const CITY_DECK = 23;

/** With this much Prestige or less a player is warned [Beware of Low Prestige]. */
export const LOW_PRESTIGE = 3;
/** With this many Agenda points a player is close to the goal: the hunter's bonus would do. */
export const HIGH_AGENDA = GOAL - HUNTERS_BONUS;

/** Blood Potencies that somebody may tap; cards of later sets may have others. */
export const LEAST_POTENCY = 1;
export const MOST_POTENCY = 12;

/** More than anybody ever has of Prestige, Agenda or Blood. */
export const MOST_COUNTED = 99;

export const PHASES = ['beginning', 'action', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a vampire is. Those in torpor and those that are burned are not active. */
export type Place = 'haven' | 'streets' | 'torpor' | 'burned';

export const ATTRIBUTES = ['physical', 'social', 'mental'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** How much of a match is told: numbers alone, or every step of an attack and of a conflict too. */
export const DEPTHS = ['counters', 'guided'] as const;
