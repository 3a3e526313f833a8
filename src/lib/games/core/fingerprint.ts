/** A number out of a text, the same each time and nothing that could not be forged (FNV-1a, 32 bits). */
export function fingerprint(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
	return hash;
}
