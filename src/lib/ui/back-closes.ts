import { newId } from './chronicle/id.ts';

/** Where an entry of the history belongs: which page it is of, and over how many open dialogs. */
type Mark = { readonly page: string; readonly over: number };

const KEY = 'elysium:dialogs';

const dialogs: HTMLDialogElement[] = [];
let here: Mark | null = null;
let listens = false;

const stateOf = (state: unknown): object =>
	typeof state === 'object' && state !== null ? state : {};

function markIn(state: unknown): Mark | null {
	const mark = (stateOf(state) as { readonly [KEY]?: Mark })[KEY];
	return mark ?? null;
}

const withMark = (mark: Mark): object => ({ ...stateOf(history.state), [KEY]: mark });

/**
 * Going back closes the topmost dialog and stays on the page: each open dialog has an entry of the history. One that is
 * closed otherwise leaves its entry, for the next dialog; going back passes over it. The rest of an entry's state is the
 * router's, which sees no navigation in entries that say the same. Answers with what is to be called once it is closed.
 */
export function backCloses(dialog: HTMLDialogElement): () => void {
	if (!listens) addEventListener('popstate', wentThere);
	listens = true;
	dialogs.push(dialog);
	here = markIn(history.state);
	if (here === null) {
		here = { page: newId(), over: 0 };
		history.replaceState(withMark(here), '');
	}
	if (here.over < dialogs.length) {
		here = { ...here, over: dialogs.length };
		history.pushState(withMark(here), '');
	}
	return () => {
		const at = dialogs.indexOf(dialog);
		if (at >= 0) dialogs.splice(at, 1);
	};
}

function wentThere({ state }: PopStateEvent): void {
	const was = here;
	here = markIn(state);
	if (!was || here?.page !== was.page || here.over >= was.over) return;
	if (dialogs.length > here.over)
		for (const one of dialogs.splice(here.over).reverse()) one.close();
	else history.back();
}
