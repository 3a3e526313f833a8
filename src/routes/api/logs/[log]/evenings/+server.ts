import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { wishSchema } from '$lib/games/heritage/chronicle-deck/wishes';
import { commandSchema } from '$lib/games/heritage/commands';
import { eveningsOf, openedChronicle } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { mayTryOut, TRIED, type Tried } from '$lib/server/games/heritage/trying-out';
import { mayWish } from '$lib/server/games/heritage/wishes';
import { readJson } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

const triedSchema = v.pipe(
	v.union([commandSchema, wishSchema]),
	v.check(({ type }) => TRIED.some((one) => one === type), 'a choice that can be tried out')
);
const bodySchema = v.strictObject({ choices: v.strictTuple([triedSchema, triedSchema]) });

/**
 * The next chapter as it may come after each of two choices, for a phone to play: 200; 400 of no known form, 403 not this
 * person's choice or no advice at this table, 409 refused, with the reason.
 */
export const POST: RequestHandler = async (event) => {
	const { request, locals } = event;
	const read = await readJson(request, bodySchema, 'choices');
	if (!read.ok) return read.answer;
	const { access, chronicle } = await openedChronicle(locals);
	const [one, other] = read.content.choices as [Tried, Tried];
	const may = (choice: Tried) =>
		choice.type === 'DecideMission'
			? mayWish(access, chronicle.state, choice)
			: mayAct(access, choice);
	if (!may(one) || !may(other))
		return json({ message: 'Only someone who may decide this can try it out.' }, { status: 403 });
	if (!mayTryOut(chronicle.state))
		return json({ message: 'Advice is off at this table.' }, { status: 403 });
	const answer = await eveningsOf(event, chronicle, [one, other]);
	return answer.kind === 'evenings'
		? json({ evenings: answer.evenings })
		: json({ refusal: answer.refusal }, { status: 409 });
};
