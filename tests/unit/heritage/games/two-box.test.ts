import { playsSoundly } from './soundness.ts';

playsSoundly(2, 'box');
