/** Whether a source may become a link: an address of the web, and none that runs a script or opens a program. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/**
 * Whether a source has a scheme that is none of the web, such as `javascript:`. Tabs, line ends and what stands before are
 * passed over, as browsers do; a title with a colon and a space ("Heritage: A History") is text.
 */
export const hasOtherScheme = (text: string): boolean =>
	/^(?!https?:)[a-z][a-z\d+.-]*:\S/i.test(text.replace(/^[\0- ]+|[\t\n\r]/g, ''));

/** A source as it is kept: an address of another kind, which only packs from before hold, is left out. */
export const keptSource = (source: string | null): string | null =>
	source !== null && hasOtherScheme(source) ? null : source;
