import { rmSync } from 'node:fs';
import { DATA_DIR } from './place.ts';

export default function teardown(): void {
	rmSync(DATA_DIR, { recursive: true, force: true });
}
