import type { Rate } from '../../../games/rivals/rate.ts';

const percent = (share: number): number => Math.round(100 * share);

/** How much of what was played was won: “33 %”. */
export const shareWords = ({ won, played }: Pick<Rate, 'won' | 'played'>): string =>
	played === 0 ? '–' : `${percent(won / played)} %`;

/** Between what the true rate most likely lies: “6–79 %”. */
export const rangeWords = ({ low, high }: Pick<Rate, 'low' | 'high'>): string =>
	`${percent(low)}–${percent(high)} %`;
