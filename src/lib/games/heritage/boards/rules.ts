/* The rules of every battleground, a line each. */
export { rules as A } from './a/rules.ts';
export { rules as B } from './b/rules.ts';
export { rules as C } from './c/rules.ts';
export { rules as D } from './d/rules.ts';
export { rules as E } from './e/rules.ts';
export { rules as F } from './f/rules.ts';
export { rules as G } from './g/rules.ts';
export { rules as H } from './h/rules.ts';
export { rules as I } from './i/rules.ts';
