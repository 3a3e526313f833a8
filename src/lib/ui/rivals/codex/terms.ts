import type { CodexPart } from '../../codex/terms.ts';
import { INFLUENCE } from './influence-terms.ts';

const GOALS = [
	{
		id: 'agenda',
		word: 'Agenda',
		definition:
			'Your Agenda card says how you score Agenda points; defeating your Rival’s vampires scores 1 each. The first with 13 wins.',
		alsoCalled: ['points', 'score', 'victory points']
	},
	{
		id: 'prestige',
		word: 'Prestige',
		definition:
			'What you recruit and pay with. You begin with 20 and never spend the last. With 0 you are knocked out.',
		alsoCalled: ['resource', 'supply', 'money']
	},
	{
		id: 'rival',
		word: 'Rival',
		definition:
			'The player whose number is on your Rival token. Knock them out and you win. With two players, your foe is your Rival.',
		alsoCalled: ['target', 'enemy', 'token']
	},
	{
		id: 'hunter',
		word: 'Hunter',
		definition:
			'Our word for the player who holds your Rival token. If others knock you out, your hunter gains 3 Agenda.',
		alsoCalled: ['who hunts me']
	},
	{
		id: 'knocked-out',
		word: 'Knocked out',
		definition: 'You have no Prestige, or no active vampire. Your Agenda is 0 and the match ends.',
		alsoCalled: ['eliminated', 'out', 'lose']
	},
	{
		id: 'tiebreakers',
		word: 'Tiebreakers',
		definition:
			'If several players can claim the win: first the active player, then the most Prestige, then the highest player number.',
		alsoCalled: ['tie', 'draw', 'level']
	}
] as const;

const VAMPIRES = [
	{
		id: 'blood',
		word: 'Blood',
		definition: 'The health of a vampire. At 0 it is defeated and goes into torpor.',
		alsoCalled: ['health', 'damage']
	},
	{
		id: 'blood-potency',
		word: 'Blood Potency',
		definition:
			'What a vampire costs in Prestige. All of it becomes its Blood, and it never has more than that.',
		alsoCalled: ['BP', 'cost']
	},
	{
		id: 'torpor',
		word: 'Torpor',
		definition:
			'A defeated vampire sleeps there. Its player places 1 Prestige on it as Blood. It gains 1 Blood in each End Phase and comes back when it is full.',
		alsoCalled: ['defeated', 'sleep']
	},
	{
		id: 'burned',
		word: 'Burned',
		definition:
			'Out of the match for good. Aggravated damage burns instead of sending into torpor.',
		alsoCalled: ['destroyed']
	},
	{
		id: 'mend',
		word: 'Mend',
		definition:
			'Give a vampire Blood back, up to its Blood Potency. In your End Phase, a card you discard mends 1.',
		alsoCalled: ['heal']
	},
	{
		id: 'wounded',
		word: 'Wounded',
		definition: 'A vampire with half of its Blood Potency or less left as Blood.',
		alsoCalled: ['hurt']
	},
	{
		id: 'exhausted',
		word: 'Exhausted',
		definition:
			'Turned sideways: it has acted or blocked. It is ready again as your next turn begins.',
		alsoCalled: ['sideways', 'ready']
	},
	{
		id: 'haven',
		word: 'Haven',
		definition:
			'Where your vampires arrive and return to each turn. It gives each of them 1 Secrecy, and your Leader an ability.',
		alsoCalled: ['home', 'leader ability']
	},
	{
		id: 'coterie',
		word: 'Coterie',
		definition: 'Your active vampires: those who are neither in torpor nor burned.',
		alsoCalled: ['active', 'in play']
	},
	{
		id: 'leader',
		word: 'Leader',
		definition: 'The vampire you begin with. Its token adds 1 Influence and is never removed.',
		alsoCalled: ['starting vampire']
	}
] as const;

