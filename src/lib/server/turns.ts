/** How many entries of a long list are worked off in one go: some milliseconds’ worth. */
export const A_TURN = 100;

/** Lets everybody else who waits for the program have a turn before long work goes on. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
