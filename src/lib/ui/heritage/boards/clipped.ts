/** A text of at most so many letters; a longer one ends with an ellipsis. A picture has no second line. */
export function clipped(text: string, most: number): string {
	const letters = [...text];
	return letters.length <= most
		? text
		: `${letters
				.slice(0, most - 1)
				.join('')
				.trimEnd()}…`;
}
