import type { ResolveOptions } from '@sveltejs/kit';

/** What Kit asks of each file that a page will need: shall the browser be told of it at once? */
type Preload = NonNullable<ResolveOptions['preload']>;

/**
 * A page can be read before its scripts are here, so they must not take the road from what it is painted with. Kit
 * would name each of them in a header, ahead of the page itself; here they stand at its end instead and wait for
 * whatever is in a hurry. `preload` collects them while a page is made, `links` says them.
 */
export function scriptsLater(): { readonly preload: Preload; links(): string } {
	const scripts: string[] = [];
	return {
		preload: ({ type, path }) => {
			if (type === 'js') scripts.push(path);
			return false;
		},
		links: () =>
			scripts
				.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low" />`)
				.join('')
	};
}
