import { expect, it } from 'vitest';
import { readDots } from '../../../src/lib/ui/heritage/players/dots-draft.ts';
import { emptyForm, readForm } from '../../../src/lib/ui/heritage/chapter/record-form.ts';
import { readForm as readSetUp } from '../../../src/lib/ui/heritage/set-up/form.ts';
import type { SetUpView } from '../../../src/lib/ui/heritage/set-up/view.ts';
import { readBoxForm } from '../../../src/routes/heritage/chronicles/[chronicle]/chapters/[chapter]/open/box-chapter.ts';
import { havenByHand } from '../../../src/routes/heritage/chronicles/[chronicle]/players/[seat]/by-hand.ts';
import { readPrologue } from '../../../src/routes/heritage/chronicles/[chronicle]/prologue/[seat]/draft.ts';

// The server renders a page with the draft that somebody keeps there, whatever lies in it.

const MANY = 100_000;

/** Many values, and how many of them were looked at. */
function watched(values: object): { readonly values: object; looked: () => number } {
	const seen = new Set<string | symbol>();
	const proxy = new Proxy(values, {
		get(target, key, receiver): unknown {
			if (/^k?\d+$/.test(String(key))) seen.add(key);
			return Reflect.get(target, key, receiver);
		}
	});
	return { values: proxy, looked: () => seen.size };
}
const zeros = () => watched(Array.from({ length: MANY }, () => 0));
const names = (value: unknown) =>
	watched(Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, value])));

const haven = { name: '', retainer: null, leaders: [], assets: [], obligations: [] };
const record = emptyForm(['s1', 's2'], '2026-10-31', null);
const view = { seats: [{ seat: 's1' }] } as unknown as SetUpView;

it.each<[string, (values: object) => unknown, ReturnType<typeof zeros>]>([
	['players of a record', (players) => readForm(['s1'])({ ...record, players }), zeros()],
	[
		'declarations of a record',
		(declared) => readForm(['s1'])({ ...record, draw: { ...record.draw, declared } }),
		names(0)
	],
	['players of a set-up', (players) => readSetUp(view)({ players }), zeros()],
	['dots', readDots, names(1)],
	[
		'leaders',
		(leaders) =>
			havenByHand('s1', haven, [], [], async () => null).read({
				...haven,
				base: '',
				reason: '',
				leaders
			}),
		zeros()
	],
	[
		'dots of a prologue',
		(dots) => readPrologue({ name: '', title: '', dots, havenName: '', retainer: null }),
		names(1)
	],
	[
		'missions of the box',
		(missions) => readBoxForm({ title: '', year: '', text: '', missions }),
		zeros()
	]
])('%s without end cost nothing where a draft is read', (_, read, { values, looked }) => {
	expect(read(values)).toBeNull();
	expect(looked()).toBeLessThanOrEqual(1);
});
