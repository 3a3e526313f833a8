import { CHAIN_START, seal, type StoredEnvelope } from '../../../games/core/envelope.ts';
import { hashOf } from '../../../games/core/hash.ts';
import { fold } from '../../../games/core/game.ts';
import { byCommand, type Brought } from '../../../games/rivals/brought.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { rivals } from '../../../games/rivals/rivals.ts';
import { newId } from '../../accounts/tokens.ts';
import type { Application } from '../../application.ts';
import type { Actor } from '../../logs/answers.ts';
import { CHAIN_ALGORITHM, FILE_FORMAT, FILE_VERSIONS, fileText } from '../../logs/file.ts';
import { seatMembersByName } from '../../logs/seat-members.ts';
import type { Watch } from '../../long-work/watch.ts';

/** The events of a device in envelopes, as if this server had written them now. */
function envelopesOf(
	chronicle: string,
	{ actor, at }: { readonly actor: Actor; readonly at: string },
	commands: readonly (readonly RivalsEvent[])[]
): StoredEnvelope[] {
	let previous = CHAIN_START;
	const envelopes: StoredEnvelope[] = [];
	for (const events of commands) {
		const command = newId();
		for (const event of events) {
			const sealed = seal<RivalsEvent>(previous, {
				id: newId(),
				chronicle,
				sequence: envelopes.length + 1,
				schema: rivals.schema,
				rules: rivals.rules,
				seat: null,
				actor: actor.id,
				command,
				at,
				rule: rivals.ruleOf(event),
				event
			});
			envelopes.push(sealed);
			previous = sealed.hash;
		}
	}
	return envelopes;
}

/**
 * Keeps a match of a device in a group, whole or not at all. It is taken in as a file is, which decides every event again: what the
 * rules never led to is refused, with the event by its number. Members whose name stands at a seat sit down there.
 */
export async function bringMatch(
	{ keeping, database }: Pick<Application, 'keeping' | 'database'>,
	{
		group,
		actor,
		brought,
		now
	}: {
		readonly group: string;
		readonly actor: Actor;
		readonly brought: Brought;
		readonly now: Date;
	},
	watch?: Watch
) {
	const { people, events } = brought;
	const at = now.toISOString();
	const chronicle = newId();
	const envelopes = envelopesOf(chronicle, { actor, at }, byCommand(events));
	const state = fold(rivals.evolve, rivals.initial, events);
	const text = fileText({
		format: FILE_FORMAT,
		version: FILE_VERSIONS.withRules,
		header: {
			chronicle,
			title: state.setting.title || 'A match',
			game: rivals.name,
			schema: rivals.schema,
			createdAt: at,
			exportedAt: at,
			events: envelopes.length,
			stateHash: hashOf(state)
		},
		names: { seats: people, people: { [actor.id]: actor.name } },
		ruleset: null,
		events: envelopes,
		chain: { algorithm: CHAIN_ALGORITHM, head: envelopes.at(-1)?.hash ?? CHAIN_START }
	});
	const bytes = new TextEncoder().encode(text);
	const imported = await keeping('rivals').files.import(bytes, { groupId: group, actor }, watch);
	if (imported.kind === 'imported') await seatMembersByName(database, group, imported.chronicle);
	return imported;
}
