import { mount, unmount } from 'svelte';
import Explanation from './Explanation.svelte';
import { place } from '../popover.ts';
import type { Explained, Term } from './terms.ts';

/** By game: what answers for its terms, and for the symbols that share a term's name. */
const CODICES = import.meta.glob<{ explained(id: string): Term | undefined }>(
	'../*/codex/explained.ts'
);

async function explainedAs(name: string): Promise<Explained | undefined> {
	const [game = '', id = ''] = name.split('/');
	const term = (await CODICES[`../${game}/codex/explained.ts`]?.())?.explained(id);
	return term && { ...term, href: `/${game}/codex#${term.id}` };
}

/** The names of things, each once; what is not seen just now is not asked about. */
function namesOf(about: readonly Element[]): readonly string[] {
	const seen = about.filter((one) => one.checkVisibility());
	return [
		...new Set(
			seen.flatMap((one) => one.getAttribute('data-term') ?? one.getAttribute('data-about') ?? [])
		)
	];
}

/** All the sentences that are given, each once. */
const whyOf = (about: readonly Element[]): string | undefined =>
	[...new Set(about.flatMap((one) => one.getAttribute('data-why') ?? []))].join(' ') || undefined;

/** Says what `about` means, or why it cannot be had, in a popover beside what was tapped. */
export async function show(
	anchor: Element,
	about: readonly Element[] | string,
	resting: boolean
): Promise<void> {
	const why = typeof about === 'string' ? about : whyOf(about);
	const names = typeof about === 'string' ? [] : namesOf(about);
	const found = await Promise.all(names.map(explainedAs)).catch(() => []);
	const terms = found.flatMap((one) => one ?? []);
	if (!why && terms.length === 0) {
		// Off the network, or a word that nobody explains: a link still leads where it leads.
		if (anchor instanceof HTMLAnchorElement) location.assign(anchor.href);
		return;
	}
	// Outside the topmost dialog everything is inert.
	const target = anchor.closest('dialog, main') ?? document.body;
	const shown = mount(Explanation, { target, props: { why, terms, resting, placed, closed } });

	function placed(box: HTMLElement): void {
		place(box, anchor);
	}
	function closed(): void {
		void unmount(shown);
	}
}
