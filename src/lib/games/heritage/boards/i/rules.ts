import * as v from 'valibot';
import { seatSchema, type SeatId } from '../../shapes.ts';
import { chooseOne, type Resolving } from '../../table/request.ts';
import { battleground } from '../battleground.ts';
import { whichDirection } from '../directions.ts';
import { facts, LOTS, REWARD, SPACES } from './facts.ts';
import {
	drawn,
	eachRegion,
	leadingIn,
	regionsHeld,
	tokensOf,
	warMoves,
	type Wars
} from './wars.ts';
import { ALLEGIANCES, type Allegiance } from './facts.ts';

const called: { readonly [A in Allegiance]: string } = {
	camarilla: 'the Camarilla',
	sabbat: 'the Sabbat',
	anarch: 'the Anarchs'
};

const inOrder = (lots: readonly Allegiance[]) =>
	ALLEGIANCES.flatMap((allegiance) => lots.filter((lot) => lot === allegiance));

const tokensSchema = v.pipe(
	v.array(
		v.picklist(ALLEGIANCES, 'expected an allegiance: camarilla, sabbat or anarch'),
		'expected the tokens of this region'
	),
	v.maxLength(SPACES, `a region has ${SPACES} spaces, one token each`)
);
const schema = v.pipe(
	v.strictObject({
		allegiances: v.record(
			seatSchema,
			v.picklist(ALLEGIANCES, 'expected an allegiance: camarilla, sabbat or anarch')
		),
		regions: v.strictObject({
			'north-east': tokensSchema,
			'south-east': tokensSchema,
			'south-west': tokensSchema,
			'north-west': tokensSchema
		})
	}),
	v.check(({ allegiances }) => {
		const lots = Object.values(allegiances);
		return String(inOrder(lots)) === String(LOTS[lots.length]);
	}, 'two players are Camarilla and Sabbat, a third is Anarch, and four are two and two'),
	v.check(
		(state) =>
			Object.values(state.regions).every((tokens) =>
				tokens.every((token) => drawn(state).includes(token))
			),
		'only allegiances that somebody drew have tokens on the map'
	)
);

/** A lot for each player, in turn order; what only one allegiance is left for is not drawn. */
function* draw(seats: readonly SeatId[]): Resolving<Wars['allegiances']> {
	const allegiances: { [seat: SeatId]: Allegiance } = {};
	let lots = LOTS[seats.length] ?? [];
	for (const seat of seats) {
		const [first] = lots;
		const chosen = lots.every((lot) => lot === first)
			? first
			: (yield { deal: 'one-of', prompt: 'which-allegiance', about: { seat }, options: lots })[0];
		const lot = lots.find((one) => one === chosen);
		if (lot === undefined) throw new Error(`${String(chosen)} is no lot for ${seat}`);
		allegiances[seat] = lot;
		lots = lots.toSpliced(lots.indexOf(lot), 1);
	}
	return allegiances;
}

/** The Sabbat Wars: allegiances fight for four regions (rulebook, battleground I; reading I). */
export const rules = battleground<Wars>({
	...facts,
	schema,
	sentences: {
		'players-only': 'The Sabbat Wars score for the player, not for each vampire.',
		'holds-most': 'Regions of {allegiance}: {regions}, the most.',
		'holds-as-many': 'Regions of {allegiance}: {regions}, tied for most. Nobody scores.',
		'more-tokens':
			'Regions of {allegiance}: {regions}, tied for most. It has the most tokens on the map ({tokens}), so it scores.',
		'fewer-tokens':
			'Regions of {allegiance}: {regions}, tied for most. Its {tokens} tokens on the map are fewer, so it scores nothing.',
		'holds-fewer': 'Regions of {allegiance}: {regions}. Another allegiance holds more.',
		'nobody-holds': 'Nobody holds a region, so nobody scores here.',
		'no-allegiance': '{seat} has no allegiance and scores nothing here.'
	},
	*setUp(table) {
		const allegiances = yield* draw(table.seats.map(({ seat }) => seat));
		return { allegiances, regions: eachRegion(() => drawn({ allegiances })) };
	},
	*modify(_, state, by) {
		const direction = yield* whichDirection(by);
		const moves = warMoves(state.regions, direction, state.allegiances[by.seat] ?? null);
		const chosen = yield* chooseOne({
			seat: by.seat,
			prompt: 'which-allegiance-move',
			about: { attribute: direction },
			options: [...moves.keys()]
		});
		const regions = (chosen !== null && moves.get(chosen)) || state.regions;
		return { state: regions === state.regions ? state : { ...state, regions } };
	},
	worth: () => ({ points: 0, why: 'players-only', about: {} }),
	worthOfPlayer({ ruleset }, state, seat) {
		const own = state.allegiances[seat];
		if (own === undefined) return { points: 0, why: 'no-allegiance', about: { seat } };
		const winners = leadingIn(state.regions, ruleset.sabbatWars);
		if (winners.length === 0) return { points: 0, why: 'nobody-holds', about: {} };
		const about = { allegiance: called[own], regions: regionsHeld(state.regions, own) };
		const isLevel = ALLEGIANCES.some(
			(one) => one !== own && regionsHeld(state.regions, one) === about.regions
		);
		const byTokens = { ...about, tokens: tokensOf(state.regions, own) };
		const isDecided = winners.length === 1 && isLevel;
		if (winners.includes(own)) {
			if (winners.length > 1) return { points: 0, why: 'holds-as-many', about };
			return isDecided
				? { points: REWARD, why: 'more-tokens', about: byTokens }
				: { points: REWARD, why: 'holds-most', about };
		}
		const [winner = own] = winners;
		return isDecided && regionsHeld(state.regions, winner) === about.regions
			? { points: 0, why: 'fewer-tokens', about: byTokens }
			: { points: 0, why: 'holds-fewer', about };
	}
});
