import { dev } from '$app/environment';
import type { Word } from './attend.ts';
import { rememberTyped } from './typed-again.ts';

/** So long the newer worker may take to take over before the page is loaded anew without it. */
const PATIENCE_MS = 2_000;

/** What is never kept is not asked for a second time either. */
const NEVER_KEPT = /^\/(account|([^/]+\/)?design|join|recover|sign-)/;

/** The worker of this origin; null where there can be none, as on plain http in a home network. */
export async function registered(): Promise<ServiceWorkerRegistration | null> {
	if (dev || !('serviceWorker' in navigator)) return null;
	try {
		// A browser that is told to have none answers with nothing.
		return (
			(await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })) ??
			null
		);
	} catch {
		return null;
	}
}

/** Tells the worker that a page is open. */
export async function greet(url: URL): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	say(active, { type: 'here', page: NEVER_KEPT.test(url.pathname) ? null : url.href });
}

/** Lets a worker that waits take over. */
export const takeOver = ({ waiting }: ServiceWorkerRegistration): void =>
	say(waiting, { type: 'take-over' });

const say = (worker: ServiceWorker | null, word: Word): void => worker?.postMessage(word);

/** Loads the page anew, from the newer program; what stands in its fields is there again afterwards. */
export async function loadNewer(registration: ServiceWorkerRegistration | null): Promise<void> {
	rememberTyped(document, location.pathname);
	if (registration?.waiting) {
		const changed = new Promise((resolve) =>
			navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
		);
		takeOver(registration);
		await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
	}
	location.reload();
}
