import type { AssetCard, ObligationCard } from '../deck/cards.ts';
import type { Effect } from '../effects/effect.ts';
import {
	activate,
	ADDITIONAL_SCHEME,
	any,
	assign,
	banish,
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
	RECOVER_BOON,
	rejuvenate,
	removeEach,
	RESERVE,
	takeBoon,
	those,
	unexhaust,
	when
} from './phrases.ts';

const rich = { bears: 'power' } as const;
const stained = { bears: 'infamy' } as const;
const rulers = { leader: true };

/** Assets: each helps once. */
export const assets: readonly AssetCard[] = [
	asset('purse-of-foreign-gold', 'Purse of Foreign Gold', 'own-turn', gain(2)),
	asset(
		'letter-of-safe-conduct',
		'Letter of Safe Conduct',
		'any-time',
		rejuvenate(any('own', { torpor: true }))
	),
	asset('stolen-ledger', 'Stolen Ledger', 'any-time', lose('power', 2, any('opponents', rich))),
	asset(
		'forged-pedigree',
		'Forged Pedigree',
		'own-turn',
		either([modify('elitist')], [modify('egalitarian')]),
		gain(1)
	),
	asset('fast-horses', 'Fast Horses', 'own-turn', ADDITIONAL_SCHEME),
	asset('almanac-of-rumours', 'Almanac of Rumours', 'own-turn', RESERVE, drawScheme(1)),
	asset('hunters-warrant', 'Hunter’s Warrant', 'any-time', assign('infamy', 2, any('opponents'))),
	asset('writ-of-exile', 'Writ of Exile', 'own-turn', banish()),
	asset('bone-of-a-saint', 'Bone of a Saint', 'any-time', lose('infamy', 3, any('own', stained))),
	asset(
		'casket-of-home-soil',
		'Casket of Home Soil',
		'own-turn',
		unexhaust(BEARER),
		activate(BEARER)
	),
	asset('marked-cards', 'Marked Cards', 'own-turn', removeEach(), RESERVE),
	asset(
		'signet-of-a-dead-house',
		'Signet of a Dead House',
		'own-turn',
		RECOVER_BOON,
		takeBoon('any-opponent')
	)
];

/** Obligations: what a victor owes in the next chapter. Nobody bears them, so they name whom they mean. */
export const obligations: readonly ObligationCard[] = [
	obligation('blood-debt', 'Blood Debt', 'set-up', assign('infamy', 2, CLAN_LEADER)),
	obligation('oath-of-silence', 'Oath of Silence', 'set-up', exhaust(CLAN_LEADER)),
	obligation('tithe-to-the-bishop', 'Tithe to the Bishop', 'set-up', lose('power', 2, CLAN_LEADER)),
	obligation(
		'ransom-owed',
		'Ransom Owed',
		'set-up',
		move('power', 1, CLAN_LEADER, any('opponents', rulers)),
		assign('infamy', 1, CLAN_LEADER)
	),
	obligation(
		'gifts-to-the-neighbours',
		'Gifts to the Neighbours',
		'set-up',
		assign('power', 1, each('opponents', rulers))
	),
	obligation(
		'empty-guest-rooms',
		'Empty Guest Rooms',
		'set-up',
		removeEach({ ancilla: true }),
		lose('power', 1, CLAN_LEADER)
	),
	obligation(
		'a-favour-called-in',
		'A Favour Called In',
		'set-up',
		either([lose('power', 2, CLAN_LEADER)], [assign('infamy', 2, CLAN_LEADER)])
	),
	obligation(
		'uneasy-conscience',
		'Uneasy Conscience',
		'each-round',
		when(those('own', stained), 2, lose('power', 1, any('own', rich)))
	),
	obligation(
		'hungry-household',
		'Hungry Household',
		'each-round',
		when(those('own', { fledgling: true }), 5, lose('power', 1, any('own', rich)))
	),
	obligation(
		'watched-gates',
		'Watched Gates',
		'each-round',
		when(those('own', { exhausted: true }), 4, assign('infamy', 1, any('own', { exhausted: true })))
	),
	obligation(
		'envious-eyes',
		'Envious Eyes',
		'each-round',
		when(those('own', rich), 5, lose('power', 1, any('own', rich)))
	),
	obligation(
		'quarrelling-childer',
		'Quarrelling Childer',
		'each-round',
		when(those('own', { archetype: 'warlike' }), 4, exhaust(any('own', { archetype: 'warlike' })))
	)
];

function asset(id: string, name: string, at: AssetCard['when'], ...effects: Effect[]): AssetCard {
	return { id, name, when: at, effects };
}

function obligation(
	id: string,
	name: string,
	at: ObligationCard['when'],
	...effects: Effect[]
): ObligationCard {
	return { id, name, when: at, effects };
}
