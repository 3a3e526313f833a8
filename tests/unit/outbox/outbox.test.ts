import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	after,
	isActive,
	isUnsettled,
	mayLetGo,
	nextToSend,
	type Happening,
	type Outbox
} from '../../../src/lib/ui/live/outbox/outbox.ts';
import { intention } from './kit.ts';
import { runs } from '../../support/long.ts';

const NO = { sentence: 'No.', at: null, retry: false };
const formed = (id: string, seen = 0): Happening => ({
	type: 'formed',
	intention: intention(id, seen)
});
const sent = (id: string): Happening => ({ type: 'sent', id });
const lost: Happening = { type: 'lost' };
const accepted = (id: string, version: number, on = version - 1): Happening => ({
	type: 'accepted',
	id,
	version,
	on
});
const refused = (id: string): Happening => ({ type: 'refused', id, problem: NO });
const letGo = (id: string): Happening => ({ type: 'let-go', id });
const read = (version: number, ...commands: string[]): Happening => ({
	type: 'read',
	version,
	commands
});

const boxAfter = (...happenings: readonly Happening[]): Outbox => happenings.reduce(after, []);
const standings = (box: Outbox) => box.map(({ id, standing }) => `${id} ${standing}`);

describe('what was done with a network', () => {
	it('is gone from here as soon as the log tells of it', () => {
		expect(boxAfter(formed('a'), sent('a'), accepted('a', 1), read(1, 'a'))).toEqual([]);
	});

	it('stays until then, for the screen shows it', () => {
		expect(standings(boxAfter(formed('a'), sent('a'), accepted('a', 1)))).toEqual(['a accepted']);
	});

	it('counts once, however often it was formed under one id', () => {
		expect(boxAfter(formed('a'), formed('a'))).toHaveLength(1);
	});

	it('refused alone it is told where it was done, and leaves nothing here', () => {
		expect(boxAfter(formed('a'), sent('a'), refused('a'))).toEqual([]);
	});
});

describe('what was done without one', () => {
	const three = [formed('a'), formed('b'), formed('c')];

	it('is sent in its order, each once the one before was answered', () => {
		expect(nextToSend(boxAfter(...three))?.id).toBe('a');
		expect(standings(boxAfter(...three, sent('b')))).toEqual(['a queued', 'b queued', 'c queued']);
		expect(nextToSend(boxAfter(...three, sent('a')))?.id).toBe('a');
		expect(nextToSend(boxAfter(...three, sent('a'), accepted('a', 1)))?.id).toBe('b');
	});

	it('is no more let go once it went on its way, also where another tab left something before it', () => {
		const box = boxAfter(formed('a'), {
			type: 'formed',
			intention: intention('b'),
			sent: true
		});
		expect(standings(box)).toEqual(['a queued', 'b sent']);
		expect(mayLetGo(box, 'b')).toBe(false);
		expect(nextToSend(box)?.id).toBe('a');
	});

	it('is told as taken, and whether others came first', () => {
		const box = boxAfter(...three, lost, sent('a'), read(3, 'x', 'a', 'b'));
		expect(standings(box)).toEqual(['a taken', 'b taken', 'c queued']);
		expect(box.map(({ passed }) => passed === true)).toEqual([true, true, true]);
		const alone = boxAfter(...three, lost, sent('a'), read(2, 'a', 'b', 'x'));
		expect(alone.map(({ passed }) => passed === true)).toEqual([false, false, true]);
	});

	it('knows of others from the answer, too', () => {
		const box = boxAfter(formed('a', 4), formed('b', 4), lost, accepted('a', 5), accepted('b', 8));
		expect(box.map(({ passed }) => passed === true)).toEqual([false, true]);
	});

	it('holds back what was formed on one that was refused', () => {
		const box = boxAfter(...three, lost, sent('a'), refused('a'));
		expect(standings(box)).toEqual(['a refused', 'b held', 'c held']);
		expect(nextToSend(box)).toBeNull();
		expect(standings(after(box, { type: 'released' }))).toEqual([
			'a refused',
			'b queued',
			'c queued'
		]);
	});

	it('holds back nothing that the server wrote already', () => {
		const box = boxAfter(...three, accepted('c', 1), refused('a'));
		expect(standings(box)).toEqual(['a refused', 'b held', 'c accepted']);
	});

	it('goes on with what is done after a look at the table', () => {
		const box = boxAfter(...three, lost, sent('a'), refused('a'), formed('d'));
		expect(nextToSend(box)?.id).toBe('d');
	});

	it('is let go from its end, and only while nobody else knows of it', () => {
		const box = boxAfter(...three, sent('a'));
		expect(['a', 'b', 'c'].map((id) => mayLetGo(box, id))).toEqual([false, false, true]);
		expect(standings(boxAfter(...three, letGo('a'), letGo('c')))).toEqual(['a queued', 'b queued']);
	});

	it('gets the chance of the device under its own id, as long as nobody answered', () => {
		const dealt: Happening = { type: 'dealt', id: 'a', command: { does: 'more' }, words: 'Dealt.' };
		for (const before of [[formed('a')], [formed('a'), sent('a'), lost]]) {
			const [entry] = boxAfter(...before, dealt);
			expect(entry).toMatchObject({
				id: 'a',
				command: { does: 'more' },
				words: 'Dealt.',
				late: true
			});
		}
		const answered = boxAfter(formed('a'), sent('a'), accepted('a', 1));
		expect(after(answered, dealt)).toBe(answered);
	});

	it('what came of it is told until it was read', () => {
		const box = boxAfter(...three, lost, sent('a'), read(1, 'a'));
		expect(standings(after(box, { type: 'understood' }))).toEqual(['b queued', 'c queued']);
	});

	it('a late word of the log counts more than a refusal', () => {
		const box = boxAfter(...three, lost, sent('a'), refused('a'), read(1, 'a'));
		expect(standings(box)).toEqual(['a taken', 'b held', 'c held']);
	});
});

