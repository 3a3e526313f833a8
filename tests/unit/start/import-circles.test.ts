import { expect, it } from 'vitest';
import { sourceImports } from '../../support/source-imports.ts';

const imports = sourceImports({ types: true });

/** Groups of files that all reach each other (Tarjan's strongly connected components). */
function circles(): string[][] {
	const found: string[][] = [];
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const visit = (file: string): number => {
		const mine = order.size;
		order.set(file, mine);
		open.push(file);
		let low = mine;
		for (const next of imports.get(file) ?? []) {
			if (!order.has(next)) low = Math.min(low, visit(next));
			else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
		}
		lowest.set(file, low);
		if (low < mine) return low;
		const circle = open.splice(open.indexOf(file));
		if (circle.length > 1) found.push(circle.sort());
		return low;
	};
	for (const file of imports.keys()) if (!order.has(file)) visit(file);
	return found;
}

it('reads imports of every form', () => {
	expect(imports.size).toBeGreaterThan(1000);
	expect(imports.get('lib/games/heritage/heritage.ts')).toContain('lib/games/heritage/evolve.ts');
});

it('has no file in src that needs itself, not even for a type', () => {
	expect(circles()).toEqual([]);
});
