import { untrack } from 'svelte';
import { afterFrame } from './idle.ts';

/** A value as it was before this frame: it follows once that is painted, so that what is looked at comes first. */
export function followed<Value>(get: () => Value): { readonly value: Value } {
	let value = $state.raw(untrack(get));
	$effect(() => {
		const next = get();
		if (next === untrack(() => value)) return;
		return afterFrame(() => (value = next));
	});
	return {
		get value() {
			return value;
		}
	};
}
