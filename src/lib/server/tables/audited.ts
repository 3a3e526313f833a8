/** What can change in a group beside its logs. */
export const AUDITED = [
	'joined',
	'left',
	'removed',
	'role-changed',
	'handed-over',
	'invited',
	'invitation-withdrawn',
	'seat-given',
	'seat-freed',
	'sealed-exported',
	'copy-opened',
	'lease-lent',
	'lease-given-back',
	'lease-called-back'
] as const;
export type Audited = (typeof AUDITED)[number];
