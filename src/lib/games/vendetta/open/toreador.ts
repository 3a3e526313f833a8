import type { ClanCard } from '../cards.ts';
import { cardsOf } from './clan-cards.ts';
import {
	acts,
	always,
	atLeast,
	byRound,
	FACE_DOWN,
	gainBlood,
	gainInfluence,
	gainVictim,
	given,
	most,
	per,
	power,
	spend,
	whenever
} from './phrases.ts';

const { hunt, ready, passive, preparation, conflict, aftermath } = cardsOf('toreador');

/** Strength is who stands behind you. */
export const toreador: readonly ClanCard[] = [
	hunt('Afterparty for Forty', 2, acts(gainBlood(per('alliance', 4)))),
	ready('conflict', 'First on Every List', 5, acts(given({ is: 'first-in-order' }, power(2)))),
	passive('entourage', 'The Entourage', 2, always({ rule: 'power', amount: per('alliance', 4) })),
	passive(
		'adored',
		'Adored by Strangers',
		4,
		whenever({ on: 'won', by: 'self', at: 'here' }, gainVictim)
	),
	preparation(
		'guest-list',
		'Plus One on the Guest List',
		3,
		acts(spend(1, gainVictim), given(FACE_DOWN, power(2)))
	),
	conflict('ovation', 'Standing Ovation', 4, acts(power(per('allies', 3)))),
	conflict(
		'look-at-me',
		'Everyone, Look at Me',
		4,
		acts(given(most('alliance'), power(2), { do: 'extra-reward', place: 'first', influence: 1 }))
	),
	aftermath(
		'private-viewing',
		'Private Viewing',
		4,
		acts(
			given(atLeast(4, 'alliance'), gainInfluence(byRound(1, 1, 3))),
			given(FACE_DOWN, gainBlood(1))
		)
	),
	aftermath('encore', 'Encore, If You Insist', 4, acts({ do: 'undrain' }))
];
