import { desc, eq, and } from 'drizzle-orm';
import type { Application } from '$lib/server/application';
import { chronicles } from '$lib/server/db/schema/chronicles';
import { members } from '$lib/server/db/schema/groups';
import { heritage } from '$lib/games/heritage/heritage';
import { inMegabytes } from '$lib/server/tables/quotas';
import { usedByAccount } from '$lib/server/tables/used';

/** What somebody uses of what they may, in words. */
export interface Space {
	readonly groups: string;
	readonly bytes: string;
	/** Their largest chronicles, the largest first. */
	readonly fullest: readonly {
		readonly title: string;
		readonly href: string;
		readonly holds: string;
	}[];
	readonly chronicles: string;
	readonly events: string;
}

const LARGEST = 3;
const counted = (number: number): string => number.toLocaleString('en');
/** Too little to be counted is not nothing. */
const LITTLE = 50_000;
const held = (bytes: number, most: number): string =>
	`${bytes < LITTLE ? 'under 0.1 MB' : inMegabytes(bytes)} of ${inMegabytes(most)}`;

/** What somebody uses by the groups that they keep. */
export async function spaceOf(
	{ database, quotas }: Pick<Application, 'database' | 'quotas'>,
	userId: string
): Promise<Space> {
	const used = await usedByAccount(database.read, userId);
	const largest = await database.read
		.select({ id: chronicles.id, title: chronicles.title, bytes: chronicles.bytes })
		.from(members)
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(
			and(
				eq(members.userId, userId),
				eq(members.role, 'keeper'),
				eq(chronicles.game, heritage.name)
			)
		)
		.orderBy(desc(chronicles.bytes))
		.limit(LARGEST);
	const { account, group, chronicle } = quotas;
	return {
		groups: `${counted(used.groups)} of ${counted(account.groups)}`,
		bytes: held(used.bytes, account.bytes),
		fullest: largest.map(({ id, title, bytes }) => ({
			title,
			href: `/chronicles/${id}`,
			holds: held(bytes, chronicle.bytes)
		})),
		chronicles: counted(group.chronicles),
		events: counted(chronicle.events)
	};
}
