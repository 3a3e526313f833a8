import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	CHAIN_START,
	envelopeSchema,
	findChainFault,
	seal,
	type Envelope,
	type Unsealed
} from '../../../src/lib/games/core/envelope.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';

type Noted = { type: string; text: string };

const unsealed = (sequence: number, changes: Partial<Unsealed<Noted>> = {}): Unsealed<Noted> => ({
	id: `event-00${sequence}`,
	chronicle: 'chronicle-1',
	sequence,
	schema: 1,
	seat: null,
	actor: 'actor-0001',
	command: `command-${sequence}`,
	at: '2026-01-31T20:15:00.000Z',
	rule: null,
	event: { type: 'NoteWritten', text: `note ${sequence}` },
	...changes
});

function chain(length: number): Envelope<Noted>[] {
	const sealed: Envelope<Noted>[] = [];
	for (let sequence = 1; sequence <= length; sequence++) {
		sealed.push(seal(sealed.at(-1)?.hash ?? CHAIN_START, unsealed(sequence)));
	}
	return sealed;
}

const changed = (index: number, change: (envelope: Envelope<Noted>) => Envelope<Json>) =>
	chain(4).map((envelope, at) => (at === index ? change(envelope) : envelope));

describe('the chain', () => {
	test('holds as it was sealed, and envelopes are what their schema reads', () => {
		const sealed = chain(4);
		expect(findChainFault(sealed)).toBeNull();
		for (const envelope of sealed) {
			expect(v.parse(envelopeSchema, JSON.parse(JSON.stringify(envelope)))).toEqual(envelope);
		}
	});

	test('holds from a later start as well', () => {
		const sealed = chain(4);
		const start = { previous: sealed[1]?.hash ?? '', sequence: 3 };
		expect(findChainFault(sealed.slice(2), start)).toBeNull();
	});

	test.each<[string, Envelope<Json>[], { index: number; fault: string }]>([
		[
			'an event was changed',
			changed(2, (one) => ({ ...one, event: { ...one.event, text: 'forged' } })),
			{ index: 2, fault: 'hash-does-not-match' }
		],
		[
			'somebody else is named',
			changed(1, (one) => ({ ...one, actor: 'actor-0002' })),
			{ index: 1, fault: 'hash-does-not-match' }
		],
		[
			'an event was changed and sealed anew',
			changed(1, (one) => seal(one.previous, unsealed(2, { rule: 'forged' }))),
			{ index: 2, fault: 'previous-does-not-match' }
		],
		[
			'an event is missing',
			chain(4).filter((_, index) => index !== 1),
			{ index: 1, fault: 'sequence-gap' }
		],
		[
			'two are exchanged',
			[0, 2, 1, 3].flatMap((index) => chain(4).slice(index, index + 1)),
			{ index: 1, fault: 'sequence-gap' }
		],
		['it begins somewhere else', chain(4).slice(1), { index: 0, fault: 'sequence-gap' }]
	])('breaks where %s', (_name, envelopes, fault) => {
		expect(findChainFault(envelopes)).toEqual(fault);
	});
});
