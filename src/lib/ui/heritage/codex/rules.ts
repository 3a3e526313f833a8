import type { Term } from '../../codex/terms.ts';

/** The rules of a chapter in short, each in a sentence or two of ours. Source: rulebook, A chapter. */
export const RULE_TERMS = [
	{
		id: 'rule-turn',
		word: 'Your turn',
		definition: 'You must recruit one character. You may also play one scheme, before or after.',
		alsoCalled: ['what can I do', 'actions', 'must I recruit']
	},
	{
		id: 'rule-rounds',
		word: 'Rounds',
		definition:
			'Each round everyone takes one turn, clockwise from the first player. The chapter ends after the last round.',
		alsoCalled: ['end of the game', 'when does it end', 'how many turns']
	},
	{
		id: 'rule-who-starts',
		word: 'Who starts',
		definition:
			'In the first chapter the oldest player starts. Later the vanquished of the previous chapter does.',
		alsoCalled: ['start player', 'first turn']
	},
	{
		id: 'rule-players',
		word: 'How many play',
		definition: 'Two to four players take part in a chapter. Each plays a clan of their own.',
		alsoCalled: ['number of players', 'player count']
	},
	{
		id: 'rule-recruit',
		word: 'Who you may recruit',
		definition:
			'Take a character from the queue, or the retainer from your own haven. You may not take one that is reserved for another player or bonded to another clan.',
		alsoCalled: ['buy', 'hire']
	},
	{
		id: 'rule-cost',
		word: 'What a recruit costs',
		definition:
			'Only the two leftmost spaces of the queue, first in the list, cost power. Your vampires outside torpor pay it.',
		alsoCalled: ['price', 'pay']
	},
	{
		id: 'rule-once',
		word: 'One recruit a round',
		definition:
			'You recruit once a round. A scheme that recruits uses up your recruit for the turn.'
	},
	{
		id: 'rule-sire',
		word: 'Who can be a sire',
		definition:
			'Any vampire of your bloodline outside torpor can. It may have any number of childer.',
		alsoCalled: ['parent', 'where to place', 'placement', 'under whom']
	},
	{
		id: 'rule-place',
		word: 'Why the place matters',
		definition:
			'A vampire and its direct childer form a coterie. Place a recruit where its archetype helps a scheme.',
		alsoCalled: ['placement', 'strategy', 'tip']
	},
	{
		id: 'rule-after-recruit',
		word: 'After a recruit',
		definition:
			'The new vampire activates and moves the three battlegrounds. Then its abilities trigger from top to bottom.',
		alsoCalled: ['what happens then', 'order of effects']
	},
	{
		id: 'rule-leader',
		word: 'Who can lead a scheme',
		definition:
			'Any of your vampires that is neither in torpor nor exhausted can. The scheme leaves it exhausted.'
	},
	{
		id: 'rule-coterie',
		word: 'What a coterie needs',
		definition:
			'The leader and its direct childer must show all the archetypes of the scheme, one vampire for each.',
		alsoCalled: ['requirements', 'symbols on a scheme']
	},
	{
		id: 'rule-boons',
		word: 'Boons in a scheme',
		definition:
			'For each archetype your coterie lacks, place one of your boons on a vampire of another bloodline that shows it.',
		alsoCalled: ['borrow']
	},
	{
		id: 'rule-one-scheme',
		word: 'One scheme a turn',
		definition: 'You play at most one scheme each turn, from your hand or from a battleground.'
	},
	{
		id: 'rule-draw-schemes',
		word: 'Drawing clan schemes',
		definition:
			'New clan schemes come from the temperament battleground and from effects. If none are left, you draw nothing.',
		alsoCalled: ['draw a card', 'hand limit', 'hand size']
	},
	{
		id: 'rule-used-schemes',
		word: 'Used schemes',
		definition:
			'A used clan scheme is discarded. Black markets, edicts and declared enemies stay in play.',
		alsoCalled: ['discard', 'keep a scheme']
	},
	{
		id: 'rule-markets',
		word: 'Using a black market',
		definition:
			'On your turn, place one of your boons on a black market to use it. Each works once a round.'
	},
	{
		id: 'rule-assets',
		word: 'Playing an asset',
		definition:
			'Play it once, on your own turn unless the card says otherwise. One of your vampires outside torpor must use it.'
	},
	{
		id: 'rule-torpor',
		word: 'What torpor takes away',
		definition:
			'A vampire in torpor gets no childer and no tokens, does not count for missions and scores nothing. Its childer stay awake.',
		alsoCalled: ['asleep']
	},
	{
		id: 'rule-sacrifice',
		word: 'Sacrificing a childe',
		definition:
			'When your vampire would fall into torpor, one of its direct childer may fall in its place.',
		alsoCalled: ['die instead', 'save a vampire']
	},
	{
		id: 'rule-activate',
		word: 'How the battlegrounds move',
		definition:
			'A vampire moves them in a fixed order: class, temperament, geography. Each uses the vampire’s own sign.',
		alsoCalled: ['activate', 'boards']
	},
	{
		id: 'rule-decisive-victory',
		word: 'Decisive victory',
		definition:
			'When the class token reaches either end, the activated vampire gains 1 power. The token returns to neutral.',
		alsoCalled: ['end of the track', 'class track']
	},
	{
		id: 'rule-vote',
		word: 'A vote at The Court',
		definition:
			'For each side, add up its tokens and the power of its untitled vampires, without those in torpor. The vampire with the most power on the stronger side takes the title.',
		alsoCalled: ['vote', 'voting', 'election', 'prince']
	},
	{
		id: 'rule-points',
		word: 'How points are counted',
		definition:
			'Each power and each boon is worth 1 point, each infamy −1. The three battlegrounds pay more; vampires in torpor score nothing.',
		alsoCalled: ['score', 'scoring', 'vp', 'how to win']
	},
	{
		id: 'rule-missions',
		word: 'Claiming a mission',
		definition:
			'When the chapter ends, the bloodline with the most matching vampires claims it, unless the card says otherwise. It takes at least one.',
		alsoCalled: ['goal', 'objective']
	},
	{
		id: 'rule-tie',
		word: 'A tie for first place',
		definition:
			'The player with fewer claimed missions wins. If those are equal too, the primogen draw decides.',
		alsoCalled: ['tie', 'tiebreaker', 'draw', 'equal points']
	},
	{
		id: 'rule-primogen',
		word: 'How a primogen draw goes',
		definition:
			'Each tied player names a different archetype. Turn character cards until one of them shows; its player wins.',
		alsoCalled: ['tiebreaker', 'lot']
	},
	{
		id: 'rule-dead-end',
		word: 'When nobody can be recruited',
		definition:
			'The rightmost unreserved character is discarded, and the queue refills. If that does not help, you skip your recruit.',
		alsoCalled: ['stuck', 'no power', 'cannot recruit', 'skip the recruit']
	},
	{
		id: 'rule-set-up',
		word: 'Setting up',
		definition:
			'Lay out the three battlegrounds of the era, the missions and the queue. Each player starts with a clan leader, power, boons and clan schemes.',
		alsoCalled: ['setup', 'start of the game', 'begin']
	}
] as const satisfies readonly Term[];

export type RuleId = (typeof RULE_TERMS)[number]['id'];
