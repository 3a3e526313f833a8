export { STRENGTHS, type Strength } from '../core/rivals/grammar.ts';
