import { agenda, cardsOf, haven, type ClanCards } from './clan-cards.ts';
import { OPEN_DECKS } from './decks.ts';
import {
	HELD_COURT,
	always,
	as,
	bonus,
	choose,
	discard,
	draw,
	gain,
	given,
	icons,
	influence,
	isType,
	mend,
	no,
	on,
	once,
	per,
	play,
	score,
	shield,
	start,
	steal,
	stealBlood,
	use,
	withDiscipline,
	yes,
	each
} from './phrases.ts';

const { vampire, attack, reaction, action, title, scheme } = cardsOf('Toreador');

/** Toreador: they take the Prestige of the room and gather an entourage of Retainers. */
export const toreador: ClanCards = {
	about: OPEN_DECKS.toreador.about,
	leader: 'toreador-lucienne-abello',
	vampires: [
		vampire(
			'lucienne-abello',
			'Lucienne Abello',
			7,
			[1, 3, 1],
			['Presence', 'Presence', 'Auspex'],
			once('turn', on({ on: 'hit', by: 'this', least: 3 }, steal(1, 'cause')))
		),
		vampire(
			'bastien-okafor',
			'Bastien Okafor',
			6,
			[1, 2, 1],
			['Presence', 'Auspex', 'Celerity'],
			on({ on: 'attached', by: 'you', kind: 'retainer' }, draw(1))
		),
		vampire(
			'odalys-quint',
			'Odalys Quint',
			5,
			[0, 2, 2],
			['Auspex', 'Presence'],
			as('attacking', given(isType('social'), use('abilities', { exhaust: 'this' }, bonus(2))))
		),
		vampire(
			'ferro-dalca',
			'Ferro Dalca',
			5,
			[2, 1, 1],
			['Celerity', 'Presence'],
			on({ on: 'mortal', by: 'this' }, mend(1), gain(1))
		),
		vampire(
			'wren-halloran',
			'Wren Halloran',
			4,
			[0, 2, 1],
			['Presence'],
			use('action', { discard: 1 }, gain(1))
		),
		{
			...vampire(
				'teodor-vane',
				'Teodor Vane',
				4,
				[1, 1, 1],
				['Celerity', 'Auspex'],
				as('defending', use('abilities', { blood: 1 }, shield(1)))
			),
			keywords: ['guard']
		},
		vampire(
			'misi-kapoor',
			'Misi Kapoor',
			3,
			[0, 2, 0],
			['Auspex'],
			once('each-turn', use('influence', { blood: 1 }, { do: 'gain', what: 'influence', n: 2 }))
		)
	],
	agenda: agenda(
		'agenda-talk-of-the-town',
		'Talk of the Town',
		once('turn', on({ on: 'attached', by: 'you', kind: 'retainer' }, score(1))),
		on({ on: 'scheme', by: 'you', ends: 'yes' }, score(1))
	),
	haven: haven(
		'haven-the-glasshouse',
		'The Glasshouse',
		as('attacker', use('abilities', { discard: 1 }, bonus(1))),
		HELD_COURT
	),
	library: [
		attack('cut-dead', 'Cut Dead', 'social', 3, 2, [play(steal(1, 'foe'))]),
		attack('everyone-is-watching', 'Everyone Is Watching', 'social', 5, 2, [
			play(bonus(icons('Presence', 2)))
		]),
		attack('one-dance', 'One Dance', 'social', 2, 1, [
			withDiscipline(
				'Presence',
				choose([stealBlood(2)], [{ do: 'steal-retainer', who: 'target' }], [bonus(2)])
			)
		]),
		attack('the-cruel-review', 'The Cruel Review', 'mental', 3, 2, [
			withDiscipline('Auspex', discard(1, 'foe'))
		]),
		reaction('bow-and-step-aside', 'Bow and Step Aside', ['ranged', 'physical'], 2, 2, [
			withDiscipline('Celerity', shield(2))
		]),
		reaction('turn-the-room', 'Turn the Room', ['social', 'mental'], 3, 2, [
			withDiscipline('Presence', steal(1, 'foe'))
		]),
		action('opening-night', 'Opening Night', 3, [
			play(gain(per({ count: 'retainers', of: 'you' }, 3)), draw(2))
		]),
		action(
			'a-house-of-admirers',
			'A House of Admirers',
			3,
			[
				on({ on: 'attached', by: 'you', kind: 'retainer' }, gain(1)),
				as('attacker', given(isType('social'), always(bonus(1))))
			],
			{ ongoing: true, price: 2 }
		),
		title('curator-of-the-gallery', 'Curator of the Gallery', 4, 3, [
			always(influence(1)),
			start(gain(1))
		]),
		scheme('a-season-of-feasts', 'A Season of Feasts', 4, [
			yes(score(2), each('each-foe', choose([gain(2)], [draw(2)]))),
			no(draw(1))
		])
	]
};
