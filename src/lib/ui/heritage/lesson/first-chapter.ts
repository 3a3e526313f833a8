import type { Lesson } from '../../../games/core/lesson/lesson.ts';
import { roundsOf } from '../../../games/heritage/chapter/round.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { VampireId } from '../../../games/heritage/bloodline/bloodline.ts';
import type { ThingId } from '../../../games/heritage/shapes.ts';
import type { TableCommandType } from '../../../games/heritage/table/commands.ts';
import { characterMatches } from '../../../games/heritage/effects/matching.ts';
import { tieAsked } from '../../../games/heritage/primogen/take-draw.ts';
import { cardOf, ownerOf } from '../../../games/heritage/table/where.ts';
import { counted, listed } from '../ledger/names.ts';
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
		? `${name} is ${recruited.card.class}: a decisive victory, worth 1 power. The token returns to the middle.`
		: `${name} is ${recruited.card.class}, so the token moves towards the ${pushedTo(recruited)}. The leading side’s vampires score.`;
}

function moralityWords(seen: Seen): string {
	const recruited = lastRecruit(seen.course);
	if (!recruited) return '';
	const { before, after } = tokenOf(recruited);
	const { temperament } = recruited.card;
	if (before.space === after.space)
		return `Your token is already at the end of its track, so nothing happens.`;
	if (after.space < before.space)
		return `${newest(seen)} is ${temperament}, the opposite of your token: it drops a space and flips.`;
	return drewScheme(recruited)
		? `${newest(seen)} is ${temperament}, as your token shows, so the token rises. Its new space gives you a clan scheme.`
		: `${newest(seen)} is ${temperament}, as your token shows, so the token rises.`;
}

function geographyWords(seen: Seen): string {
	const direction = lastRecruit(seen.course)?.card.geography ?? '';
	const moved =
		direction === 'roaming' ? 'A roaming recruit moves any ankh' : `One ${direction} ankh moved`;
	return `${moved} to a court. Ankhs are the lettered pieces, courts the circles.`;
}

/** The schemes that all may play, which the first childe completes. */
const PETITION = 'petition-to-the-barons';
const ENVOYS = 'envoys-to-a-distant-court';
const NEEDLE = 'a-needle-of-bone';

/** Whether a scheme can be led now, and by whom without a boon; null: it cannot. */
function ledBy({ moves }: Seen, wanted: ThingId): { readonly whole: VampireId | null } | null {
	const leaders = moves.schemes?.schemes.find(({ scheme }) => scheme === wanted)?.leaders ?? [];
	const able = leaders.filter(({ possible }) => possible);
	return able.length === 0
		? null
		: { whole: able.find(({ missing }) => missing.length === 0)?.leader ?? null };
}

/** The scheme that is taught: with a decisive victory one step away, moving the class token may cost points. */
const taughtScheme = (seen: Seen) =>
	isNearItsEnd(seen)
		? ({ scheme: ENVOYS, at: 'envoys' } as const)
		: ({ scheme: PETITION, at: 'petition' } as const);

function schemeWords(seen: Seen): string {
	const { scheme } = taughtScheme(seen);
	const led = ledBy(seen, scheme);
	const ask = `${seen.names.scheme(scheme)} needs a wealthy and a warlike vampire.`;
	return led?.whole
		? `${ask} ${seen.names.character(led.whole)} and a childe have both.`
		: `${ask} A boon can replace one of them.`;
}

function boonWords({ considered, names, table }: Seen): string {
	const boons = considered?.type === 'PlayScheme' ? considered.borrowed : [];
	const to = boons[0]?.to ?? '';
	const owner = names.seat(ownerOf(table, to) ?? '');
	return boons.length === 1
		? `Your coterie lacks an archetype, so you give a boon, a favour you owe. ${owner} scores 1 point for it.`
		: 'Your coterie lacks archetypes, so you give boons. Each scores 1 point for its new holder.';
}

/** Whether the class token stands one step from a decisive victory. */
const isNearItsEnd = ({ table }: Seen): boolean =>
	Math.abs((table.boards.class?.state as { readonly space: number }).space) === 2;

/** The first in the queue with an ability, by name; null: nobody. */
function ableIn({ table, names }: Seen): string | null {
	const id = table.queue.findLast((one) => cardOf(table, one).abilities.length > 0);
	return id === undefined ? null : names.character(id);
}

/** What a tie is about, and how it is broken. */
function tieWords({ table, names }: Seen): string {
	const mission = tieAsked(table)?.mission;
	const over = mission ? ` for ${names.mission(mission)}` : '';
	return `A tie${over}. Each tied player names an archetype; the first one drawn wins.`;
}

