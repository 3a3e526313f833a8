import type { Ask, Choice } from '../table/request.ts';

/**
 * Each answer to a question, the shorter ones first, one by one: there may be very many, so take as
 * many as are needed. The same options in another order are another answer.
 */
export function* someAnswers(ask: Pick<Ask, 'options' | 'least' | 'most'>): Generator<Choice> {
	const longest = Math.min(ask.most, ask.options.length);
	for (let size = ask.least; size <= longest; size++) yield* selections(ask.options, size);
}

function* selections(options: readonly string[], size: number): Generator<Choice> {
	if (size === 0) {
		yield [];
		return;
	}
	for (const option of options) {
		const others = options.filter((other) => other !== option);
		for (const rest of selections(others, size - 1)) yield [option, ...rest];
	}
}
