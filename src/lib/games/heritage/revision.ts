/**
 * The revision of all rules of Heritage together: of chronicles, of tables, of draws. Every event says by which one it
 * was decided. Raised with the first release in which any command is decided otherwise than in the one before.
 */
export const RULES: number = 2;
