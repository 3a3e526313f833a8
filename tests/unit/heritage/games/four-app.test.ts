import { playsSoundly } from './soundness.ts';

playsSoundly(4, 'app');
