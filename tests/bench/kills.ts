import { fileURLToPath } from 'node:url';
import { openHouse } from '../server/logs/house.ts';
import { saidUntilKilled, type Kills } from './until-killed.ts';

interface KillReport extends Kills {
	/** acknowledged and not in the log after the restart */
	readonly lost: number;
	/** in the log under more than the one run of events that answered them */
	readonly doubled: number;
}

const ACTING = fileURLToPath(new URL('./acting.ts', import.meta.url));
const ACKNOWLEDGED_BEFORE_KILL = 20;

/** Each acknowledged command, and the last version it led to. */
async function actUntilKilled(folder: string, chronicle: string): Promise<Map<string, number>> {
	const lines = await saidUntilKilled(ACTING, [folder, chronicle], {
		lines: ACKNOWLEDGED_BEFORE_KILL,
		within: () => 60
	});
	return new Map(
		lines.map((line) => {
			const [id = '', sequence = ''] = line.split(' ');
			return [id, Number(sequence)];
		})
	);
}

/**
 * Kills a process that acknowledges commands, again and again, and looks after each restart whether every
 * acknowledged command is there, where it said, and none twice.
 */
export async function killAgainAndAgain(kills: number): Promise<KillReport> {
	const house = await openHouse();
	const chronicle = await house.found();
	const { folder } = house;
	await house.database.close();
	const acknowledged = new Map<string, number>();
	const faults: string[] = [];
	let [lost, doubled] = [0, 0];
	for (let kill = 1; kill <= kills; kill++) {
		for (const [id, sequence] of await actUntilKilled(folder, chronicle))
			acknowledged.set(id, sequence);
		const after = await openHouse(folder);
		const { envelopes, fault, tables, rebuilt, state } = await after.audit(chronicle);
		const last = new Map<string, number>();
		const runs = new Map<string, number>();
		for (const [index, { command, sequence }] of envelopes.entries()) {
			last.set(command, sequence);
			if (envelopes[index - 1]?.command !== command)
				runs.set(command, (runs.get(command) ?? 0) + 1);
		}
		lost = [...acknowledged].filter(([id, sequence]) => last.get(id) !== sequence).length;
		doubled = [...runs.values()].filter((count) => count > 1).length;
		if (fault) faults.push(`kill ${kill}: ${fault.fault} at ${fault.index}`);
		if (JSON.stringify(tables) !== JSON.stringify(rebuilt))
			faults.push(`kill ${kill}: the tables differ from their rebuild`);
		const read = await after.service.read(chronicle);
		if (JSON.stringify(read?.state) !== JSON.stringify(state))
			faults.push(`kill ${kill}: snapshot and tail differ from the full fold`);
		if (kill < kills) await after.database.close();
		else await after.dispose();
	}
	return { kills, acknowledged: acknowledged.size, lost, doubled, faults };
}
