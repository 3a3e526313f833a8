import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 364], glance: [170, 120] };
