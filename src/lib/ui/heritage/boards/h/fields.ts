import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import type { BoardFields } from '../fields.ts';
import { ladderFields } from '../ladder-fields.ts';

export const fieldsOf: BoardFields = (state, set, live) =>
	ladderFields(RISE_OF_HUMANITY[live.table.ruleset.riseOfHumanity].points, state, set, live);
