import { invalidateAll } from '$app/navigation';
import { navigating } from '$app/state';
import { tick } from 'svelte';
import { isSending } from './in-hand.ts';

const A_MOMENT_MS = 50;

/**
 * Fetches the data of the page anew, once nobody is on the way to another page, nor an answer that may lead to one:
 * both would be lost. `isWanted`: whether it still is then.
 */
export async function fetchAnew(isWanted: () => boolean): Promise<void> {
	while (isSending() || navigating.to !== null)
		await new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS));
	if (!isWanted()) return;
	const around = aroundTheFocus();
	await invalidateAll().catch(() => undefined);
	await tick();
	focusNearest(around);
}

const REACHABLE =
	'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/** What has the focus, and all that it lies in, from the inside out. */
function aroundTheFocus(): readonly HTMLElement[] {
	const around: HTMLElement[] = [];
	for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement)
		around.push(at);
	return around;
}

/** Where what had the focus is gone, whoever goes by keys goes on beside where it was. */
function focusNearest([at, ...around]: readonly HTMLElement[]): void {
	if (!at || at.isConnected || document.activeElement !== document.body) return;
	const left = around.find((one) => one.isConnected && one !== document.body);
	const next = left?.querySelector<HTMLElement>(REACHABLE) ?? left?.closest<HTMLElement>('main');
	next?.focus({ preventScroll: true });
}