const TURN = [
	{
		id: 'beginning-phase',
		word: 'Beginning Phase',
		definition:
			'Turn up a City card, resolve what happens at the start of your turn, then ready your cards and bring everybody home.',
		alsoCalled: ['ready', 'city card']
	},
	{
		id: 'action-phase',
		word: 'Action Phase',
		definition:
			'You have two actions: draw a card, recruit, claim the Prince, play an Action card, or attack.',
		alsoCalled: ['actions', 'attack']
	},
	{
		id: 'end-phase',
		word: 'End Phase',
		definition:
			'Each of your vampires in torpor gains 1 Blood. Then mend, resolve antagonists, and draw 2 cards.',
		alsoCalled: ['mend', 'draw']
	}
] as const;

const ATTACK = [
	{
		id: 'party',
		word: 'Party',
		definition:
			'Vampires that stand together. All at a Haven are one party; in The Streets you form parties as you like in your own turn.',
		alsoCalled: ['group', 'together']
	},
	{
		id: 'secrecy',
		word: 'Secrecy',
		definition:
			'How hard a vampire is to find: 1 at its Haven, 0 in The Streets, more by card texts. The Prince of the City never has any.',
		alsoCalled: ['hidden', 'haven']
	},
	{
		id: 'intel',
		word: 'Intel',
		definition:
			'What an attack needs against Secrecy. Any player may discard cards for it: 1 Intel for each.',
		alsoCalled: ['discard', 'find']
	},
	{
		id: 'aggravated',
		word: 'Aggravated damage',
		definition:
			'No attribute reduces it. If any of the damage was Aggravated, a defeated vampire is burned.',
		alsoCalled: ['fire', 'burned']
	},
	{
		id: 'block',
		word: 'Block',
		definition:
			'One other ready vampire of the target’s party exhausts and becomes the target. Only a Guard blocks a Ranged attack.',
		alsoCalled: ['guard', 'defend']
	},
	{
		id: 'reaction',
		word: 'Reaction',
		definition:
			'A card for the vampire under attack. Its shields cut damage; with a damage number it strikes back.',
		alsoCalled: ['shield', 'strike back']
	},
	{
		id: 'targeted',
		word: 'Targeted',
		definition:
			'On reveal this Attack card may name any member of the opposing party as its target.',
		alsoCalled: ['new target']
	}
] as const;

const CITY = [
	{
		id: 'streets',
		word: 'The Streets',
		definition:
			'The middle of the table. City cards lie there, and ready vampires may move there in your Action Phase for free.',
		alsoCalled: ['move', 'middle']
	},
	{
		id: 'city-deck',
		word: 'City Deck',
		definition:
			'23 cards of Events, mortals, antagonists and the Prince. One comes up each turn; in the first turn one for each player.',
		alsoCalled: ['city card', 'events']
	},
	{
		id: 'ongoing-event',
		word: 'Ongoing Event',
		definition:
			'It lies in The Streets for one round, with a token of the player who turned it up, and burns as their next turn begins.',
		alsoCalled: ['event']
	},
	{
		id: 'mortal',
		word: 'Mortal',
		definition:
			'A Vagrant or Citizen. One blow of at least its Blood defeats it: burn it to mend, or attach it as a Retainer.',
		alsoCalled: ['vagrant', 'citizen', 'retainer']
	},
	{
		id: 'antagonist',
		word: 'Antagonist',
		definition:
			'While it lies in The Streets it deals 1 Aggravated damage in each End Phase. Together antagonists reach into a Haven.',
		alsoCalled: ['second inquisition', 'hunters']
	},
	{
		id: 'claim',
		word: 'Claim',
		definition:
			'An action for the Prince of the City. Each foe in turn may attack the claimant with one ready vampire; only its hunter plays an Attack card.',
		alsoCalled: ['claimant', 'prince']
	}
] as const;

/** The words of the game. */
export const CODEX = [
	{ id: 'goals', title: 'How to win', terms: GOALS },
	{ id: 'vampires', title: 'Vampires', terms: VAMPIRES },
	{ id: 'turn', title: 'A turn', terms: TURN },
	{ id: 'titles-and-schemes', title: 'Influence', terms: INFLUENCE },
	{ id: 'attack', title: 'An attack', terms: ATTACK },
	{ id: 'city', title: 'The City', terms: CITY }
] as const satisfies readonly CodexPart[];
