import { playsSoundly } from './soundness.ts';

playsSoundly(3, 'box');
