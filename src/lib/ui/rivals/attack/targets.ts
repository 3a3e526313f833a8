import { capital } from '../../../games/core/capital.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { MORTALS, type Mortal } from '../../../games/rivals/attack/attack.ts';
import { findTargetFault } from '../../../games/rivals/attack/may-attack.ts';
import { secrecyOf } from '../../../games/rivals/attack/secrecy.ts';
import { cardsIn } from '../../../games/rivals/city/city.ts';
import { seatOf } from '../../../games/rivals/match/state.ts';
import { plainName } from '../../../games/rivals/match/vampires.ts';
import { cityName, KIND_NAMES } from '../city/city-words.ts';
import type { Guided } from './session.ts';

/** Something that may be attacked, or the reason why not. */
export interface Choosable {
	readonly value: string;
	readonly label: string;
	readonly note?: string;
	readonly not?: boolean;
}

/** The vampires of a foe in play, each with its Secrecy or why it is no target. */
export function targetsOf(
	{ field, sentence }: Guided,
	attackingSeat: SeatId,
	foe: SeatId
): readonly Choosable[] {
	return seatOf(field, foe)
		.vampires.filter(({ place }) => place === 'haven' || place === 'streets')
		.map((vampire) => {
			const { id, blood, bp } = vampire;
			const fault = findTargetFault(field, attackingSeat, id);
			const label = `${capital(plainName(vampire))}, ${blood} of ${bp} Blood`;
			if (fault && !fault.accepted)
				return { value: id, label, note: sentence(fault.refusal), not: true };
			const { total } = secrecyOf(vampire);
			const at = vampire.place === 'haven' ? 'Haven' : 'The Streets';
			return { value: id, label, note: total > 0 ? `${at}, Secrecy ${total}` : at };
		});
}

/** The mortals and antagonists that lie in the Streets, each with what its card says. */
export const cityTargets = (
	field: Guided['field']
): readonly (Choosable & { readonly mortal: Mortal })[] =>
	cardsIn(field, 'streets').flatMap((card) => {
		const kind = MORTALS.find((one) => one === card.kind);
		if (!kind) return [];
		const { id, name, blood = 1, agenda = 0, burn } = card;
		const isSafe = kind === 'antagonist' && field.readings.antagonists === 'safe';
		return [
			{
				value: id,
				label: `${cityName(card)}, ${blood} Blood`,
				note: isSafe ? 'Your group does not attack antagonists.' : `${agenda} Agenda`,
				not: isSafe,
				mortal: {
					kind,
					card: id,
					...(name !== undefined && { name }),
					blood: Math.max(1, blood),
					agenda,
					...(kind !== 'antagonist' && { burn: burn ?? 0 })
				}
			}
		];
	});

export const MORTAL_CHOICES: readonly { readonly value: Mortal['kind']; readonly label: string }[] =
	MORTALS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));
