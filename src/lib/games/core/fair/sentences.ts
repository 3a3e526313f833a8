import { listed } from '../listed.ts';
import type { FairStep } from './steps.ts';

type NameOf = (who: string) => string;

/** What a device is called: whose seat it is, or that of the whole table. */
export const deviceNames =
	(seat: NameOf): NameOf =>
	(who) =>
		who === 'table' ? 'the table’s device' : seat(who);

const SHORT = 12;
/** The beginning of a hash or number, by which people tell it from others. */
export const short = (hash: string): string => `${hash.slice(0, SHORT)}…`;

/** What a step says, in a plain sentence; `over`: what the seals cover. */
export function fairStepTold(step: FairStep, nameOf: NameOf, over: string): string {
	// A name begins as its owner writes it.
	const first = (device: string) => (device === 'table' ? capital(nameOf(device)) : nameOf(device));
	switch (step.type) {
		case 'seal':
			return `${first(step.device)} sealed a secret number, ${short(step.commitment)}, tied to ${over}.`;
		case 'close':
			return 'All sealed numbers were published. Nobody can add or change one now.';
		case 'open':
			return `${first(step.device)} opened the number: ${short(step.contribution)}.`;
		case 'void':
			return `Attempt ${step.attempt} was dropped, because ${listed(step.missing.map(nameOf))} did not open.`;
	}
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What came of looking something fair through, in words. */
export interface CheckedTold {
	readonly title: string;
	/** `open`: it cannot be checked yet · `held` · `older`: older rules decided some of it otherwise · `unproven` · `faulty`. */
	readonly stands: 'open' | 'held' | 'older' | 'unproven' | 'faulty';
	readonly says: readonly string[];
	readonly wrong: readonly string[];
	/** What older rules decided, and today's would decide otherwise. */
	readonly otherwise: readonly string[];
	/** What it does not prove. */
	readonly beyond: readonly string[];
}
