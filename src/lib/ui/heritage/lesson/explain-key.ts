/** Where this device keeps whether it explains Heritage; the key is older than the other games. */
export const EXPLAIN_KEY = 'elysium:explain';
