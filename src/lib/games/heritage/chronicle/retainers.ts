import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { checkRetainable } from './checks.ts';
import { settledPlayer, withHaven } from './players.ts';
import { checkOwnVampire } from './own-vampire.ts';
import { checkPlayed } from './record-checks.ts';

/**
 * Step 6: each player may move one vampire of the bloodline outside torpor, or one that a mission unlocked,
 * into the haven, which holds one; who lay there goes back to the character deck (rulebook, Aftermath;
 * reading unusedRetainer). Null leaves the
 * haven as it is; another choice may follow while the aftermath is open. The same choice again:
 * nothing to do. Refusals: `chapter-not-recorded`, `aftermath-finished`, `not-playing`,
 * `retainer-already-chosen` (null after a choice), `unknown-character`, `character-banished`,
 * `leader-not-retained`, `in-another-haven`, `part-of-a-monstrosity`, and those of `checkOwnVampire`.
 */
export function chooseRetainer(state: ChronicleState, command: CommandOf<'ChooseRetainer'>) {
	const { chapter, seat, character } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const absent = checkPlayed(entry.record, seat);
	if (absent) return absent;
	const answer = entry.aftermath.retainers[seat];
	const happened = accept<Event>({ type: 'RetainerChosen', chapter, seat, character });
	if (character === null) {
		if (answer === null) return nothingToDo();
		if (answer === undefined) return happened;
		return refuse('retainer-already-chosen', { character: answer, seat }, 'character');
	}
	const lies = settledPlayer(state, seat)?.haven.retainer === character;
	if (answer === character && lies) return nothingToDo();
	return (
		checkRetainable(state, seat, character, 'character') ??
		checkOwnVampire(state, entry, seat, character, 'retainer') ??
		checkWhole(state, chapter, character) ??
		happened
	);
}

/** Ancillae taken into a monstrosity go back to the deck and are not retained (ruling 29). */
function checkWhole({ table }: ChronicleState, chapter: number, character: ThingId) {
	const taken =
		table?.chapter === chapter &&
		Object.values(table.bloodlines).some(({ vampires }) =>
			Object.values(vampires).some(({ absorbed }) => absorbed.includes(character))
		);
	return taken ? refuse('part-of-a-monstrosity', { character }, 'character') : null;
}

export function retainerChosen(
	state: ChronicleState,
	{ chapter, seat, character }: EventOf<'RetainerChosen'>
): ChronicleState {
	const noted = withAftermath(state, chapter, ({ retainers }) => ({
		retainers: { ...retainers, [seat]: character }
	}));
	return character === null ? noted : withHaven(noted, seat, () => ({ retainer: character }));
}
