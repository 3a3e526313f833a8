import type { Lesson } from '../../../games/core/lesson/lesson.ts';
import { roundsOf } from '../../../games/heritage/chapter/round.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { VampireId } from '../../../games/heritage/bloodline/bloodline.ts';
import type { ThingId } from '../../../games/heritage/shapes.ts';
import type { TableCommandType } from '../../../games/heritage/table/commands.ts';
import { cardOf, ownerOf } from '../../../games/heritage/table/where.ts';
import { counted } from '../ledger/names.ts';
import { drewScheme, isDecisive, lastRecruit, pushedTo, tokenOf } from './recruited.ts';
import type { PointedAt, Seen } from './seen.ts';

/** Whether it is the learner's turn and nothing has to be answered first. */
const isMine = ({ table }: Seen): boolean =>
	table.phase === 'play' && table.turn?.seat === LEARNER && table.question === null;
const inRound = (seen: Seen, round: number): boolean => isMine(seen) && seen.table.round === round;
/** Nothing is being picked for or considered. */
const isIdle = ({ picking, considered }: Seen): boolean => picking === null && considered === null;
const atPlace = ({ place }: Seen, wanted: Seen['place']): boolean =>
	place === 'all' || place === wanted;
const considers = ({ considered }: Seen, type: TableCommandType): boolean =>
	considered?.type === type;
const hasRecruited = ({ table }: Seen): boolean =>
	table.turn?.seat === LEARNER && table.turn.recruit !== 'open';

/** What happened since the learner's turn began. */
function thisTurn({ course }: Seen): readonly TableEvent[] {
	const events = course.steps.flat();
	return events.slice(
		events.findLastIndex((event) => event.type === 'TurnBegan' && event.seat === LEARNER) + 1
	);
}

/** The scheme that was played this turn; null: none. */
function played(seen: Seen) {
	const event = thisTurn(seen).find(({ type }) => type === 'SchemePlayed');
	return event?.type === 'SchemePlayed' ? event : null;
}

/** Whom the learner sent into torpor this turn; null: nobody. */
function fallen(seen: Seen) {
	const event = thisTurn(seen).find(({ type }) => type === 'VampireFell');
	return event?.type === 'VampireFell' ? event.vampire : null;
}

const newest = ({ course, names }: Seen): string => {
	const recruited = lastRecruit(course);
	return recruited ? names.character(recruited.card.id) : '';
};

function classWords(seen: Seen): string {
	const recruited = lastRecruit(seen.course);
	if (!recruited) return '';
	const name = newest(seen);
	return isDecisive(recruited)
		? `${name} is ${recruited.card.class}: a decisive victory, worth 1 power. The token returns to neutral.`
		: `${name} is ${recruited.card.class}, so the token moves to the ${pushedTo(recruited)}. The side it leans to scores.`;
}

function moralityWords(seen: Seen): string {
	const recruited = lastRecruit(seen.course);
	if (!recruited) return '';
	const { before, after } = tokenOf(recruited);
	const { temperament } = recruited.card;
	if (before.space === after.space)
		return `Your morality token is already at the end of its track. There it stays as it is.`;
	if (after.space < before.space)
		return `Your token was ${before.side}, ${newest(seen)} is ${temperament}. It drops one space and flips.`;
	return drewScheme(recruited)
		? `${newest(seen)} is ${temperament} like your token, so it rises. Its new space gives you a scheme.`
		: `${newest(seen)} is ${temperament} like your token, so it rises. Higher spaces score more.`;
}

function geographyWords(seen: Seen): string {
	const direction = lastRecruit(seen.course)?.card.geography ?? '';
	return direction === 'roaming'
		? `Roaming vampires may move an ankh of any direction.`
		: `One ankh of the ${direction} marched. The direction that holds most courts scores.`;
}

/** The scheme that all may play, which the first childe completes. */
const PETITION = 'petition-to-the-barons';
const NEEDLE = 'a-needle-of-bone';

/** Whether a scheme can be led now, and by whom without a boon; null: it cannot. */
function ledBy({ moves }: Seen, wanted: ThingId): { readonly whole: VampireId | null } | null {
	const leaders = moves.schemes?.schemes.find(({ scheme }) => scheme === wanted)?.leaders ?? [];
	const able = leaders.filter(({ possible }) => possible);
	return able.length === 0
		? null
		: { whole: able.find(({ missing }) => missing.length === 0)?.leader ?? null };
}

