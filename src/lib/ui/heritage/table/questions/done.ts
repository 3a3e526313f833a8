/** What was done on this device a moment ago, and how to take it back. */
export type Done = { readonly words: string; readonly takeBack: () => void };
