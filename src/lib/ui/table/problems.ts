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
	'You are signed out on this device. Sign in again on this page’s address; what was acknowledged is kept.'
);
export const NOT_HERE = final(
	'This table is not here for you any more: it was deleted, or you left its group. Ask its keeper.'
);
export const LOOK_FIRST = final(
	'The table shows now what happened before: look, and do it if you still want to.'
);
export const DRAWING = final(
	'What you did before waits for the server: go on once it is answered, or let it go under “not sent yet”.'
);
export const UNSURE = final(
	'What you did before may not fit any more. Look at what waits first, and let it go or send it.'
);
export const ON_ITS_WAY = final('This is on its way to the server. Undo it once it is answered.');
export const KEPT = final(
	'This is kept. Only the server knows which card comes, so that it goes on once it can be reached; until then you can let it go under “not sent yet”.'
);
export const WAITING_FIRST = final(
	'Without a network you can undo only what was not sent yet. Undo the rest once the server can be reached.'
);
