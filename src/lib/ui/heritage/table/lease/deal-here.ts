import { sentenceOf } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Dealt } from '../../../../games/heritage/dealing/dealt.ts';
import { deviceDealer, type Shown } from '../../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import { decideOnDevice } from '../../../../games/heritage/table/engine.ts';
import { tableRefusals } from '../../../../games/heritage/table/refusals.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { deviceChance } from '../../../chance.ts';
import type { Place } from '../../../live/outbox/outbox.ts';
import { screenNames } from '../names.ts';
import { stepWords } from '../waiting/words.ts';
import { keptLease, rememberDealt, type KeptLease } from './kept.ts';

/** Where a device deals: whose it is, the boards' rules, names by seat. */
type Where = {
	readonly place: Place;
	readonly battlegrounds: Battlegrounds;
	readonly people: { readonly [seat: string]: string };
};

/** A step that this device dealt, as its server takes it, and in words; or why it cannot deal it. */
type DealtHere =
	| {
			readonly command: {
				readonly type: 'ActAtTable';
				readonly command: TableCommand;
				readonly dealt: Dealt;
			};
			readonly words: string;
	  }
	| { readonly sentence: string };

const HAND_WAITS =
	'This needs a face-down hand that this phone has not seen. Wait until you are online, or do something else.';

/** The lease under which this device deals at a table that is laid out; null: it was lent none, or for another chapter. */
export function leaseFor(place: Place, { chapter, phase }: Table): KeptLease | null {
	const lease = keptLease(place);
	return lease?.chapter === chapter && phase !== 'set-up' ? lease : null;
}

/**
 * Deals a step with the chance of this device, under its lease; `shown`: the hands that lie open on it. Null: it holds no
 * lease of this table.
 */
export function dealtHere(
	{ place, battlegrounds, people }: Where,
	table: Table,
	command: TableCommand,
	shown: Shown
): DealtHere | null {
	const held = leaseFor(place, table);
	if (!held) return null;
	const { lease, chapter, remembered } = held;
	const names = screenNames(table, people);
	const dealer = deviceDealer(remembered, deviceChance, shown);
	const decision = decideOnDevice(battlegrounds, table, command, dealer);
	if (!decision.accepted) {
		const { refusal } = decision;
		if (refusal.reason === 'dealer-needed') return { sentence: HAND_WAITS };
		return { sentence: sentenceOf(tableRefusals, refusal, names.any) };
	}
	// Remembered first: what is done anew after a dead battery comes as it came before.
	rememberDealt(place, dealer.remembered());
	const dealt = { lease, chapter, ...dealer.dealt() };
	return {
		command: { type: 'ActAtTable', command, dealt },
		words: stepWords(decision.events, table, names)
	};
}
