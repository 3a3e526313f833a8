import type { BrowserContextOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { EXAMPLE } from '../../../src/lib/ui/rivals/decks/example.ts';
import { Keeper } from './keeper.ts';
import { openingNight } from './laid.ts';
import { seedMatches } from './rivals-matches.ts';
import { seedEvenings } from './vendetta-evenings.ts';
import { FIRST_EVENING, PLAYERS, PROLOGUES, STORY, TITLE } from './story.ts';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** A group whose chronicles stand at every place a chronicle can stand at. */
export interface Seeded {
	readonly keeper: Keeper;
	readonly group: string;
	/** Three chapters told, the fourth to be played. */
	readonly story: string;
	/** The first chapter recorded, its aftermath open. */
	readonly aftermath: string;
	/** One of three prologues written. */
	readonly prologue: string;
	/** The first chapter on the live table, dealt by the app. */
	readonly live: string;
	/** The first chapter laid out, its cards to be mixed by all devices. */
	readonly mixed: string;
	/** Played with the open deck; its first chapter lies open. */
	readonly sealed: string;
	/** A game outside a chronicle, just laid out. */
	readonly game: string;
	/** Evenings of Vendetta: not counted yet; counted, with a tie; in teams, with relics, and one out. */
	readonly evenings: readonly string[];
	/** Matches of Rivals: being set up, under way, and over. */
	readonly matches: readonly string[];
	/** A match of Rivals that Elysium dealt. */
	readonly dealt: string;
	/** A deck of Rivals, secret to all but the keeper. */
	readonly deck: string;
	/** Draws for ties of that chapter: announced, declared, shuffled, over. */
	readonly draws: readonly string[];
	/** The cookies of its keeper. */
	readonly storageState: StorageState;
}

/** Seeds a group once for each worker. */
export async function seeding(
	{ playwright }: PlaywrightWorkerArgs,
	use: (seeded: Seeded) => Promise<void>
): Promise<void> {
	const keeper = await Keeper.arrive(playwright.request, 'The Thursday table');
	const live = await keeper.begin('A table at midnight', PLAYERS, PROLOGUES);
	await keeper.layOut(live, 1, openingNight(PLAYERS.length));
	const mixed = await keeper.begin('A shuffled night', PLAYERS, PROLOGUES);
	await keeper.layOut(mixed, 1, { ...openingNight(PLAYERS.length), mixed: true });
	const sealed = await keeper.begin('Seven sealed centuries', PLAYERS, PROLOGUES);
	await keeper.wish(sealed, { type: 'ChooseDeck', deck: 'open' });
	await keeper.wish(sealed, { type: 'OpenChapter', chapter: 1, early: false });
	const aftermath = await keeper.begin('The long night', PLAYERS, [
		...PROLOGUES,
		{ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING }
	]);
	const draws: string[] = [];
	for (const until of [null, 'declared', 'shuffled', 'ended'] as const) {
		const draw = await keeper.announce(aftermath, {
			over: { kind: 'chapter', chapter: 1 },
			seats: ['s1', 's2'],
			level: [
				{ seat: 's1', count: 21, breaker: 1 },
				{ seat: 's2', count: 21, breaker: 1 },
				{ seat: 's3', count: 21, breaker: 2 }
			]
		});
		if (until !== null) await keeper.draw(draw, ['warlike', 'wealthy'], until);
		draws.push(draw);
	}
	await use({
		keeper,
		sealed,
		live,
		mixed,
		group: keeper.group,
		story: await keeper.begin(TITLE, PLAYERS, STORY),
		draws,
		evenings: await seedEvenings(keeper),
		matches: await seedMatches(keeper),
		dealt: await keeper.dealMatch('Dealt at dusk', ['Ada', 'Ben', 'Cleo']),
		deck: await keeper.addDeck('Night Court', EXAMPLE),
		aftermath,
		prologue: await keeper.begin('A first night', PLAYERS, PROLOGUES.slice(0, 1)),
		game: await keeper.bring('Three by the fire'),
		storageState: await keeper.api.storageState()
	});
	await keeper.api.dispose();
}
