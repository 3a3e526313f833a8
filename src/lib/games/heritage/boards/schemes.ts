/* The open scheme of every battleground, a line each. */
export { scheme as A } from './a/scheme.ts';
export { scheme as B } from './b/scheme.ts';
export { scheme as C } from './c/scheme.ts';
export { scheme as D } from './d/scheme.ts';
export { scheme as E } from './e/scheme.ts';
export { scheme as F } from './f/scheme.ts';
export { scheme as G } from './g/scheme.ts';
export { scheme as H } from './h/scheme.ts';
export { scheme as I } from './i/scheme.ts';
