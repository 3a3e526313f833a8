import type { Room } from '../pictures.ts';

export const room: Room = { full: [358, 290], glance: [170, 122] };
