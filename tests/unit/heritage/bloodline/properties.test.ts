import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	change,
	embrace,
	found,
	remove,
	replace,
	type Bloodline
} from '../../../../src/lib/games/heritage/bloodline/bloodline.ts';
import {
	childerOf,
	descendantsOf,
	isFledgling,
	sireOf
} from '../../../../src/lib/games/heritage/bloodline/kinship.ts';

/** Bloodlines that came about by embracing, usurping, sleeping and leaving, up to 60 vampires. */
const bloodlines = fc.array(fc.tuple(fc.nat(9), fc.nat(99)), { maxLength: 60 }).map((deeds) =>
	deeds.reduce(
		(bloodline: Bloodline, [deed, at], index) => {
			const all = Object.keys(bloodline.vampires);
			const one = all[at % all.length] ?? 'l';
			if (deed < 6) return embrace(bloodline, `v${index}`, one);
			if (deed === 6) return change(bloodline, one, { torpor: true });
			if (one === bloodline.leader) return bloodline;
			return deed < 9 ? replace(bloodline, one, `u${index}`) : remove(bloodline, one);
		},
		found('l', { power: 3, boons: [] })
	)
);

test('a bloodline is one tree: one root, everyone below it once', () => {
	fc.assert(
		fc.property(bloodlines, (bloodline) => {
			const all = Object.values(bloodline.vampires);
			expect(all.filter(({ sire }) => sire === null).map(({ id }) => id)).toEqual(['l']);
			const below = descendantsOf(bloodline, 'l').map(({ id }) => id);
			expect(new Set(below).size).toBe(below.length);
			expect([...below, 'l'].sort()).toEqual(all.map(({ id }) => id).sort());
		})
	);
});

test('sire and childe say the same of each other, and each vampire lies under its own id', () => {
	fc.assert(
		fc.property(bloodlines, (bloodline) => {
			for (const [id, vampire] of Object.entries(bloodline.vampires)) {
				expect(vampire.id).toBe(id);
				for (const childe of childerOf(bloodline, id))
					expect(sireOf(bloodline, childe.id)).toBe(vampire);
				if (childerOf(bloodline, id).length === 0) expect(isFledgling(bloodline, id)).toBe(true);
			}
		})
	);
});
