/** What is done in a round, whatever a game calls it. */
export type Kind = 'seal' | 'close' | 'open' | 'void';

/** What the steps or commands are called in a game's files. */
export type Names = { readonly [K in Kind]: string };
type KindOf<N extends Names, Name> = { [K in Kind]: N[K] extends Name ? K : never }[Kind];
type Named<N extends Names, S> = S extends { type: infer K extends Kind }
	? Omit<S, 'type'> & { readonly type: N[K] }
	: never;
type Plain<N extends Names, S> = S extends { type: infer Name }
	? Omit<S, 'type'> & { readonly type: KindOf<N, Name> }
	: never;

/** A step under the name that a game's files have for it. */
export const named = <const N extends Names, S extends { readonly type: Kind }>(
	names: N,
	step: S
) => ({ ...step, type: names[step.type] }) as unknown as Named<N, S>;

/** A step of a game's files, whatever they call it. */
export function plain<const N extends Names, S extends { readonly type: N[Kind] }>(
	names: N,
	step: S
) {
	const type = KINDS.find((kind) => names[kind] === step.type);
	return { ...step, type } as unknown as Plain<N, S>;
}
const KINDS: readonly Kind[] = ['seal', 'close', 'open', 'void'];
