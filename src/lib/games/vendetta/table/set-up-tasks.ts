import { CLANS, type LocationId } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import type { Prompt } from './prompts.ts';
import { stop, type Resolving } from './request.ts';
import type { Resolvers } from './resolver.ts';
import { firstRoundIn } from './setting.ts';
import { seatsOf, settingOf } from './where.ts';

/** Some different ones, drawn one after the other. */
function* drawnOf(
	prompt: Prompt,
	from: readonly string[],
	n: number
): Resolving<readonly string[]> {
	const drawn: string[] = [];
	for (let nth = 1; nth <= n; nth++) {
		const options = from.filter((one) => !drawn.includes(one));
		if (options.length === 0) break;
		const [one] = yield { deal: 'one-of', prompt, about: { nth }, options };
		if (one !== undefined) drawn.push(one);
	}
	return drawn;
}

/** Set-up, as far as chance goes [SETUP] [GAME VARIANTS]. What the setting tells already is not drawn. */
export const setUpTasks = {
	/** All devices mix the cards before the first one is dealt. With the box they lie on the table. */
	*mix(table) {
		if (table.dealer === 'app') yield stop('mixed', {});
		return {};
	},

	*'first-player'(table) {
		const { first } = settingOf(table);
		const options = seatsOf(table);
		const [drawn] =
			first === undefined
				? yield { deal: 'one-of', prompt: 'first-player', about: {}, options }
				: [first];
		return { events: [{ type: 'FirstPlayerSet', seat: drawn ?? '' }] };
	},

	/** One more than players [SETUP 3]. */
	*'show-clans'(table) {
		const { clansShown, cards, dealer } = settingOf(table);
		const there = CLANS.filter((clan) => cards.clanCards.some((card) => card.clan === clan));
		// With the box the sheets lie on the table: any of them may be chosen.
		const shown =
			clansShown ??
			(dealer === 'box' ? there : yield* drawnOf('clan-shown', there, seatsOf(table).length + 1));
		return {
			events: [{ type: 'ClansShown', clans: there.filter((clan) => shown.includes(clan)) }]
		};
	},

	/** One more than players [RELIC CARDS]. */
	*'show-relics'(table) {
		const { relicsShown, cards, dealer } = settingOf(table);
		const all = cards.relics.map(({ id }) => id);
		const shown =
			relicsShown ??
			(dealer === 'box' ? all : yield* drawnOf('relic-shown', all, seatsOf(table).length + 1));
		return { events: [{ type: 'RelicsShown', relics: shown }] };
	},

	/** A random one on each Location but the Prince's Haven [LOCATION CARDS]. */
	*'lay-location-cards'(table) {
		const { locationCardsLaid, cards } = settingOf(table);
		const places = table.locations.map(({ id }) => id).filter((id) => id !== 'haven');
		const all = cards.locationCards.map(({ id }) => id);
		const laid: readonly (readonly [LocationId, string | undefined])[] = locationCardsLaid
			? places.map((at) => [at, locationCardsLaid[at]])
			: yield* placed(places, all);
		const events = laid.flatMap(([at, card]): TableEvent[] =>
			card === undefined ? [] : [{ type: 'LocationCardLaid', at, card }]
		);
		return { events };
	},

	'begin-play'(table) {
		const round = firstRoundIn(settingOf(table));
		return { events: [{ type: 'PlayBegan' }], next: [{ kind: 'round', round }] };
	}
} satisfies Partial<Resolvers>;

function* placed(places: readonly LocationId[], cards: readonly string[]) {
	const drawn = yield* drawnOf('location-card', cards, places.length);
	return places.map((at, nth) => [at, drawn[nth]] as const);
}
