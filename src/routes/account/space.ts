import { and, count, desc, eq } from 'drizzle-orm';
import { heritage } from '$lib/games/heritage/heritage';
import { chroniclePage } from '$lib/games/heritage/pages';
import type { Application } from '$lib/server/application';
import { keptHeritage } from '$lib/server/games/heritage/kept-heritage';
import { UnreadableChronicle } from '$lib/server/logs/unreadable';
import { chronicles } from '$lib/server/db/schema/chronicles';
import { groups, members } from '$lib/server/db/schema/groups';
import { inMegabytes } from '$lib/server/tables/quotas';
import { usedByAccount } from '$lib/server/tables/used';

/** What somebody uses of what they may, in words. */
export interface Space {
	readonly groups: string;
	readonly bytes: string;
	readonly drafts: string;
	/** Their fullest groups and largest chronicles, the fullest first. */
	readonly fullest: readonly {
		readonly title: string;
		readonly href: string;
		readonly holds: readonly string[];
	}[];
}

const FULLEST = 3;
const counted = (number: number): string => number.toLocaleString('en');
const of = (used: number, most: number, what = ''): string =>
	`${counted(used)} of ${counted(most)}${what && ` ${what}`}`;
/** Too little to be counted is not nothing. */
const LITTLE = 50_000;
const held = (bytes: number, most: number): string =>
	`${bytes < LITTLE ? 'under 0.1 MB' : inMegabytes(bytes)} of ${inMegabytes(most)}`;

type House = Pick<Application, 'database' | 'quotas' | 'keeping'>;

const keptBy = (userId: string) => and(eq(members.userId, userId), eq(members.role, 'keeper'));

async function fullestGroups({ database, quotas }: House, userId: string) {
	const held = await database.read
		.select({ id: groups.id, name: groups.name, chronicles: count() })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(and(keptBy(userId), eq(chronicles.game, heritage.name)))
		.groupBy(groups.id)
		.orderBy(desc(count()))
		.limit(FULLEST);
	return held.map(({ id, name, chronicles }) => ({
		title: name,
		href: `/groups/${id}`,
		holds: [of(chronicles, quotas.group.chronicles, 'chronicles')]
	}));
}

/** What there is of what has a quota; of a chronicle that cannot be read nobody knows. */
async function countsOf(house: House, id: string) {
	try {
		const chronicle = await house.keeping('heritage').logs.read(id);
		return chronicle && keptHeritage.countsOf?.(chronicle.state);
	} catch (error) {
		if (error instanceof UnreadableChronicle) return null;
		throw error;
	}
}

async function largestChronicles(house: House, userId: string) {
	const { chronicle: most } = house.quotas;
	const largest = await house.database.read
		.select({
			id: chronicles.id,
			title: chronicles.title,
			bytes: chronicles.bytes,
			version: chronicles.version
		})
		.from(members)
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(and(keptBy(userId), eq(chronicles.game, heritage.name)))
		.orderBy(desc(chronicles.bytes))
		.limit(FULLEST);
	const found: Space['fullest'][number][] = [];
	for (const { id, title, bytes, version } of largest) {
		const counts = await countsOf(house, id);
		const holds = [held(bytes, most.bytes), of(version, most.events, 'events')];
		if (counts)
			holds.push(
				of(counts.notes, most.notes, 'notes'),
				of(counts.cards, most.cards, 'cards of its own'),
				of(counts.slips, most.slips, 'assets and obligations')
			);
		found.push({ title, href: chroniclePage(id), holds });
	}
	return found;
}

/** What somebody uses by the groups that they keep, and has not sent yet. */
export async function spaceOf(house: House, userId: string): Promise<Space> {
	const used = await usedByAccount(house.database.read, userId);
	const { account } = house.quotas;
	return {
		groups: of(used.groups, account.groups),
		bytes: held(used.bytes, account.bytes),
		drafts: held(used.drafts, account.drafts),
		fullest: [...(await fullestGroups(house, userId)), ...(await largestChronicles(house, userId))]
	};
}
