/** How well code plays a seat; without schemas, so that a page that lists them carries none. */
export const STRENGTHS = ['easy', 'medium', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
