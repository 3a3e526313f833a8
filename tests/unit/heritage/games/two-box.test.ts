import { playsSoundly } from './soundness.ts';

playsSoundly(2, 'box', [{ seed: 209740, era: 1 }]);
