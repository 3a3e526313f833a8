/** `npm run test:long`: what is tried by chance is tried many times more often, from a seed that is new each time. */
export const LONG = process.env['ELYSIUM_LONG'] === '1';

/** How often something is tried: so often each time, and many times more in a long test. */
export const runs = (few: number, times = 10): number => (LONG ? few * times : few);

/** A time limit for what takes so many milliseconds at most each time. */
export const limit = (milliseconds: number): number => (LONG ? 20 * milliseconds : milliseconds);
