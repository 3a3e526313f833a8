import { nextToAnswer, tallyOf, type Stake } from '../influence/conflict.ts';
import type { CardId } from '../cards/card.ts';
import { contextOf } from './effects/texts.ts';
import type { TableEvent } from './events.ts';
import type { Resolved, Resolving } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table, TableScheme } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOf, cardOfKind } from './where.ts';

type Kinds =
	'scheme-answer' | 'scheme-open' | 'scheme-decide' | 'scheme-end' | 'put-away' | 'raise-title';

function schemeOf({ scheme }: Table): TableScheme {
	if (!scheme) throw new Error('no Scheme is being answered');
	return scheme;
}

/** A Scheme from its first answer on, and what else is paid with Influence [Schemes] [Titles]. */
export const schemeTasks: Resolvers<Kinds> = {
	/** One after the other, clockwise from the active player [Schemes]. */
	*'scheme-answer'(table) {
		const { order, answers, card } = schemeOf(table);
		const seat = nextToAnswer(order, answers);
		if (seat === null) return { next: [{ kind: 'scheme-open' }] };
		yield {
			seat,
			prompt: 'answer',
			about: { card },
			options: [],
			least: 1,
			most: 9,
			hidden: true
		};
		return { next: [{ kind: 'scheme-answer' }] };
	},

	/** All that was staked in secret opens together [Resolving an Influence Conflict]. */
	*'scheme-open'(table): Resolving<Resolved> {
		const { slot, order, answers, modifiers } = schemeOf(table);
		const fists = yield {
			deal: 'hidden',
			prompt: 'stakes',
			about: { slot },
			of: { what: 'stakes', scheme: slot }
		};
		// Whoever says it said two things of a fist.
		if (new Set(fists.map((one) => one.split(' ')[0])).size < fists.length)
			return { next: [{ kind: 'scheme-open' }] };
		const opened: { [seat: string]: CardId } = {};
		for (const [seat, at] of Object.entries(modifiers)) {
			const [card = ''] = yield {
				deal: 'hidden',
				prompt: 'face',
				about: { slot: at },
				of: { what: 'slot', slot: at, seat }
			};
			opened[seat] = card;
		}
		const stakes: { [seat: string]: Stake } = {};
		for (const { seat } of answers) {
			const card = opened[seat];
			const face = card === undefined ? null : cardOfKind(table, card, 'modifier');
			const fist = Number(fists.find((one) => one.startsWith(`${seat} `))?.split(' ')[1] ?? 0);
			if (fist > 0 || face) stakes[seat] = { fist, modifier: face?.influence ?? 0 };
		}
		const cards = order.flatMap((seat): TableEvent[] => {
			const [at, card] = [modifiers[seat], opened[seat]];
			return at === undefined || card === undefined
				? []
				: [{ type: 'CardOpened', slot: at, seat, card }];
		});
		return happens([{ type: 'StakesOpened', stakes, modifiers: opened }, ...cards], {
			kind: 'scheme-decide'
		});
	},

	/** R60: the winners pay what their fists held, the losers take it back; then the card happens, or not [Conflict]. */
	'scheme-decide'(table) {
		const { answers, stakes, seat, card, slot, vampire } = schemeOf(table);
		const tally = tallyOf(answers, stakes ?? {});
		const paid = Object.entries(tally.paid).map(([one, n]): TableEvent => ({
			type: 'PrestigeMoved',
			seat: one,
			by: -n,
			why: 'scheme',
			of: null
		}));
		const when = tally.passes ? 'yes' : 'no';
		const texts = cardOf(table, card)
			.parts.filter((part) => part.when === when)
			.map((part, at): Task => ({
				kind: 'part',
				key: `${when} c${slot}.${at}`,
				part,
				context: contextOf({ card, slot, seat, self: vampire })
			}));
		const losers = answers.filter(({ side }) => side === (tally.passes ? 'no' : 'yes'));
		const lost = losers.flatMap(({ seat: loser }): Task[] => {
			const modifier = table.scheme?.opened?.[loser];
			if (modifier === undefined) return [];
			return cardOf(table, modifier)
				.parts.filter((part) => part.when === 'lost')
				.map((part, at) => ({
					kind: 'part',
					key: `lost ${loser}.${at}`,
					part,
					context: contextOf({ card: modifier, slot: null, seat: loser, self: null })
				}));
		});
		return happens([...paid, { type: 'SchemeDecided', tally }], ...texts, ...lost, {
			kind: 'scheme-end'
		});
	},

	/** Either way the Scheme is discarded, and every Modifier [Schemes]. */
	'scheme-end'(table) {
		const { opened = {}, modifiers, slot, seat, card } = schemeOf(table);
		const cards = Object.entries(opened).map(([one, id]): TableEvent => ({
			type: 'CardPut',
			slot: modifiers[one] ?? 0,
			seat: one,
			card: id,
			to: 'discard'
		}));
		return happens([
			...cards,
			{ type: 'CardPut', slot, seat, card, to: 'discard' },
			{ type: 'SchemeEnded' }
		]);
	},

	/** What was played is discarded once it is done, unless it went on elsewhere [Play an Action Card]. */
	'put-away'(table, { slot }) {
		const one = table.playing.find((other) => other.slot === slot);
		if (!one) return {};
		return happens([{ type: 'CardPut', slot, seat: one.seat, card: one.card, to: 'discard' }]);
	},

	/** The Influence is there: the Title is attached; what is too much is lost [Titles]. */
	'raise-title': (_, { slot, card, vampire, seat }) =>
		happens([{ type: 'RaisingEnded' }], {
			kind: 'attach',
			vampire,
			attached: { slot, card, owner: seat },
			from: 'hand',
			seat
		})
};
