/** The rules that decide, and what shows their consequences: fetched as one. */
export { default as PlanSheet } from './PlanSheet.svelte';
export { thinkOf } from './think-of.ts';
