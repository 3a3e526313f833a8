import type { ScenePlace } from './scene.ts';

type Part = Pick<ScenePlace, 'key' | 'done'>;

/**
 * The part that a phone turns to because it was decided elsewhere just now, so that everybody sees what came of it; null:
 * it stays where it is, for something is still to be decided there, or it looks at what lies ahead.
 */
export function turnsTo(before: readonly Part[], now: readonly Part[], at: string): string | null {
	const here = now.findIndex(({ key }) => key === at);
	if (!now[here]?.done) return null;
	const wasOpen = (key: string) => before.some((part) => part.key === key && !part.done);
	const news = now.findLastIndex(({ key, done }) => done && wasOpen(key));
	return news > here ? (now[news]?.key ?? null) : null;
}
