import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import { Advising } from '../../../src/lib/ui/heritage/table/planning/advising.svelte.ts';
import type { Question, Report } from '../../../src/lib/ui/heritage/thinking/questions.ts';
import type { Hearing } from '../../../src/lib/ui/thinking/thinker.ts';
import { liveTable } from './kit.ts';

type Asked = { readonly question: Question; readonly hearing: Hearing<Report> };
const asked: Asked[] = [];
const stopped = vi.fn();

vi.mock('../../../src/lib/ui/heritage/thinking/thinker.ts', () => ({
	thinker: {
		ask(question: Question, hearing: Hearing<Report>) {
			asked.push({ question, hearing });
			return stopped;
		}
	}
}));

beforeEach(() => {
	asked.length = 0;
	stopped.mockClear();
});

/** A table at which these seats are played here, and what it chose of advice. */
async function tableOf(mine: readonly string[], people = 3, writes = true) {
	const { live, log } = await liveTable();
	const sittings = live.sittings.map((one) => ({ ...one, mine: mine.includes(one.seat) }));
	const { battlegrounds } = live;
	return {
		live: new LiveTable({ battlegrounds, sittings, link: log, writes, people }),
		log
	};
}

const report = (worlds: number): Report => ({
	what: 'advise',
	worlds,
	advice: [],
	isSettled: false
});
const next = async (count: number): Promise<Asked> => {
	await vi.waitFor(() => expect(asked).toHaveLength(count));
	const one = asked[count - 1];
	if (!one) throw new Error('nothing was asked');
	return one;
};

describe('advice on a device', () => {
	test('is for a seat it plays, where the table allows it, and for nobody who only looks on', async () => {
		const { live: several, log } = await tableOf(['s1']);
		expect(new Advising(several, 's1').isAllowed).toBe(false);
		await log.act({ type: 'AllowAdvice', advice: 'after' });
		expect(new Advising(several, 's1').isAllowed).toBe(false);
		await log.act({ type: 'AllowAdvice', advice: 'open' });
		expect(new Advising(several, 's1').isAllowed).toBe(true);
		expect(new Advising(several, 's2').isAllowed).toBe(false);
		expect(several.isAdviceOpen).toBe(true);
		const { live: alone } = await tableOf(['s1'], 1);
		expect(new Advising(alone, 's1').isAllowed).toBe(true);
		expect(alone.isAdviceOpen).toBe(false);
		const { live: bigScreen } = await tableOf(['s1'], 1, false);
		expect(new Advising(bigScreen, 's1').isAllowed).toBe(false);
	});

	test('asks nobody where it is not allowed', async () => {
		const { live } = await tableOf(['s1']);
		const advising = new Advising(live, 's1');
		advising.ask();
		advising.askReplies(live.table, []);
		await new Promise((resolve) => setTimeout(resolve));
		expect(asked).toEqual([]);
		expect(advising.standing).toBe('idle');
	});

	test('hands on what this seat may know: the table, and no face of a hand that lies covered', async () => {
		const { live } = await tableOf(['s1', 's2', 's3'], 1);
		for (const seat of ['s1', 's2', 's3']) {
			new Advising(live, seat).ask();
			const { question } = await next(Number(seat.slice(1)));
			if (question.what !== 'advise') throw new Error('something else was asked');
			expect(Object.keys(question.view).sort()).toEqual(['hand', 'seat', 'table']);
			expect(question.view).toMatchObject({ seat, hand: [] });
			expect(live.table.hands[seat]?.held.length).toBeGreaterThan(0);
		}
	});

	test('gets better and never worse, and thinks longer when it is asked to', async () => {
		const { live } = await tableOf(['s1'], 1);
		const advising = new Advising(live, 's1');
		advising.ask();
		const first = await next(1);
		expect(advising.standing).toBe('thinking');
		first.hearing.report(report(0));
		first.hearing.report(report(8));
		first.hearing.done?.();
		expect([advising.standing, advising.worlds]).toEqual(['done', 8]);
		advising.thinkLonger();
		const longer = await next(2);
		longer.hearing.report(report(0));
		expect(advising.worlds).toBe(8);
		longer.hearing.report(report(20));
		expect(advising.worlds).toBe(20);
		if (first.question.what !== 'advise' || longer.question.what !== 'advise')
			throw new Error('something else was asked');
		expect(longer.question.milliseconds).toBe(4 * first.question.milliseconds);
		expect(longer.question.seed).toBe(first.question.seed);
		// What comes late of an earlier question is of no interest.
		first.hearing.failed?.();
		expect(advising.standing).toBe('thinking');
	});

	test('says where it failed, keeps what it knew, and can be asked again', async () => {
		const { live } = await tableOf(['s1'], 1);
		const advising = new Advising(live, 's1');
		advising.ask();
		const { hearing } = await next(1);
		hearing.report(report(4));
		hearing.failed?.();
		expect([advising.standing, advising.worlds]).toEqual(['failed', 4]);
		advising.ask();
		await next(2);
		expect(advising.standing).toBe('thinking');
	});

	test('of others’ answers goes with the move it was asked about', async () => {
		const { live } = await tableOf(['s1'], 1);
		const advising = new Advising(live, 's1');
		advising.askReplies(live.table, [{ type: 'EndTurn', seat: 's1' }]);
		const { hearing, question } = await next(1);
		expect(question).toMatchObject({ what: 'reply', move: [{ type: 'EndTurn' }] });
		hearing.report({ what: 'reply', worlds: 1, replies: [] });
		expect(advising.replies).toEqual([]);
		advising.forgetReplies();
		expect([advising.replies, advising.repliesStanding]).toEqual([null, 'idle']);
		expect(stopped).toHaveBeenCalled();
		hearing.report({ what: 'reply', worlds: 2, replies: [] });
		expect(advising.replies).toBeNull();
	});
});
