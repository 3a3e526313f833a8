import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';

/** The intention whose events begin with this one; null: no command begins so. */
export function commandBehind(event: TableEvent): TableCommand | null {
	switch (event.type) {
		case 'TableSet':
			return { ...event, type: 'SetTable' };
		case 'CharacterRecruited': {
			const { seat, character, sire, paid } = event;
			return { type: 'Recruit', seat, character, sire, paid };
		}
		case 'RecruitGivenUp':
			return { ...event, type: 'GiveUpRecruit' };
		case 'SchemePlayed': {
			const { seat, scheme, leader, borrowed } = event;
			return { type: 'PlayScheme', seat, scheme, leader, borrowed };
		}
		case 'MarketUsed':
			return { ...event, type: 'UseMarket' };
		case 'AssetPlayed':
			return { ...event, type: 'PlayAsset' };
		case 'TurnEnded':
			return { ...event, type: 'EndTurn' };
		case 'QuestionAnswered':
			return { ...event, type: 'AnswerQuestion' };
		case 'PrimogenConsulted': {
			const { mission, draw, taken } = event;
			return taken ? { type: 'TakeDraw', mission, draw } : null;
		}
		case 'DealerChanged':
			return { ...event, type: 'ChangeDealer' };
		case 'AdviceAllowed':
			return { ...event, type: 'AllowAdvice' };
		case 'TableCorrected':
			return { ...event, type: 'CorrectTable' };
	}
	return null;
}
