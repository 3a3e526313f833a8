import { counted, listed } from '../../../games/core/listed.ts';
import { conspiracyCommandWords } from '../influence/conspiracy-words.ts';
import { schemeCommandWords } from '../influence/scheme-words.ts';
import { cityName } from '../city/city-words.ts';
import { titleCommandWords } from '../influence/title-words.ts';
import { signedBy } from './signed-by.ts';
import type { StepCommand } from '../live/match-log.ts';

type NameOf = (id: string) => string;

/** What somebody wants, in words that stay with it while it waits to be sent. */
export function commandWords(command: StepCommand, nameOf: NameOf): string {
	switch (command.type) {
		case 'ChangeSetting':
			return 'The changed set-up';
		case 'SetRivals':
			return command.rivals ? 'The Rivals as drawn' : 'A new draw of the Rivals';
		case 'SetFirst':
			return `${nameOf(command.first)} goes first`;
		case 'ChooseDeck':
			return command.deck === null
				? `${nameOf(command.seat)}: no deck named`
				: `${nameOf(command.seat)} plays ${command.deck.title}`;
		case 'ChangePrestige':
			return `${nameOf(command.seat)}: ${signedBy(command.by)} Prestige`;
		case 'ChangeAgenda':
			return `${nameOf(command.seat)}: ${signedBy(command.by)} Agenda`;
		case 'ChangeBlood':
			return `${nameOf(command.vampire)}: ${signedBy(command.by)} Blood`;
		case 'Recruit':
			return `${nameOf(command.seat)} recruits ${command.name ?? 'a vampire'} for ${counted(command.bp, 'Prestige', 'Prestige')}`;
		case 'NameVampire':
			return `The name ${command.name}`;
		case 'ChangePotency':
			return `${nameOf(command.vampire)}: Blood Potency ${command.bp}`;
		case 'FellVampire':
			return `${nameOf(command.vampire)} ${command.to === 'burned' ? 'is burned' : 'goes into torpor'}`;
		case 'ReturnVampire':
			return `${nameOf(command.vampire)} is back from torpor`;
		case 'ChangeActions':
			return command.by < 0 ? 'An action is used' : 'One more action';
		case 'TurnVampire':
			return `${nameOf(command.vampire)} ${command.exhausted ? 'exhausts' : 'is ready'}`;
		case 'GoOn':
			return command.to === 'turn' ? 'The turn ends' : 'The next phase';
		case 'BeginAttack':
			return `${nameOf(command.attacker)} attacks`;
		case 'DefendAttack':
			return 'Block and Reaction';
		case 'RevealCards':
			return 'The cards of the attack';
		case 'TellTexts':
			return 'What card texts do';
		case 'GoBackInAttack':
			return 'A step back in the attack';
		case 'CallOffAttack':
			return 'The attack is called off';
		case 'EndAttack':
			return 'What the attack comes to';
		case 'GiveUpAttack':
			return `${nameOf(command.attacker)} attacks in vain`;
		case 'MoveVampires':
			return `${listed(command.vampires.map(nameOf))} in The Streets`;
		case 'MendVampires':
			return `Mended: ${listed(command.mends.map(({ vampire }) => nameOf(vampire)))}`;
		case 'PlaceHarm':
			return 'The antagonists’ damage';
		case 'MovePrince':
			return command.to === null ? 'The Prince is free' : `${nameOf(command.to)} is Prince`;
		case 'RaisePotency':
			return `${nameOf(command.vampire)}: ${command.by === 0 ? 'Blood Potency as before' : `${signedBy(command.by)} Blood Potency`}`;
		case 'TurnCity':
			return `City card: ${cityName(command.card)}`;
		case 'MoveCity':
			return 'A City card is moved';
		case 'DescribeCity':
			return `City card: ${cityName(command.facts)}`;
		case 'ClaimPrince':
			return `${nameOf(command.claimant)} claims the Prince of the City`;
		case 'LetClaimPass':
			return `${nameOf(command.seat)} lets the claim pass`;
		case 'DescribeVampire':
			return `What ${command.name ?? nameOf(command.vampire)}’s card says`;
		case 'PlayScheme':
		case 'PromiseSide':
		case 'AnswerScheme':
		case 'TellStake':
			return schemeCommandWords(command, nameOf);
		case 'PlayTitle':
		case 'LoseTitle':
		case 'SetAttachments':
			return titleCommandWords(command, nameOf);
		case 'LayConspiracy':
		case 'ShowConspiracy':
		case 'AddToConspiracy':
		case 'ResolveConspiracy':
		case 'DiscardConspiracy':
			return conspiracyCommandWords(command, nameOf);
		case 'EndMatch':
			return 'The end of the match';
	}
}
