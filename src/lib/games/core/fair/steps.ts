import * as v from 'valibot';
import { fairForms } from './forms.ts';
import type { Names } from './naming.ts';

/*
 * Commit and reveal: chance that many make together and nobody has alone. A server publishes the hash of a seed. Each
 * device seals a number of its own: it publishes a hash of the number and of all that it saw. Once every seal is public
 * the numbers are opened, and the seed last. A game keeps these steps in its log under names of its own.
 */

/** What a device saw before it sealed a number, a hash for each part; `server` is the hash of the server's seed. */
export type Saw = { readonly server: string; readonly [part: string]: string };

/** A device's commitment to a number of its own, over all that it saw. */
export type Seal<S extends Saw> = {
	readonly device: string;
	readonly saw: S;
	readonly commitment: string;
};
export type Opening = { readonly device: string; readonly contribution: string };

type In<K> = { readonly type: K; readonly attempt: number };
export type FairStep<S extends Saw = Saw> =
	| (In<'seal'> & Seal<S>)
	/** Every seal is public: from here on the numbers open, and none is added. */
	| In<'close'>
	| (In<'open'> & Opening)
	/** Not everybody opened: this attempt counts for nothing, and is repeated without them. */
	| (In<'void'> & { readonly missing: string[] });

/** What a device or the table wants: a step, but for who is missing, which follows from the others. */
export type FairCommand<S extends Saw = Saw> =
	Exclude<FairStep<S>, { type: 'void' }> | { readonly type: 'void'; readonly attempt: number };

export const commandBehind = <S extends Saw>(step: FairStep<S>): FairCommand<S> =>
	step.type === 'void' ? { type: 'void', attempt: step.attempt } : step;

const { hash, secret, attempt } = fairForms;

/** Who may put in a number: somebody's device, by their seat, or one device for the whole table. */
export const deviceOf = <Seat extends v.GenericSchema<string, string>>(seat: Seat) =>
	v.union([seat, v.literal('table')]);

/** The forms in a game's files of all but the giving up, steps and commands alike. */
export const sealAndOpenForms = <
	const N extends Names,
	Device extends v.GenericSchema<string, string>,
	S extends v.GenericSchema<Saw, Saw>
>(
	{ seal, close, open }: N,
	device: Device,
	saw: S
) =>
	[
		v.strictObject({ type: v.literal<N['seal']>(seal), attempt, device, saw, commitment: hash }),
		v.strictObject({ type: v.literal<N['close']>(close), attempt }),
		v.strictObject({ type: v.literal<N['open']>(open), attempt, device, contribution: secret })
	] as const;
