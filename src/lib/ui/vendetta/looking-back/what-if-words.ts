import { counted } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { Bluff } from '../../../games/vendetta/looking-back/facts.ts';
import type { WithdrawChoice } from '../../../games/vendetta/looking-back/moments.ts';
import type { WhatIf } from '../../../games/vendetta/looking-back/what-if.ts';
import type { Token } from '../../../games/vendetta/vocabulary.ts';
import { locationName } from '../play/said.ts';
import type { Speaker } from '../../speaker.ts';

const DONE: { readonly [T in Token]: string } = { stay: 'stayed', withdraw: 'withdrawn' };

/** What a button asks. */
export const whatIfAsks = (by: Speaker, seat: SeatId, token: Token): string =>
	`What if ${by.within(seat)} had ${DONE[token]}?`;

/** What would have come of it, in sentences. */
export function whatIfWords(
	{ token, was, would, assumed }: WhatIf,
	{ round, location }: WithdrawChoice,
	seat: SeatId,
	by: Speaker
): readonly string[] {
	const [own, other] = [was.influence[seat] ?? 0, would.influence[seat] ?? 0];
	const said =
		own === other
			? `${by.name(seat)} would still have ${own} Influence after round ${round}.`
			: `${by.name(seat)} would have ${other} Influence after round ${round}, not ${own}.`;
	const others = Object.keys(was.influence)
		.filter((one) => one !== seat && was.influence[one] !== would.influence[one])
		.map(
			(one) =>
				`${by.name(one)} would have ${would.influence[one] ?? 0}, not ${was.influence[one] ?? 0}`
		);
	const [winner, would1st] = [was.ranking?.[0]?.seat, would.ranking?.[0]?.seat];
	const wins =
		winner === would1st
			? []
			: [
					would1st === undefined
						? `Nobody would win ${locationName(location)}.`
						: `${by.name(would1st)} would win ${locationName(location)}.`
				];
	const guessed =
		assumed === 0 ? '' : ` The computer gives ${counted(assumed, 'answer')} that nobody gave.`;
	return [
		`Had ${by.within(seat)} ${DONE[token]} at ${locationName(location)}: ${said.charAt(0).toLowerCase() === 'y' ? said.replace(/^You/, 'you') : said}`,
		...wins,
		...others.map((one) => `${one}.`),
		`Assumed: all others choose as they did, and chance falls the same.${guessed} Later rounds are left out.`
	];
}

/** The best bluff of a game, in a sentence; null: nobody was bluffed away. */
export function bluffWords(best: Bluff | null, by: Speaker): string | null {
	if (!best) return null;
	const { seat, against, own, most, round, location } = best;
	return `Round ${round}, ${locationName(location)}: ${by.within(seat)} stayed with ${own} behind a face-down card, and ${by.within(against)} withdrew ${most}.`;
}
