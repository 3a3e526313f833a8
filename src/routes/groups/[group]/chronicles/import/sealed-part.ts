/** The version of its form stands at the head of a file. */
const HEAD_BYTES = 200;

/** Whether a file says of itself that something sealed is in it. What is no file of ours says nothing. */
export async function holdsSealedPart(file: Blob): Promise<boolean> {
	const head = await file.slice(0, HEAD_BYTES).text();
	return /^\uFEFF?\s*\{\s*"format":\s*"elysium-chronicle",\s*"version":\s*2\b/.test(head);
}
