import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	comfortCookie,
	comfortOf,
	comfortWords,
	TEXT_SIZES
} from '../../../src/lib/ui/comfort/comfort.ts';
import { felt } from '../../../src/lib/ui/comfort/felt.ts';
import { SOUNDS } from '../../../src/lib/ui/comfort/sounds.ts';

const DEFAULT = { text: 100, contrast: false, calm: false, sound: false, vibration: true };

describe('what a device chose', () => {
	it.each([
		['', {}],
		[null, {}],
		['text-150 calm', { text: 150, calm: true }],
		['sound no-vibration contrast', { sound: true, vibration: false, contrast: true }],
		['text-999 "><script>', {}]
	] as const)('is read from %j', (stored, chosen) => {
		expect(comfortOf(stored)).toEqual({ ...DEFAULT, ...chosen });
	});

	it('comes back as it was written, for each of its forms', () => {
		for (const text of TEXT_SIZES)
			for (let bits = 0; bits < 16; bits++) {
				const [contrast, calm, sound, vibration] = [1, 2, 4, 8].map((bit) => (bits & bit) > 0);
				const comfort = {
					text,
					contrast: contrast === true,
					calm: calm === true,
					sound: sound === true,
					vibration: vibration === true
				};
				expect(comfortOf(comfortWords(comfort))).toEqual(comfort);
			}
	});

	it('is remembered for a year, on every page', () => {
		expect(comfortCookie({ ...comfortOf(''), text: 150, calm: true })).toBe(
			'comfort=text-150%20calm; Path=/; Max-Age=31536000; SameSite=Lax'
		);
	});
});

describe('a moment', () => {
	const vibrate = vi.fn();
	let tones: number[];
	const chosen = (comfort: string) =>
		vi.stubGlobal('document', { documentElement: { dataset: { comfort } } });

	beforeEach(() => {
		tones = [];
		vibrate.mockClear();
		vi.stubGlobal('navigator', { vibrate });
		const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
		const node = { connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn(), gain };
		vi.stubGlobal('AudioContext', function () {
			return { state: 'running', currentTime: 0, destination: {} };
		});
		vi.stubGlobal('GainNode', function () {
			return node;
		});
		vi.stubGlobal('OscillatorNode', function (_: unknown, { frequency }: { frequency: number }) {
			tones.push(frequency);
			return node;
		});
	});
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it('is felt, and not heard, as long as nobody chose', () => {
		chosen('');
		felt('accepted');
		felt('refused');
		expect(vibrate.mock.calls).toEqual([[[12]], [[30, 60, 30]]]);
		expect(tones).toEqual([]);
	});

	it('is heard where sound was chosen', async () => {
		chosen('sound no-vibration');
		felt('refused');
		await vi.waitFor(() => expect(tones).toEqual(SOUNDS.refused.map(({ pitch }) => pitch)));
		expect(vibrate).not.toHaveBeenCalled();
	});

	it('passes unnoticed where it is calm', async () => {
		chosen('sound calm');
		felt('refused');
		felt('over');
		await Promise.resolve();
		expect(tones).toEqual([]);
		expect(vibrate).not.toHaveBeenCalled();
	});

	it('is quiet, and over within two seconds', () => {
		for (const notes of Object.values(SOUNDS))
			for (const { at, lasts, loud } of notes) {
				expect(loud).toBeLessThanOrEqual(0.2);
				expect(at + lasts).toBeLessThan(2.2);
			}
	});
});
