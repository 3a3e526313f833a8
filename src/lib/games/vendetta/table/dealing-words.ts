/** The answer where a card stays face down. */
export const FACE_DOWN = 'face-down';
