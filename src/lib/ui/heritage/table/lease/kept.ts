import { NOTHING_REMEMBERED, type Remembered } from '../../../../games/heritage/dealing/device.ts';
import { newId } from '../../../chronicle/id.ts';
import type { Place } from '../../../live/outbox/outbox.ts';
import { leaseKey } from './held.ts';

/** That this device may deal at a table off the network, and what it dealt there. */
export type KeptLease = {
	readonly lease: string;
	/** The chapter it was lent for; null: a table outside a chronicle. */
	readonly chapter: number | null;
	readonly remembered: Remembered;
};

const DEVICE = 'elysium:device';

/* Where the storage is closed to us, the device deals as long as its page lives. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
	try {
		return localStorage.getItem(key) ?? unkept.get(key) ?? null;
	} catch {
		return unkept.get(key) ?? null;
	}
}

function write(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
		unkept.delete(key);
	} catch {
		unkept.set(key, value);
	}
}

/** A name that this device gave itself, so that it finds its own lease when it asks again. */
export function thisDevice(): string {
	const known = read(DEVICE);
	if (known !== null) return known;
	const made = newId();
	write(DEVICE, made);
	return made;
}

/** The lease that this device holds for its person at a table; null: none. */
export function keptLease(place: Place): KeptLease | null {
	const kept = read(leaseKey(place));
	// Our own words, on our own device.
	return kept === null ? null : (JSON.parse(kept) as KeptLease);
}

/** Keeps a lease that was lent; asked for again, what was dealt under it stays known. */
export function keepLease(place: Place, lent: Omit<KeptLease, 'remembered'>): void {
	const before = keptLease(place);
	const remembered = before?.lease === lent.lease ? before.remembered : NOTHING_REMEMBERED;
	write(leaseKey(place), JSON.stringify({ ...lent, remembered }));
}

/** Remembers what was dealt. */
export function rememberDealt(place: Place, remembered: Remembered): void {
	const before = keptLease(place);
	if (before) write(leaseKey(place), JSON.stringify({ ...before, remembered }));
}

/** Drops a lease that its server says does not hold any more; one that was lent since stays. */
export function dropEnded(place: Place, lease: string): void {
	if (keptLease(place)?.lease === lease) dropLease(place);
}

export function dropLease(place: Place): void {
	unkept.delete(leaseKey(place));
	try {
		localStorage.removeItem(leaseKey(place));
	} catch {
		// It was kept in memory alone.
	}
}
