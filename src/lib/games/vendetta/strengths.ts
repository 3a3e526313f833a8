export { STRENGTHS, type Strength } from '../core/rivals/strengths.ts';
