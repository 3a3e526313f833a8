export const STABILITY = '## How steady advice is';
export const CALIBRATION = '## How well chances tell';

/** The headings of the parts that have a command of their own, in their order; the ladder stands before all of them. */
const HEADINGS: readonly string[] = [STABILITY, CALIBRATION];

/** docs/strength.md with another one of its parts, told by its first line; the others stay. */
export function strengthPageWith(page: string, part: string): string {
	const parts = new Map(partsOf(page));
	parts.set(headingOf(part), part);
	return `${['', ...HEADINGS]
		.flatMap((heading) => parts.get(heading) ?? [])
		.map((text) => text.trim())
		.join('\n\n')}\n`;
}

/** A page cut before each of the headings. */
function partsOf(page: string): readonly (readonly [string, string])[] {
	const cuts = HEADINGS.map((heading) => page.indexOf(`\n${heading}\n`) + 1).filter((at) => at > 0);
	const ends = [...cuts, page.length].sort((a, b) => a - b);
	return ends.map((end, at) => {
		const text = page.slice(ends[at - 1] ?? 0, end);
		return [headingOf(text), text] as const;
	});
}

const headingOf = (text: string): string =>
	HEADINGS.find((heading) => text.startsWith(`${heading}\n`)) ?? '';
