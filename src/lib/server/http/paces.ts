import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { OPEN_STREAMS, PACES, type Pace } from '../tables/paces.ts';
import { wait } from './limits.ts';

/** Who sends: a session, where somebody is signed in, and the household that it comes from. */
export interface Sender {
	readonly session: string | null;
	readonly address: string;
}

/** Why something is not taken just now, for people; and for programs, when to come back. */
export interface TooFast {
	readonly seconds: number;
	readonly sentence: string;
}

/** Something that came faster than it is taken. */
interface OutOfPace extends TooFast {
	/** Whether it is the first in its minute. */
	readonly isFirst: boolean;
}

const MINUTE = 60;
const A_BODY = 32 * 1024;
/** Until a stream of somebody is over: nobody knows when that is, and it is soon enough to look again. */
const STREAM_SECONDS = 30;

const MANY_STREAMS: TooFast = {
	seconds: STREAM_SECONDS,
	sentence: 'This device has too many pages open. Close some, and the others carry on.'
};

const outOfPace = (milliseconds: number, isFirst: boolean): OutOfPace => {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	return {
		seconds,
		isFirst,
		sentence: `Too many requests in a minute. Nothing was changed, and what you wrote is kept. Wait ${wait(seconds)}, then try again.`
	};
};

const PLACES = ['session', 'address'] as const;
type Place = (typeof PLACES)[number];

const entriesOf = (sender: Sender): (readonly [Place, string])[] =>
	PLACES.flatMap((place) => {
		const key = sender[place];
		return key === null ? [] : [[place, key] as const];
	});

/**
 * Counts what comes in, and the streams that are open, in the memory of this process: several that share a database each
 * count what they take. Far above what people do; what somebody tries in order to come in is counted by `Limits`.
 */
export class Paces {
	readonly #factor: number;
	readonly #counters: Readonly<Record<Pace, Readonly<Record<Place, RateLimiterMemory>>>>;
	readonly #streams = new Map<string, number>();

	/** `factor` multiplies every pace. */
	constructor(factor = 1) {
		this.#factor = factor;
		const counter = (points: number) =>
			new RateLimiterMemory({ points: points * factor, duration: MINUTE });
		const both = ({ session, address }: (typeof PACES)[Pace]) => ({
			session: counter(session),
			address: counter(address)
		});
		this.#counters = {
			taps: both(PACES.taps),
			forms: both(PACES.forms),
			files: both(PACES.files)
		};
	}

	/** Counts something of so many bytes; null: it is taken. */
	async count(pace: Pace, bytes: number, sender: Sender): Promise<OutOfPace | null> {
		const points = 1 + Math.floor(bytes / A_BODY);
		for (const [place, key] of entriesOf(sender)) {
			const counter = this.#counters[pace][place];
			try {
				await counter.consume(key, points);
			} catch (counted) {
				if (!(counted instanceof RateLimiterRes)) throw counted;
				const { msBeforeNext, consumedPoints } = counted;
				return outOfPace(msBeforeNext, consumedPoints - points <= counter.points);
			}
		}
		return null;
	}

	/** Lets a stream begin, until it `leave`s, which it may do twice; or says why not. */
	stream(sender: Sender): { leave(): void } | TooFast {
		const keys = entriesOf(sender).map(([place, key]) => [place, `${place} ${key}`] as const);
		const open = (key: string): number => this.#streams.get(key) ?? 0;
		if (keys.some(([place, key]) => open(key) >= OPEN_STREAMS[place] * this.#factor))
			return MANY_STREAMS;
		for (const [, key] of keys) this.#streams.set(key, open(key) + 1);
		let over = false;
		return {
			leave: () => {
				if (over) return;
				over = true;
				for (const [, key] of keys) {
					if (open(key) > 1) this.#streams.set(key, open(key) - 1);
					else this.#streams.delete(key);
				}
			}
		};
	}
}
