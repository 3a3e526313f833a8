/* The facts of every battleground, a line each: the registries beside this one, and whatever goes by letters, follow it. */
export { facts as A } from './a/facts.ts';
export { facts as B } from './b/facts.ts';
export { facts as C } from './c/facts.ts';
export { facts as D } from './d/facts.ts';
export { facts as E } from './e/facts.ts';
export { facts as F } from './f/facts.ts';
export { facts as G } from './g/facts.ts';
export { facts as H } from './h/facts.ts';
export { facts as I } from './i/facts.ts';
