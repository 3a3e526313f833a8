import { counted, listed } from '../../../games/core/listed.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import type { StepOf } from '../../../games/rivals/events.ts';
import { onIt, type Conspiracy } from '../../../games/rivals/influence/conspiracies.ts';
import type { Match } from '../../../games/rivals/match/state.ts';
import { told, type Told } from '../history/history-line.ts';

type NameOf = (id: string) => string;

/** What lies on a Conspiracy, and who paid: “3 Prestige: Ada 2, Cleo 1”. */
export const paidWords = (conspiracy: Pick<Conspiracy, 'paid'>, nameOf: NameOf): string =>
	`${counted(onIt(conspiracy), 'Prestige', 'Prestige')}: ${Object.entries(conspiracy.paid)
		.map(([seat, prestige]) => `${nameOf(seat)} ${prestige}`)
		.join(', ')}`;

/** Who knows a Conspiracy beside its controller. */
export const seenWords = ({ shownTo }: Pick<Conspiracy, 'shownTo'>, nameOf: NameOf): string =>
	shownTo.length === 0 ? 'No foe has seen it' : `Seen by ${listed(shownTo.map(nameOf))}`;

type ConspiracyCommand = CommandOf<
	'LayConspiracy' | 'ShowConspiracy' | 'AddToConspiracy' | 'ResolveConspiracy' | 'DiscardConspiracy'
>;

/** What somebody wants of a Conspiracy. */
export function conspiracyCommandWords(command: ConspiracyCommand, nameOf: NameOf): string {
	switch (command.type) {
		case 'LayConspiracy':
			return 'A Conspiracy, face down';
		case 'ShowConspiracy':
			return `A Conspiracy shown to ${listed(command.to.map(nameOf))}`;
		case 'AddToConspiracy':
			return `${nameOf(command.seat)}: 1 Prestige on a Conspiracy`;
		case 'ResolveConspiracy':
			return `The Conspiracy ${command.name ?? ''}`.trim();
		case 'DiscardConspiracy':
			return 'A Conspiracy is discarded';
	}
}

type ConspiracyEvent = StepOf<
	| 'ConspiracyLaid'
	| 'ConspiracyShown'
	| 'PrestigeAdded'
	| 'ConspiracyResolved'
	| 'ConspiracyDiscarded'
>;

/** What happened to a Conspiracy, for the history. */
export function conspiracyTold(match: Match, event: ConspiracyEvent, nameOf: NameOf): Told {
	const of = match.conspiracies?.find(({ id }) => id === event.conspiracy);
	const whose = of ? `${nameOf(of.controller)}’s Conspiracy` : 'A Conspiracy';
	const lay = of ? [`${paidWords(of, nameOf)}.`] : [];
	switch (event.type) {
		case 'ConspiracyLaid': {
			const by = event.vampire === null ? [] : [`${nameOf(event.vampire)} exhausts.`];
			return told(
				`${nameOf(event.seat)} lays a Conspiracy face down`,
				...by,
				`${nameOf(event.seat)}: −1 Prestige.`
			);
		}
		case 'ConspiracyShown':
			return told(`${whose} is shown to ${listed(event.to.map(nameOf))}`);
		case 'PrestigeAdded':
			return told(
				`${nameOf(event.seat)}: 1 Prestige on ${of ? `${nameOf(of.controller)}’s` : 'a'} Conspiracy`,
				event.from === 'card' ? 'A card adds it.' : `${nameOf(event.seat)}: −1 Prestige.`
			);
		case 'ConspiracyResolved': {
			const hits = event.targets === null ? [] : [`Hits ${listed(event.targets.map(nameOf))}.`];
			return told(
				`${nameOf(event.seat)} resolves ${event.name ?? 'a Conspiracy'}`,
				...hits,
				...lay
			);
		}
		case 'ConspiracyDiscarded':
			return told(`${whose} is discarded, unresolved`, ...lay);
	}
}
