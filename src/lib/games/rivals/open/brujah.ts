import { agenda, cardsOf, haven, type ClanCards } from './clan-cards.ts';
import { OPEN_DECKS } from './decks.ts';
import {
	always,
	as,
	attribute,
	bonus,
	damage,
	draw,
	gain,
	given,
	influence,
	isType,
	may,
	mend,
	on,
	OTHERS_OPPOSING,
	per,
	play,
	ready,
	score,
	shield,
	stands,
	start,
	use,
	withDiscipline
} from './phrases.ts';

const { vampire, attack, reaction, action, title } = cardsOf('Brujah');

/** Brujah: they fight in the Streets, pay with Blood, and a fight that goes on feeds them. */
export const brujah: ClanCards = {
	about: OPEN_DECKS.brujah.about,
	leader: 'brujah-marta-kowal',
	vampires: [
		vampire(
			'marta-kowal',
			'Marta Kowal',
			7,
			[3, 1, 1],
			['Potence', 'Celerity', 'Presence'],
			as('attacker', use('abilities', { blood: 1 }, bonus(1)))
		),
		vampire(
			'dez-okonjo',
			'Dez Okonjo',
			6,
			[2, 1, 1],
			['Potence', 'Potence', 'Celerity'],
			as('attacker', given(stands('wounded'), always(bonus(2))))
		),
		vampire(
			'rook-callahan',
			'Rook Callahan',
			5,
			[2, 1, 0],
			['Potence', 'Celerity'],
			on({ on: 'defeated', by: 'this', of: 'foe' }, mend(1), draw(1))
		),
		vampire(
			'ines-batalha',
			'Ines Batalha',
			5,
			[1, 1, 1],
			['Celerity', 'Presence'],
			as('attacking', given(isType('ranged'), always(bonus(1))))
		),
		{
			...vampire(
				'tomo-sakai',
				'Tomo Sakai',
				4,
				[2, 0, 1],
				['Celerity'],
				on({ on: 'blocked', by: 'this' }, draw(1))
			),
			keywords: ['guard']
		},
		vampire(
			'sister-vex',
			'Sister Vex',
			4,
			[2, 1, 0],
			['Potence', 'Presence'],
			use('action', { blood: 1 }, draw(1))
		),
		vampire(
			'pilar-montoya',
			'Pilar Montoya',
			3,
			[1, 0, 1],
			['Presence'],
			given(stands('streets'), always(attribute('physical', 1)))
		)
	],
	agenda: agenda(
		'agenda-break-the-chain',
		'Break the Chain',
		on({ on: 'hit', by: 'you', least: 2, stands: true }, score(1)),
		on({ on: 'defeated', by: 'you', of: 'foe' }, score(1))
	),
	haven: haven(
		'haven-the-pump-house',
		'The Pump House',
		use('action', { exhaust: 'leader' }, mend(2, { choose: 1, of: { of: 'you', not: 'this' } })),
		given(stands('streets'), start(gain(1)))
	),
	library: [
		attack('boots-first', 'Boots First', 'physical', 2, 2, [
			play(bonus(per({ count: 'vampires', of: { of: 'party', not: 'this' } }, 2)))
		]),
		attack(
			'through-the-window',
			'Through the Window',
			'physical',
			4,
			2,
			[withDiscipline('Potence', may({ blood: 1 }, bonus(2)))],
			{
				keywords: ['targeted']
			}
		),
		attack('while-they-are-down', 'While They Are Down', 'physical', 3, 2, [
			given(stands('wounded', 'target'), play(bonus(2)))
		]),
		attack('everybody-down', 'Everybody Down', 'ranged', 4, 2, [
			play(damage(1, { each: OTHERS_OPPOSING }))
		]),
		attack('bottle-and-rag', 'Bottle and Rag', 'ranged', 3, 2, [], { aggravated: true }),
		reaction('grin-and-swing', 'Grin and Swing', ['physical'], 2, 1, [], { damage: 1 }),
		reaction('gone-already', 'Gone Already', ['ranged', 'physical'], 2, 2, [
			withDiscipline('Celerity', shield(1), draw(1))
		]),
		action('no-sleep-tonight', 'No Sleep Tonight', 3, [
			play(ready({ choose: 2, of: { of: 'you', not: 'this', only: 'exhausted' }, upTo: true }), {
				do: 'extra-action',
				n: 1
			})
		]),
		action(
			'word-on-the-pavement',
			'Word on the Pavement',
			3,
			[on({ on: 'defeated', by: 'you', of: 'foe' }, gain(2), draw(1))],
			{ ongoing: true, price: 1 }
		),
		title('baron-of-the-docks', 'Baron of the Docks', 4, 3, [
			always(influence(1)),
			as('attacking', given(isType('physical', 'ranged'), always(bonus(1))))
		])
	]
};
