/** Long enough to read what was done, in milliseconds. */
export const READ_MS = 1_600;
/** The same where it also says what it changed for whoever reads. */
export const READ_BOTH_MS = 2_800;
/** An answer, or the end of a turn, is no news. */
export const PASSING_MS = 400;
