import type { CityCard } from '../cards/card.ts';
import type { Part } from '../cards/part.ts';
import {
	always,
	ANY_OF_YOURS,
	as,
	attach,
	attribute,
	bleed,
	bonus,
	bp,
	choose,
	discard,
	discipline,
	draw,
	each,
	end,
	gain,
	given,
	influence,
	intel,
	isType,
	mend,
	on,
	ONE_OF_YOURS,
	play,
	prevent,
	score,
	start,
	use
} from './phrases.ts';

const event = (id: string, name: string, ...parts: Part[]): CityCard => ({
	id: `city-${id}`,
	name,
	kind: 'event',
	parts
});
const ongoing = (id: string, name: string, ...parts: Part[]): CityCard => ({
	...event(id, name, ...parts),
	kind: 'event',
	ongoing: true
});
const mortal =
	(sort: 'vagrant' | 'citizen') =>
	(
		id: string,
		name: string,
		[copies, blood, agenda, burn]: readonly [number, number, number, number],
		...parts: Part[]
	): CityCard => ({
		id: `city-${id}`,
		name,
		kind: 'mortal',
		sort,
		copies,
		blood,
		agenda,
		burn,
		parts
	});
const vagrant = mortal('vagrant');
const citizen = mortal('citizen');

/** The City Deck: 10 Events, the Prince, 4 antagonists, 5 Vagrants and 7 Citizens [Set-Up 1]. */
export const city: readonly CityCard[] = [
	ongoing('blackout', 'Blackout', as('attacker', always(intel(1)))),
	ongoing(
		'rolling-riot',
		'Rolling Riot',
		as('attacker', given(isType('physical', 'ranged'), always(bonus(1))))
	),
	ongoing(
		'carnival-week',
		'Carnival Week',
		as('attacker', given(isType('social', 'mental'), always(bonus(1))))
	),
	ongoing(
		'police-curfew',
		'Police Curfew',
		always({ do: 'secrecy', n: 1, who: { each: { of: 'all', where: 'haven' } } })
	),
	ongoing('hungry-moon', 'Hungry Moon', end(bleed(1, ONE_OF_YOURS))),
	ongoing('open-season', 'Open Season', on({ on: 'mortal', by: 'anyone' }, gain(1, 'cause'))),
	event(
		'night-of-tithes',
		'Night of Tithes',
		play(
			each(
				'each-player',
				choose([{ do: 'lose', what: 'prestige', n: 1, whom: 'you' }], [bleed(1, ONE_OF_YOURS)])
			)
		)
	),
	event('amnesty', 'Amnesty', play(each('each-player', mend(1, ANY_OF_YOURS)))),
	event('loose-tongues', 'Loose Tongues', play(each('each-player', draw(2), discard(1, 'you')))),
	event('old-grudges', 'Old Grudges', play({ do: 'shuffle-events' }, { do: 'turn-city', n: 1 })),
	{
		id: 'city-prince',
		name: 'Prince of the Harbour City',
		kind: 'prince',
		parts: [always(influence(1)), start(score(1))]
	},
	{
		id: 'city-inquisition-cell',
		name: 'Inquisition Cell',
		kind: 'antagonist',
		copies: 4,
		blood: 5,
		agenda: 1,
		intel: 1,
		harm: 1,
		parts: []
	},
	vagrant(
		'night-fisher',
		'Night Fisher',
		[2, 2, 0, 2],
		use('prevention', { exhaust: 'this' }, prevent(1))
	),
	vagrant(
		'bottle-collector',
		'Bottle Collector',
		[2, 2, 0, 2],
		attach(draw(1)),
		use('intel', { exhaust: 'this' }, intel(1))
	),
	vagrant(
		'tunnel-sleeper',
		'Tunnel Sleeper',
		[1, 2, 0, 3],
		use('prevention', { burn: true }, prevent(3))
	),
	citizen(
		'tram-driver',
		'Tram Driver',
		[2, 4, 1, 2],
		always(discipline('Celerity')),
		always(attribute('physical', 1))
	),
	citizen(
		'club-promoter',
		'Club Promoter',
		[2, 4, 1, 2],
		always(discipline('Presence')),
		always(attribute('social', 1))
	),
	citizen(
		'night-school-teacher',
		'Night-School Teacher',
		[1, 4, 1, 2],
		always(discipline('Auspex')),
		always(attribute('mental', 1))
	),
	citizen('morgue-assistant', 'Morgue Assistant', [1, 5, 1, 3], always(bp(1)), attach(mend(1))),
	citizen(
		'public-prosecutor',
		'Public Prosecutor',
		[1, 6, 2, 3],
		always(influence(1)),
		always(discipline('Dominate'))
	)
];
