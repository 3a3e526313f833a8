import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { recordOf } from '../../../../src/lib/games/heritage/chapter/as-record.ts';
import { withSeed } from '../../../../src/lib/games/heritage/chronicle/mixed-chance.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { silentBoxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { handOf } from '../../../../src/lib/games/heritage/dealing/own-hand.ts';
import { NOTHING_SEALED, sealedSchema } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import {
	numberCommitment,
	secretOf,
	seedCommitment
} from '../../../../src/lib/games/core/fair/protocol.ts';
import { MIXING as PROTOCOL, termsOf } from '../../../../src/lib/games/heritage/mixing/state.ts';
import type { MixingCommand } from '../../../../src/lib/games/heritage/mixing/steps.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { decideTable, decideWith } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { wrapped } from '../../../../src/lib/games/heritage/table/wrapped.ts';
import { parse } from 'valibot';
import { settled, slip } from '../table.ts';

export const MIXING = 'mixing-one';
export const SEED = secretOf(seededChance(77));
const RULESET = { ...DEFAULT_RULESET, hands: 'open' as const, startClanSchemes: 2 };

/** The first chapter of the tests' chronicle on the open set, to be mixed; its board I deals allegiances where it lies. */
export function mixedSetting(more: Partial<Setting> = {}): Setting {
	const plain = standAlone(
		{ players: 2, era: 1, dealer: 'app', ruleset: RULESET },
		seededChance(5)
	);
	const server = seedCommitment(PROTOCOL, MIXING, SEED);
	return { ...plain, chapter: 1, firstPlayer: 's1', mixing: { id: MIXING, server }, ...more };
}

/** A chronicle that decides, with what is sealed beside it. */
export class Evening {
	readonly events: Event[];
	state: ChronicleState;
	sealed: Json = null;
	readonly #chance: Chance;

	constructor(chance: Chance = seededChance(3)) {
		this.events = settled(2, { ruleset: RULESET });
		this.state = this.events.reduce(heritage.evolve, heritage.initial);
		this.#chance = chance;
	}

