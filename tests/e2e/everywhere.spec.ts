import { LIVE_PAGES, PAGES } from '../support/live-pages.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { expectSoundWhenWide, expectUsable, whenWide } from './support/usable.ts';

/** Where each page lies in the seeded group, in every state that looks different; by the id of its route. */
const VISITS: Readonly<Record<string, (seeded: Seeded) => readonly string[]>> = {
	'/': () => ['/'],
	'/about': () => ['/about'],
	'/account': () => ['/account'],
	'/heritage/chronicles/[chronicle]': (seeded) => [
		home(seeded),
		`/heritage/chronicles/${seeded.aftermath}`
	],
	'/heritage/chronicles/[chronicle]/audit': (seeded) => [
		`${home(seeded)}/audit`,
		`${home(seeded)}/audit?kind=correction`,
		`/heritage/chronicles/${seeded.live}/audit?kind=asked`
	],
	'/heritage/chronicles/[chronicle]/book': (seeded) => [
		`${home(seeded)}/book`,
		`/heritage/chronicles/${seeded.prologue}/book`
	],
	'/heritage/chronicles/[chronicle]/box': (seeded) => [`${home(seeded)}/box`],
	'/heritage/chronicles/[chronicle]/cards': (seeded) => [
		`${home(seeded)}/cards`,
		`/heritage/chronicles/${seeded.prologue}/cards`
	],
	'/heritage/chronicles/[chronicle]/cards/add': (seeded) => [`${home(seeded)}/cards/add`],
	'/heritage/chronicles/[chronicle]/centuries': (seeded) => [
		`${home(seeded)}/centuries`,
		`/heritage/chronicles/${seeded.prologue}/centuries`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]': (seeded) => [`${home(seeded)}/chapters/1`],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/aftermath': ({ aftermath, story }) => [
		`/heritage/chronicles/${aftermath}/chapters/1/aftermath?at=results`,
		`/heritage/chronicles/${aftermath}/chapters/1/aftermath?at=finish`,
		`/heritage/chronicles/${story}/chapters/3/aftermath?at=finish`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/correct': (seeded) => [
		`${home(seeded)}/chapters/3/correct`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/mixing': ({ mixed }) => [
		`/heritage/chronicles/${mixed}/chapters/1/mixing`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/open': ({ sealed, story }) => [
		`/heritage/chronicles/${sealed}/chapters/1/open`,
		`/heritage/chronicles/${sealed}/chapters/2/open`,
		`/heritage/chronicles/${story}/chapters/4/open`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/record': (seeded) => [
		`${home(seeded)}/chapters/4/record`,
		`/heritage/chronicles/${seeded.prologue}/chapters/1/record`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/set-up': (seeded) => [
		`${home(seeded)}/chapters/4/set-up`,
		`/heritage/chronicles/${seeded.prologue}/chapters/1/set-up`
	],
	'/heritage/chronicles/[chronicle]/chapters/[chapter]/table': ({ live }) => [
		`/heritage/chronicles/${live}/chapters/1/table`
	],
	'/heritage/chronicles/[chronicle]/characters': (seeded) => [
		`${home(seeded)}/characters`,
		`/heritage/chronicles/${seeded.prologue}/characters`
	],
	'/heritage/chronicles/[chronicle]/characters/[character]': (seeded) => [
		`${home(seeded)}/characters/agathe`,
		`${home(seeded)}/characters/hardestadt`
	],
	'/heritage/chronicles/[chronicle]/characters/new': (seeded) => [`${home(seeded)}/characters/new`],
	'/heritage/chronicles/[chronicle]/end': (seeded) => [`${home(seeded)}/end`],
	'/heritage/chronicles/[chronicle]/eras/[era]': (seeded) => [
		`${home(seeded)}/eras/1`,
		`${home(seeded)}/eras/1?at=scoring`,
		`${home(seeded)}/eras/1?at=exchange`,
		`${home(seeded)}/eras/2`
	],
	'/heritage/chronicles/[chronicle]/deck': (seeded) => [
		`${home(seeded)}/deck`,
		`/heritage/chronicles/${seeded.sealed}/deck`
	],
	'/heritage/chronicles/[chronicle]/ledger': (seeded) => [
		`${home(seeded)}/ledger`,
		`${home(seeded)}/ledger?order=chapters&verify=1`
	],
	'/heritage/chronicles/[chronicle]/moments/[sequence]': (seeded) => [
		`${home(seeded)}/moments/20`,
		`/heritage/chronicles/${seeded.live}/moments/1`,
		`/heritage/chronicles/${seeded.live}/moments`
	],
	'/heritage/chronicles/[chronicle]/notes': (seeded) => [`${home(seeded)}/notes`],
	'/heritage/chronicles/[chronicle]/players': (seeded) => [`${home(seeded)}/players`],
	'/heritage/chronicles/[chronicle]/players/[seat]': (seeded) => [
		`${home(seeded)}/players/s2`,
		`/heritage/chronicles/${seeded.prologue}/players/s2`
	],
	'/heritage/chronicles/[chronicle]/players/new': (seeded) => [
		`${home(seeded)}/players/new`,
		`/heritage/chronicles/${seeded.aftermath}/players/new`
	],
	'/heritage/chronicles/[chronicle]/prologue': (seeded) => [
		`/heritage/chronicles/${seeded.prologue}/prologue`
	],
	'/heritage/chronicles/[chronicle]/prologue/[seat]': (seeded) => [
		`/heritage/chronicles/${seeded.prologue}/prologue/s2`
	],
	'/heritage/chronicles/[chronicle]/settings': (seeded) => [
		`${home(seeded)}/settings`,
		`/heritage/chronicles/${seeded.live}/settings?sealed=passphrase`
	],
	'/heritage/chronicles/[chronicle]/timeline': (seeded) => [`${home(seeded)}/timeline`],
	'/heritage/codex': () => ['/heritage/codex'],
	'/heritage/codex/open-set': () => [
		'/heritage/codex/open-set',
		'/heritage/codex/open-set?part=battlegrounds',
		'/heritage/codex/open-set?part=missions',
		'/heritage/codex/open-set?part=havens'
	],
	'/design': () => ['/design'],
	'/heritage/design/bloodlines': () => ['/heritage/design/bloodlines'],
	'/heritage/design/boards': () => ['/heritage/design/boards'],
	'/heritage/draws/[draw]': ({ draws }) => draws.map((draw) => `/heritage/draws/${draw}`),
	'/heritage/games/[game]': ({ game }) => [`/heritage/games/${game}`],
	'/groups': () => ['/groups'],
	'/groups/[group]': ({ group }) => [`/groups/${group}`],
	'/heritage/groups/[group]/chronicles/enter': ({ group }) => [
		`/heritage/groups/${group}/chronicles/enter`
	],
	'/groups/[group]/import': ({ group }) => [`/groups/${group}/import`],
	'/heritage/groups/[group]/chronicles/new': ({ group }) => [
		`/heritage/groups/${group}/chronicles/new`
	],
	'/join/[token]': () => ['/join/nobody-gave-this-out'],
	'/offline': () => ['/offline', '/offline?wanted=/groups'],
	'/heritage/play': () => ['/heritage/play'],
	'/heritage/play/[local]': () => ['/heritage/play/nobody-began-this'],
	'/heritage/play/[local]/move': () => ['/heritage/play/nobody-began-this/move'],
	'/rivals/codex': () => ['/rivals/codex', '/rivals/codex?q=tie'],
	'/rivals/groups/[group]/matches': ({ group }) => [`/rivals/groups/${group}/matches`],
	'/rivals/groups/[group]/matches/bring': ({ group }) => [`/rivals/groups/${group}/matches/bring`],
	'/rivals/groups/[group]/matches/new': ({ group }) => [`/rivals/groups/${group}/matches/new`],
	'/rivals/matches/[match]': ({ matches }) =>
		matches.flatMap((match) => [`/rivals/matches/${match}`, `/rivals/matches/${match}?big`]),
	'/rivals/matches/[match]/settings': ({ matches: [first = ''] }) => [
		`/rivals/matches/${first}/settings`
	],
	'/rivals/groups/[group]/tables/new': ({ group }) => [`/rivals/groups/${group}/tables/new`],
	'/rivals/tables/[table]': ({ dealt }) => [
		`/rivals/tables/${dealt}`,
		`/rivals/tables/${dealt}?big`
	],
	'/rivals/tables/[table]/settings': ({ dealt }) => [`/rivals/tables/${dealt}/settings`],
	'/rivals/play': () => ['/rivals/play'],
	'/rivals/table': () => ['/rivals/table'],
	'/rivals/table/[local]': () => ['/rivals/table/nobody-began-this'],
	'/recover': () => ['/recover'],
	'/rivals/decks': () => ['/rivals/decks'],
	'/rivals/decks/[deck]': ({ deck }) => [`/rivals/decks/${deck}`],
	'/rivals/groups/[group]/decks': ({ group }) => [`/rivals/groups/${group}/decks`],
	'/rivals/groups/[group]/decks/new': ({ group }) => [`/rivals/groups/${group}/decks/new`],
	'/sign-in': () => ['/sign-in'],
	'/sign-out': () => ['/sign-out'],
	'/sign-up': () => ['/sign-up'],
	'/vendetta/play': () => ['/vendetta/play'],
	'/vendetta/play/[local]': () => ['/vendetta/play/nobody-began-this'],
	'/vendetta/box': () => ['/vendetta/box'],
	'/vendetta/codex': () => ['/vendetta/codex', '/vendetta/codex?q=tie'],
	'/vendetta/evenings/[evening]': ({ evenings }) =>
		evenings.map((evening) => `/vendetta/evenings/${evening}`),
	'/vendetta/evenings/[evening]/settings': ({ evenings: [first = ''] }) => [
		`/vendetta/evenings/${first}/settings`
	],
	'/vendetta/groups/[group]/box': ({ group }) => [`/vendetta/groups/${group}/box`],
	'/vendetta/groups/[group]/evenings': ({ group }) => [`/vendetta/groups/${group}/evenings`],
	'/vendetta/groups/[group]/evenings/new': ({ group }) => [
		`/vendetta/groups/${group}/evenings/new`
	],
	'/verify': () => ['/verify']
};

