import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFault, withAnswer } from '../../../../src/lib/games/core/run/answer.ts';
import type { Dealer } from '../../../../src/lib/games/core/dealing/dealer.ts';
import {
	agree,
	atOnce,
	begin,
	chooseOne,
	type Ask,
	type Deal,
	type Question,
	type Resolution,
	type Resolved,
	type Resolving
} from '../../../../src/lib/games/core/run/request.ts';
import { MOST_AT_ONCE, run, type Rules } from '../../../../src/lib/games/core/run/run.ts';

/* A toy: a purse that grows by what is paid in, by tasks that ask, deal and set off others. */

type Prompt = 'how-much' | 'whether-to' | 'who-pays';
type Task =
	| { readonly kind: 'pay'; readonly seat: string }
	| { readonly kind: 'twice'; readonly seat: string }
	| { readonly kind: 'lot' }
	| { readonly kind: 'alarm' }
	| { readonly kind: 'for-ever' };
type Event =
	| { readonly type: 'Paid'; readonly coins: number }
	| { readonly type: 'Rang' }
	| { readonly type: 'Drawn'; readonly prompt: Prompt; readonly chosen: string }
	| {
			readonly type: 'Asked';
			readonly question: Question<Prompt>;
			readonly resolution: Resolution<Task>;
	  };
type Toy = {
	readonly coins: number;
	readonly log: readonly string[];
	readonly asked: number;
	readonly question: Question<Prompt> | null;
	readonly resolution: Resolution<Task>;
};
const START: Toy = {
	coins: 0,
	log: [],
	asked: 0,
	question: null,
	resolution: { tasks: [], triggered: [] }
};

const paid = (choice: string | null) => ({ type: 'Paid', coins: Number(choice ?? 0) }) as const;

function* resolving(
	task: Task,
	triggered: readonly string[]
): Resolving<Resolved<Task, Event>, Ask<Prompt> | Deal<Prompt>> {
	switch (task.kind) {
		case 'pay': {
			const options = ['1', '2', '3'];
			const coins = yield* chooseOne({ seat: task.seat, prompt: 'how-much', options });
			if (!(yield* agree(task.seat, 'whether-to', { coins: coins ?? '' }))) return {};
			return { events: [paid(coins)] };
		}
		case 'twice':
			return {
				next: [
					{ kind: 'pay', seat: task.seat },
					{ kind: 'pay', seat: task.seat }
				]
			};
		case 'lot': {
			const [seat = ''] = yield {
				deal: 'one-of',
				prompt: 'who-pays',
				about: {},
				options: ['ada', 'ben']
			};
			return { next: [{ kind: 'pay', seat }] };
		}
		case 'alarm':
			return yield* atOnce(
				triggered.includes('bell') ? {} : { events: [{ type: 'Rang' }], triggered: 'bell' }
			);
		case 'for-ever':
			return { next: [task, task] };
	}
}

const rules: Rules<Toy, Task, Event, Prompt> = {
	resolve: (_, task, triggered) => resolving(task, triggered),
	evolve(toy, event) {
		const log = [...toy.log, event.type];
		switch (event.type) {
			case 'Paid':
				return { ...toy, log, coins: toy.coins + event.coins };
			case 'Asked':
				return { ...toy, log, ...event, asked: event.question.id + 1 };
			default:
				return { ...toy, log };
		}
	},
	following: (waiting) => waiting,
	nextQuestion: ({ asked }) => asked,
	questionAsked: (question, resolution) => ({ type: 'Asked', question, resolution }),
	lotDrawn: ({ prompt }, chosen) => ({ type: 'Drawn', prompt, chosen }),
	asQuestion: (_, { prompt, about }) => ({
		seat: null,
		prompt,
		about,
		options: ['ada', 'ben'],
		least: 1,
		most: 1
	})
};

type Deals = Pick<Dealer<Toy>, 'deal'>;
const box: Deals = { deal: () => 'ask' };
const app: Deals = { deal: () => ({ choice: ['ben'] }) };

function went(tasks: readonly Task[], dealer: Deals = box, from = START) {
	const outcome = run(rules, dealer, from, begin<Task, Event>([], ...tasks).resolution);
	if (typeof outcome === 'string') throw new Error(outcome);
	return outcome.state;
}

/** The toy after one more answer, given as a command would. */
function answered(toy: Toy, choice: readonly string[]): Toy {
	const { question, resolution } = toy;
	const answer = { question: question?.id ?? -1, seat: question?.seat ?? null, choice };
	expect(answerFault(question, answer, ['ada', 'ben'])).toBeNull();
	const outcome = run(rules, box, { ...toy, question: null }, withAnswer(resolution, choice));
	if (typeof outcome === 'string') throw new Error(outcome);
	return outcome.state;
}

