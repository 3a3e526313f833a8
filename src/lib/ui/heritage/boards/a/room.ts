import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 180], glance: [170, 96] };
