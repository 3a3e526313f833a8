import { INVESTIGATED_POINTS, LAST_SPACE } from '../../../../games/heritage/boards/f/facts.ts';
import { listed, signed } from '../../ledger/names.ts';
import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
	start: () => ['Place one investigator for each direction on space 0.'],
	introduced: () => ({
		change: 'Someone is following you. The more you do, the closer they come.',
		how: [
			`Each direction has an investigator on a track from 0 to ${LAST_SPACE}. An activated vampire draws the one of its direction 1 space closer; a roaming one draws any of them, by 2.`,
			`An investigator who would go beyond ${LAST_SPACE} exposes the vampire who drew them: it gains 1 infamy, and the investigator returns to 0.`,
			`At the end each vampire is worth points by the space of the investigator of its direction: ${listed(INVESTIGATED_POINTS.map(signed))}, counted from 0. A roaming vampire is worth 1.`
		],
		takeOut: 'Its board and the four investigators, all on 0.'
	})
};
