import { LIVE_PAGES, PAGES } from '../support/live-pages.ts';
import { expect, test, waitForHydration, type Seeded } from './support/seeded.ts';
import { smallTargets } from './support/targets.ts';
import { expectSoundWhenWide, expectUsable, whenWide } from './support/usable.ts';

/** Where each page lies in the seeded group, in every state that looks different; by the id of its route. */
const VISITS: Readonly<Record<string, (seeded: Seeded) => readonly string[]>> = {
	'/': () => ['/'],
	'/about': () => ['/about'],
	'/account': () => ['/account'],
	'/chronicles/[chronicle]': (seeded) => [home(seeded), `/chronicles/${seeded.aftermath}`],
	'/chronicles/[chronicle]/audit': (seeded) => [
		`${home(seeded)}/audit`,
		`${home(seeded)}/audit?kind=correction`,
		`/chronicles/${seeded.live}/audit?kind=asked`
	],
	'/chronicles/[chronicle]/book': (seeded) => [
		`${home(seeded)}/book`,
		`/chronicles/${seeded.prologue}/book`
	],
	'/chronicles/[chronicle]/box': (seeded) => [`${home(seeded)}/box`],
	'/chronicles/[chronicle]/cards': (seeded) => [
		`${home(seeded)}/cards`,
		`/chronicles/${seeded.prologue}/cards`
	],
	'/chronicles/[chronicle]/cards/add': (seeded) => [`${home(seeded)}/cards/add`],
	'/chronicles/[chronicle]/centuries': (seeded) => [
		`${home(seeded)}/centuries`,
		`/chronicles/${seeded.prologue}/centuries`
	],
	'/chronicles/[chronicle]/chapters/[chapter]': (seeded) => [`${home(seeded)}/chapters/1`],
	'/chronicles/[chronicle]/chapters/[chapter]/aftermath': ({ aftermath, story }) => [
		`/chronicles/${aftermath}/chapters/1/aftermath?at=results`,
		`/chronicles/${aftermath}/chapters/1/aftermath?at=finish`,
		`/chronicles/${story}/chapters/3/aftermath?at=finish`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/correct': (seeded) => [
		`${home(seeded)}/chapters/3/correct`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/mixing': ({ mixed }) => [
		`/chronicles/${mixed}/chapters/1/mixing`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/open': ({ sealed, story }) => [
		`/chronicles/${sealed}/chapters/1/open`,
		`/chronicles/${sealed}/chapters/2/open`,
		`/chronicles/${story}/chapters/4/open`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/record': (seeded) => [
		`${home(seeded)}/chapters/4/record`,
		`/chronicles/${seeded.prologue}/chapters/1/record`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': (seeded) => [
		`${home(seeded)}/chapters/4/set-up`,
		`/chronicles/${seeded.prologue}/chapters/1/set-up`
	],
	'/chronicles/[chronicle]/chapters/[chapter]/table': ({ live }) => [
		`/chronicles/${live}/chapters/1/table`
	],
	'/chronicles/[chronicle]/characters': (seeded) => [
		`${home(seeded)}/characters`,
		`/chronicles/${seeded.prologue}/characters`
	],
	'/chronicles/[chronicle]/characters/[character]': (seeded) => [
		`${home(seeded)}/characters/agathe`,
		`${home(seeded)}/characters/hardestadt`
	],
	'/chronicles/[chronicle]/characters/new': (seeded) => [`${home(seeded)}/characters/new`],
	'/chronicles/[chronicle]/end': (seeded) => [`${home(seeded)}/end`],
	'/chronicles/[chronicle]/eras/[era]': (seeded) => [
		`${home(seeded)}/eras/1`,
		`${home(seeded)}/eras/1?at=scoring`,
		`${home(seeded)}/eras/1?at=exchange`,
		`${home(seeded)}/eras/2`
	],
	'/chronicles/[chronicle]/deck': (seeded) => [
		`${home(seeded)}/deck`,
		`/chronicles/${seeded.sealed}/deck`
	],
	'/chronicles/[chronicle]/ledger': (seeded) => [
		`${home(seeded)}/ledger`,
		`${home(seeded)}/ledger?order=chapters&verify=1`
	],
	'/chronicles/[chronicle]/moments/[sequence]': (seeded) => [
		`${home(seeded)}/moments/20`,
		`/chronicles/${seeded.live}/moments/1`,
		`/chronicles/${seeded.live}/moments`
	],
	'/chronicles/[chronicle]/notes': (seeded) => [`${home(seeded)}/notes`],
	'/chronicles/[chronicle]/players': (seeded) => [`${home(seeded)}/players`],
	'/chronicles/[chronicle]/players/[seat]': (seeded) => [
		`${home(seeded)}/players/s2`,
		`/chronicles/${seeded.prologue}/players/s2`
	],
	'/chronicles/[chronicle]/players/new': (seeded) => [
		`${home(seeded)}/players/new`,
		`/chronicles/${seeded.aftermath}/players/new`
	],
	'/chronicles/[chronicle]/prologue': (seeded) => [`/chronicles/${seeded.prologue}/prologue`],
	'/chronicles/[chronicle]/prologue/[seat]': (seeded) => [
		`/chronicles/${seeded.prologue}/prologue/s2`
	],
	'/chronicles/[chronicle]/settings': (seeded) => [
		`${home(seeded)}/settings`,
		`/chronicles/${seeded.live}/settings?sealed=passphrase`
	],
	'/chronicles/[chronicle]/timeline': (seeded) => [`${home(seeded)}/timeline`],
	'/codex': () => ['/codex'],
	'/codex/open-set': () => [
		'/codex/open-set',
		'/codex/open-set?part=battlegrounds',
		'/codex/open-set?part=missions',
		'/codex/open-set?part=havens'
	],
	'/design': () => ['/design'],
	'/design/bloodlines': () => ['/design/bloodlines'],
	'/design/boards': () => ['/design/boards'],
	'/draws/[draw]': ({ draws }) => draws.map((draw) => `/draws/${draw}`),
	'/games/[game]': ({ game }) => [`/games/${game}`],
	'/groups': () => ['/groups'],
	'/groups/[group]': ({ group }) => [`/groups/${group}`],
	'/groups/[group]/chronicles/enter': ({ group }) => [`/groups/${group}/chronicles/enter`],
	'/groups/[group]/chronicles/import': ({ group }) => [`/groups/${group}/chronicles/import`],
	'/groups/[group]/chronicles/new': ({ group }) => [`/groups/${group}/chronicles/new`],
	'/join/[token]': () => ['/join/nobody-gave-this-out'],
	'/offline': () => ['/offline', '/offline?wanted=/groups'],
	'/play': () => ['/play'],
	'/play/[local]': () => ['/play/nobody-began-this'],
	'/play/[local]/move': () => ['/play/nobody-began-this/move'],
	'/recover': () => ['/recover'],
	'/sign-in': () => ['/sign-in'],
	'/sign-out': () => ['/sign-out'],
	'/sign-up': () => ['/sign-up'],
	'/verify': () => ['/verify']
};

/** The page of the house style shows what a title looks like, too. */
const titlesOf = (route: string): number => (route === '/design' ? 2 : 1);

const home = ({ story }: Seeded): string => `/chronicles/${story}`;

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