/** Who in the queue matches a mission, and which. */
function fittingWords({ table, names }: Seen): string {
	const worth = 'Each mission is worth 2 points.';
	for (const { id, match } of table.missions) {
		const fitting = table.queue.filter((one) => characterMatches(table, one, match));
		if (fitting.length > 0)
			return `${listed(fitting.slice(0, 2).map((one) => names.character(one)))} would count for ${names.mission(id)}. ${worth}`;
	}
	return `Nobody in the queue counts for a mission, so recruit for the battlegrounds. ${worth}`;
}

/** Whether the learner has chosen an ankh before. */
const hasMovedAnkh = ({ course, table }: Seen): boolean =>
	table.question?.prompt !== 'which-ankh' &&
	course.steps
		.flat()
		.some(
			(event) =>
				event.type === 'QuestionAsked' &&
				event.question.seat === LEARNER &&
				event.question.prompt === 'which-ankh'
		);

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
	return `${seen.names.character(vampire)} is in torpor and scores nothing until an effect wakes it. ${seen.names.seat(owner)} now has ${counted(seen.points[owner] ?? 0, 'point')}.`;
}

/** What the first chapter teaches, in this order, each when it first matters. */
export const firstChapter: Lesson<Seen, PointedAt> = [
	{
		id: 'welcome',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: 'players',
		says: ({ names }) =>
			`You are ${names.seat(LEARNER)} and lead a family of vampires, your bloodline. Score more points than Ada and Bo.`
	},
	{
		id: 'signs',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: 'queue',
		says: 'You recruit from this queue. The number on the right is what a recruit brings in points.'
	},
	{
		id: 'hold',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: 'queue',
		says: 'The small symbols are class, temperament, geography and archetype. Press and hold a row to read them.'
	},
	{
		id: 'first-recruit',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && !hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Recruit one character a turn: its first three symbols each change a battleground below. Tap a free one.',
		until: hasRecruited
	},
	{
		id: 'first-plan',
		when: (seen) => inRound(seen, 1) && considers(seen, 'Recruit'),
		at: 'changes',
		says: ({ considered, names }) =>
			`${considered?.type === 'Recruit' ? names.character(considered.sire) : ''}, your leader, will be its sire. See what changes, then recruit or go back.`,
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
		id: 'morality-rule',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-temperament',
		says: 'Your token scores the number beside it. A matching recruit raises it; an opposite one drops and flips it.'
	},
	{
		id: 'geography-board',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-geography',
		says: geographyWords
	},
	{
		id: 'courts',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && lastRecruit(seen.course) !== null,
		at: 'board-geography',
		says: 'The direction with the most ankhs in a court holds it; the centre counts twice. Holding the most courts scores 2 for each of its vampires.'
	},
	{
		id: 'points',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && hasRecruited(seen),
		at: 'players',
		says: ({ points }) =>
			`You would have ${counted(points[LEARNER] ?? 0, 'point')} if the chapter ended now. Each power and boon on your vampires adds 1.`
	},
	{
		id: 'missions-ahead',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'points') ? 'missions' : 'place-points'),
		says: ({ table }) =>
			`There are ${table.missions.length} missions, listed under Points. A green number counts those you lead: 2 points each.`
	},
	{
		id: 'first-end',
		when: (seen) => inRound(seen, 1) && isIdle(seen) && hasRecruited(seen),
		at: 'next-action',
		says: 'Archetypes count for missions now, and for schemes from next round. End your turn: Ada and Bo recruit.',
		until: (seen) => !inRound(seen, 1)
	},
	{
		id: 'first-player',
		when: (seen) => isMine(seen) && isIdle(seen) && seen.table.firstPlayer !== LEARNER,
		at: 'board-temperament',
		says: ({ table, names }) =>
			`${names.seat(table.firstPlayer ?? '')} is highest on ${names.board('temperament')} and takes the first player marker. The player with the marker goes first each round.`
	},
	{
		id: 'near-victory',
		when: (seen) => isMine(seen) && isIdle(seen) && isNearItsEnd(seen),
		at: 'board-class',
		says: 'The class token is one step from a decisive victory. Reaching it pays 1 power and resets the token.'
	},
	{
		id: 'sire',
		when: (seen) => inRound(seen, 2) && isIdle(seen) && !hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: 'Recruit again. This time, choose the sire: the vampire your recruit goes under.',
		until: hasRecruited
	},
	{
		id: 'pick-sire',
		when: (seen) => inRound(seen, 2) && seen.picking?.kind === 'sire' && seen.considered === null,
		says: 'Tap a sire: your recruit becomes its childe. A sire and its childer supply archetypes for schemes together.',
		until: (seen) => hasRecruited(seen)
	},
	{
		id: 'decisive',
		when: (seen) => {
			const recruited = lastRecruit(seen.course);
			return (
				isMine(seen) &&
				isIdle(seen) &&
				hasRecruited(seen) &&
				recruited !== null &&
				isDecisive(recruited)
			);
		},
		at: 'board-class',
		says: 'A decisive victory: your recruit gains 1 power. But the token returns to the middle, where nobody scores.'
	},
	{
		id: 'ankh',
		when: (seen) => (isMine(seen) && choosesAnkh(seen)) || isAskedForAnkh(seen),
		says: 'Move one ankh to a court next to it. The centre counts twice; tied directions all score.',
		until: hasMovedAnkh
	},
	{
		id: 'to-schemes',
		when: (seen) =>
			inRound(seen, 2) &&
			isIdle(seen) &&
			hasRecruited(seen) &&
			ledBy(seen, taughtScheme(seen).scheme) !== null &&
			!atPlace(seen, 'schemes'),
		at: 'place-schemes',
		says: 'You may also play one scheme each turn. Open Schemes.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'scheme',
		when: (seen) =>
			inRound(seen, 2) &&
			isIdle(seen) &&
			hasRecruited(seen) &&
			ledBy(seen, taughtScheme(seen).scheme) !== null &&
			atPlace(seen, 'schemes'),
		at: (seen) => taughtScheme(seen).at,
		says: schemeWords,
		until: (seen) => played(seen) !== null
	},
	{
		id: 'pick-leader',
		when: (seen) => isMine(seen) && seen.picking?.kind === 'leader' && seen.considered === null,
		says: 'Tap the vampire that leads it, the coterie leader. It and its childer together need the scheme’s archetypes.',
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
		says: 'You see what changes before you play the scheme. Its leader becomes exhausted.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'exhausted',
		when: (seen) => isMine(seen) && isIdle(seen) && played(seen) !== null,
		says: (seen) =>
			`${seen.names.character(played(seen)?.leader ?? '')} is exhausted and cannot lead schemes, even in later rounds. Another vampire must lead the next one.`
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
		says: 'A recruit and a scheme: that is a full turn. End your turn.',
		until: (seen) => !inRound(seen, 2)
	},
	{
		id: 'own-hand',
		when: (seen) =>
			inRound(seen, 3) && isIdle(seen) && ledBy(seen, NEEDLE) !== null && !atPlace(seen, 'schemes'),
		at: 'place-schemes',
		says: 'You may play a scheme before you recruit. Yours puts an opponent’s vampire to sleep: open Schemes.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'needle',
		when: (seen) =>
			inRound(seen, 3) && isIdle(seen) && ledBy(seen, NEEDLE) !== null && atPlace(seen, 'schemes'),
		at: 'needle',
		says: 'Play A Needle of Bone. A boon can replace a missing archetype.',
		until: (seen) => played(seen) !== null
	},
	{
		id: 'ability',
		when: (seen) =>
			inRound(seen, 3) && isIdle(seen) && !hasRecruited(seen) && ableIn(seen) !== null,
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: (seen) =>
			`You must also recruit. ${ableIn(seen)} is an ancilla, with a special ability that triggers when it joins.`,
		until: hasRecruited
	},
	{
		id: 'missions',
		when: (seen) => isMine(seen) && seen.table.round === roundsOf(seen.table) && isIdle(seen),
		at: (seen) => (atPlace(seen, 'points') ? 'missions' : 'place-points'),
		says: 'Last round. Each mission goes to the bloodline with the most matching vampires.'
	},
	{
		id: 'last-recruit',
		when: (seen) =>
			isMine(seen) &&
			seen.table.round === roundsOf(seen.table) &&
			isIdle(seen) &&
			!hasRecruited(seen),
		at: (seen) => (atPlace(seen, 'table') ? 'queue' : 'place-table'),
		says: fittingWords,
		until: hasRecruited
	},
	{
		id: 'tie',
		when: ({ table: { question } }) =>
			question?.seat === LEARNER && question.prompt === 'declare-an-archetype',
		says: tieWords
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
				? 'End your turn. After everyone’s last turn, points are counted.'
				: 'Play one more scheme if you like, then end your turn. After everyone’s last turn, points are counted.',
		until: (seen) => !isMine(seen)
	}
];
