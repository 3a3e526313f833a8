import type { EventOf } from '../../../games/heritage/events.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { clanNames, stickerKindNames } from '../../../games/heritage/clan-names.ts';
import type { NewSticker, Reward } from '../../../games/heritage/shapes.ts';
import { dominanceLine } from './chapter-words.ts';
import { counted, listed, type Names } from './names.ts';
import type { Told } from './told.ts';

/** “Rites (Tremere)”, with what it does where the group wrote that down. */
export const stickerWords = ({ name, kind, text }: NewSticker): string =>
	`${name} (${stickerKindNames[kind]})${text ? `: ${text}` : ''}`;

export function overviewResolved(event: EventOf<'OverviewResolved'>, names: Names): Told {
	const { victor, vanquished, asset, scheme } = event;
	const taken = asset
		? `${names.seat(victor)} took “${asset.name}” as an asset`
		: `${names.seat(victor)} took no asset`;
	const added = scheme
		? `${names.seat(vanquished)} added “${scheme.name}” to the schemes of ${clanNames[scheme.clan]}`
		: `${names.seat(vanquished)} added no scheme`;
	return {
		sentence: `${taken}; ${added}.`,
		details: asset?.text ? [asset.text] : []
	};
}

export function missionResolved(
	event: EventOf<'MissionResolved'>,
	names: Names,
	before: ChronicleState
): Told {
	const { chapter, mission, claimant, decision, reward, outcome } = event;
	const question = before.deck.chapters[chapter]?.read[mission]?.question;
	return {
		sentence: `${names.seat(claimant)} decided “${names.mission(chapter, mission)}” and received ${rewardWords(reward, names)}.`,
		details: [
			...(question ? [`The question: ${question}`] : []),
			...(decision ? [`The choice: ${decision}`] : []),
			...(outcome ? [`What came of it: ${outcome}`] : [])
		]
	};
}

export function rewardWords(reward: Reward | null, names: Names): string {
	if (reward === null) return 'nothing';
	switch (reward.kind) {
		case 'asset':
			return `the asset “${reward.asset.name}”`;
		case 'unlock':
			return `${reward.character.name}, now unlocked`;
		case 'dots': {
			const dots = Object.entries(reward.dots)
				.filter(([, count]) => count > 0)
				.map(([trait, count]) => `${counted(count, 'dot')} in ${names.trait(trait)}`);
			const title = reward.title ? [`the title “${reward.title}”`] : [];
			return listed([...dots, ...title]) || 'nothing';
		}
	}
}

export function obligationsResolved(event: EventOf<'ObligationsResolved'>, names: Names): Told {
	const { gained, lost } = event;
	const how = (drawn: boolean): string => (drawn ? ', drawn by Elysium' : ', drawn from the box');
	const gain = gained
		? `${names.seat(gained.seat)} gained the obligation “${gained.obligation.name}”${how(gained.drawn)}.`
		: 'The victor gained no obligation.';
	return {
		sentence: gain,
		details: lost.map(
			({ seat, obligation, drawn }) =>
				`${names.seat(seat)} lost the obligation “${obligation.name}”${how(drawn)}.`
		)
	};
}

export function stickerPlaced(event: EventOf<'StickerPlaced'>, names: Names): Told {
	const { seat, character, sticker } = event;
	return {
		sentence: `${names.seat(seat)} gave ${names.character(character)} the sticker “${sticker.name}” (${stickerKindNames[sticker.kind]}).`,
		details: sticker.text ? [sticker.text] : []
	};
}

export function retainerChosen(event: EventOf<'RetainerChosen'>, names: Names): Told {
	const { seat, character } = event;
	return {
		sentence:
			character === null
				? `${names.seat(seat)} left the haven as it was.`
				: `${names.seat(seat)} took ${names.character(character)} into the haven.`
	};
}

export function aftermathFinished(event: EventOf<'AftermathFinished'>, names: Names): Told {
	const { chapter, leftOpen, dominance } = event;
	return {
		sentence: `The aftermath of chapter ${chapter} is over.`,
		details: [
			...(dominance ? [dominanceLine(dominance, names)] : []),
			...(leftOpen.length > 0
				? [`Skipped: ${listed(leftOpen.map((step) => openWords(step, chapter, names)))}.`]
				: [])
		]
	};
}

/** A step left open, such as `retainer:s1`, as people say it. */
function openWords(step: string, chapter: number, names: Names): string {
	const [what = step, whose] = step.split(':');
	if (whose === undefined) return `the ${what}`;
	if (what === 'mission') return `the mission “${names.mission(chapter, whose)}”`;
	return `the ${what} of ${names.seat(whose)}`;
}
