import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';

/** A card that lies face down, and who paid into it [Conspiracies]. */
export type Conspiracy = {
	readonly id: string;
	readonly controller: SeatId;
	/** The turn it was laid in: its controller adds nothing more in that one. */
	readonly laidIn: number;
	/** Who exhausted for it, with its Blood Potency then; left out: nobody says. */
	readonly laidBy?: { readonly vampire: string; readonly bp: number };
	/** Foes who have seen it, in the order they did. */
	readonly shownTo: readonly SeatId[];
	/** Prestige on it, by who paid. */
	readonly paid: { readonly [seat: SeatId]: number };
	/** Who added the one Prestige of a turn, in the turn of that number. */
	readonly added: { readonly turn: number; readonly seats: readonly SeatId[] };
};

/** As much of a match as says whose turn it is, in which phase. */
export type Now = {
	readonly turn: number;
	readonly active: SeatId;
	readonly isActionPhase: boolean;
};

/** When somebody adds to a Conspiracy: in all of its controller's turn, or in the Action Phase alone. */
export type DownWhen = 'whole-turn' | 'action-phase';

export const conspiracyRefusals = {
	'not-its-turn': 'Prestige goes on this card in the turns of {seat}. Wait for one.',
	'only-in-action-phase': 'Your table adds to Conspiracies in the Action Phase. Wait for it.',
	'not-shown': '{seat} has not seen this card. Show it first.',
	'laid-this-turn': '{seat} laid this card in this turn. Add to it from the next turn on.',
	'added-already': '{seat} added 1 Prestige this turn. Add again in the next one.',
	'last-prestige': 'The last Prestige of {seat} cannot be spent.',
	'too-little-on-it': 'It needs {needs} Prestige and has {has}. Add more first.',
	'resolve-in-own-action-phase': '{seat} resolves this card in an Action Phase of their own.',
	'everyone-contributed': 'Every foe paid into this card, so it has no target. It stays face down.',
	'target-contributed': '{seat} paid into this card and cannot be its target. Choose another foe.',
	'own-target': 'A Conspiracy hits a foe. Choose another player.',
	'target-needed': 'Choose a foe, or say that the card names none.',
	'no-such-conspiracy': 'This Conspiracy is not on the table. Look at the table again.',
	'own-card-shown': '{seat} controls this card and knows it. Choose a foe.',
	'last-prestige-for-card':
		'{seat} has 1 Prestige left, and the last cannot be spent. Take another action.',
	'clan-missing': '{seat} has no active {clan} vampire. Resolve it once there is one.',
	'laid-by-too-low':
		'{vampire} had {has} Blood Potency, and the card asks {asks}. Undo, and lay it with another vampire.'
} as const;

/** Lays a card face down, with 1 Prestige of its controller. */
export const laid = (
	id: string,
	controller: SeatId,
	turn: number,
	laidBy: Conspiracy['laidBy'] | null = null
): Conspiracy => ({
	id,
	controller,
	laidIn: turn,
	...(laidBy && { laidBy }),
	shownTo: [],
	paid: { [controller]: 1 },
	added: { turn, seats: [] }
});

export const onIt = ({ paid }: Pick<Conspiracy, 'paid'>): number =>
	Object.values(paid).reduce((sum, one) => sum + one, 0);

/** Why a seat cannot add its 1 Prestige of this turn; null: it can. `prestige`: of its supply. */
export function findAddingFault(
	conspiracy: Conspiracy,
	seat: SeatId,
	{ now, prestige, downWhen }: { now: Now; prestige: number; downWhen: DownWhen }
) {
	const { controller, shownTo, laidIn, added } = conspiracy;
	if (now.active !== controller) return refuse('not-its-turn', { seat: controller });
	if (downWhen === 'action-phase' && !now.isActionPhase) return refuse('only-in-action-phase');
	if (seat !== controller && !shownTo.includes(seat)) return refuse('not-shown', { seat }, 'seat');
	if (seat === controller && laidIn === now.turn) return refuse('laid-this-turn', { seat }, 'seat');
	if (added.turn === now.turn && added.seats.includes(seat))
		return refuse('added-already', { seat }, 'seat');
	return prestige <= 1 ? refuse('last-prestige', { seat }, 'seat') : null;
}

/** After a seat added 1. `free`: a card added it, which leaves the one of this turn [Conspiracies]. */
export const withAdded = (
	conspiracy: Conspiracy,
	seat: SeatId,
	turn: number,
	free = false
): Conspiracy => {
	const { paid, added } = conspiracy;
	const before = added.turn === turn ? added.seats : [];
	return {
		...conspiracy,
		paid: { ...paid, [seat]: (paid[seat] ?? 0) + 1 },
		added: free ? added : { turn, seats: [...before, seat] }
	};
};

/** After some foes saw it. */
export const withShown = (conspiracy: Conspiracy, seats: readonly SeatId[]): Conspiracy => ({
	...conspiracy,
	shownTo: [...new Set([...conspiracy.shownTo, ...seats])]
});

/** The foes it can hit: who paid nothing into it, unless its text says otherwise [Conspiracies]. */
export const targetsOf = (
	{ controller, paid }: Conspiracy,
	seats: readonly SeatId[],
	hitsContributors = false
): readonly SeatId[] =>
	seats.filter((seat) => seat !== controller && (hitsContributors || !paid[seat]));

/** Why it cannot be resolved now; null: it can. `targets`: none, where its text names no foe. */
export function findResolvingFault(
	conspiracy: Conspiracy,
	{
		now,
		needs,
		seats,
		targets,
		hitsContributors = false
	}: {
		now: Now;
		needs: number;
		seats: readonly SeatId[];
		targets: readonly SeatId[] | null;
		hitsContributors?: boolean;
	}
) {
	const { controller } = conspiracy;
	if (now.active !== controller || !now.isActionPhase)
		return refuse('resolve-in-own-action-phase', { seat: controller });
	const has = onIt(conspiracy);
	if (has < needs) return refuse('too-little-on-it', { needs, has }, 'needs');
	if (targets === null) return null;
	const legal = targetsOf(conspiracy, seats, hitsContributors);
	if (legal.length === 0) return refuse('everyone-contributed');
	const wrong = targets.find((seat) => !legal.includes(seat));
	if (wrong === undefined) return null;
	return wrong === controller
		? refuse('own-target', {}, 'targets')
		: refuse('target-contributed', { seat: wrong }, 'targets');
}
