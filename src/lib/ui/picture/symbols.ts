const SVG = 'http://www.w3.org/2000/svg';

const targetOf = (use: Element): string => use.getAttribute('href') ?? '';

async function spriteAt(address: string): Promise<Document> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
	return new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
}

/** Brings the symbols that a picture borrows from other files into the picture itself, each once. */
export async function bringSymbols(picture: SVGSVGElement): Promise<void> {
	const borrowed = [...picture.querySelectorAll('use')].filter((use) =>
		/^[^#]/.test(targetOf(use))
	);
	const files = new Set(borrowed.map((use) => targetOf(use).split('#')[0] ?? ''));
	const sprites = new Map(
		await Promise.all([...files].map(async (file) => [file, await spriteAt(file)] as const))
	);
	const defs = document.createElementNS(SVG, 'defs');
	const there = new Set<string>();
	for (const use of borrowed) {
		const [file = '', name = ''] = targetOf(use).split('#');
		const id = `symbol-${name}`;
		const symbol = sprites.get(file)?.getElementById(name);
		if (!symbol) throw new Error(`there is no symbol ${name} in ${file}`);
		use.setAttribute('href', `#${id}`);
		if (there.has(id)) continue;
		there.add(id);
		const own = document.importNode(symbol, true);
		own.id = id;
		defs.append(own);
	}
	if (there.size > 0) picture.prepend(defs);
}
