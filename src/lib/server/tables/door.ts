import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Database } from '../db/client.ts';
import type { Act, Actor } from '../logs/answers.ts';
import type { Access } from './access.ts';

/** A command that somebody sent, before anything is decided. */
export interface Sent<State, Command> {
	readonly database: Database;
	/** The id of the log. */
	readonly log: string;
	readonly access: Access;
	readonly person: Actor;
	readonly command: Command;
	/** The state of the log, read when it is first asked for; null: there is no such log any more. */
	state(): Promise<State | null>;
}

/** Something that keeps a person from giving a command. */
export interface Guard<State, Command> {
	readonly name: string;
	/** What is wrong, and what to do. */
	readonly sentence: string;
	forbids(sent: Sent<State, Command>): boolean | Promise<boolean>;
}

/** How far a log has come. */
type Come<State> = { readonly state: State; readonly version: number };

/** What is asked, and what is written, in the transaction that decides. */
export type Beside<Command> = Pick<Act<Command>['command'], 'barred' | 'along'>;

/** The logs of another game, as far as something follows there. */
export interface OtherLogs {
	ofGroup(group: string): Promise<readonly { readonly id: string }[]>;
	read(id: string): Promise<Come<Json> | null>;
	act(act: Act<Typed>): Promise<unknown>;
}

/** How a game takes commands from people. */
export interface Door<State, Command> {
	/** Asked in this order; the first that forbids the command answers with its sentence. */
	readonly guards: readonly Guard<State, Command>[];
	/** Whose intention a command is; null: the whole table's. */
	seatOf(command: Command, access: Access): string | null;
	beside?(sent: Sent<State, Command>): Promise<Beside<Command>>;
	/** What the server itself gives once such a command is accepted, and the log has come as far as `now`. */
	readonly follows?: {
		isOn(command: Command): boolean;
		give(log: string, now: Come<State>): Act<Command>['command'] | null;
	};
	/** What the server does in other logs of the group once such a command is accepted. The command counts even if that fails. */
	readonly elsewhere?: {
		isOn(command: Command): boolean;
		give(
			logsOf: (game: string) => OtherLogs | null,
			sent: Sent<State, Command>,
			now: Come<State>
		): Promise<void>;
	};
}
