import { REGIONS, REWARD } from '../../../../games/heritage/boards/i/facts.ts';

export const says = `Camarilla, Sabbat and Anarchs fight over ${REGIONS.length} regions; each direction is a different move. Each player of the side with the most regions scores ${REWARD}.`;
