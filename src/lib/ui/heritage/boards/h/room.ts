import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 332], glance: [170, 140] };
