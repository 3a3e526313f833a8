import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenTo } from '../../../src/lib/ui/live/listening.ts';
import type { Present } from '../../../src/lib/ui/live/present.ts';

/** A browser's stream, as far as it is listened to. */
class Stream extends EventTarget {
	static all: Stream[] = [];
	closed = false;

	constructor(readonly url: string) {
		super();
		Stream.all.push(this);
	}

	close(): void {
		this.closed = true;
	}

	say(type: string, data = ''): void {
		this.dispatchEvent(Object.assign(new Event(type), { data }));
	}
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
let heard: (number | null)[] = [];
let met: (readonly Present[] | null)[] = [];
let leave = (): void => undefined;

const open = () => Stream.all.filter(({ closed }) => !closed);
const [first, last] = [() => Stream.all[0], () => Stream.all.at(-1)];

function turn(visibilityState: 'visible' | 'hidden'): void {
	page.visibilityState = visibilityState;
	page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('EventSource', Stream);
	vi.stubGlobal('document', page);
	vi.stubGlobal('window', browser);
	Stream.all = [];
	heard = [];
	page.visibilityState = 'visible';
	met = [];
	leave = listenTo('/api/logs/g', {
		heard: (version) => heard.push(version),
		met: (present) => met.push(present)
	});
});
afterEach(() => {
	leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('every version of the stream is heard', () => {
	expect(first()?.url).toBe('/api/logs/g/live');
	first()?.say('version', '4');
	first()?.say('version', '5');
	expect(heard).toEqual([4, 5]);
});

test('what happened is told to whoever wants to know, and a stream of numbers is asked for by all others', () => {
	const told: unknown[] = [];
	const stop = listenTo('/api/logs/g', {
		heard: (version) => told.push(version),
		happened: (happened) => told.push(happened)
	});
	expect(last()?.url).toBe('/api/logs/g/live?events');
	const happened = { after: 4, events: [{ sequence: 5 }] };
	last()?.say('happened', JSON.stringify(happened));
	last()?.say('version', '5');
	expect(told).toEqual([happened, 5]);
	stop();
});

test('who looks too is known as long as the stream stands', () => {
	const mira = { name: 'Mira', seats: ['s1'], you: false };
	first()?.say('here', JSON.stringify([mira]));
	first()?.say('error');
	expect(met).toEqual([[mira], null]);
});

test('it looks also where the browser tries the stream again and again, more often than it looks', () => {
	first()?.say('version', '4');
	for (let tries = 0; tries < 4; tries++) {
		last()?.say('error');
		vi.advanceTimersByTime(3_000);
	}
	expect(heard).toEqual([4, null, null]);
	last()?.say('stands');
	vi.advanceTimersByTime(30_000);
	expect(heard).toEqual([4, null, null]);
});

test('that another device deals is told, and looked after with each stream, for it may have been missed', () => {
	let looked = 0;
	const stop = listenTo('/api/logs/g', {
		heard: () => undefined,
		lent: () => (looked += 1)
	});
	for (const event of ['open', 'version', 'lent']) last()?.say(event, '1');
	expect(looked).toBe(2);
	stop();
});

test('nobody listens on a phone that was laid aside, and it hears anew when it is taken up', () => {
	turn('hidden');
	expect(open()).toEqual([]);
	vi.advanceTimersByTime(600_000);
	expect([Stream.all.length, heard]).toEqual([1, []]);
	turn('visible');
	expect(open()).toEqual([last()]);
	last()?.say('version', '9');
	expect(heard).toEqual([9]);
});

test('a stream that stands is left alone; one that falls silent is replaced, and the log looked at', () => {
	for (let quarter = 0; quarter < 8; quarter++) {
		vi.advanceTimersByTime(15_000);
		first()?.say('stands');
	}
	expect([Stream.all.length, heard]).toEqual([1, []]);
	vi.advanceTimersByTime(35_000);
	expect([first()?.closed, open().length, heard]).toEqual([true, 1, [null]]);
});

test('where no stream comes through, the log is looked at every five seconds, until one does', () => {
	for (let time = 1; time <= 3; time++) {
		last()?.say('error');
		vi.advanceTimersByTime(5_000);
		expect([heard.length, open().length]).toEqual([time, 1]);
	}
	// A stream that is held back by something in between says nothing, not even that it failed.
	vi.advanceTimersByTime(10_000);
	expect(heard).toEqual([null, null, null, null, null]);
	last()?.say('version', '12');
	vi.advanceTimersByTime(20_000);
	expect(heard.slice(5)).toEqual([12]);
});

test.each([
	['the network is back', () => browser.dispatchEvent(new Event('online'))],
	[
		'a browser shows the page out of its memory',
		() => browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
	]
])('%s: another stream, at once', (_when, happens) => {
	happens();
	expect([Stream.all.length, open()]).toEqual([2, [last()]]);
});

test('who leaves hears nothing more', () => {
	leave();
	vi.advanceTimersByTime(600_000);
	turn('visible');
	expect([open(), heard]).toEqual([[], []]);
});
