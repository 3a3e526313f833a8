import type { Application } from '../application.ts';
import type { Act } from '../logs/act.ts';
import type { Actor } from '../logs/append.ts';
import type { Access } from './access.ts';

/** A command that somebody sent, before anything is decided. */
export interface Sent<State, Command> {
	readonly house: Application;
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

/** What is asked, and what is written, in the transaction that decides. */
export type Beside<Command> = Pick<Act<Command>['command'], 'barred' | 'along'>;

/** How a game takes commands from people. */
export interface Door<State, Command> {
	/** Asked in this order; the first that forbids the command answers with its sentence. */
	readonly guards: readonly Guard<State, Command>[];
	/** Whose intention a command is; null: the whole table's. */
	seatOf(command: Command, access: Access): string | null;
	beside?(sent: Sent<State, Command>): Promise<Beside<Command>>;
	/** What follows an accepted command, in transactions of its own. */
	follows?(sent: Sent<State, Command>): Promise<void>;
}
