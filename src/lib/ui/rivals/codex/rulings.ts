import type { CodexPart, Term } from '../../codex/terms.ts';

type Ruling = readonly [word: string, definition: string, ...alsoCalled: string[]];

/** What each ruling says, by its number, in a sentence or two of ours. */
export const RULING_WORDS: { readonly [number: number]: Ruling } = {
	1: [
		'Who hunts whom',
		'Three players hunt in a ring. Four hunt in a ring or in two pairs. Nobody is their own Rival.',
		'ring',
		'pairs'
	],
	2: [
		'You draw your own token',
		'Draw another one first. Then put yours back and mix.',
		'own number'
	],
	3: [
		'The last two tokens',
		'If one of the last two has not seen their own number yet, turn up the rest. Each takes one that is not their own.'
	],
	4: [
		'The first hand',
		'You draw 4 Library cards and 1 Faction card. All but player 1 draw one Faction card more.',
		'opening hand'
	],
	5: [
		'City cards in the first turn',
		'Player 1 turns up as many City cards as there are players. After that it is one a turn.'
	],
	6: ['Your Leader costs Prestige', 'A Leader of Blood Potency 7 leaves you 13 Prestige.', 'setup'],
	7: [
		'Your Ongoing Event',
		'It is burned in your next City step, before you turn up a card.',
		'event'
	],
	8: [
		'The City Deck is empty',
		'Shuffle the City discard pile. Burned cards stay out.',
		'no city cards'
	],
	9: ['An Event that shuffles Events back', 'It takes burned Events, and not itself.'],
	10: [
		'A mortal leaves The Streets',
		'Discarded by an effect, it goes to the City discard pile. Nobody is rewarded.',
		'discard a mortal'
	],
	11: [
		'A second attack of a party',
		'Whoever attacked first is exhausted and stays behind. Its text no longer helps.',
		'attack twice'
	],
	12: [
		'Who had no turn yet',
		'You cannot attack a player whose first turn has not begun.',
		'first round'
	],
	13: [
		'Too little Intel',
		'The Intel must reach the Secrecy of the target. A foe may discard for it too.',
		'haven',
		'secrecy'
	],
	14: [
		'The Prince at a Haven',
		'The Prince has no Secrecy, so no Intel is needed. Others of that Haven may block.',
		'secrecy'
	],
	15: ['An Attack card that gives Intel', 'It works in the Intel step, before it is revealed.'],
	16: [
		'Drawing in an attack',
		'An ability that draws works from step 9 on. What it draws is never the Attack card of this attack.'
	],
	17: [
		'Which Blood Potency counts',
		'Blood Potency decides which card a vampire plays, not the Blood it has left.',
		'blood potency',
		'low blood'
	],
	18: [
		'Adding up damage',
		'Printed damage, the attribute of the type, then card texts. The target’s attribute reduces it.',
		'damage sum'
	],
	19: [
		'Attacking without a card',
		'The attribute alone is the damage. A Ranged attack without a card has only its modifiers.',
		'no card'
	],
	20: [
		'An illegal Attack card',
		'It is discarded. Block and Reaction are taken back with their costs. The attacker stays exhausted.',
		'wrong card'
	],
	21: ['An illegal Reaction', 'It is discarded, and the attack goes on.', 'wrong reaction'],
	22: [
		'Who can block',
		'Another ready member of the target’s party. The target never blocks an attack on itself.',
		'block'
	],
	23: ['The Reaction of a blocker', 'The blocker plays it, so the blocker’s Blood Potency counts.'],
	24: ['A Reaction without effect', 'If its text cannot apply, its shields still do.', 'shields'],
	25: ['Shields without damage', 'A Reaction that prints no damage does not strike back.'],
	26: [
		'A blocked, Targeted attack',
		'A Targeted card can point back at the first target. The blocker’s shields do not help it.',
		'targeted'
	],
	27: [
		'After Targeted',
		'There is no second Block. The blocker stays the blocker, and its Reaction resolves.'
	],
	28: ['Blocking a Ranged attack', 'Only a vampire with Guard can block it.', 'guard'],
	29: [
		'Striking back',
		'The Reaction’s damage and its vampire’s attribute. It prevents nothing.',
		'counter damage'
	],
	30: [
		'Exhausting to help an attack',
		'A vampire cannot exhaust for its own attack. It can help against a claimant in a foe’s turn.'
	],
	31: [
		'A text that hits the whole party',
		'No attribute is added, and the target is not hit twice. The Reaction helps only the target.',
		'party damage'
	],
	32: [
		'Mortals and parties',
		'An attack on a mortal hits no other mortal. An attack on a vampire hits no mortal.'
	],
	33: ['Protected from Ranged', 'That protects from Ranged Reactions too.'],
	34: ['Damage by Blood', 'A card that counts the victim’s Blood counts what it has now.'],
	35: [
		'Texts that clash',
		'The active player’s text comes first and may cancel the other.',
		'conflict of texts',
		'order'
	],
	36: ['The attacker falls', 'Its damage still lands. Both vampires may fall.'],
	37: ['An effect that is no attack', 'It is neither blocked nor answered by a Reaction.'],
	38: [
		'A mortal that survives',
		'Mortals bear no damage. One blow takes all of its Blood, or nothing happens.'
	],
	39: ['Stealing Blood when full', 'What does not fit goes to the supply.', 'steal'],
	40: [
		'A stolen Retainer',
		'It stays ready or exhausted. Its Attach text works, but a defeat scores nothing.',
		'retainer'
	],
	41: [
		'More Blood Potency by attaching',
		'The attached text comes first. Then the vampire may mend up to the new number.'
	],
	42: [
		'A blocker from elsewhere',
		'It exhausts and joins the target’s party in The Streets. It never blocks for a claimant.'
	],
	43: ['An ability for every attacker', 'Each attacker has it, once in each attack.'],
	44: ['Changing the party', 'A used ability stays used.'],
	45: [
		'Defeated at 1 Prestige',
		'The last Prestige goes on the vampire. You are knocked out by whoever defeated it.',
		'last prestige',
		'torpor'
	],
	46: [
		'Down by Aggravated damage',
		'If any of the damage was Aggravated, the vampire is burned. No Prestige is placed.',
		'burned'
	],
	47: ['A foe who is not your Rival', 'Defeating their vampire scores no Agenda.', 'agenda'],
	48: ['Two reasons to score', 'A card that scores adds to the point for your Rival’s vampire.'],
	49: [
		'An impostor',
		'A vampire of an active name lies in torpor: it is burned. Nobody scores for it.',
		'same name',
		'unique vampire'
	],
	50: ['Torpor text', 'A text marked Torpor works only there.'],
	51: [
		'How long torpor lasts',
		'A vampire of Blood Potency 4 is back in its third End Phase, unless it is mended.'
	],
	52: ['Mending by discards', 'Each vampire takes one discard in a step.', 'mend'],
	53: ['Full in a foe’s turn', 'It comes back in your own Ready step.', 'back from torpor'],
	54: ['Your only clan member is in torpor', 'Cards of that clan cannot be played.', 'clan card'],
	55: [
		'Several antagonists',
		'Each has that much Intel. If they reach only the Prince, the Prince takes everything.',
		'second inquisition'
	],
	56: ['Redirected damage', 'The foe spreads it in their coterie. Secrecy does not protect them.'],
	57: ['A burned antagonist', 'Burned by a text, it is not defeated and scores nothing.'],
	58: [
		'One Influence Modifier',
		'Each player plays one in an action or event. A card laid as one counts too.',
		'modifier'
	],
	59: [
		'Influence made by a text',
		'It goes into the total. The vampire gets no token for it.',
		'no influence token'
	],
	60: [
		'Who pays in a Scheme',
		'A tie is YES. The winners pay what their fists held. The losers take it back.',
		'tie',
		'fist',
		'bluff'
	],
	61: [
		'Everyone chosen steals',
		'They steal one after the other, clockwise from the active player.'
	],
	62: [
		'Paying for a Title',
		'Exerted Influence, one open Modifier, and Prestige one for one. What is too much is lost.',
		'influence cost'
	],
	63: [
		'The last of anything',
		'Your last Prestige and a vampire’s last Blood pay for nothing, even to win.',
		'last prestige',
		'cost'
	],
	64: [
		'Paying into a Conspiracy',
		'Everyone who has seen it may add 1 in each turn of its controller. It cannot hit anyone who paid.',
		'conspiracy',
		'contribute'
	],
	65: ['Every foe paid', 'The Conspiracy has no target. It stays face down.', 'conspiracy'],
	66: [
		'Two players, one Leader',
		'Both bid Prestige in turn order, the second higher. The loser leads with another vampire.',
		'same leader',
		'bid'
	],
	67: [
		'A clan on a Conspiracy',
		'The clan is asked for when the card resolves, not when it is laid.',
		'clan'
	],
	68: ['“When you play face down”', 'It triggers whichever of your vampires did it.', 'trigger'],
	69: ['A card filled when it is played', 'Nothing is added to it later.'],
	70: [
		'Counting icons',
		'Two icons on one vampire count twice. You mend your own torpor, never a foe’s.',
		'discipline icons'
	],
	71: ['Wounded', 'A vampire with half its Blood Potency in Blood, or less.', 'half blood'],
	72: [
		'A unique Title in torpor',
		'Another vampire can get that Title. The one in torpor loses it.',
		'title',
		'unique'
	],
	73: [
		'One per player',
		'If its bearer is burned or becomes Prince, you can play another.',
		'title',
		'primogen'
	],
	74: [
		'A full claimant',
		'With 3 attachments and no Title, the claimant burns one for the Prince.',
		'claim',
		'attachment'
	],
	75: [
		'A fourth attachment',
		'You burn one that is no Title. Then the new one is attached.',
		'attachment limit'
	],
	76: [
		'Leaving a Haven alone',
		'An effect that makes each vampire a party of its own counts as they leave, too.'
	],
	77: ['“Discard a Title”', 'From your hand. The attached one stays.', 'discard'],
	78: ['Knocked out by an Event', 'The hunter gains 3. Then the most Agenda wins.', 'hunter bonus'],
	79: [
		'A tie for the win',
		'The active player, then the most Prestige, then the highest player number.',
		'tiebreaker'
	],
	80: ['13 on a face-down Agenda', 'You win. The card need not be face up.', 'agenda card']
};

/** The rulings as a part of the codex. */
export const RULINGS_PART: CodexPart = {
	id: 'rulings',
	title: 'Rulings',
	terms: Object.entries(RULING_WORDS).map(([number, [word, definition, ...alsoCalled]]): Term => ({
		id: `ruling-${number}`,
		word,
		definition,
		alsoCalled
	}))
};
