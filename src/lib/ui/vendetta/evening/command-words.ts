import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { NameOf } from '../names.ts';
import { locationName } from '../play/said.ts';
import type { StepCommand } from './evening-log.ts';

const WORDS: { readonly [T in Exclude<StepCommand['type'], 'ActAtTable'>]: string } = {
	RecordCount: 'The final count',
	CorrectCount: 'The corrected count',
	ChangeSetting: 'The changed set-up'
};

/** What somebody wants, in words that stay with it while it waits to be sent. Nothing in them is a secret. */
export const commandWords = (command: StepCommand, nameOf: NameOf): string =>
	command.type === 'ActAtTable' ? atTable(command.command, nameOf) : WORDS[command.type];

function atTable(command: TableCommand, nameOf: NameOf): string {
	const does = (seat: SeatId | null, what: string): string =>
		seat === null ? `Somebody ${what}` : `${nameOf(seat)} ${what}`;
	switch (command.type) {
		case 'SetTable':
			return 'The table is set up';
		case 'ChooseClan':
			return does(command.seat, 'chooses a clan');
		case 'ChooseRelic':
			return does(command.seat, 'chooses a relic');
		case 'KeepCards':
			return does(command.seat, 'chooses cards in secret');
		case 'PlayCard':
			return does(command.seat, `plays a card at ${locationName(command.at)}`);
		case 'PlayBlood':
			return does(command.seat, `plays Blood at ${locationName(command.at)}`);
		case 'DrainCard':
			return does(command.seat, 'drains a card');
		case 'UseAbility':
			return does(command.seat, 'uses an ability');
		case 'EndTurn':
			return does(command.seat, 'ends the turn');
		case 'ChooseToken':
			return does(command.seat, 'chooses in secret: Stay or Withdraw');
		case 'TellTokens':
			return 'The tokens on the table';
		case 'TakeBackChoice':
			return does(command.seat, 'takes back a choice');
		case 'AnswerQuestion':
			return does(command.seat, 'answers a question');
		case 'ChangeDealer':
			return command.dealer === 'app' ? 'Elysium deals' : 'The box deals';
		case 'CorrectTable':
			return 'The table is corrected';
		case 'DescribeCards':
		case 'TellChanges':
			return 'What a card does';
	}
}
