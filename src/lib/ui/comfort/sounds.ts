import type { Moment } from './moment.ts';

/** One struck note: Hz, seconds after the first, seconds until it has died away, 0–1 how loud. */
interface Note {
	readonly pitch: number;
	readonly at: number;
	readonly lasts: number;
	readonly loud: number;
}

/** A knock of wood, a lower one twice, a small bell, three bells falling: quiet, and short. */
export const SOUNDS: { readonly [M in Moment]: readonly Note[] } = {
	accepted: [{ pitch: 196, at: 0, lasts: 0.12, loud: 0.18 }],
	refused: [
		{ pitch: 123.5, at: 0, lasts: 0.14, loud: 0.2 },
		{ pitch: 116.5, at: 0.13, lasts: 0.2, loud: 0.2 }
	],
	turn: [
		{ pitch: 587.3, at: 0, lasts: 0.9, loud: 0.09 },
		{ pitch: 1174.7, at: 0, lasts: 0.5, loud: 0.03 }
	],
	over: [
		{ pitch: 587.3, at: 0, lasts: 0.9, loud: 0.09 },
		{ pitch: 440, at: 0.28, lasts: 0.9, loud: 0.09 },
		{ pitch: 293.7, at: 0.56, lasts: 1.6, loud: 0.1 }
	]
};

let context: AudioContext | undefined;

/** Plays it once, by the device's own synthesis: no file is fetched. */
export async function sounded(moment: Moment): Promise<void> {
	context ??= new AudioContext();
	if (context.state === 'suspended') await context.resume();
	for (const note of SOUNDS[moment]) strike(context, note);
}

/** A sine that begins at once and dies away, as what is struck does. */
function strike(on: AudioContext, { pitch, at, lasts, loud }: Note): void {
	const begin = on.currentTime + at;
	const tone = new OscillatorNode(on, { type: 'sine', frequency: pitch });
	const volume = new GainNode(on, { gain: 0 });
	volume.gain.setValueAtTime(0.0001, begin);
	volume.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
	volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
	tone.connect(volume).connect(on.destination);
	tone.start(begin);
	tone.stop(begin + lasts);
}
