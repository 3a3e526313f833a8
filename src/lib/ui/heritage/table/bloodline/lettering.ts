/**
 * How wide the display face runs at weight 600, in hundredths of its size: good enough to break a name into lines
 * before anything is painted, and the same on the server and on every phone.
 */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
	[" .,;:!|’'", 22],
	['ijlt-frI1J', 32],
	['abcdeghknopqsuvxyz23456790', 48],
	['BEFPSLZY8', 56],
	['ACDGKNRTUVX', 70],
	['mwHOQ…&', 77],
	['MW', 90]
];

function widthOfLetter(letter: string): number {
	const bare = letter.normalize('NFD').charAt(0);
	return WIDTHS.find(([letters]) => letters.includes(bare))?.[1] ?? 70;
}

/** About how wide words are at a size of the display face, in the size's unit. */
export const widthOf = (words: string, size: number): number =>
	([...words].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size) / 100;

/** A name in at most so many lines of a width; what finds no room is told by an ellipsis. */
export function linesOf(
	name: string,
	size: number,
	width: number,
	most: number
): readonly string[] {
	const lines: string[] = [];
	let line = '';
	const words = name.split(/\s+/);
	for (const [index, word] of words.entries()) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (widthOf(longer, size) <= width || line === '') line = longer;
		else if (lines.length === most - 1)
			return [...lines, cut(`${line} ${words.slice(index).join(' ')}`, size, width)];
		else {
			lines.push(line);
			line = word;
		}
	}
	return [...lines, line].map((one) => cut(one, size, width));
}

function cut(line: string, size: number, width: number): string {
	if (widthOf(line, size) <= width) return line;
	const letters = [...line];
	while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
	return `${letters.join('').trimEnd()}…`;
}
