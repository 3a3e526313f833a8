/** A key as it is written down: 64 hex digits. Alone here, so that reading the settings loads nothing else. */
export const KEY_PATTERN = /^[0-9a-f]{64}$/i;
