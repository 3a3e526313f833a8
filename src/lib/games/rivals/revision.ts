/** The revision of the rules, raised when any command is decided otherwise than before. */
export const RULES = 1;
