import { THEMES, type Theme } from '$lib/ui/comfort/theme';

/** `?theme=` and `?era=` choose what is looked at, so that it can be photographed without a script. */
export function lookedAt(url: URL): { theme: Theme; era: number } {
	const asked = url.searchParams.get('theme');
	const era = Number(url.searchParams.get('era'));
	return {
		theme: THEMES.find((theme) => theme === asked) ?? 'system',
		era: Number.isInteger(era) && era >= 1 && era <= 7 ? era : 1
	};
}
