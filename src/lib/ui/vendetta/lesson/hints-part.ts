/** All that explains as a game goes on: fetched once somebody touches the table. */
export { default as Hints } from './Hints.svelte';
export { default as HintsMenu } from './HintsMenu.svelte';
export { Explaining } from './explaining.svelte.ts';
