import type { About } from '../../core/decision.ts';
import { answerRefusals } from '../../core/run/answer.ts';

/**
 * Why an intention at the table is refused, each in one kind sentence that says what is so and what
 * helps. Ids in braces are named by who shows the sentence.
 */
export const tableRefusals = {
	'table-set': 'This table is already set up. Finish the chapter first.',
	'table-empty': 'Nothing is set up yet. Set up the table first.',
	'chapter-over': 'This chapter is over. Only corrections are possible now.',
	'dealer-needed': 'Only the server can decide this.',
	'dealt-card-unknown':
		'The phone dealt a character that is not in this chapter. Do it again online, so that Elysium deals.',
	'dealt-card-seen':
		'{character} was already known, so the phone could not deal it. Do it again: then Elysium deals.',
	'dealt-otherwise':
		'The table has moved on, and what the phone dealt no longer fits. Do it again: then Elysium deals.',
	'no-lease-here':
		'A phone deals only in the chapter it was lent for, once that is laid out, and only where Elysium deals. Look at the table, and do it again.',
	'no-tie-here': 'No tie waits for a draw at this table; look at what it asks now.',
	'draw-among-others': 'This draw was for other players, or its winner is wrong. Tied are {seats}.',
	'too-much-at-once':
		'This would cause more than {most} steps at once, so a card goes round in circles. Do what it means by hand.',
	'question-open': 'Something has to be chosen first. The table shows what.',
	...answerRefusals,

	'unknown-seat': 'Nobody plays at {seat} in this chapter.',
	'not-your-turn': 'It is the turn of {active}. Wait for yours.',
	'seat-twice': '{seat} is named twice; each player can be there once.',
	'clan-twice': 'Two players have clan {clan}; each plays a clan of their own.',
	'card-twice': '{card} is listed twice. List each card once.',
	'unknown-card': '{card} is not among the cards of this chapter.',
	'leader-of-another-clan': '{character} is no leader of clan {clan}.',
	'leader-not-retained': '{character} is a clan leader, and clan leaders are never retained.',
	'first-player-not-playing': '{seat} has the first player marker but does not play.',
	'chapter-of-another-era': 'Chapter {chapter} is not played in era {era}.',
	'unknown-battleground': 'There is no battleground {battleground} for {category}.',
	'battleground-of-another-era': 'Battleground {battleground} is not in play in era {era}.',
	'eras-differ': 'Battleground {battleground} is in play in other eras than this chapter says.',

	'already-recruited': '{seat} has already recruited this turn. Each player recruits once a round.',
	'recruit-lapsed': 'The recruit of {seat} lapsed this turn.',
	'recruit-open': '{seat} has to recruit before the turn can end.',
	'not-in-queue': '{character} is neither in the queue nor in your haven.',
	'reserved-for-another': '{character} is reserved for {seat}. Choose somebody else.',
	'bonded-elsewhere': '{character} is bonded and follows only clan {clan}. Choose somebody else.',
	'sire-not-in-bloodline': '{sire} is not in the bloodline of {seat}.',
	'sire-in-torpor': '{sire} is in torpor. Choose another sire.',
	'payment-wrong': 'This space costs {cost} power; {paid} would be paid.',
	'payer-not-in-bloodline': '{vampire} is not in your bloodline, so it cannot pay.',
	'payer-in-torpor': '{vampire} is in torpor and cannot pay.',
	'payer-too-poor': '{vampire} has only {power} power.',
	'somebody-can-be-recruited': '{character} can be recruited, so you cannot skip the recruit.',

	'unknown-scheme': '{scheme} is not among the schemes of this chapter.',
	'scheme-not-in-hand': '{scheme} is not in the hand of {seat}.',
	'scheme-of-another-battleground': 'The battleground of {scheme} is not in play.',
	'scheme-used-this-turn':
		'{scheme} was already used this turn. Each battleground scheme works once a turn.',
	'no-scheme-left': '{seat} has already played a scheme this turn. The next turn brings another.',
	'leader-not-in-bloodline': '{vampire} is not in the bloodline of {seat}.',
	'leader-in-torpor': '{vampire} is in torpor. Choose another leader.',
	'leader-exhausted': '{vampire} is exhausted. Choose another leader.',
	'coterie-lacks':
		'The coterie lacks {missing}. Give boons for what is missing, or choose another leader.',
	'boon-not-needed': 'More boons are given than the coterie needs.',
	'boon-not-held': '{vampire} holds no boon of your clan.',
	'borrowed-from-own': '{vampire} is in your own bloodline. Give the boon to a vampire of another.',
	'borrowed-in-torpor': '{vampire} is in torpor and takes no boon.',
	'borrowed-twice': '{vampire} is borrowed twice. Each vampire lends its archetype once.',

	'unknown-market': '{scheme} is no black market in play.',
	'market-used': 'The black market {scheme} has a boon and works again next round.',
	'boon-not-there': '{vampire} holds no boon of clan {clan}.',
	'asset-not-held': '{asset} is not in the haven of {seat}. It may have been played.',
	'asset-on-own-turn': '{asset} is played on its owner’s turn.',
	'bearer-not-in-bloodline': '{vampire} is not in the bloodline of {seat}, or is in torpor.',

	'unknown-asset': '{asset} is not one of {seat}’s assets in this chapter.',

	'same-dealer': 'The {dealer} already deals.',
	'hands-unknown':
		'{seat} holds clan schemes that only the box knows; play them first, or name them by hand.',
	'unknown-vampire': '{vampire} is in no bloodline of this table.',
	'unknown-mission': 'The chapter has no mission {mission}.',
	'one-root': '{vampire} is the clan leader and has no sire; every other vampire has one.',
	'sire-elsewhere': '{sire} is not in the same bloodline.',
	'own-descendant': '{sire} descends from {vampire} and cannot be its sire.',
	'leader-stays': '{vampire} is a clan leader and stays on the table.',
	'leader-never-in-torpor': '{vampire} is a clan leader, and leaders are never in torpor.',
	'character-elsewhere': '{character} is already somewhere else.',
	'leader-leads':
		'{character} is a clan leader. Clan leaders are only found at the head of a bloodline.',
	'card-nowhere': '{card} would be nowhere. Say where it is.',
	'less-than-nothing': '{vampire} cannot have less than 0.',
	'reserved-twice': '{seat} has one reservation only.',
	'scheme-of-another-clan': '{scheme} is no scheme of the clan of {seat}.',
	'one-edict': 'Only one edict is in play; {scheme} would be another one.',
	'hand-too-large': '{seat} can hold {most} clan schemes that nobody has seen; there are no more.',
	'hand-unsound': 'The hand of {seat} names cards that were never drawn.',
	'round-too-late': 'This chapter has {most} rounds.',
	'clan-not-played': 'Nobody plays clan {clan} in this chapter.',
	'missions-claimed': 'The missions are already claimed. It is too late for a new one.',
	'too-many-missions': 'A chapter has at most {most} missions.',
	'play-not-begun': 'Nobody has a turn before the table is laid out.',
	'board-not-laid': 'The battleground for {category} is not on the table yet.',
	'queue-too-long': 'The queue holds {most} characters.',
	'not-reserved-here': '{character} is not in the queue and cannot be reserved.',
	'boons-not-conserved': 'There are {total} boons of clan {clan}; {found} would be in play.',
	'board-wrong': 'Battleground {battleground} cannot be like that: {problem}.'
} as const satisfies Record<string, string>;

export type TableReason = keyof typeof tableRefusals;

/** The names in braces of a sentence. */
type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
	? Hole | Holes<Rest>
	: never;
type HolesOf<R extends TableReason> = Holes<(typeof tableRefusals)[R]>;
type AboutOf<R extends TableReason> = About & { readonly [H in HolesOf<R>]: About[string] };

/** What has to be told with a reason, so that its sentence is whole; and where in the command it lies. */
export type Told<R extends TableReason> = [HolesOf<R>] extends [never]
	? [about?: About, at?: string]
	: [about: AboutOf<R>, at?: string];
