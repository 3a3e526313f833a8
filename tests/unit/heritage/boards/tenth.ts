import * as v from 'valibot';
import { battleground } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { agree, atOnce, type Choice } from '../../../../src/lib/games/heritage/table/request.ts';
import { cardOf } from '../../../../src/lib/games/heritage/table/where.ts';
import { tenthFacts } from './tenth-facts.ts';

type Fair = {
	/** The seat that opens the fair, by lot. */
	readonly host: string;
	readonly stalls: number;
	readonly nights: number;
};

/**
 * A toy: an elitist builds a stall, an egalitarian may burn one down for 1 power. Each stall is worth
 * 1 to every elitist, each night of the fair 1 to its host.
 */
export const tenth = battleground<Fair>({
	id: 'X',
	name: tenthFacts.name,
	category: tenthFacts.category,
	eras: tenthFacts.eras,
	schema: v.strictObject({ host: v.string(), stalls: v.number(), nights: v.number() }),
	sentences: {
		stalls: 'Stalls at the fair: {stalls}.',
		'not-invited': 'The fair is for the elitist.',
		host: 'Nights at which {seat} was the host: {nights}.',
		guest: '{seat} is a guest at the fair.'
	},
	*setUp({ seats }) {
		const options = seats.map(({ seat }) => seat);
		const lot: Choice = yield {
			deal: 'one-of',
			prompt: 'who-goes-first',
			about: { for: 'X' },
			options
		};
		const [host = ''] = lot;
		return { host, stalls: 0, nights: 0 };
	},
	*modify(_, fair, { seat, vampire, attribute }) {
		if (attribute === 'elitist') return { state: { ...fair, stalls: fair.stalls + 1 } };
		if (vampire === null || fair.stalls === 0 || !(yield* agree(seat, 'whether-to')))
			return { state: fair };
		return {
			state: { ...fair, stalls: fair.stalls - 1 },
			events: [{ type: 'TokensChanged', vampire, power: 1, infamy: 0 }]
		};
	},
	endRound: (_, fair) => atOnce({ state: { ...fair, nights: fair.nights + 1 } }),
	worth: (table, { stalls }, _, vampire) =>
		cardOf(table, vampire).class === 'elitist'
			? { points: stalls, why: 'stalls', about: { stalls } }
			: { points: 0, why: 'not-invited', about: {} },
	worthOfPlayer: (_, { host, nights }, seat) =>
		seat === host
			? { points: nights, why: 'host', about: { seat, nights } }
			: { points: 0, why: 'guest', about: { seat } }
});