const ID = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anything: fc.Arbitrary<Happening> = fc.oneof(
	ID.map((id) => formed(id)),
	ID.map(sent),
	fc.constant(lost),
	fc.tuple(ID, fc.integer({ min: 1, max: 9 })).map(([id, version]) => accepted(id, version)),
	ID.map(refused),
	ID.map(letGo),
	fc.constant<Happening>({ type: 'released' }),
	fc.constant<Happening>({ type: 'understood' }),
	fc
		.tuple(
			fc.integer({ min: 0, max: 9 }),
			fc.array(fc.constantFrom('a', 'b', 'c', 'x'), { maxLength: 3 })
		)
		.map(([version, commands]) => read(version, ...commands))
);

test('whatever happens in whatever order: one id each, in their order, at most one on its way', () => {
	fc.assert(
		fc.property(fc.array(anything, { maxLength: 40 }), (happenings) => {
			let box: Outbox = [];
			for (const happening of happenings) {
				const before = box;
				box = after(box, happening);
				const ids = box.map(({ id }) => id);
				expect(new Set(ids).size).toBe(ids.length);
				// Nothing overtakes: what is left keeps its order, and what is new comes last.
				const left = before.map(({ id }) => id).filter((id) => ids.includes(id));
				expect(ids.slice(0, left.length)).toEqual(left);
				expect(box.filter(({ standing }) => standing === 'sent').length).toBeLessThanOrEqual(1);
				for (const entry of box) {
					const was = before.find(({ id }) => id === entry.id);
					if (was?.standing === 'taken') expect(entry.standing).toBe('taken');
					if (was?.standing === 'accepted') expect(['accepted', 'taken']).toContain(entry.standing);
					if (entry.standing === 'refused') expect(entry.problem).toBeDefined();
				}
				// What goes was settled, or let go by its person.
				for (const { id, standing, late } of before.filter((one) => !ids.includes(one.id)))
					if (happening.type === 'let-go') expect(happening.id).toBe(id);
					else if (happening.type === 'understood') expect(standing).toBe('taken');
					else
						expect([['read', 'refused'].includes(happening.type), late]).toEqual([true, undefined]);
			}
		}),
		{ numRuns: runs(500) }
	);
});

test('what is active is unsettled, and what is sent next is active', () => {
	fc.assert(
		fc.property(fc.array(anything, { maxLength: 30 }), (happenings) => {
			const box = boxAfter(...happenings);
			for (const entry of box.filter(isActive)) expect(isUnsettled(entry)).toBe(true);
			const next = nextToSend(box);
			if (next) expect(isActive(next)).toBe(true);
		})
	);
});
