import type { Bloodline, Vampire } from '../bloodline/bloodline.ts';
import type { SeatSetting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';
import { fault, type Fault } from './fault.ts';

/** What is wrong with the bloodlines as trees, and with what their vampires bear. */
export function vampireFaults(table: Table): readonly Fault[] {
	return table.seats.flatMap((setting) => {
		const bloodline = bloodlineOf(table, setting.seat);
		return [
			...leaderFaults(table, setting, bloodline),
			...Object.values(bloodline.vampires).flatMap((vampire) => [
				...kinshipFaults(bloodline, vampire),
				...tokenFaults(vampire)
			])
		];
	});
}

/** At the head stands a leader of the clan, and it never sleeps (reading `leaderTorpor`). */
function leaderFaults(
	table: Table,
	{ clan }: SeatSetting,
	{ leader, vampires }: Bloodline
): readonly Fault[] {
	const card = table.cast[leader];
	const own = vampires[leader];
	return [
		...(own ? [] : [fault('one-root', { vampire: leader })]),
		...(card?.kind === 'leader' && card.clan === clan
			? []
			: [fault('leader-of-another-clan', { character: leader, clan })]),
		...(own?.torpor ? [fault('leader-never-in-torpor', { vampire: leader })] : [])
	];
}

/** The leader alone has no sire; all others have one in the same bloodline and do not descend from themselves. */
function kinshipFaults(bloodline: Bloodline, { id, sire }: Vampire): readonly Fault[] {
	if ((sire === null) !== (id === bloodline.leader)) return [fault('one-root', { vampire: id })];
	if (sire === null) return [];
	if (!bloodline.vampires[sire]) return [fault('sire-elsewhere', { sire })];
	return descends(bloodline, sire, id) ? [fault('own-descendant', { sire, vampire: id })] : [];
}

function descends({ vampires }: Bloodline, from: string, ancestor: string): boolean {
	const seen = new Set<string>();
	let at: string | null = from;
	while (at !== null && !seen.has(at)) {
		if (at === ancestor) return true;
		seen.add(at);
		at = vampires[at]?.sire ?? null;
	}
	return false;
}

function tokenFaults({ id, power, infamy }: Vampire): readonly Fault[] {
	return power < 0 || infamy < 0 ? [fault('less-than-nothing', { vampire: id })] : [];
}
