import * as v from 'valibot';
import type { Vampire } from '../../bloodline/bloodline.ts';
import { thingIdSchema } from '../../shapes.ts';
import { atOnce } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { cardOf, vampireOf } from '../../table/where.ts';
import { CLASSES, MOST_SEATS } from '../../vocabulary.ts';
import { battleground, wordOf, type Modification, type Modified } from '../battleground.ts';
import { claimant, type Court } from './court.ts';
import { activationsAVote, facts, TITLES } from './facts.ts';

const NO_TOKENS: Court['tokens'] = { elitist: 0, egalitarian: 0 };
const total = ({ elitist, egalitarian }: Court['tokens']) => elitist + egalitarian;

const tokens = v.pipe(
	v.number('politics tokens are counted'),
	v.integer('politics tokens are counted in whole numbers'),
	v.minValue(0, 'politics tokens are never below 0')
);

const holder = v.pipe(
	v.string('a title is held by a vampire, or by nobody'),
	v.check((id) => v.is(thingIdSchema, id), 'a title is held by a vampire, or by nobody')
);

const schema = v.pipe(
	v.strictObject(
		{
			tokens: v.pipe(
				v.strictObject(
					{ elitist: tokens, egalitarian: tokens },
					'politics tokens lie on the elitist and the egalitarian side'
				),
				v.check(
					(both) => total(both) < activationsAVote(MOST_SEATS),
					`there are fewer than ${activationsAVote(MOST_SEATS)} politics tokens between two votes`
				)
			),
			titles: v.pipe(
				v.array(v.nullable(holder), 'titles are listed from the sheriff on'),
				v.maxLength(TITLES.length, `there are ${TITLES.length} titles`),
				v.check((titles) => {
					const holders = titles.filter((holder) => holder !== null);
					return new Set(holders).size === holders.length;
				}, 'nobody holds two titles')
			)
		},
		'it holds politics tokens and titles'
	),
	v.check(
		({ tokens: both, titles }) => titles.length < TITLES.length || total(both) === 0,
		'once the prince was voted on, no politics tokens are laid'
	)
);

/** The title that is up goes to its claimant, the tokens are taken off, the next title is up. */
function vote(table: Table, state: Court): Modified<Court> {
	const vampire = claimant(table, state);
	const after = { tokens: NO_TOKENS, titles: [...state.titles, vampire] };
	if (vampire === null || after.titles.length === TITLES.length) return { state: after };
	return {
		state: after,
		events: [{ type: 'TokensChanged', vampire, power: 1, infamy: 0 }]
	};
}

/** One more politics token, and a vote when it is time; after the prince's no more. */
function lobbied(table: Table, state: Court, by: Modification): Modified<Court> {
	const side = wordOf(CLASSES, by);
	if (state.titles.length === TITLES.length) return { state };
	const tokens = { ...state.tokens, [side]: state.tokens[side] + 1 };
	const laid = { ...state, tokens };
	return total(tokens) < activationsAVote(table.seats.length) ? { state: laid } : vote(table, laid);
}

/** The prince, asleep or not; null: none was made, or it is gone. */
function princeOf(table: Table, { titles }: Court): Vampire | null {
	const prince = titles[TITLES.indexOf('prince')] ?? null;
	return prince === null ? null : vampireOf(table, prince);
}

/**
 * An activated class adds a politics token to its side. After every so many activations the title
 * that is up is voted on, from sheriff to prince; then it is quiet. The prince's class scores, the
 * lesser titles bring 1 power at once. Source: rulebook, battleground G; reading G.
 */
export const rules = battleground<Court>({
	...facts,
	schema,
	sentences: {
		'no-prince': 'The court has no prince, so nobody scores here.',
		'prince-in-torpor': '{prince} is prince but is in torpor, so nobody scores here.',
		'princes-class': 'Prince {prince} is {class}: each {class} vampire is worth {points}.',
		'not-the-princes-class': 'Prince {prince} is {class}, and {vampire} is not.'
	},
	setUp: () => atOnce({ tokens: NO_TOKENS, titles: [] }),
	modify: (table, state, by) => atOnce(lobbied(table, state, by)),
	usurped: (state, vampire, by) =>
		state.titles.includes(vampire)
			? { ...state, titles: state.titles.map((holder) => (holder === vampire ? by : holder)) }
			: state,
	// It ends while the prince sleeps.
	worthFollows: 'table',
	worth(table, state, _, vampire) {
		const prince = princeOf(table, state);
		if (!prince) return { points: 0, why: 'no-prince', about: {} };
		if (prince.torpor) return { points: 0, why: 'prince-in-torpor', about: { prince: prince.id } };
		const about = { prince: prince.id, class: cardOf(table, prince.id).class };
		return cardOf(table, vampire).class === about.class
			? { points: 2, why: 'princes-class', about: { ...about, points: 2 } }
			: { points: 0, why: 'not-the-princes-class', about: { ...about, vampire } };
	}
});