	/** Null where it was refused, with why. */
	tried(command: Command): string | null {
		const circumstances = { chance: this.#chance, sealed: this.sealed };
		const decision = heritage.decide(this.state, command, circumstances);
		if (!decision.accepted) return decision.refusal.reason;
		if (decision.sealed !== undefined) this.sealed = decision.sealed;
		this.events.push(...decision.events);
		this.state = decision.events.reduce(heritage.evolve, this.state);
		return null;
	}

	does(command: Command): this {
		const refused = this.tried(command);
		if (refused !== null) throw new Error(`${command.type}: ${refused}`);
		return this;
	}

	at(command: TableCommand): this {
		return this.does({ type: 'ActAtTable', command });
	}

	mixes(command: MixingCommand): this {
		return this.does({ type: 'MixCards', command });
	}

	lays(setting = mixedSetting()): this {
		this.at({ type: 'SetTable', setting });
		this.sealed = withSeed(this.sealed, MIXING, SEED);
		return this;
	}

	seals(device: string, number = numberOf(device)): this {
		const { mixing } = this.state;
		if (!mixing) throw new Error('nothing is mixed');
		const { attempt, saw } = mixing;
		const commitment = numberCommitment(termsOf(mixing), attempt, device, number);
		return this.mixes({ type: 'SealNumber', attempt, device, saw, commitment });
	}

	closes(): this {
		return this.mixes({ type: 'CloseNumbers', attempt: this.state.mixing?.attempt ?? 0 });
	}

	opens(device: string, contribution = numberOf(device)): this {
		const attempt = this.state.mixing?.attempt ?? 0;
		return this.mixes({ type: 'OpenNumber', attempt, device, contribution });
	}

	/** Everybody seals, everybody opens. */
	mixed(...devices: string[]): this {
		for (const device of devices) this.seals(device);
		this.closes();
		for (const device of devices) this.opens(device);
		return this;
	}

	/** Lets the cards be dealt, and answers what the boards ask before the first turn. */
	deals(): this {
		const chance = seededChance(1);
		this.at(this.#next(chance));
		while (this.state.table?.phase === 'set-up') this.at(this.#next(chance));
		return this;
	}

	/** Plays to the end of the chapter, or so many commands. */
	plays(most = 1000, chance = seededChance(11)): this {
		for (let count = 0; count < most && this.state.table?.phase !== 'finished'; count++)
			this.at(this.#next(chance));
		return this;
	}

	/** A turn that a phone deals off the network: a recruit, and who comes into the queue for it. */
	turns(characters: readonly string[]): this {
		const { table } = this.state;
		const command = this.#recruit();
		const dealt = { lease: 'lease-one', chapter: table?.chapter ?? null, lots: [] };
		return this.does({
			type: 'ActAtTable',
			command,
			dealt: { ...dealt, characters: [...characters] }
		});
	}

	/** A recruit with a box of which no card is left that was written down, and nobody was asked then who came. */
	recruitsUnasked(): this {
		const { table } = this.state;
		if (!table) throw new Error('no table lies here');
		const outcome = decideWith(BATTLEGROUND_MODULES, table, this.#recruit(), silentBoxDealer);
		if (!outcome.accepted) throw new Error(outcome.refusal.reason);
		return this.#took(wrapped(outcome.events));
	}

	/** The app takes over though nothing is mixed, as a server once let it. */
	handedOverUnmixed(): this {
		const { table } = this.state;
		if (!table) throw new Error('no table lies here');
		const decision = decideTable(
			BATTLEGROUND_MODULES,
			table,
			{ type: 'ChangeDealer', dealer: 'app', reason: 'Back again.' },
			{ chance: this.#chance, sealed: this.sealed }
		);
		if (!decision.accepted) throw new Error(decision.refusal.reason);
		this.sealed = decision.sealed ?? this.sealed;
		return this.#took(wrapped(decision.events));
	}

	/** The chapter is recorded, an obligation drawn, and the seed opened. */
	ends(): this {
		const { table } = this.state;
		if (!table) throw new Error('no table lies here');
		const record = recordOf(table, BATTLEGROUND_MODULES, '2026-03-01');
		for (const id of ['debt', 'oath', 'vow'])
			this.does({ type: 'StockObligation', obligation: slip(id) });
		return this.does({ type: 'RecordChapter', chapter: 1, record })
			.does({ type: 'ResolveObligations', chapter: 1, gain: { from: 'draw' }, losses: [] })
			.mixes({ type: 'OpenSeed' });
	}

	#took(events: readonly Event[]): this {
		this.events.push(...events);
		this.state = events.reduce(heritage.evolve, this.state);
		return this;
	}

	#recruit(): TableCommand {
		const tried = Array.from({ length: 40 }, (_, seed) => this.#next(seededChance(seed)));
		const command = tried.find(({ type }) => type === 'Recruit');
		if (!command) throw new Error('nobody can recruit');
		return command;
	}

	#next(chance: Chance): TableCommand {
		const { table } = this.state;
		if (!table) throw new Error('no table lies here');
		const { question, turn } = table;
		if (question?.seat === null) {
			const { id, options } = question;
			const choice = options.slice(0, 1);
			return { type: 'AnswerQuestion', question: id, seat: null, choice, note: '' };
		}
		const seat = question?.seat ?? turn?.seat ?? '';
		const sealed = this.sealed === null ? NOTHING_SEALED : parse(sealedSchema, this.sealed);
		const hand = handOf(table, sealed, seat).flatMap(({ scheme }) => scheme ?? []);
		const command = randomPlayer({ table, seat, hand }, chance);
		if (!command) throw new Error(`${seat} has no move`);
		return command;
	}
}

/** The number of a device, another for each. */
const numberOf = (device: string): string =>
	secretOf(seededChance(device === 'table' ? 9 : Number(device.slice(1))));
