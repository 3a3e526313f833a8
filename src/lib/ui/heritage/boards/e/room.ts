import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 268], glance: [170, 116] };
