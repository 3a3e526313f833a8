import { pick } from '../../core/chance.ts';
import { legalMoves } from '../chapter/moves.ts';
import { assetCommands, marketCommands } from '../chapter/other-moves.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Player } from './player.ts';
import { firstOf, sampleAnswers, sampleRecruits, sampleSchemes, someOf } from './sampling.ts';

/** Markets and assets come in few combinations; so many are looked at. */
const FEW = 24;

/** Plays anything legal: each kind of move as likely, and of a kind any. */
export const randomPlayer: Player = ({ table, seat, hand }, chance) => {
	const moves = legalMoves(table, seat, hand);
	const { question, recruit, giveUp, schemes, markets, assets, endTurn } = moves;
	const kinds: readonly (readonly TableCommand[])[] = [
		question ? sampleAnswers(chance, question, 1) : [],
		recruit ? sampleRecruits(chance, recruit, 1) : [],
		giveUp ? [{ type: 'GiveUpRecruit', seat }] : [],
		schemes ? sampleSchemes(chance, schemes, 1) : [],
		markets ? someOf(chance, firstOf(marketCommands(markets), FEW), 1) : [],
		assets ? someOf(chance, firstOf(assetCommands(assets), FEW), 1) : [],
		endTurn ? [{ type: 'EndTurn', seat }] : []
	];
	const commands = kinds.flat();
	return commands.length === 0 ? null : pick(chance, commands);
};
