/** The game lies on the device that asks: there is nothing of it that a server could show. */
export const ssr = false;

/** At the table the screen belongs to the table alone. */
export const load = () => ({ immersive: true });
