import * as v from 'valibot';
import { seatSchema, type SeatId } from '../../shapes.ts';
import { chooseOne, type Resolving } from '../../table/request.ts';
import { battleground } from '../battleground.ts';
import { whichDirection } from '../directions.ts';
import { withMost } from '../most.ts';
import { facts, LOTS, REWARD, SPACES } from './facts.ts';
import { drawn, eachRegion, regionsHeld, warMoves, type Wars } from './wars.ts';
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
	v.maxLength(SPACES, `a region has ${SPACES} spaces, a token each`)
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
		'players-only':
			'The Sabbat Wars reward whoever fights on the winning side, not single vampires.',
		'holds-most': 'Regions held by {allegiance}: {regions}, more than by anyone else.',
		'holds-as-many':
			'Regions held by {allegiance}: {regions}; another allegiance holds as many, so nobody is rewarded.',
		'holds-fewer': 'Regions held by {allegiance}: {regions}; another allegiance holds more.',
		'nobody-holds': 'No region is held by anyone, so the wars reward nobody.',
		'no-allegiance': '{seat} has drawn no allegiance and stays out of the wars.'
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
	worthOfPlayer(_, state, seat) {
		const own = state.allegiances[seat];
		if (own === undefined) return { points: 0, why: 'no-allegiance', about: { seat } };
		const winners = withMost(ALLEGIANCES, (one) => regionsHeld(state.regions, one));
		if (winners.length === 0) return { points: 0, why: 'nobody-holds', about: {} };
		const about = { allegiance: called[own], regions: regionsHeld(state.regions, own) };
		if (!winners.includes(own)) return { points: 0, why: 'holds-fewer', about };
		return winners.length === 1
			? { points: REWARD, why: 'holds-most', about }
			: { points: 0, why: 'holds-as-many', about };
	}
});
