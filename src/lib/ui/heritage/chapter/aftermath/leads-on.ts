import { drawFirst, type NextStep } from '../../standings/next-step.ts';
import { roman } from '../../../../games/core/numerals.ts';
import type { FinishScene } from './scene.ts';

/** Where a closed chapter leads on: a tie that is still being drawn for first, else the era or the next chapter; null: nowhere. */
export function leadsOn(
	scene: Pick<FinishScene, 'eraEnd' | 'next' | 'nextSealed'>,
	home: string,
	draws: Parameters<typeof drawFirst>[0]
): NextStep | null {
	const step = stepAfter(scene, home);
	return draws.length > 0 ? drawFirst(draws, step ?? { href: null, label: '', about: '' }) : step;
}

function stepAfter(
	{ eraEnd, next, nextSealed }: Parameters<typeof leadsOn>[0],
	home: string
): NextStep | null {
	if (eraEnd) {
		const { era } = eraEnd;
		return { href: `${home}/eras/${era}`, label: `Go to the end of era ${roman(era)}`, about: '' };
	}
	if (next === null) return null;
	const chapter = `${home}/chapters/${next}`;
	if (nextSealed) return { href: `${chapter}/open`, label: `Open chapter ${next}`, about: '' };
	return {
		href: `${chapter}/set-up`,
		label: `Play chapter ${next} live`,
		about: '',
		other: { href: `${chapter}/record`, label: 'Record it afterwards' }
	};
}
