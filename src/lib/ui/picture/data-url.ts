/** What lies at an address of ours, as an address that carries it. */
export async function asDataUrl(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
	const blob = await response.blob();
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(new Error(`${address} could not be read`));
		reader.readAsDataURL(blob);
	});
}
