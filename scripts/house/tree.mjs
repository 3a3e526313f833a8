import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was called from. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} parts @returns {string} absolute path below the project's folder */
export const inTree = (...parts) => path.join(ROOT, ...parts);
