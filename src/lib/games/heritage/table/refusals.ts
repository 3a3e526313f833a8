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
		'The phone dealt a character that is not in this chapter. Do it again online: Elysium deals.',
	'dealt-card-seen':
		'{character} was already known, so the phone could not deal it. Do it again: then Elysium deals.',
	'dealt-otherwise':
		'The table has moved on, and what the phone dealt no longer fits. Do it again: then Elysium deals.',
	'no-lease-here':
		'This phone cannot deal here. Only a chapter that Elysium deals can be dealt offline. Check the table, then try again.',
	'no-tie-here': 'No tie needs a draw here. See what the table asks now.',
	'draw-among-others': 'This draw has other players or the wrong winner. {seats} are tied.',
	'too-much-at-once':
		'This sets off more than {most} steps: a card goes round in circles. Do it by hand.',
	'question-open': 'Answer the question on the table first.',
	...answerRefusals,

	'unknown-seat': 'Nobody plays at {seat} in this chapter.',
	'not-your-turn': 'It is {active}’s turn. Wait for yours.',
	'seat-twice': '{seat} is listed twice. List each player once.',
	'clan-twice': 'Two players have clan {clan}. Each needs a different clan.',
	'card-twice': '{card} is listed twice. List each card once.',
	'unknown-card': '{card} is not among the cards of this chapter.',
	'leader-of-another-clan': '{character} is not a leader of clan {clan}.',
	'leader-not-retained': '{character} is a clan leader. Clan leaders are never retained.',
	'first-player-not-playing': '{seat} has the first player marker but does not play.',
	'chapter-of-another-era': 'Chapter {chapter} is not in era {era:roman}.',
	'unknown-battleground': 'There is no battleground {battleground} for {category}.',
	'battleground-of-another-era': 'Era {era:roman} does not use battleground {battleground}.',
	'eras-differ': 'This chapter has battleground {battleground} in the wrong eras.',

	'already-recruited': '{seat} has already recruited this turn. Each player recruits once a round.',
	'recruit-lapsed': '{seat} has already skipped the recruit this turn.',
	'recruit-open': '{seat} must recruit before ending the turn.',
	'not-in-queue': '{character} is neither in the queue nor in your haven.',
	'reserved-for-another': '{character} is reserved for {seat}. Choose someone else.',
	'bonded-elsewhere': '{character} is bonded to clan {clan}. Choose someone else.',
	'sire-not-in-bloodline': '{sire} is not in the bloodline of {seat}.',
	'sire-in-torpor': '{sire} is in torpor. Choose another sire.',
	'payment-wrong': 'This space costs {cost} power, not {paid}.',
	'payer-not-in-bloodline': '{vampire} is not in your bloodline, so it cannot pay.',
	'payer-in-torpor': '{vampire} is in torpor and cannot pay.',
	'payer-too-poor': '{vampire} has only {power} power.',
	'somebody-can-be-recruited': '{character} can be recruited, so you cannot skip the recruit.',

	'unknown-scheme': '{scheme} is not among the schemes of this chapter.',
	'scheme-not-in-hand': '{scheme} is not in the hand of {seat}.',
	'scheme-of-another-battleground': 'The battleground of {scheme} is not in play.',
	'scheme-used-this-turn':
		'{scheme} was already used this turn. Each battleground scheme works once a turn.',
	'no-scheme-left': '{seat} has already played a scheme this turn. Wait for the next turn.',
	'leader-not-in-bloodline': '{vampire} is not in the bloodline of {seat}.',
	'leader-in-torpor': '{vampire} is in torpor. Choose another leader.',
	'leader-exhausted': '{vampire} is exhausted. Choose another leader.',
	'coterie-lacks': 'Missing: {missing}. Give boons, or choose another leader.',
	'boon-not-needed': 'The coterie needs fewer boons.',
	'boon-not-held': '{vampire} holds no boon of your clan.',
	'borrowed-from-own': '{vampire} is in your own bloodline. Choose an opponent’s vampire.',
	'borrowed-in-torpor': '{vampire} is in torpor and takes no boon.',
	'borrowed-twice': '{vampire} is borrowed twice. Each vampire lends its archetype once.',

	'unknown-market': '{scheme} is not a black market in play.',
	'market-used': 'The black market {scheme} has a boon. It opens again next round.',
	'boon-not-there': '{vampire} holds no boon of clan {clan}.',
	'asset-not-held': '{asset} is not in the haven of {seat}. It may have been played.',
	'asset-on-own-turn': 'Play {asset} on its owner’s turn.',
	'bearer-not-in-bloodline': '{vampire} is not in the bloodline of {seat}, or is in torpor.',

	'unknown-asset': '{asset} is not one of {seat}’s assets in this chapter.',

	'same-dealer': 'This dealer already deals. Choose the other one.',
	'hands-unknown':
		'{seat} holds clan schemes only the box knows. Play them first, or name them by hand.',
	'unknown-vampire': '{vampire} is in no bloodline here.',
	'unknown-mission': 'The chapter has no mission {mission}.',
	'one-root': '{vampire} is the clan leader and has no sire. All others have one.',
	'sire-elsewhere': '{sire} is in another bloodline.',
	'own-descendant': '{sire} descends from {vampire} and cannot be its sire.',
	'leader-stays': '{vampire} is a clan leader and stays on the table.',
	'leader-never-in-torpor': '{vampire} is a clan leader. Leaders never go into torpor.',
	'character-elsewhere': '{character} is already somewhere else.',
	'leader-leads': '{character} is a clan leader. A leader can only head a bloodline.',
	'card-nowhere': 'Say where {card} is.',
	'less-than-nothing': '{vampire} cannot have less than 0.',
	'reserved-twice': '{seat} has only one reservation.',
	'scheme-of-another-clan': '{scheme} is not a scheme of {seat}’s clan.',
	'one-edict': 'Only one edict is in play. {scheme} would be a second.',
	'hand-too-large': '{seat} can hold at most {most} unseen clan schemes.',
	'hand-unsound': 'The hand of {seat} has cards that were never drawn.',
	'round-too-late': 'This chapter has {most} rounds.',
	'clan-not-played': 'Nobody plays clan {clan} in this chapter.',
	'missions-claimed': 'The missions are already claimed. You can add no more.',
	'too-many-missions': 'A chapter has at most {most} missions.',
	'play-not-begun': 'The table is not set up. Set it up first.',
	'board-not-laid': 'The battleground for {category} is not on the table yet.',
	'queue-too-long': 'The queue holds {most} characters.',
	'not-reserved-here': '{character} is not in the queue and cannot be reserved.',
	'boons-not-conserved': 'Clan {clan} has {total} boons, not {found}.',
	'board-wrong': 'Battleground {battleground} cannot be like that: {problem}.'
} as const satisfies Record<string, string>;

export type TableReason = keyof typeof tableRefusals;

/** The names in braces of a sentence. */
type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
	? (Hole extends `${infer Name}:roman` ? Name : Hole) | Holes<Rest>
	: never;
type HolesOf<R extends TableReason> = Holes<(typeof tableRefusals)[R]>;
type AboutOf<R extends TableReason> = About & { readonly [H in HolesOf<R>]: About[string] };

/** What has to be told with a reason, so that its sentence is whole; and where in the command it lies. */
export type Told<R extends TableReason> = [HolesOf<R>] extends [never]
	? [about?: About, at?: string]
	: [about: AboutOf<R>, at?: string];
