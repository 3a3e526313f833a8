import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeProblem } from '../../../scripts/house/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '100.0.0'])('%s will do', (v) => {
	expect(nodeProblem(v)).toBeNull();
});

test.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s is refused', (version) => {
	expect(nodeProblem(version)).toMatch(
		new RegExp(`^Elysium needs Node 20\\.19 or newer.*; this is v${version}\\. .+\\.$`)
	);
});

// An old Node must be able to read these files to the end, or it answers with a syntax error.
test.each(['start.mjs', 'test.mjs', 'build.mjs', 'house/node-version.mjs'])(
	'%s uses nothing that came after Node 12',
	(file) => {
		const code = readFileSync(`scripts/${file}`, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
		expect(code).not.toMatch(/\?\.|\?\?|\|\|=|&&=|from 'node:|^await |#\w+\s*[=(]/m);
		const imports = [...code.matchAll(/^import .* from '(.*)'/gm)].map(([, from]) => from);
		expect(imports.filter((from) => from !== './house/node-version.mjs')).toEqual([]);
	}
);
