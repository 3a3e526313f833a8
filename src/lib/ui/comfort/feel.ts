import type { Moment } from './moment.ts';

/** What a moment is called as an event of the document. */
export const MOMENT = 'moment';

/** Says that a moment has come; what makes it heard and felt is fetched later, for no page waits for it. */
export const feel = (moment: Moment): unknown =>
	globalThis.document?.dispatchEvent(new CustomEvent(MOMENT, { detail: moment }));
