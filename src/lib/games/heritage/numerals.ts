/* By themselves, for many a page that needs no standings says a place or an era. */

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'] as const;
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** “2nd”, for places 1 to 4. */
export const ordinal = (place: number): string => ORDINALS[place] ?? String(place);

/** “IV”, for eras 1 to 7. */
export const roman = (era: number): string => NUMERALS[era] ?? String(era);
