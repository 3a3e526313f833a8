import { able, bonded, cardsOf, type ClanSet } from './cards.ts';
import {
	A_DIRECTION,
	activate,
	any,
	BEARER,
	drawScheme,
	gain,
	lose,
	pack,
	perEach,
	rejuvenate,
	removeAny,
	RESERVE,
	THEIR_TEMPER,
	torpor,
	when
} from './phrases.ts';

const { leader, basic, scheme } = cardsOf('gangrel');

/** One direction, many teeth: what the pack numbers decides; most schemes ask for the warlike. */
export const gangrel: ClanSet = {
	leaders: [
		leader('ylva-grimsdottir', 'Ylva Grímsdóttir', 'egalitarian', 'cruel', 'north', 'warlike'),
		leader('toghan', 'Toghan the Silent', 'elitist', 'calm', 'roaming', 'clandestine')
	],
	characters: [
		able(
			basic('saruul', 'Saruul of the Black Mare', 'egalitarian', 'cruel', 'east', 'warlike'),
			'Outrider',
			RESERVE
		),
		basic('amastan', 'Amastan of the Wells', 'elitist', 'calm', 'south', 'clandestine'),
		basic('sigrid-ulvsdatter', 'Sigrid Ulvsdatter', 'elitist', 'cruel', 'north', 'wealthy'),
		able(
			basic('muireann', 'Muireann Ní Dhálaigh', 'elitist', 'calm', 'west', 'scholarly'),
			'Keeper of Tales',
			drawScheme(1)
		),
		basic('gwenola-kermarec', 'Gwenola Kermarec', 'egalitarian', 'calm', 'west', 'scholarly'),
		basic('bakari-traore', 'Bakari Traoré', 'egalitarian', 'calm', 'south', 'warlike'),
		basic('jobst', 'Jobst the Drover', 'egalitarian', 'cruel', 'roaming', 'wealthy'),
		bonded(
			able(
				basic('eerik-hukka', 'Eerik Hukka', 'elitist', 'cruel', 'north', 'clandestine'),
				'Runs Twice',
				activate(BEARER)
			)
		)
	],
	schemes: [
		scheme('follow-the-scent', 'Follow the Scent', ['warlike'], pack(gain(perEach('pack', 2)))),
		scheme(
			'close-in',
			'Close In',
			['warlike', 'clandestine'],
			pack(when('pack', 2, lose('power', 2, any('opponents'))), gain(perEach('pack', 2)))
		),
		scheme(
			'old-hunting-grounds',
			'Old Hunting Grounds',
			['warlike', 'scholarly'],
			pack(gain(perEach('pack', 3))),
			removeAny()
		),
		scheme(
			'licking-the-wounds',
			'Licking the Wounds',
			['warlike', 'wealthy'],
			rejuvenate(any('own', { torpor: true })),
			pack(gain(perEach('pack', 3)))
		),
		scheme(
			'teeth-at-the-gate',
			'Teeth at the Gate',
			['warlike', 'warlike', 'clandestine'],
			pack(when('pack', 3, torpor(any('opponents', { fledgling: true }))), gain(perEach('pack', 3)))
		),
		scheme(
			'one-howl',
			'One Howl',
			['warlike', 'warlike', 'scholarly'],
			pack(gain(perEach('pack', 5))),
			activate(BEARER)
		),
		scheme(
			'stir-the-herd-2',
			'Stir the Herd',
			['warlike', 'wealthy'],
			THEIR_TEMPER,
			pack(gain(perEach('pack', 2)))
		),
		scheme(
			'a-line-of-tracks-2',
			'A Line of Tracks',
			['warlike', 'scholarly'],
			A_DIRECTION,
			pack(gain(perEach('pack', 2)))
		)
	]
};
