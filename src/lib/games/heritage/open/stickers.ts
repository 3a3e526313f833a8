import type { StickerCard } from '../deck/cards.ts';
import type { Effect } from '../effects/effect.ts';
import type { StickerKind } from '../vocabulary.ts';
import {
	activate,
	any,
	assign,
	BEARER,
	CLAN_LEADER,
	drawScheme,
	each,
	either,
	exhaust,
	gain,
	lose,
	modify,
	move,
	perEach,
	RECOVER_BOON,
	rejuvenate,
	removeAny,
	RESERVE,
	SIRE,
	spend,
	takeBoon,
	those,
	torpor,
	torporForSure,
	trigger,
	unexhaust,
	when
} from './phrases.ts';

const weary = { exhausted: true };
const fresh = { exhausted: false };
const stained = { bears: 'infamy' } as const;
const rich = { bears: 'power' } as const;

/** Ability stickers, four designs a clan and some more of the thin blood. */
export const stickers: readonly StickerCard[] = [
	sticker('brujah', 'ringleader', 'Ringleader', gain(perEach(those('own', { sire: true }), 2))),
	sticker('brujah', 'bare-knuckles', 'Bare Knuckles', exhaust(any('opponents', fresh))),
	sticker('brujah', 'loud-mouth', 'Loud Mouth', assign('infamy', 1, any('opponents'))),
	asking(
		'valour',
		4,
		sticker('brujah', 'first-over-the-wall', 'First over the Wall', activate(BEARER))
	),

	sticker('gangrel', 'night-eyes', 'Night Eyes', RESERVE, gain(1)),
	sticker('gangrel', 'thick-hide', 'Thick Hide', rejuvenate(any('own', { torpor: true }))),
	sticker(
		'gangrel',
		'kin-of-the-road',
		'Kin of the Road',
		gain(perEach(those('own', { geography: 'roaming' }), 2))
	),
	asking('valour', 3, sticker('gangrel', 'tireless', 'Tireless', unexhaust(any('own', weary)))),

	sticker('lasombra', 'lordly-bearing', 'Lordly Bearing', assign('power', 1, CLAN_LEADER)),
	sticker('lasombra', 'reach-of-the-dark', 'Reach of the Dark', exhaust(any('opponents', fresh))),
	sticker('lasombra', 'stern-confessor', 'Stern Confessor', unexhaust(SIRE)),
	asking(
		'cunning',
		4,
		sticker('lasombra', 'collector-of-favours', 'Collector of Favours', takeBoon('any-opponent'))
	),

	sticker('malkavian', 'second-thoughts', 'Second Thoughts', either([removeAny()], [RESERVE])),
	sticker('malkavian', 'odd-hours', 'Odd Hours', either([modify('calm')], [modify('cruel')])),
	sticker(
		'malkavian',
		'knows-your-name',
		'Knows Your Name',
		lose('power', 1, any('opponents', rich))
	),
	asking('lore', 4, sticker('malkavian', 'waking-dream', 'Waking Dream', drawScheme(1))),

	sticker(
		'nosferatu',
		'hidden-door',
		'Hidden Door',
		move('infamy', 1, any('own', stained), any('opponents'))
	),
	sticker('nosferatu', 'well-informed', 'Well Informed', RESERVE, gain(1)),
	sticker('nosferatu', 'sewer-silver', 'Sewer Silver', gain(2), gain(1, 'infamy')),
	asking('cunning', 3, sticker('nosferatu', 'old-debts', 'Old Debts', RECOVER_BOON)),

	sticker('toreador', 'muse', 'Muse', assign('power', 1, SIRE)),
	sticker('toreador', 'discerning-eye', 'Discerning Eye', removeAny(), gain(1)),
	sticker('toreador', 'ovation', 'Ovation', trigger(SIRE)),
	asking('charm', 4, sticker('toreador', 'grand-entrance', 'Grand Entrance', activate(BEARER))),

	sticker(
		'tremere',
		'kindled-blood',
		'Kindled Blood',
		spend(2, torpor(any('opponents', { fledgling: true })))
	),
	sticker('tremere', 'warded', 'Warded', lose('infamy', 1, any('own', stained)), gain(1)),
	asking('lore', 3, sticker('tremere', 'careful-notes', 'Careful Notes', drawScheme(1))),
	// Ruling 20: an own vampire other than the leader, and nobody may be sacrificed for it.
	asking(
		'cruelty',
		6,
		sticker(
			'tremere',
			'the-red-price',
			'The Red Price',
			torporForSure(any('own', { leader: false })),
			gain(4)
		)
	),

	sticker('tzimisce', 'reknit', 'Reknit', rejuvenate(any('own', { torpor: true }))),
	sticker('tzimisce', 'extra-pair-of-hands', 'Extra Pair of Hands', unexhaust(SIRE)),
	sticker(
		'tzimisce',
		'shared-marrow',
		'Shared Marrow',
		move('power', 1, any('opponents', rich), BEARER)
	),
	asking(
		'cruelty',
		3,
		sticker(
			'tzimisce',
			'terrible-to-behold',
			'Terrible to Behold',
			gain(1, 'infamy'),
			lose('power', 3, any('opponents', rich))
		)
	),

	sticker('ventrue', 'word-of-command', 'Word of Command', activate(SIRE)),
	sticker('ventrue', 'household-guard', 'Household Guard', lose('infamy', 2, CLAN_LEADER), gain(1)),
	sticker(
		'ventrue',
		'ancestral-seat',
		'Ancestral Seat',
		gain(1),
		when(those('own', { class: 'elitist' }), 4, assign('power', 1, CLAN_LEADER))
	),
	asking(
		'wealth',
		4,
		sticker(
			'ventrue',
			'patronage',
			'Patronage',
			assign('power', 1, each('own', { fledgling: true, archetype: 'wealthy' }))
		)
	),

	sticker('thin-blood', 'odd-jobs', 'Odd Jobs', gain(1)),
	sticker('thin-blood', 'errands-at-dusk', 'Errands at Dusk', unexhaust(any('own', weary))),
	sticker(
		'thin-blood',
		'passes-for-living',
		'Passes for Living',
		lose('infamy', 1, any('own', stained))
	),
	sticker('thin-blood', 'nobody-looks-twice', 'Nobody Looks Twice', RESERVE),
	sticker('thin-blood', 'family-ties', 'Family Ties', RECOVER_BOON),
	asking(
		'charm',
		2,
		sticker(
			'thin-blood',
			'borrowed-trouble',
			'Borrowed Trouble',
			assign('infamy', 1, any('opponents'))
		)
	)
];

function sticker(kind: StickerKind, id: string, name: string, ...effects: Effect[]): StickerCard {
	return { id, kind, name, effects, asks: null };
}

function asking(trait: string, dots: number, card: StickerCard): StickerCard {
	return { ...card, asks: { trait, dots } };
}
