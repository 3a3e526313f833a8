import type { Problem } from '../chronicle/post.ts';

const waiting = (sentence: string): Problem => ({ sentence, at: null, retry: true });
/** A reason that does not pass by itself. */
export const final = (sentence: string): Problem => ({ sentence, at: null, retry: false });

export const UNREACHED = waiting(
	'The server cannot be reached. Nothing is lost: look again when you are online.'
);
export const STUMBLED = waiting(
	'Something went wrong on the server. Nothing is lost: look again in a moment.'
);
export const WRITTEN = waiting(
	'Your move is saved, but its result did not arrive here. Look again when you are online.'
);
export const SIGNED_OUT = final(
	'You are signed out on this device. Sign in again on this page’s address; what the server confirmed is kept.'
);
export const NOT_HERE = final(
	'You cannot open this table any more: it was deleted, or you left its group. Ask its keeper.'
);
export const LOOK_FIRST = final(
	'The table now shows what happened. Look, then do it if you still want to.'
);
export const DRAWING = final(
	'An earlier step waits for the server. Wait for its answer, or drop the step under “not sent yet”.'
);
export const UNSURE = final(
	'Earlier steps may no longer fit. Look at them first, then drop or send them.'
);
export const ON_ITS_WAY = final('This is on its way to the server. Undo it once it has arrived.');
export const KEPT = final(
	'Saved. Only the server knows the next card, so this waits until you are online. You can drop it under “not sent yet”.'
);
export const WAITING_FIRST = final(
	'Offline, you can undo only what was not sent yet. Undo the rest when you are online.'
);
