import { expect, it } from 'vitest';
import { LiveLog } from '../../../src/lib/ui/table/live-log.svelte.ts';
import type { TableGame } from '../../../src/lib/ui/table/log.svelte.ts';
import type { TableSender } from '../../../src/lib/ui/table/sender.svelte.ts';
import type { ServerLink } from '../../../src/lib/ui/table/server-link.ts';

type Link = ServerLink<TableGame, TableSender<TableGame>>;

/** A link whose looks at the log end when they are told to. */
function slowLink() {
	const looks: { readonly known: number | undefined; readonly ends: () => void }[] = [];
	const log = { version: 4, said: null as number | null, isBehind: false };
	let heard: (version: number | null) => void = () => undefined;
	const link = {
		log: {
			get version() {
				return log.version;
			},
			get said() {
				return log.said;
			},
			get isBehind() {
				return (log.said ?? 0) > log.version;
			},
			dispatch: ({ version }: { readonly version: number }) => (log.said = version)
		},
		wake: () =>
			Promise.resolve({
				begin: (hooks: { readonly heard: typeof heard }) => {
					({ heard } = hooks);
					return Promise.resolve();
				}
			}),
		catchUp: (known?: number) =>
			new Promise((done) => {
				looks.push({
					known,
					ends: () => {
						log.version = known ?? log.version;
						done({ accepted: true });
					}
				});
			})
	};
	return { link: link as unknown as Link, looks, hear: (version: number) => heard(version) };
}

const soon = () => new Promise((done) => setTimeout(done));

it('looks once more for what was said while it looked: it may be the last word for long', async () => {
	const { link, looks, hear } = slowLink();
	const live = new LiveLog(link, '/api/logs/one');
	live.prepare();
	await soon();
	hear(5);
	hear(6);
	expect(looks.map(({ known }) => known)).toEqual([5]);
	looks[0]?.ends();
	await soon();
	expect(looks.map(({ known }) => known)).toEqual([5, 6]);
	looks[1]?.ends();
	await soon();
	expect(looks).toHaveLength(2);
});
