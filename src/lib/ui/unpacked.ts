/** The text that a server packed with `packed`; unpacked beside whatever else a browser does. */
export async function unpacked(text: string): Promise<string> {
	const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
	return new Response(stream).text();
}
