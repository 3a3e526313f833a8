import type { Dealt } from '../dealing/dealer.ts';
import type {
	AnyDeal,
	Ask,
	Choice,
	Deal,
	Lot,
	MaybeAsking,
	Pending,
	Question,
	Resolution,
	Resolved
} from './request.ts';
import { isAsking, isLot, pending } from './request.ts';

/**
 * What a game brings so that its tasks can be run. Tasks and questions are data: its events put them on the table. `Chance`:
 * the points of chance there are, where a game has more than lots and piles.
 */
export interface Rules<
	State,
	Task,
	Event,
	Prompt extends string,
	Chance extends AnyDeal<Prompt> = Deal<Prompt>
> {
	/** The rule that carries out a task; `triggered`: what went off since the command. */
	resolve(
		state: State,
		task: Task,
		triggered: readonly string[]
	): MaybeAsking<Resolved<Task, Event>, Ask<Prompt> | Chance>;
	evolve(state: State, event: Event): State;
	/**
	 * What is still waiting as it reads after some events, e.g. once one vampire took another's place, or with what they set
	 * off; `state` is the one after them.
	 */
	following(
		waiting: readonly Pending<Task>[],
		events: readonly Event[],
		state: State
	): readonly Pending<Task>[];
	/** The id of the next question. */
	nextQuestion(state: State): number;
	questionAsked(question: Question<Prompt>, resolution: Resolution<Task>): Event;
	/** That a lot was drawn stands in the log by itself; cards that were dealt stand in what follows. */
	lotDrawn(lot: Lot<Prompt>, chosen: string): Event;
	/** A point of chance as a question to whoever holds the cardboard. */
	asQuestion(state: State, deal: Chance): Ask<Prompt>;
}

/** What came of it · `unknown`: only who deals elsewhere can go on · `endless`: it would go on and on. */
export type Run<State, Event> =
	{ readonly events: readonly Event[]; readonly state: State } | 'unknown' | 'endless';

/**
 * How many tasks one command may set off, how many may wait, how many events may come of it. The greatest
 * tables take some hundred; cards can be written whose effects multiply without end.
 */
export const MOST_AT_ONCE = 5_000;

const NO_LOTS: readonly never[] = [];

/** Goes on with what is under way until nothing is left, or somebody has to choose. */
export function run<
	State,
	Task,
	Event,
	Prompt extends string,
	Chance extends AnyDeal<Prompt> = Deal<Prompt>
>(
	rules: Rules<State, Task, Event, Prompt, Chance>,
	dealer: { deal(state: State, deal: NoInfer<Chance>): Dealt },
	from: State,
	resolution: Resolution<Task>
): Run<State, Event> {
	const events: Event[] = [];
	let state = from;
	let { tasks, triggered } = resolution;
	const happen = (happened: readonly Event[]) => {
		for (const event of happened) {
			state = rules.evolve(state, event);
			events.push(event);
		}
	};

	/** Drives a task with the answers it has, given on this very table: a correction forgets them. */
	function drive({ task, answers: given }: Pending<Task>) {
		const running = rules.resolve(state, task, triggered);
		if (!isAsking(running)) return { resolved: running, lots: NO_LOTS };
		const answers: Choice[] = [];
		const lots: Event[] = [];
		let step = running.next();
		while (!step.done) {
			const request = step.value;
			let choice = given[answers.length];
			if (!choice && 'deal' in request) {
				const dealt = dealer.deal(state, request);
				if (dealt === 'unknown') return dealt;
				if (dealt !== 'ask') {
					choice = dealt.choice;
					const [chosen] = choice;
					if (isLot(request) && chosen !== undefined) lots.push(rules.lotDrawn(request, chosen));
				}
			}
			if (!choice) {
				const ask = 'deal' in request ? rules.asQuestion(state, request) : request;
				return { ask, answers, lots };
			}
			answers.push(choice);
			step = running.next(choice);
		}
		return { resolved: step.value, lots };
	}

	for (let steps = 0; ; steps++) {
		if (Math.max(steps, tasks.length, events.length) > MOST_AT_ONCE) return 'endless';
		const [first, ...rest] = tasks;
		if (!first) return { events, state };
		const driven = drive(first);
		if (driven === 'unknown') return 'unknown';
		happen(driven.lots);
		if (driven.ask) {
			const question = { id: rules.nextQuestion(state), ...driven.ask };
			const waiting = { tasks: [{ ...first, answers: driven.answers }, ...rest], triggered };
			happen([rules.questionAsked(question, waiting)]);
			return { events, state };
		}
		const { events: happened = [], next = [], triggered: set } = driven.resolved;
		happen(happened);
		tasks = rules.following([...next.map(pending), ...rest], happened, state);
		if (set !== undefined) triggered = [...triggered, set];
	}
}
