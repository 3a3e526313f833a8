import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { Phone } from './phone.ts';

/** A phone that looks at a chronicle. */
export class HeritagePhone extends Phone<ChronicleState, Event, Command> {
	constructor(port: number, session: string, chronicle: string) {
		super(heritage, port, session, chronicle);
	}
}
