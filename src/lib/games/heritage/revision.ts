/**
 * The revision of all rules of Heritage together: of chronicles, of tables, of draws. Every event says by which one it
 * was decided. Raised with the first release in which any command is decided otherwise than in the one before.
 */
export const RULES: number = 2;

/**
 * Whether a log of this revision may have events in the forms of 0.1.0: they don't say who was asked before steps were undone
 * or a table was given up, nor what goes on within a command.
 */
export const mayHaveOldForms = (rules: number): boolean => rules < 2;
