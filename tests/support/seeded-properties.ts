import fc from 'fast-check';
import { inject, vi } from 'vitest';
import { limit, LONG } from './long.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('propertySeed') });
if (LONG) vi.setConfig({ testTimeout: limit(30_000) });
