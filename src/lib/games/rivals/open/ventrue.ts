import { agenda, cardsOf, haven, type ClanCards } from './clan-cards.ts';
import { OPEN_DECKS } from './decks.ts';
import {
	HELD_COURT,
	action as granted,
	always,
	as,
	bonus,
	choose,
	discard,
	draw,
	each,
	exhaust,
	gain,
	given,
	influence,
	lose,
	lost,
	on,
	OTHERS_OPPOSING,
	per,
	play,
	prevent,
	score,
	secrecy,
	shield,
	stands,
	start,
	steal,
	use,
	withDiscipline
} from './phrases.ts';

const { vampire, attack, reaction, action, title, modifier } = cardsOf('Ventrue');

/** Ventrue: they sit in every office, take the throne, and outlast what comes for them. */
export const ventrue: ClanCards = {
	about: OPEN_DECKS.ventrue.about,
	leader: 'ventrue-augustin-hale',
	vampires: [
		vampire(
			'augustin-hale',
			'Augustin Hale',
			7,
			[1, 2, 2],
			['Dominate', 'Fortitude', 'Presence'],
			on({ on: 'attached', by: 'you', kind: 'title' }, gain(1))
		),
		vampire(
			'regina-thorne',
			'Regina Thorne',
			6,
			[1, 2, 2],
			['Dominate', 'Presence'],
			as('attacking', use('abilities', { prestige: 1 }, bonus(2)))
		),
		vampire(
			'cassius-whitlock',
			'Cassius Whitlock',
			5,
			[1, 1, 2],
			['Dominate', 'Fortitude'],
			given(stands('titled'), always({ do: 'bp', n: 1, who: 'this' })),
			as('attacker', given(stands('titled'), always(bonus(1))))
		),
		{
			...vampire(
				'ada-brandt',
				'Ada Brandt',
				5,
				[2, 1, 1],
				['Fortitude', 'Fortitude'],
				as('target', use('prevention', { discard: 1 }, prevent(2)))
			),
			keywords: ['guard']
		},
		vampire(
			'lionel-fairfax',
			'Lionel Fairfax',
			4,
			[0, 2, 1],
			['Presence', 'Dominate'],
			use('influence', { discard: 1 }, { do: 'gain', what: 'influence', n: 1 })
		),
		vampire(
			'sunniva-berg',
			'Sunniva Berg',
			4,
			[1, 1, 1],
			['Fortitude', 'Presence'],
			as('defending', given({ is: 'blocked' }, always(shield(1))))
		),
		vampire(
			'piet-van-wyk',
			'Piet van Wyk',
			3,
			[0, 1, 1],
			['Dominate'],
			use('action', { exhaust: 'this' }, gain(1))
		)
	],
	agenda: agenda(
		'agenda-every-chair',
		'Every Chair at the Table',
		on({ on: 'attached', by: 'you', kind: 'title' }, score(1)),
		given({ is: 'at-least', what: { count: 'titles', of: 'you' }, n: 2 }, start(score(1)))
	),
	haven: haven(
		'haven-the-old-exchange',
		'The Old Exchange',
		always(secrecy(1, { each: { of: 'you', where: 'haven' } })),
		HELD_COURT
	),
	library: [
		attack('on-your-knees', 'On Your Knees', 'social', 4, 2, [
			withDiscipline('Dominate', exhaust({ choose: 1, of: { ...OTHERS_OPPOSING, only: 'ready' } }))
		]),
		attack('terms-of-surrender', 'Terms of Surrender', 'social', 3, 2, [
			play(each('foe', choose([lose(1, 'you')], [discard(2, 'you')])))
		]),
		attack('crush-the-will', 'Crush the Will', 'mental', 5, 2, [
			given(stands('titled'), play(bonus(1)))
		]),
		attack('by-right-of-office', 'By Right of Office', 'mental', 3, 1, [
			play(bonus(per({ count: 'titles', of: 'you' }, 2)))
		]),
		reaction('old-blood-holds', 'Old Blood Holds', ['ranged', 'physical'], 2, 2, [
			withDiscipline('Fortitude', shield(2))
		]),
		reaction('out-of-order', 'Out of Order', ['social', 'mental'], 3, 2, [], { damage: 0 }),
		action(
			'court-in-session',
			'Court in Session',
			4,
			[always(influence(1, 'leader')), on({ on: 'attached', by: 'you', kind: 'title' }, draw(2))],
			{ ongoing: true, price: 1 }
		),
		title('chancellor', 'Chancellor', 5, 4, [always(influence(1)), granted(steal(1, 'rival'))]),
		title('steward-of-the-domain', 'Steward of the Domain', 4, 3, [
			always(influence(1)),
			start(gain(1))
		]),
		modifier('call-in-the-debt', 'Call In the Debt', 2, [lost(draw(2))])
	]
};
