import type { ScenePlace } from './scene.ts';

/** What a phone knows of an aftermath, and at which of its parts it is. */
interface Look {
	readonly at: string;
	readonly parts: readonly Pick<ScenePlace, 'key' | 'done'>[];
}

/**
 * The part that a phone turns to because it was decided elsewhere just now, so that everybody sees what came of it; null:
 * it stays where it is, for somebody went there just now, something is still to be decided there, or it looks at what
 * lies ahead.
 */
export function turnsTo(before: Look, { at, parts }: Look): string | null {
	const here = parts.findIndex(({ key }) => key === at);
	if (before.at !== at || !parts[here]?.done) return null;
	const wasOpen = (key: string) => before.parts.some((part) => part.key === key && !part.done);
	const news = parts.findLastIndex(({ key, done }) => done && wasOpen(key));
	return news > here ? (parts[news]?.key ?? null) : null;
}
