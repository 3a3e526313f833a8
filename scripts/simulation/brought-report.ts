import { estimated } from '../../src/lib/games/core/search/sample.ts';
import type { AssetChapter } from './asset-chapters.ts';
import { ratioOf, type Ratio, type WeighedChoice } from './mission-choices.ts';
import { UNLOCKABLE, type UnlockableKind, type Unlockings } from './unlocked.ts';

/** What a chronicle of the open deck should come to. */
export const BROUGHT_BANDS = {
	/** Of the schemes, and of the people, that can be unlocked, so many come into play. */
	used: 30,
	/** How many times as often one choice of a mission wins the chronicle as the other. */
	choice: 1.3
} as const;

type Brought = {
	readonly unlockings: readonly Unlockings[];
	readonly choices: readonly WeighedChoice[];
	readonly assets: readonly AssetChapter[];
};

/** The part of docs/balance.md about what whole chronicles bring; `command`: what made it. */
export function broughtPart({ unlockings, choices, assets }: Brought, command: string): string {
	const chronicles = new Set(choices.map(({ chronicle }) => chronicle)).size;
	return `## What a chronicle brings

The command writes this part:

\`\`\`sh
${command}
\`\`\`

### Unlocked and used

${unlockings.length} chronicles of 21 chapters at tables of two, three and four medium players in turn, hands open. A scheme is *used* if somebody played it
after it was unlocked; a character or leader, if a bloodline of a later chapter had them. At least ${BROUGHT_BANDS.used} of the 36 schemes and ${BROUGHT_BANDS.used} of the 36 people
should be used somewhere.

| what | there are | unlocked | used | unlocked a chronicle | used a chronicle |
| --- | --------: | -------: | ---: | -------------------: | ---------------: |
${(Object.keys(UNLOCKABLE) as UnlockableKind[]).map((kind) => unlockedRow(kind, unlockings)).join('\n')}

### Choices of missions

${chronicles} quick chronicles. For each decided mission the last score is counted with either choice, and all else stays as it came: how often the
claimant wins the chronicle with the one against the other. That should be at most ${BROUGHT_BANDS.choice}. Only dots count in the last score by themselves. An asset is taken
for nothing here, and so is somebody unlocked: so the ratio is the most that dots are ahead by. A chronicle counts as one observation.

| seats | choice | decided | wins with dots | without | ratio | interval | is |
| ----: | --- | ------: | -------------: | ------: | ----: | --- | --- |
${dotsRows(choices).join('\n')}

${missionsSentence(choices)}

${assetSentence(assets)}
`;
}

function unlockedRow(kind: UnlockableKind, unlockings: readonly Unlockings[]): string {
	const all = UNLOCKABLE[kind];
	const counts = (['unlocked', 'used'] as const).map((what) => ({
		ever: all.filter((id) => unlockings.some((one) => one[what].has(id))).length,
		each: unlockings.reduce((sum, one) => sum + all.filter((id) => one[what].has(id)).length, 0)
	}));
	const ever = counts.map((count) => count.ever);
	const each = counts.map((count) => (count.each / unlockings.length).toFixed(1));
	return `| ${[kind, all.length, ...ever, ...each].join(' | ')} |`;
}

/** Whether a ratio, and what it is the other way round, stays below the bound. */
export function choiceVerdict({ low, high }: Pick<Ratio, 'low' | 'high'>): string {
	const most = BROUGHT_BANDS.choice;
	if (low >= 1 / most && high <= most) return 'met';
	return low > most || high < 1 / most ? 'missed' : 'open';
}

const DOTS_OR = ['asset', 'unlock'] as const;

function dotsRows(choices: readonly WeighedChoice[]): string[] {
	return [2, 3, 4, null].flatMap((seats) =>
		DOTS_OR.map((kind) => {
			const own = choices.flatMap(({ chronicle, players, kinds, wins }) => {
				const place = kinds.indexOf('dots');
				const isThis = place >= 0 && kinds[1 - place] === kind;
				const [one, other] = place === 0 ? wins : [wins[1], wins[0]];
				const counts = isThis && (seats === null || players === seats);
				return counts ? [{ chronicle, wins: [one, other] as const }] : [];
			});
			const share = (side: 0 | 1) =>
				(own.reduce((sum, { wins }) => sum + wins[side], 0) / own.length).toFixed(2);
			const ratio = ratioOf(own);
			const cells = [
				seats ?? 'all',
				`dots or ${kind}`,
				own.length,
				share(0),
				share(1),
				ratio.ratio.toFixed(2),
				`${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
				choiceVerdict(ratio)
			];
			return `| ${cells.join(' | ')} |`;
		})
	);
}

function missionsSentence(choices: readonly WeighedChoice[]): string {
	const missions = new Map<string, WeighedChoice[]>();
	for (const choice of choices)
		missions.set(choice.mission, [...(missions.get(choice.mission) ?? []), choice]);
	const ratios = [...missions.values()].map((rows) => ratioOf(rows));
	const count = (is: string) => ratios.filter((ratio) => choiceVerdict(ratio) === is).length;
	const far = ratios.map(({ ratio }) => Math.max(ratio, 1 / ratio));
	const above = far.filter((ratio) => ratio > BROUGHT_BANDS.choice).length;
	return `By mission, all seats together: ${ratios.length} missions, ${count('met')} met, ${count('open')} open, ${count('missed')} missed. Most: ${Math.max(...far).toFixed(2)}; above ${BROUGHT_BANDS.choice} by themselves: ${above}.`;
}

/** Both chapters of a pair began alike, so their difference is taken pair by pair. */
function assetSentence(assets: readonly AssetChapter[]): string {
	const gains = assets.map((one) => Number(one.with) - Number(one.without));
	const { mean, error } = estimated(gains);
	const share = (won: (one: AssetChapter) => boolean) =>
		(assets.filter(won).length / assets.length).toFixed(2);
	const points = (value: number) => (3 * value).toFixed(1);
	return `What an asset does is measured in chapters: ${assets.length} at two seats, each played twice from the same seed, assets of missions in turn. The first seat won ${share((one) => one.with)} of them with the asset and ${share((one) => one.without)} without: ${points(mean)} points of the last score (${points(mean - 1.96 * error)} to ${points(mean + 1.96 * error)}), as a chapter counts 3.`;
}
