import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { Outcome } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { checkBehindOverview, withBrought } from './brought.ts';
import { checkNewSlip } from './checks.ts';
import { checkTellerOf } from './deck-choice.ts';
import { withHaven } from './players.ts';

/**
 * Step 2: the victor takes the overview card as an asset (ruling 33), the vanquished adds a scheme
 * to the clan just played. The same again: nothing to do. Refusals: `chapter-not-recorded`,
 * `aftermath-finished`, `overview-already-resolved`, `deck-turned-here`, `no-deck-here`,
 * `slip-id-taken`, `brings-another-card`.
 */
export function resolveOverview(state: ChronicleState, command: CommandOf<'ResolveOverview'>) {
	const { chapter, asset, from, brings } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const { victor, vanquished } = endsOf(entry.outcome);
	const clan = entry.record.players.find(({ seat }) => seat === vanquished)?.clan;
	const scheme = command.scheme && clan ? { clan, name: command.scheme.name } : null;
	const resolved = entry.aftermath.overview;
	if (resolved) {
		return sameJson([resolved.asset, resolved.scheme], [asset, scheme])
			? nothingToDo()
			: refuse('overview-already-resolved', { chapter });
	}
	return (
		checkTellerOf(state, chapter, from) ??
		(asset && checkNewSlip(state, asset.id, 'asset.id')) ??
		checkBehindOverview(brings ?? [], asset, scheme) ??
		accept<Event>({ ...command, type: 'OverviewResolved', victor, vanquished, scheme })
	);
}

export function overviewResolved(
	state: ChronicleState,
	{ chapter, victor, vanquished, asset, scheme, brings = [] }: EventOf<'OverviewResolved'>
): ChronicleState {
	const noted = withAftermath(state, chapter, () => ({
		overview: { victor, vanquished, asset, scheme }
	}));
	const taken = asset
		? withHaven(noted, victor, ({ assets }) => ({ assets: [...assets, asset] }))
		: noted;
	const added = scheme ? { ...taken, schemes: [...taken.schemes, scheme] } : taken;
	return withBrought(added, brings);
}

/** First and last of a chapter. */
export function endsOf({ order }: Outcome) {
	const [victor, vanquished] = [order[0], order.at(-1)];
	if (victor === undefined || vanquished === undefined) throw new Error('an order without players');
	return { victor, vanquished };
}
