// Runs as a process of its own, so that neither the bundler's memory nor its crashes are ours.
import { readFileSync, writeFileSync } from 'node:fs';
import { build, transformWithOxc } from 'vite';
import { inTree, ROOT } from './tree.mjs';

await build({ root: ROOT });

// The settings are checked before the server is loaded, so they are built for themselves.
const source = inTree('src', 'lib', 'server', 'config.ts');
const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
writeFileSync(inTree('build', 'config.js'), code);
