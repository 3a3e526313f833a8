import { signed } from '../../../games/core/listed.ts';

/** A change with its sign: “+2”, “−3”. */
export const signedBy = (by: number): string => (by > 0 ? `+${by}` : signed(by));
