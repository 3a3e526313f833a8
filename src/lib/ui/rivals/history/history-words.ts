import { counted, listed } from '../../../games/core/listed.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { findCity } from '../../../games/rivals/city/city.ts';
import { findVampire } from '../../../games/rivals/match/vampires.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import { cityName, PILE_WORDS } from '../city/city-words.ts';
import { conspiracyTold } from '../influence/conspiracy-words.ts';
import { schemeTold } from '../influence/scheme-words.ts';
import { titleTold } from '../influence/title-words.ts';
import { rivalsWords } from '../match/rivals-words.ts';
import { resultWords, targetName, underWayWords } from './attack-lines.ts';
import { endedWords } from '../../../games/rivals/glance.ts';
import { told, type Told } from './history-line.ts';
import { signedBy } from './signed-by.ts';

/** A line of the history of a match. */
export interface HistoryLine extends Told {
	readonly sequence: number;
	/** Who did it. */
	readonly by: string;
	/** An instant in UTC. */
	readonly at: string;
}

const PHASE_NAMES = {
	beginning: 'Beginning Phase',
	action: 'Action Phase',
	end: 'End Phase'
} as const;

/** A number from → to. */
const fromTo = (was: number, by: number): string => `${was} → ${was + by}`;

/** An event in words, on the state before it. */
export function toldOf(
	before: RivalsState,
	event: RivalsEvent,
	people: { readonly [seat: string]: string }
): Told {
	const { match, course } = before;
	const nameOf = namesInMatch(before, people);
	const bloodOf = (id: string): number => findVampire(match, id)?.vampire.blood ?? 0;
	switch (event.type) {
		case 'MatchBegun': {
			const named = (seat: string): string => people[seat] ?? seat;
			const first = `${named(event.order[0] ?? '')} goes first${event.byChance ? ', by chance' : ''}.`;
			const rivals = event.rivals ? [rivalsWords(event.order, event.rivals, named)] : [];
			const decks = Object.entries(event.decks ?? {}).map(
				([seat, { title }]) => `${named(seat)} plays ${title}.`
			);
			return told('Match begun', first, ...rivals, ...decks);
		}
		case 'SettingChanged':
			return told('Set-up changed');
		case 'RivalsSet':
			return told(
				event.drawn ? 'Elysium drew the Rivals' : 'Rivals entered',
				rivalsWords(match.order, event.rivals, nameOf)
			);
		case 'FirstSet':
			return told(`${nameOf(event.order[0] ?? '')} goes first`);
		case 'DeckChosen':
			return told(
				event.deck === null
					? `${nameOf(event.seat)}: no deck named`
					: `${nameOf(event.seat)} plays ${event.deck.title}`
			);
		case 'PrestigeChanged':
			return told(
				`${nameOf(event.seat)}: ${signedBy(event.by)} Prestige`,
				fromTo(match.seats[event.seat]?.prestige ?? 0, event.by)
			);
		case 'AgendaChanged':
			return told(
				`${nameOf(event.seat)}: ${signedBy(event.by)} Agenda`,
				fromTo(match.seats[event.seat]?.agenda ?? 0, event.by)
			);
		case 'BloodChanged':
			return told(
				`${nameOf(event.vampire)}: ${signedBy(event.by)} Blood`,
				fromTo(bloodOf(event.vampire), event.by)
			);
		case 'Recruited': {
			const who = event.name ?? (event.leader ? 'a Leader' : 'a vampire');
			const burned = (event.impostors ?? []).map((id) => `${nameOf(id)} is an impostor: burned.`);
			return told(
				`${nameOf(event.seat)} ${event.leader ? 'begins with' : 'recruits'} ${who}`,
				`Blood Potency ${event.bp}: −${event.bp} Prestige.`,
				...burned
			);
		}
		case 'VampireNamed':
			return told(`${nameOf(event.vampire)} is ${event.name}`);
		case 'PotencyChanged':
			return told(`${nameOf(event.vampire)}: Blood Potency ${event.bp}`);
		case 'VampireFell': {
			const owner = findVampire(match, event.vampire)?.seat ?? '';
			const paid = event.prestige > 0 ? [`${nameOf(owner)}: −1 Prestige.`] : [];
			const scored =
				event.by !== null && event.agenda > 0 ? [`${nameOf(event.by)}: +1 Agenda.`] : [];
			const how = event.to === 'burned' ? 'is burned' : 'goes into torpor';
			return told(`${nameOf(event.vampire)} ${how}`, ...paid, ...scored);
		}
		case 'VampireReturned':
			return told(`${nameOf(event.vampire)} is back from torpor`);
		case 'ActionsChanged':
			return told(event.by < 0 ? 'Action used' : 'One more action');
		case 'VampireTurned':
			return told(
				`${nameOf(event.vampire)} ${event.exhausted ? 'exhausts' : 'is ready'}`,
				...(event.action ? ['For an Action card.'] : [])
			);
		case 'WentOn': {
			const { seat, phase, number } = event.turn;
			const isNew = number !== match.turn?.number;
			const mended = event.mended.map((id) => `${nameOf(id)}: +1 Blood in torpor.`);
			const burns = (event.burns ?? []).map((id) => `${cityName(findCity(match, id))} is burned.`);
			return told(
				isNew ? `${nameOf(seat)}’s turn` : `${nameOf(seat)}: ${PHASE_NAMES[phase]}`,
				...mended,
				...burns
			);
		}
		case 'AttackTold':
			return told(...underWayWords(event.attack, event.told.type, nameOf));
		case 'AttackCalledOff':
			return told('Attack called off');
		case 'AttackEnded': {
			const { attack, result, otherwise } = event;
			return told(
				`${nameOf(attack.attacker)} attacked ${targetName(attack, nameOf)}`,
				...(otherwise ? ['Entered by the table.'] : []),
				...resultWords(match, result, nameOf)
			);
		}
		case 'AttackGivenUp':
			return told(
				`${nameOf(event.attacker)} had too little Intel`,
				...resultWords(match, event.result, nameOf)
			);
		case 'VampiresMoved':
			return told(
				event.to === null
					? `${listed(event.vampires.map(nameOf))} moved to The Streets`
					: `${listed(event.vampires.map(nameOf))} joined ${nameOf(event.to)}`
			);
		case 'VampiresMended':
			return told('Mended', ...resultWords(match, event.result, nameOf));
		case 'HarmPlaced':
			return told(
				`Antagonists struck ${nameOf(event.seat)}’s coterie`,
				...resultWords(match, event.result, nameOf)
			);
		case 'PrinceMoved':
			return told(
				event.to === null
					? 'The Prince of the City is free'
					: `${nameOf(event.to)} is Prince of the City`
			);
		case 'CityTurned':
			return told(
				`City card: ${cityName(event.card)}`,
				...(event.shuffled ? ['The City discard pile was shuffled first.'] : [])
			);
		case 'CityMoved':
			return told(
				listed(event.cards.map((id) => cityName(findCity(match, id)))),
				PILE_WORDS[event.to]
			);
		case 'CityDescribed':
			return told(`${cityName(event.facts)}: card entered`);
		case 'PotencyRaised':
			return told(
				event.by === 0
					? `${nameOf(event.vampire)}: Blood Potency ${event.bp} again`
					: `${nameOf(event.vampire)}: ${signedBy(event.by)} Blood Potency by a card text`,
				`Blood Potency ${event.bp}.`
			);
		case 'PrinceClaimed':
			return told(`${nameOf(event.claimant)} claims the Prince of the City`);
		case 'ClaimLetPass':
			return told(`${nameOf(event.seat)} lets the claim pass`);
		case 'ClaimEnded':
			return event.to === null
				? told('The claim failed', 'The Prince of the City stays in The Streets.')
				: told(
						`${nameOf(event.to)} is Prince of the City`,
						...(event.room ? [`${nameOf(event.to)} burns a Retainer to make room.`] : [])
					);
		case 'VampireDescribed':
			return told(`${event.name ?? nameOf(event.vampire)}: card entered`);
		case 'SchemePlayed':
		case 'SidePromised':
		case 'SchemeAnswered':
		case 'StakesOpened':
		case 'StakeTold':
		case 'SchemeDecided':
			return schemeTold(event, nameOf);
		case 'TitlePlayed':
		case 'TitleLost':
		case 'AttachmentsSet':
			return titleTold(match, event, nameOf);
		case 'ConspiracyLaid':
		case 'ConspiracyShown':
		case 'PrestigeAdded':
		case 'ConspiracyResolved':
		case 'ConspiracyDiscarded':
			return conspiracyTold(match, event, nameOf);
		case 'MatchEnded':
			return told(endedWords(event.result, nameOf));
		case 'UndoneAtTable': {
			const undone = course.steps.length - event.kept;
			return told(undone === 1 ? 'Last change undone' : `${undone} changes undone`);
		}
		case 'RedoneAtTable':
			return told('Redone');
		case 'UndoProposed':
			return told(
				`Asked to undo ${counted(course.steps.length - event.kept, 'change')}`,
				`Asked: ${listed(event.asks.map(nameOf))}`
			);
		case 'UndoAgreed':
			return told('Agreed to the undo', listed(event.seats.map(nameOf)));
		case 'UndoDeclined':
			return told('Declined the undo', listed(event.seats.map(nameOf)));
		case 'UndoWithdrawn':
			return told('No longer asking for an undo');
	}
}
