import type { Lesson } from '../../../games/core/lesson/lesson.ts';
import type { CardId } from '../../../games/rivals/cards/card.ts';
import {
	BOOTS,
	DOWN,
	MARTA,
	OPPONENT,
	RIGHT_EAR,
	ROOK,
	SCHEME,
	STRAIGHT_FACE,
	TEODOR
} from '../../../games/rivals/lesson/deal.ts';
import { LEARNER } from '../../../games/rivals/lesson/learner.ts';
import type { Prompt } from '../../../games/rivals/table/prompts.ts';
import type { TableEventOf, TableEventType } from '../../../games/rivals/table/events.ts';
import type { TableVampire } from '../../../games/rivals/table/table.ts';
import { cardOf, findVampire, sideOf } from '../../../games/rivals/table/where.ts';
import { ATTRIBUTE_NAMES } from '../attack/attack-words.ts';
import type { PointedAt, Seen } from './seen.ts';

/** Turns in which something is taught: the learner’s are 2 and 4. */
const FIRST = 2;
const SECOND = 4;

const turnOf = ({ table }: Seen): number => table.turn?.number ?? 0;
const actionsLeft = ({ table }: Seen): number => table.turn?.actionsLeft ?? 0;

/** Whether the learner may act in that turn, and nothing is under way. */
const acts = ({ table }: Seen, turn: number): boolean =>
	table.turn?.seat === LEARNER &&
	table.turn.number === turn &&
	table.turn.phase === 'action' &&
	table.question === null &&
	table.attack === null &&
	table.scheme === null &&
	table.result === null;
const canAct = (seen: Seen, turn: number): boolean => acts(seen, turn) && actionsLeft(seen) > 0;

const isAsked = ({ table }: Seen, prompt: Prompt): boolean =>
	table.question?.seat === LEARNER && table.question.prompt === prompt;
const holds = ({ own }: Seen, card: CardId): boolean => own.hand.includes(card);
const isOpen = ({ opened }: Seen, card: CardId): boolean =>
	opened?.of === 'hand' && opened.card === card;

/** A vampire of one of the two; null: it is not in play. */
const vampireIn = ({ table }: Seen, seat: string, card: CardId): TableVampire | null =>
	sideOf(table, seat).vampires.find((one) => one.card === card) ?? null;
const own = (seen: Seen, card: CardId): TableVampire | null => vampireIn(seen, LEARNER, card);

/** Upright at the Haven: it can go out. */
const isHome = (vampire: TableVampire | null): boolean =>
	vampire?.place === 'haven' && !vampire.exhausted;
const isOut = (vampire: TableVampire | null): boolean =>
	vampire?.place === 'streets' && !vampire.exhausted;
const isOpenVampire = ({ opened }: Seen, vampire: TableVampire | null): boolean =>
	opened?.of === 'vampire' && opened.id === vampire?.id;

/** What just happened, if it is of that kind. */
const happened = <T extends TableEventType>({ last }: Seen, type: T): TableEventOf<T> | null =>
	(last.find((event) => event.type === type) as TableEventOf<T> | undefined) ?? null;

const nameOf = ({ table }: Seen, id: string): string => {
	const found = findVampire(table, id);
	return found ? cardOf(table, found.vampire.card).name : 'a vampire';
};
/** As people call a vampire once they know it. */
const firstName = (seen: Seen, id: string): string => nameOf(seen, id).split(' ')[0] ?? '';

const scored = ({ last }: Seen): number =>
	last.reduce(
		(sum, event) => (event.type === 'AgendaMoved' && event.seat === LEARNER ? sum + event.by : sum),
		0
	);

/** What an attack came to, part by part. */
function sumWords(seen: Seen): string {
	const summed = happened(seen, 'AttackSummed');
	if (!summed) return '';
	const sumOf = (...of: readonly string[]): number =>
		summed.sum.parts.reduce((sum, part) => (of.includes(part.of) ? sum + part.value : sum), 0);
	const cards = sumOf('card', 'text');
	const shields = -sumOf('shields', 'prevention');
	const defence = -sumOf('defence');
	const striker = summed.sum.parts.find(({ of }) => of === 'attribute');
	const { vampire = '', attribute, value = 0 } = striker ?? {};
	return [
		...(attribute ? [`${firstName(seen, vampire)}’s ${ATTRIBUTE_NAMES[attribute]} ${value}`] : []),
		...(cards > 0 ? [`plus ${cards} for the card`] : []),
		...(defence > 0 ? [`less ${defence} defence`] : []),
		...(shields > 0 ? [`less ${shields} shields`] : [])
	]
		.join(', ')
		.concat(`: ${summed.sum.taken} damage`);
}

