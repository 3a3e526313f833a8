import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { keyOf } from '../decks/names.ts';

/** How often a Title that is played can be in play: once at the table, or once a player [Titles]. */
export const TITLE_LIMITS = ['unique', 'per-player'] as const;

export type Title = {
	readonly name: string;
	/** The Prince of the City is gained only by a claim. */
	readonly limit: (typeof TITLE_LIMITS)[number] | 'prince';
	/** Influence it asks for; of the Prince 0: it is claimed. */
	readonly influence: number;
	/** Blood Potency it asks for. */
	readonly bp: number;
	/** Influence it gives its bearer; left out: none. */
	readonly gives?: number;
};

/** A Title that was played. */
export type HeldTitle = Title & { readonly limit: (typeof TITLE_LIMITS)[number] };

/** What a vampire bears beside a Title. `byFoe`: a foe attached it. */
export type Attachment = { readonly id: string; readonly byFoe?: true };

/** A vampire, as far as Titles go. `bp` null: nobody entered it. */
export type Bearer = {
	readonly id: string;
	readonly seat: SeatId;
	readonly bp: number | null;
	readonly isReady: boolean;
	readonly isInTorpor: boolean;
	readonly title: Title | null;
	readonly attachments: readonly Attachment[];
};

/** Whether a Primogen in torpor still counts as the one of its player (a reading). */
export type TorporTitle = 'counts' | 'counts-not';

/** A vampire bears three attachments at most, one of them a Title [Attachments]. */
export const MOST_ATTACHMENTS = 3;

export const titleRefusals = {
	'title-bearer-not-ready': '{vampire} is exhausted. Choose a ready vampire.',
	'title-asks-bp': '{vampire} has {has} Blood Potency and the Title asks {asks}. Choose another.',
	'has-title': '{vampire} has a Title. Only the Prince replaces one. Choose another vampire.',
	'title-in-play': '{vampire} has this Title. It is unique, so play another one.',
	'title-of-yours': '{vampire} has this Title, and it is one per player. Play another one.',
	'prince-is-claimed': 'The Prince is claimed, not played. Use Claim.',
	'influence-short': 'The Title asks {asks} Influence and you have {has}. Exert more.',
	'last-prestige-for-title': 'Your last Prestige cannot be spent. You can spend {most} at most.',
	'no-room-for-title':
		'Foes attached 3 cards to {vampire}, and none of those can be burned. Choose another vampire.',
	'burn-one-first': '{vampire} has 3 attachments. Burn one that is yours first.',
	'no-room-to-attach':
		'Foes attached 3 cards to {vampire}, and none of those can be burned. Nothing more is attached.',
	'not-attached-here': 'This card does not make room on {vampire}. Choose one of its Retainers.',
	'nothing-to-burn': '{vampire} has room for this Title. Burn nothing.',
	'no-title': '{vampire} has no Title. Look at the table again.',
	'attachments-known':
		'{known} of these are City cards that {vampire} attached. Burn those where the City cards lie.',
	'attachments-most': 'A vampire has {most} attachments at most, its Title counted. Enter fewer.'
} as const;

/** Everyone who bears a Title of this name. */
const heldBy = (bearers: readonly Bearer[], title: Title): readonly Bearer[] =>
	bearers.filter((one) => one.title !== null && keyOf(one.title.name) === keyOf(title.name));

/** Why a vampire cannot get this Title by an action; null: it can. */
export function findTitleFault(
	bearer: Bearer,
	title: Title,
	{
		bearers,
		torporTitle
	}: { readonly bearers: readonly Bearer[]; readonly torporTitle: TorporTitle }
) {
	const { id: vampire, seat, bp } = bearer;
	if (title.limit === 'prince') return refuse('prince-is-claimed');
	if (!bearer.isReady) return refuse('title-bearer-not-ready', { vampire }, 'vampire');
	if (bp !== null && bp < title.bp)
		return refuse('title-asks-bp', { vampire, has: bp, asks: title.bp }, 'vampire');
	if (bearer.title) return refuse('has-title', { vampire }, 'vampire');
	const held = heldBy(bearers, title);
	const stops =
		title.limit === 'unique'
			? held.find(({ isInTorpor }) => !isInTorpor)
			: held.find((one) => one.seat === seat && (!one.isInTorpor || torporTitle === 'counts'));
	if (!stops) return null;
	const reason = title.limit === 'unique' ? 'title-in-play' : 'title-of-yours';
	return refuse(reason, { vampire: stops.id }, 'title');
}

/** Whose Title is discarded as another vampire gets it: of a unique one its bearer in torpor [Titles]. */
export const givingUp = (bearers: readonly Bearer[], title: Title): readonly string[] =>
	title.limit === 'unique'
		? heldBy(bearers, title)
				.filter(({ isInTorpor }) => isInTorpor)
				.map(({ id }) => id)
		: [];

/** What pays for a Title [Titles]: exerted Influence, one open modifier, Prestige one for one. */
export type Payment = {
	readonly exerted: number;
	readonly modifier: number;
	readonly prestige: number;
};

/** Why this does not pay for it; null: it does. What is too much is lost. `supply`: Prestige of the player. */
export function findPaymentFault(
	{ influence: asks }: Pick<Title, 'influence'>,
	{ exerted, modifier, prestige }: Payment,
	supply: number
) {
	const most = Math.max(0, supply - 1);
	if (prestige > most) return refuse('last-prestige-for-title', { most }, 'prestige');
	const has = exerted + modifier + prestige;
	return has < asks ? refuse('influence-short', { asks, has }) : null;
}

/**
 * Which attachments may go to make room for one more [Attachments] [Prince]; none: there is room. A foe’s is never among them;
 * `full`: there is no room and nothing that may go, so the new one is not attached.
 */
export function roomFor(
	{ title, attachments }: Pick<Bearer, 'title' | 'attachments'>,
	what: 'title' | 'prince' | 'other'
): { readonly choices: readonly string[]; readonly full: boolean } {
	// The Prince takes the place of a Title.
	const count = attachments.length + (title && what !== 'prince' ? 1 : 0);
	if (count < MOST_ATTACHMENTS) return { choices: [], full: false };
	const choices = attachments.filter(({ byFoe }) => !byFoe).map(({ id }) => id);
	return { choices, full: choices.length === 0 };
}