describe('what is under way', () => {
	test('stops where somebody has to choose, with all that waits as data', () => {
		const toy = went([{ kind: 'twice', seat: 'ada' }, { kind: 'alarm' }]);
		expect(toy.question).toMatchObject({ id: 0, seat: 'ada', prompt: 'how-much' });
		expect(toy.resolution.tasks.map(({ task }) => task.kind)).toEqual(['pay', 'pay', 'alarm']);
		expect(JSON.parse(JSON.stringify(toy.resolution))).toEqual(toy.resolution);
	});

	test('goes on from its answers, first things first', () => {
		let toy = went([{ kind: 'twice', seat: 'ada' }, { kind: 'alarm' }]);
		for (const choice of ['2', 'yes', '3', 'no']) toy = answered(toy, [choice]);
		expect(toy.coins).toBe(2);
		expect(toy.log.filter((type) => type !== 'Asked')).toEqual(['Paid', 'Rang']);
		expect(toy.question).toBeNull();
	});

	test('sets off once what goes off once', () => {
		expect(went([{ kind: 'alarm' }, { kind: 'alarm' }]).log).toEqual(['Rang']);
	});

	test('asks for a lot where the box deals, and records one that a dealer drew', () => {
		expect(went([{ kind: 'lot' }]).question).toMatchObject({ seat: null, prompt: 'who-pays' });
		const dealt = went([{ kind: 'lot' }], app);
		expect(dealt.log).toEqual(['Drawn', 'Asked']);
		expect(dealt.question?.seat).toBe('ben');
	});

	test('is unknown where only somebody else can deal, and never endless', () => {
		const outcome = (task: Task, deal: 'ask' | 'unknown') =>
			run(rules, { deal: () => deal }, START, begin<Task, Event>([], task).resolution);
		expect(outcome({ kind: 'lot' }, 'unknown')).toBe('unknown');
		expect(outcome({ kind: 'for-ever' }, 'ask')).toBe('endless');
		expect(MOST_AT_ONCE).toBeGreaterThan(100);
	});

	test('sets off more, by what happened and how the table is after it', () => {
		const watched: typeof rules = {
			...rules,
			following: (waiting, events, { coins }) =>
				events.some(({ type }) => type === 'Paid') && coins > 2
					? [{ task: { kind: 'alarm' }, answers: [] }, ...waiting]
					: waiting
		};
		const tasks = begin<Task, Event>([], { kind: 'twice', seat: 'ada' }).resolution;
		let toy: Toy = START;
		let left = tasks;
		for (const choice of ['2', 'yes', '1', 'yes', null]) {
			const outcome = run(watched, box, { ...toy, question: null }, left);
			if (typeof outcome === 'string') throw new Error(outcome);
			toy = outcome.state;
			if (choice !== null) left = withAnswer(toy.resolution, [choice]);
		}
		expect(toy.log.filter((type) => type !== 'Asked')).toEqual(['Paid', 'Paid', 'Rang']);
	});

	test('knows points of chance of a game’s own, which stand in no record of lots', () => {
		type Turned = {
			readonly deal: 'turned';
			readonly prompt: Prompt;
			readonly about: Record<never, never>;
		};
		const turned: Rules<Toy, Task, Event, Prompt, Turned> = {
			...rules,
			asQuestion: (_, { prompt, about }) => ({
				seat: null,
				prompt,
				about,
				options: [],
				least: 0,
				most: 1
			}),
			*resolve() {
				const choice = yield { deal: 'turned', prompt: 'how-much', about: {} };
				return { events: [paid(choice[0] ?? null)] };
			}
		};
		const dealer = {
			deal: (_: Toy, { deal }: Turned) => ({ choice: deal === 'turned' ? ['7'] : [] })
		};
		const outcome = run(turned, dealer, START, begin<Task, Event>([], { kind: 'lot' }).resolution);
		expect(outcome).toMatchObject({ state: { coins: 7, log: ['Paid'] } });
	});

	test('comes to the same however often it was stored and read between two answers', () => {
		const answer = fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('yes', 'no'));
		fc.assert(
			fc.property(fc.array(answer, { minLength: 1, maxLength: 4 }), (answers) => {
				const tasks = answers.map((): Task => ({ kind: 'pay', seat: 'ada' }));
				let toy = went(tasks);
				for (const choice of answers.flat())
					toy = answered(JSON.parse(JSON.stringify(toy)) as Toy, [choice]);
				const expected = answers.filter(([, yes]) => yes === 'yes');
				expect(toy.coins).toBe(expected.reduce((sum, [coins]) => sum + Number(coins), 0));
				expect(toy.question).toBeNull();
			})
		);
	});
});

describe('an answer', () => {
	const question: Question = {
		id: 4,
		seat: 'ada',
		prompt: 'which',
		about: {},
		options: ['one', 'two', 'three'],
		least: 1,
		most: 2
	};
	const given = { question: 4, seat: 'ada', choice: ['one'] };
	const reason = (answer: Partial<typeof given> = {}, of: Question | null = question) =>
		answerFault(of, { ...given, ...answer }, ['ada', 'ben'])?.reason ?? null;

	test('is taken in any order of its options', () => {
		expect(reason()).toBeNull();
		expect(reason({ choice: ['three', 'one'] })).toBeNull();
	});

	test.each([
		['no-question', {}, null],
		['question-outdated', { question: 3 }, question],
		['not-asked', { seat: 'ben' }, question],
		['unknown-seat', { seat: 'eve' }, { ...question, seat: null }],
		['not-an-option', { choice: ['four'] }, question],
		['chosen-twice', { choice: ['one', 'one'] }, question],
		['too-few-chosen', { choice: [] }, question],
		['too-many-chosen', { choice: ['one', 'two', 'three'] }, question]
	])('%s', (expected, answer, of) => {
		expect(reason(answer, of)).toBe(expected);
	});
});
