// Runs as a process of its own, so that neither the bundler's memory nor its crashes are ours.
import { build } from 'vite';
import { buildBeside, buildSettings } from './build-settings.mjs';
import { inTree, ROOT } from './tree.mjs';

await build({ root: ROOT });
await buildSettings(inTree('build'));
await buildBeside(inTree('build'));
