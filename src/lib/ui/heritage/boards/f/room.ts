import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 262], glance: [170, 100] };