/** What a first match teaches, in this order, each when it first matters. */
export const firstMatch: Lesson<Seen, PointedAt> = [
	{
		id: 'welcome',
		when: (seen) => turnOf(seen) === 1,
		says: 'Two groups of vampires fight for one city. You lead the Brujah, Ada leads the Toreador.'
	},
	{
		id: 'agenda',
		when: (seen) => turnOf(seen) === 1,
		at: 'agenda',
		says: ({ table }) =>
			`The first to 13 Agenda wins. This match is under way: you have ${sideOf(table, LEARNER).agenda} already.`
	},
	{
		id: 'prestige',
		when: (seen) => turnOf(seen) === 1,
		at: 'their-prestige',
		says: 'Ada is your Rival. If her Prestige falls to 0, you win as well.'
	},
	{
		id: 'watch',
		when: (seen) => turnOf(seen) === 1,
		says: 'Ada goes first. Watch what she does, then it is your turn.'
	},
	{
		id: 'turn',
		when: (seen) => acts(seen, FIRST),
		at: 'turn',
		says: 'Your turn: you have 2 actions. Recruit a vampire, attack, play a card or draw.'
	},
	{
		id: 'recruit',
		when: (seen) => canAct(seen, FIRST) && holds(seen, ROOK),
		at: (seen) => (isOpen(seen, ROOK) ? 'ways' : 'recruit'),
		says: (seen) =>
			isOpen(seen, ROOK)
				? 'Recruit him. The 5 Prestige that you pay become his Blood.'
				: 'If your last vampire falls, you lose. So recruit another: tap Rook Callahan in your hand.',
		until: (seen) => own(seen, ROOK) !== null || turnOf(seen) > FIRST
	},
	{
		id: 'blood',
		when: (seen) => acts(seen, FIRST) && own(seen, ROOK) !== null,
		at: 'rook',
		says: 'Rook has 5 of 5 Blood. Without Blood, a vampire falls.'
	},
	{
		id: 'haven',
		when: (seen) => acts(seen, FIRST) && isHome(own(seen, MARTA)),
		at: 'home',
		says: 'Your Haven hides your vampires. To attack, they go to The Streets, where they are easier to hit.'
	},
	{
		id: 'go',
		when: (seen) => canAct(seen, FIRST) && isHome(own(seen, MARTA)),
		at: (seen) => (isOpenVampire(seen, own(seen, MARTA)) ? 'ways' : 'marta'),
		says: (seen) =>
			isOpenVampire(seen, own(seen, MARTA))
				? 'Send her to The Streets. Moving costs no action.'
				: 'Marta Kowal is your Leader, and strong. Tap her.',
		until: (seen) => !isHome(own(seen, MARTA))
	},
	{
		id: 'join',
		when: (seen) => canAct(seen, FIRST) && isOut(own(seen, MARTA)) && isHome(own(seen, ROOK)),
		at: (seen) => (isOpenVampire(seen, own(seen, ROOK)) ? 'ways' : 'rook'),
		says: (seen) =>
			isOpenVampire(seen, own(seen, ROOK))
				? 'Send him out with Marta. Together they are a party.'
				: 'Vampires who go out together protect each other. Tap Rook.',
		until: (seen) => !isHome(own(seen, ROOK))
	},
	{
		id: 'attack',
		when: (seen) => canAct(seen, FIRST) && isOut(own(seen, MARTA)),
		at: ({ opened }) => (opened?.of === 'attack' ? 'form' : 'attack'),
		says: (seen) =>
			seen.opened?.of === 'attack'
				? holds(seen, BOOTS)
					? 'Choose Marta, Lucienne and Boots First, then attack. Each way says its damage.'
					: 'Choose who attacks, whom and how. Each way says its damage.'
				: 'Now attack, with your second action.',
		until: (seen) => !canAct(seen, FIRST)
	},
	{
		id: 'blocked',
		when: ({ table }) => table.attack?.seat === LEARNER && table.attack.blocker !== null,
		at: 'conflict',
		says: (seen) => {
			const { blocker = null, chosen = '' } = seen.table.attack ?? {};
			return `${firstName(seen, blocker ?? '')} blocks: he takes the blow instead of ${firstName(seen, String(chosen))}. Only vampires of one party can do that.`;
		}
	},
	{
		id: 'reacted',
		when: ({ table }) => table.attack?.seat === LEARNER && table.attack.reaction !== null,
		at: 'conflict',
		says: 'Ada plays a Reaction. Its shields protect the vampire that is hit.'
	},
	{
		id: 'ability',
		when: (seen) => turnOf(seen) === FIRST && isAsked(seen, 'ability'),
		at: 'asked',
		says: 'Marta may pay 1 Blood to hit harder by 1. She needs her Blood: do not use it.',
		until: (seen) => !isAsked(seen, 'ability')
	},
	{
		id: 'sum',
		when: (seen) => turnOf(seen) === FIRST && happened(seen, 'AttackSummed') !== null,
		at: 'news',
		says: (seen) => `${capital(sumWords(seen))}. Tap a number to ask why.`
	},
	{
		id: 'scored',
		when: (seen) => turnOf(seen) === FIRST && scored(seen) > 0,
		at: 'agenda-card',
		says: ({ table }) =>
			`Your Agenda card rewards hard blows. You now have ${sideOf(table, LEARNER).agenda} of 13.`
	},
	{
		id: 'end-turn',
		when: (seen) => acts(seen, FIRST) && actionsLeft(seen) === 0,
		at: 'end-turn',
		says: 'You have no action left. End your turn.',
		until: (seen) => !acts(seen, FIRST)
	},
	{
		id: 'draw',
		when: (seen) => isAsked(seen, 'draw-from'),
		at: 'asked',
		says: 'A turn ends with 2 new cards. Vampires are in the Faction Deck, all others in the Library.',
		until: (seen) => !isAsked(seen, 'draw-from')
	},
	{
		id: 'block',
		when: (seen) => turnOf(seen) === FIRST + 1 && isAsked(seen, 'block'),
		at: 'asked',
		says: (seen) => {
			const target = String(seen.table.attack?.target ?? '');
			const [blocker = ''] = seen.table.question?.options ?? [];
			const asked = `Ada attacks ${firstName(seen, target)}, and ${firstName(seen, blocker)} could block.`;
			return target === own(seen, MARTA)?.id
				? `${asked} Marta has more Blood: choose “Nobody blocks”.`
				: `${asked} Who takes the blow better?`;
		},
		until: (seen) => !isAsked(seen, 'block')
	},
	{
		id: 'reaction',
		when: (seen) => turnOf(seen) === FIRST + 1 && isAsked(seen, 'reaction'),
		at: 'asked',
		says: (seen) =>
			holds(seen, STRAIGHT_FACE) && seen.table.attack?.type === 'social'
				? 'Play your Reaction: Keep a Straight Face has 4 shields against Social attacks.'
				: 'A Reaction that fits the attack protects the vampire that is hit.',
		until: (seen) => !isAsked(seen, 'reaction')
	},
	{
		id: 'hit',
		when: (seen) => turnOf(seen) === FIRST + 1 && happened(seen, 'AttackSummed') !== null,
		at: 'news',
		says: (seen) =>
			`${capital(sumWords(seen))}. Defence is the attribute of the vampire that is hit.`
	},
	{
		id: 'night',
		when: (seen) => acts(seen, SECOND),
		at: 'streets',
		says: 'Your vampires are home and ready again. Each turn a new City card comes to The Streets.'
	},
	{
		id: 'scheme',
		when: (seen) => canAct(seen, SECOND) && holds(seen, SCHEME),
		at: (seen) => (isOpen(seen, SCHEME) ? 'ways' : 'scheme'),
		says: (seen) =>
			isOpen(seen, SCHEME)
				? 'Whoever plays it exhausts. Let Rook do it, so that Marta can attack.'
				: 'A Scheme scores without a fight. Tap Share the Spoils in your hand.',
		until: (seen) => !holds(seen, SCHEME)
	},
	{
		id: 'influence',
		when: (seen) => isAsked(seen, 'answer') && turnOf(seen) === SECOND,
		at: 'asked',
		says: (seen) =>
			holds(seen, RIGHT_EAR)
				? 'Influence decides. Exert Marta for 1, and lay A Word in the Right Ear for 2 more.'
				: 'Influence decides. Exert Marta for 1: a Leader always has some.',
		until: (seen) => !isAsked(seen, 'answer')
	},
	{
		id: 'decided',
		when: (seen) => turnOf(seen) === SECOND && happened(seen, 'SchemeDecided') !== null,
		at: 'news',
		says: (seen) => {
			const { totals, passes } = happened(seen, 'SchemeDecided')?.tally ?? {
				totals: { yes: 0, no: 0 },
				passes: false
			};
			return `YES has ${totals.yes} Influence, NO has ${totals.no}: the Scheme ${passes ? 'passes' : 'fails'}. On a tie it passes.`;
		}
	},
	{
		id: 'go-again',
		when: (seen) =>
			canAct(seen, SECOND) && isHome(own(seen, MARTA)) && isWeak(seen) && holds(seen, DOWN),
		at: (seen) => (isOpenVampire(seen, own(seen, MARTA)) ? 'ways' : 'marta'),
		says: 'Teodor is hurt and hides in Ada’s Haven. Send Marta to The Streets again.',
		until: (seen) => !isHome(own(seen, MARTA))
	},
	{
		id: 'raid',
		when: (seen) => canAct(seen, SECOND) && isOut(own(seen, MARTA)) && isWeak(seen),
		at: ({ opened }) => (opened?.of === 'attack' ? 'form' : 'attack'),
		says: (seen) =>
			seen.opened?.of === 'attack'
				? 'Choose Teodor and While They Are Down. To find him in a Haven, you discard 1 card.'
				: 'Attack again. While They Are Down hits harder if its target is Wounded.',
		until: (seen) => !canAct(seen, SECOND)
	},
	{
		id: 'torpor',
		when: (seen) => turnOf(seen) === SECOND && fallen(seen) !== null,
		at: 'news',
		says: (seen) =>
			`${firstName(seen, fallen(seen) ?? '')} has no Blood left and falls into torpor. That scores ${scored(seen)}: you have ${sideOf(seen.table, LEARNER).agenda}.`
	},
	{
		id: 'sleep',
		when: (seen) => turnOf(seen) === SECOND && fallen(seen) !== null,
		says: 'In torpor a vampire gains 1 Blood a turn. With all of it, it comes back.'
	},
	{
		id: 'mend',
		when: (seen) => turnOf(seen) === SECOND && isAsked(seen, 'mend'),
		at: 'asked',
		says: 'At the end of your turn, you may mend. Each card you discard gives a vampire 1 Blood.',
		until: (seen) => !isAsked(seen, 'mend')
	},
	{
		id: 'alone',
		when: ({ table }) => (table.turn?.number ?? 0) > SECOND && table.result === null,
		at: 'agenda',
		says: ({ table }) => {
			const missing = 13 - sideOf(table, LEARNER).agenda;
			return `That is the game. You need ${missing} more Agenda: finish alone.`;
		}
	},
	{
		id: 'ways',
		when: ({ table }) => (table.turn?.number ?? 0) > SECOND && table.result === null,
		at: 'streets',
		says: 'Hard blows score, and so do vampires you bring down. Citizens in The Streets do, too.'
	},
	{
		id: 'over',
		when: ({ table }) => table.result !== null,
		at: 'result',
		says: ({ table }) =>
			table.result?.winner === LEARNER
				? 'You win. The panel says why.'
				: 'This match is over, and the panel says why. Nobody wins all of them.'
	},
	{
		id: 'farewell',
		when: ({ table }) => table.result !== null,
		says: 'A full match begins with 20 Prestige and no Agenda. You know all you need for it.'
	}
];

/** Whether Teodor stands, and half of his Blood or more is gone. */
function isWeak(seen: Seen): boolean {
	const teodor = vampireIn(seen, OPPONENT, TEODOR);
	return teodor !== null && teodor.place !== 'torpor' && 2 * teodor.blood <= teodor.bp;
}

/** The opponent’s vampire that just fell; null: none did. */
const fallen = (seen: Seen): string | null => {
	const fell = happened(seen, 'Fell');
	return fell?.vampire.startsWith(`${OPPONENT}v`) ? fell.vampire : null;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
