/** A sealed part stands before the events, behind little more than the names of the table. */
const HEAD_BYTES = 65_536;

/**
 * Whether a file of ours has something sealed in it, as far as its beginning shows. Where it does not, the server finds it
 * and asks.
 */
export async function holdsSealedPart(file: Blob): Promise<boolean> {
	const head = await file.slice(0, HEAD_BYTES).text();
	if (!/^\uFEFF?\s*\{\s*"format":\s*"elysium-chronicle"/.test(head)) return false;
	const [opening = ''] = head.split(/"events":\s*\[/);
	return /"sealed":\s*\{/.test(opening);
}
