/** All that a table needs besides where it teaches: fetched for a lesson alone. */
export { default as LessonCoach } from './LessonCoach.svelte';
export { default as LessonMenu } from '../../teach/LessonMenu.svelte';
export { LessonProgress } from '../../teach/progress.svelte.ts';
