/** What axe asks of colours. Themes differ in nothing else, so the second one is asked these alone. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;
