import { REGIONS, REWARD } from '../../../../games/heritage/boards/i/facts.ts';

export const says = `Camarilla, Sabbat and Anarchs fight over ${REGIONS.length} regions; each direction is a different move. The side that holds most regions scores ${REWARD} for each of its players.`;
