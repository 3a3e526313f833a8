import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 308], glance: [170, 100] };
