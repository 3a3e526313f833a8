/**
 * What steps lead to, from a beginning. What the steps led to that were folded last from the same beginning is known, so that no undo
 * folds again what stands before it and after it alike.
 */
export function standingOf<Event, World, Beginning extends object>(
	begin: (beginning: Beginning) => World,
	after: (world: World, event: Event) => World
): (beginning: Beginning, steps: readonly (readonly Event[])[]) => World {
	type Led = { readonly steps: readonly (readonly Event[])[]; readonly worlds: readonly World[] };
	const last = new WeakMap<Beginning, Led>();
	return (beginning, steps) => {
		const known = last.get(beginning);
		const others = steps.findIndex((step, at) => step !== known?.steps[at]);
		const same = others < 0 ? Math.min(steps.length, known?.steps.length ?? 0) : others;
		const worlds = known?.worlds.slice(0, same) ?? [];
		let world = worlds.at(-1) ?? begin(beginning);
		for (const step of steps.slice(same)) {
			world = step.reduce(after, world);
			worlds.push(world);
		}
		last.set(beginning, { steps, worlds });
		return world;
	};
}
