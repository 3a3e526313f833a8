/** Who sits where, as the pages of a chronicle know it. */
export type Seated = readonly { readonly id: string; readonly name: string }[];

const SEAT = /\{(s[1-9])\}/g;

/** A text of the deck as it is read: `{s1}` is the name of the persona of that seat. */
export function told(text: string, seats: Seated): string {
	return text.replace(
		SEAT,
		(_, seat: string) => seats.find(({ id }) => id === seat)?.name ?? `seat ${seat.slice(1)}`
	);
}

/** Its paragraphs, which blank lines part. */
export function paragraphs(text: string): string[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== '');
}