/** The page of the house style shows what a title looks like, too. */
const titlesOf = (route: string): number => (route === '/design' ? 2 : 1);

const home = ({ story }: Seeded): string => `/heritage/chronicles/${story}`;

const visiting = test.extend({
	// No test opens a page of its own: what is complained of is complained of to the visitor.
	complaints: async ({ visitor: { complaints } }, use) => {
		await use(complaints);
		expect(complaints.splice(0), 'errors in the browser console').toEqual([]);
	}
});

test('no page is forgotten here', () => {
	expect(Object.keys(VISITS).sort()).toEqual(PAGES);
});

for (const [route, addresses] of Object.entries(VISITS)) {
	visiting(
		`${route} is for everyone, in the dark and in the light, on a phone and on a wide screen`,
		async ({ visitor: { page }, seeded }) => {
			const titled = async () => {
				const titles = page.getByRole('heading', { level: 1 });
				await expect(titles, 'one title on the page').toHaveCount(titlesOf(route));
				await expect(page, 'one title on the tab').toHaveTitle(/\S/);
			};
			for (const address of addresses(seeded)) {
				await page.goto(address);
				await waitForHydration(page);
				await titled();
				await expectUsable(page);
				expect.soft(await smallTargets(page), `${address}: too small`).toEqual([]);

				await whenWide(page, async () => {
					const otherwise = LIVE_PAGES.includes(route);
					// It fetches what it shows there before it comes alive.
					if (otherwise) {
						await page.reload();
						await waitForHydration(page);
					}
					await titled();
					await expectSoundWhenWide(page, otherwise);
				});
			}
		}
	);
}
