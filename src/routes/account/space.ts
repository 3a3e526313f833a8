import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { gamesOf, logPage } from '$lib/games/registry';
import type { Json } from '$lib/games/core/json';
import type { Application } from '$lib/server/application';
import type { AnyKept } from '$lib/server/logs/kept-game';
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

interface House extends Pick<Application, 'database' | 'quotas'> {
	keeping(game: string): {
		readonly kept: Pick<AnyKept, 'countsOf'>;
		readonly logs: { read(id: string): Promise<{ readonly state: Json } | null> };
	} | null;
}

const isCampaign = inArray(chronicles.game, gamesOf('campaign'));
const keptBy = (userId: string) => and(eq(members.userId, userId), eq(members.role, 'keeper'));

async function fullestGroups({ database, quotas }: House, userId: string) {
	const held = await database.read
		.select({ id: groups.id, name: groups.name, chronicles: count() })
		.from(members)
		.innerJoin(groups, eq(groups.id, members.groupId))
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(and(keptBy(userId), isCampaign))
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
async function countsOf({ keeping }: House, game: string, id: string) {
	try {
		const kept = keeping(game);
		const chronicle = await kept?.logs.read(id);
		return chronicle && kept?.kept.countsOf?.(chronicle.state);
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
			game: chronicles.game,
			title: chronicles.title,
			bytes: chronicles.bytes,
			version: chronicles.version
		})
		.from(members)
		.innerJoin(chronicles, eq(chronicles.groupId, members.groupId))
		.where(and(keptBy(userId), isCampaign))
		.orderBy(desc(chronicles.bytes))
		.limit(FULLEST);
	const found: Space['fullest'][number][] = [];
	for (const { id, game, title, bytes, version } of largest) {
		const counts = await countsOf(house, game, id);
		const holds = [held(bytes, most.bytes), of(version, most.events, 'events')];
		if (counts)
			holds.push(
				of(counts.notes, most.notes, 'notes'),
				of(counts.cards, most.cards, 'cards of its own'),
				of(counts.slips, most.slips, 'assets and obligations')
			);
		found.push({ title, href: logPage(game, id), holds });
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
