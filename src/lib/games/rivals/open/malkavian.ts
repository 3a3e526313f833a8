import { agenda, cardsOf, haven, type ClanCards } from './clan-cards.ts';
import { OPEN_DECKS } from './decks.ts';
import {
	HELD_COURT,
	always,
	as,
	bonus,
	damage,
	discard,
	draw,
	exhaust,
	fill,
	forbid,
	gain,
	icons,
	influence,
	inTorpor,
	lose,
	mend,
	on,
	once,
	OTHERS_OPPOSING,
	play,
	resolve,
	score,
	shield,
	start,
	taken,
	use,
	withDiscipline
} from './phrases.ts';

const { vampire, attack, reaction, action, title, conspiracy } = cardsOf('Malkavian');

/** Malkavian: they empty hands, break minds and let others pay for their Conspiracies. */
export const malkavian: ClanCards = {
	about: OPEN_DECKS.malkavian.about,
	leader: 'malkavian-doctor-ysolde',
	vampires: [
		vampire(
			'doctor-ysolde',
			'Doctor Ysolde',
			7,
			[1, 1, 3],
			['Auspex', 'Auspex', 'Dominate'],
			once('turn', on({ on: 'hit', by: 'this', least: 2 }, discard(1, 'cause')))
		),
		vampire(
			'the-lamplighter',
			'The Lamplighter',
			6,
			[1, 1, 2],
			['Obfuscate', 'Auspex', 'Dominate'],
			as('attacker', always(forbid('block')))
		),
		vampire(
			'nico-seven',
			'Nico Seven',
			5,
			[1, 0, 2],
			['Dominate', 'Obfuscate'],
			as('attacking', use('abilities', { discard: 1 }, bonus(2)))
		),
		vampire(
			'old-marguerite',
			'Old Marguerite',
			5,
			[0, 1, 2],
			['Auspex', 'Auspex'],
			use('action', { exhaust: 'this' }, fill(1), draw(1))
		),
		{
			...vampire(
				'hush',
				'Hush',
				4,
				[1, 0, 2],
				['Obfuscate'],
				as('target', use('prevention', { blood: 1 }, { do: 'prevent', n: 2, who: 'this' }))
			),
			keywords: ['guard']
		},
		vampire(
			'the-understudy',
			'The Understudy',
			4,
			[1, 1, 1],
			['Obfuscate', 'Dominate'],
			on({ on: 'played', by: 'you', kind: 'conspiracy' }, draw(1), gain(1))
		),
		vampire('pim', 'Pim', 3, [0, 1, 1], ['Auspex'], inTorpor(mend(1)))
	],
	agenda: agenda(
		'agenda-the-pattern',
		'The Pattern',
		on({ on: 'hit', by: 'you', least: 1, type: 'mental' }, score(1)),
		on({ on: 'resolved', by: 'you' }, score(2))
	),
	haven: haven('haven-ward-nine', 'Ward Nine', use('action', { discard: 1 }, draw(1)), HELD_COURT),
	library: [
		attack('whispers-in-the-wall', 'Whispers in the Wall', 'mental', 3, 2, [
			taken(discard(1, 'foe'))
		]),
		attack('the-wrong-memory', 'The Wrong Memory', 'mental', 4, 2, [
			withDiscipline('Dominate', forbid('reaction-text'), forbid('shields'))
		]),
		attack('splinter', 'Splinter', 'mental', 2, 1, [play(bonus(icons('Auspex', 2)))]),
		attack('laughing-fit', 'Laughing Fit', 'social', 3, 2, [
			play(damage(1, { choose: 1, of: OTHERS_OPPOSING }))
		]),
		reaction('not-really-here', 'Not Really Here', ['ranged', 'physical'], 2, 2, [
			withDiscipline(
				'Obfuscate',
				shield(1),
				exhaust({ choose: 1, of: { of: 'opposing', only: 'ready' } })
			)
		]),
		reaction('you-said-that-already', 'You Said That Already', ['social', 'mental'], 2, 2, [
			withDiscipline('Auspex', draw(1))
		]),
		action('red-thread', 'Red Thread', 3, [play(fill(2), draw(1))]),
		action('wall-of-clippings', 'Wall of Clippings', 3, [start(fill(1))], {
			ongoing: true,
			price: 1
		}),
		title('oracle-of-the-court', 'Oracle of the Court', 4, 3, [
			always(influence(1)),
			use('action', { discard: 1 }, draw(2))
		]),
		conspiracy('they-were-never-here', 'They Were Never Here', 3, 4, 'each', [
			resolve({ do: 'lose', what: 'agenda', n: 1, whom: 'chosen' }, lose(2, 'chosen'))
		])
	]
};