function petitionWords(seen: Seen): string {
	const led = ledBy(seen, PETITION);
	const ask = 'Petition to the Barons asks for a wealthy and a warlike vampire.';
	return led?.whole
		? `${ask} ${seen.names.character(led.whole)} and a childe show both.`
		: `${ask} A boon can stand in for one.`;
}

function boonWords({ considered, names, table }: Seen): string {
	const boons = considered?.type === 'PlayScheme' ? considered.borrowed : [];
	const to = boons[0]?.to ?? '';
	const owner = names.seat(ownerOf(table, to) ?? '');
	return `Your coterie lacks ${boons.length === 1 ? 'a sign' : 'signs'}, so you borrow. ${owner} keeps your boon, and the point it is worth.`;
}

/** Whether the table waits for the learner to move an ankh. */
const isAskedForAnkh = ({ table: { question } }: Seen): boolean =>
	question?.seat === LEARNER && question.prompt === 'which-ankh';

/** Whether a recruit that is considered makes the learner choose which ankh marches. */
function choosesAnkh({ considered, table }: Seen): boolean {
	if (considered?.type !== 'Recruit') return false;
	const { geography } = cardOf(table, considered.character);
	const ankhs = table.boards.geography?.state as { readonly [direction: string]: string[] };
	return geography === 'roaming' || (ankhs[geography] ?? []).some((court) => court !== 'home');
}

function torporWords(seen: Seen): string {
	const vampire = fallen(seen) ?? '';
	const owner = ownerOf(seen.table, vampire) ?? '';
	return `${seen.names.character(vampire)} lies in torpor and counts for nothing. ${seen.names.seat(owner)} has ${counted(seen.points[owner] ?? 0, 'point')} now.`;
}

