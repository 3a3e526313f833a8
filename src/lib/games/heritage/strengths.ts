export { STRENGTHS, type Strength } from '../core/computer/strengths.ts';
