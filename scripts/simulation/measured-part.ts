const NEXT = '## What is not met';

/** A page of figures with one of its parts, told by its first line: in its own place, or else before what is not met. */
export function withPart(page: string, part: string): string {
	const [heading = ''] = part.split('\n', 1);
	const next = page.indexOf(NEXT);
	if (next < 0) throw new Error(`The page has no ${NEXT}`);
	const at = page.indexOf(`${heading}\n`);
	const end = at < 0 ? next : page.indexOf('\n## ', at) + 1;
	return `${page.slice(0, at < 0 ? next : at)}${part}\n${page.slice(end)}`;
}
