/** As slow as a phone of the middle class beside this machine. */
export const SLOWER = 4;

/** Milliseconds of processor time: what else the machine does counts for nothing. */
export function processorClock(): () => number {
	const from = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(from);
		return (user + system) / 1_000;
	};
}
