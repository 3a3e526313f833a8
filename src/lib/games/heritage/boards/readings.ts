/* What was chosen for every battleground, a line each. */
export { reading as A } from './a/reading.ts';
export { reading as B } from './b/reading.ts';
export { reading as C } from './c/reading.ts';
export { reading as D } from './d/reading.ts';
export { reading as E } from './e/reading.ts';
export { reading as F } from './f/reading.ts';
export { reading as G } from './g/reading.ts';
export { reading as H } from './h/reading.ts';
export { reading as I } from './i/reading.ts';
