/** `box`: the group's own cards and its register · `set`: the set · `both`. Who is retained always comes. */
export const CARD_SOURCES = ['box', 'set', 'both'] as const;
export type CardSource = (typeof CARD_SOURCES)[number];
