/** Ankhs of each direction in The War of the Princes. */
export const PRINCES_ANKHS = 5;
/** Those of them that stay for The Anarch Revolt. */
export const REVOLT_ANKHS = 3;
