import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveDraft } from '../../../src/lib/server/logs/drafts.ts';
import { UnreadableChronicle } from '../../../src/lib/server/logs/unreadable.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { QUOTAS } from '../../../src/lib/server/tables/quotas.ts';
import { spaceOf } from '../../../src/routes/account/space.ts';
import { ACTOR, openHeritage } from '../logs/house.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
beforeEach(async () => {
	house = await openHeritage();
	await house.database.write((tx) =>
		tx
			.insert(members)
			.values({ groupId: 'group-one', userId: ACTOR.id, role: 'keeper', joinedAt: 0 })
	);
});
afterEach(() => house.dispose());

const space = (logs: Pick<typeof house.service, 'read'> = house.service) =>
	spaceOf(
		{ database: house.database, quotas: QUOTAS, keeping: () => ({ kept: keptHeritage, logs }) },
		ACTOR.id
	);

it('says how much somebody uses of all that has a bound, the fullest first', async () => {
	const [small, large] = [await house.found('Small'), await house.found('Large')];
	for (const text of ['one', 'two'])
		await house.act(large, { type: 'WriteNote', chapter: null, text });
	await saveDraft(
		house.database,
		{ chronicleId: small, userId: ACTOR.id, key: 'note' },
		{ savedAt: 1, value: 'x'.repeat(1024 * 1024) }
	);
	expect(await space()).toEqual({
		groups: '1 of 50',
		bytes: 'under 0.1 MB of 256 MB',
		drafts: '1.0 MB of 16 MB',
		fullest: [
			{ title: 'group-one', href: '/groups/group-one', holds: ['2 of 100 chronicles'] },
			{
				title: 'Large',
				href: `/heritage/chronicles/${large}`,
				holds: [
					'under 0.1 MB of 64 MB',
					'3 of 60,000 events',
					'2 of 10,000 notes',
					'0 of 2,000 cards of its own',
					'0 of 2,000 assets and obligations'
				]
			},
			{
				title: 'Small',
				href: `/heritage/chronicles/${small}`,
				holds: expect.arrayContaining(['1 of 60,000 events'])
			}
		]
	});
});

it('of a chronicle that cannot be read it says what its row says', async () => {
	await house.found('Broken');
	const read = () => Promise.reject(new UnreadableChronicle('broken', null));
	const { fullest } = await space({ read });
	expect(fullest.at(-1)?.holds).toHaveLength(2);
});
