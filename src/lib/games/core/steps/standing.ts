/** What stands after a step, and after what it followed: another step, or the beginning. */
type Stood<World> = { readonly followed: Stood<World> | object; readonly world: World };

/**
 * What steps lead to, from a beginning. It is known as long as the steps are, so that no undo folds again what was folded
 * for the one before.
 */
export function standingOf<Event, World, Beginning extends object>(
	begin: (beginning: Beginning) => World,
	after: (world: World, event: Event) => World
): (beginning: Beginning, steps: readonly (readonly Event[])[]) => World {
	const stood = new WeakMap<readonly Event[], Stood<World>>();
	return (beginning, steps) => {
		let world = begin(beginning);
		let followed: Stood<World> | Beginning = beginning;
		for (const step of steps) {
			const known = stood.get(step);
			if (known?.followed === followed) {
				({ world } = known);
				followed = known;
				continue;
			}
			world = step.reduce(after, world);
			followed = { followed, world };
			stood.set(step, followed);
		}
		return world;
	};
}
