/** What a server packed with `packed`; unpacked beside whatever else a browser does. */
export async function unpacked<Data>(text: string): Promise<Data> {
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
	return (await new Response(stream).json()) as Data;
}
