import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/ladder.ts';
import type { BoardFields } from '../fields.ts';
import { ladderFields } from '../ladder-fields.ts';

export const fieldsOf: BoardFields = (...board) => ladderFields(BEAST_WITHIN.points, ...board);