/** What the first chapter teaches, in this order, each when it first matters. */
export const firstChapter: Lesson<Seen, PointedAt> = [
	{
		id: 'welcome',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: 'players',
		says: ({ names }) =>
			`You are ${names.seat(LEARNER)}. This phone plays Ada and Bo, and most points after four rounds win.`
	},
	{
		id: 'signs',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: 'queue',
		says: 'Each of these may join you. Their signs, left to right: class, temperament, direction, archetype.'
	},
	{
		id: 'first-recruit',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Each turn you recruit one. Tap one that is free: nothing happens until you confirm.',
		until: hasRecruited
	},
	{
		id: 'first-plan',
		when: (seen) => inRound(seen, 1) && considers(seen, 'Recruit'),
		at: 'changes',
		says: 'Here is what would change, for all three of you. Recruit, or go back and compare.',
		until: hasRecruited
	},
	{
		id: 'class-board',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-class',
		says: classWords
	},
	{
		id: 'morality-board',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-temperament',
		says: moralityWords
	},
	{
		id: 'geography-board',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-geography',
		says: geographyWords
	},
	{
		id: 'points',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && hasRecruited(seen),
		at: 'players',
		says: ({ points }) =>
			`That makes ${counted(points[LEARNER] ?? 0, 'point')}. Power and boons count 1 each, the boards the rest.`
	},
	{
		id: 'first-end',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && hasRecruited(seen),
		at: 'next-action',
		says: 'The fourth sign, the archetype, matters next round. End your turn: Ada and Bo recruit too.',
		until: (seen) => !inRound(seen, 1)
	},
	{
		id: 'first-player',
		when: (seen) => isMine(seen) && isIdle(seen) && seen.table.firstPlayer !== LEARNER,
		at: 'board-temperament',
		says: ({ table, names }) =>
			`${names.seat(table.firstPlayer ?? '')} stands highest here and takes the first player marker. Now that player begins each round.`
	},
	{
		id: 'sire',
		when: (seen) => inRound(seen, 2) && isIdle(seen) && !hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Recruit again. This time you choose the sire, under whom the newcomer goes.',
		until: hasRecruited
	},
	{
		id: 'pick-sire',
		when: (seen) => inRound(seen, 2) && seen.picking?.kind === 'sire' && seen.considered === null,
		says: 'Tap the sire. A sire and its own childer form a coterie, which schemes ask for.',
		until: (seen) => hasRecruited(seen)
	},
	{
		id: 'ankh',
		when: (seen) => (isMine(seen) && choosesAnkh(seen)) || isAskedForAnkh(seen),
		says: 'An ankh of this direction already marches. Choose which one moves: courts score, homes do not.'
	},
	{
		id: 'to-schemes',
		when: (seen) =>
			inRound(seen, 2) &&
			isIdle(seen) &&
			hasRecruited(seen) &&
			ledBy(seen, PETITION) !== null &&
			!atPlace(seen, 'schemes'),
		at: 'place-schemes',
		says: 'Now a scheme, if you like: one a turn. Open Schemes.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'scheme',
		when: (seen) =>
			inRound(seen, 2) &&
			isIdle(seen) &&
			hasRecruited(seen) &&
			ledBy(seen, PETITION) !== null &&
			atPlace(seen, 'schemes'),
		at: 'petition',
		says: petitionWords,
		until: (seen) => played(seen) !== null
	},
	{
		id: 'pick-leader',
		when: (seen) => isMine(seen) && seen.picking?.kind === 'leader' && seen.considered === null,
		says: 'Tap who leads it. Leader and direct childer together show the signs it asks for.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'boon',
		when: (seen) =>
			isMine(seen) && seen.considered?.type === 'PlayScheme' && seen.considered.borrowed.length > 0,
		at: 'boons',
		says: boonWords
	},
	{
		id: 'scheme-plan',
		when: (seen) => isMine(seen) && considers(seen, 'PlayScheme'),
		says: 'Choose what the sheet asks. It shows what the scheme changes before you play it.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'exhausted',
		when: (seen) => isMine(seen) && isIdle(seen) && played(seen) !== null,
		says: (seen) =>
			`${seen.names.character(played(seen)?.leader ?? '')} led it and is exhausted now. Next time somebody else has to lead.`
	},
	{
		id: 'torpor',
		when: (seen) => isMine(seen) && isIdle(seen) && fallen(seen) !== null,
		at: 'players',
		says: torporWords
	},
	{
		id: 'second-end',
		when: (seen) => inRound(seen, 2) && isIdle(seen) && hasRecruited(seen) && played(seen) !== null,
		at: 'next-action',
		says: 'Recruited and schemed: that is a whole turn. End it.',
		until: (seen) => !inRound(seen, 2)
	},
	{
		id: 'own-hand',
		when: (seen) =>
			inRound(seen, 3) && isIdle(seen) && ledBy(seen, NEEDLE) !== null && !atPlace(seen, 'schemes'),
		at: 'place-schemes',
		says: 'Scheme or recruit first: the order is yours. Your own hand has a scheme that bites.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'needle',
		when: (seen) =>
			inRound(seen, 3) && isIdle(seen) && ledBy(seen, NEEDLE) !== null && atPlace(seen, 'schemes'),
		at: 'needle',
		says: 'Play A Needle of Bone. What your coterie lacks, a boon can stand in for.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'ability',
		when: (seen) =>
			inRound(seen, 3) &&
			isIdle(seen) &&
			!hasRecruited(seen) &&
			seen.table.queue.some((id) => cardOf(seen.table, id).abilities.length > 0),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Then recruit. An ability triggers when its vampire joins: before you confirm, the sheet says how.',
		until: hasRecruited
	},
	{
		id: 'missions',
		when: (seen) => isMine(seen) && seen.table.round === roundsOf(seen.table) && isIdle(seen),
		at: (seen) => (atPlace(seen, 'points') ? 'missions' : 'place-points'),
		says: 'The last round. At the end each mission goes to whoever has most matching vampires.'
	},
	{
		id: 'last-recruit',
		when: (seen) =>
			isMine(seen) &&
			seen.table.round === roundsOf(seen.table) &&
			isIdle(seen) &&
			!hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Recruit for a mission, or for the boards. Each mission brings 2 points here.',
		until: hasRecruited
	},
	{
		id: 'last-end',
		when: (seen) =>
			isMine(seen) &&
			seen.table.round === roundsOf(seen.table) &&
			isIdle(seen) &&
			hasRecruited(seen),
		at: 'next-action',
		says: (seen) =>
			played(seen)
				? 'End your turn. When all have had theirs, the points are counted.'
				: 'Scheme once more if you like, then end your turn. Afterwards the points are counted.',
		until: (seen) => !isMine(seen)
	}
];
