/* By themselves, for many a page needs nothing else of its game to say a place or an era. */

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'] as const;
const NUMERALS = ' I II III IV V VI VII VIII IX'.split(' ');

/** “2nd”, for places 1 to 4. */
export const ordinal = (place: number): string => ORDINALS[place] ?? String(place);

/** “IV”, up to nine, as boxes print their eras. */
export const roman = (number: number): string => NUMERALS[number] ?? String(number);
