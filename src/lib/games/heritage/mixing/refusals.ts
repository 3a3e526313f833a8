/** Why something in a mixing is refused, each in a sentence. */
export const mixingRefusals = {
	'no-mixing': 'No cards are being mixed here; look at the table as it is now.',
	'other-attempt': 'This attempt is over; the next one has begun.',
	'numbers-closed': 'All numbers are published; none is added now.',
	'device-left-out': 'This device did not open before, and the cards are mixed without it.',
	'sealed-already': 'A number from there is sealed already, perhaps from another device.',
	'saw-another-table':
		'This device saw another table than the one that lies here, so its number is not taken. Load the page again.',
	'no-number-yet': 'Nobody has sealed a number yet; at least one device has to.',
	'numbers-not-closed': 'Numbers are still being sealed; nothing opens before that is over.',
	'not-sealed': 'No number from this device is waiting to be opened.',
	'other-number': 'That is not the number that this device sealed.',
	'no-number-missing': 'Every number is open; nothing is missing.',
	'cards-not-mixed':
		'The cards are not mixed yet: each device has to open its number first. Where the box deals by now, take the table back to before that.',
	'cards-still-hidden':
		'Cards of this chapter still lie face down. Its seed opens once the chapter is recorded.',
	'mixing-seed-lost':
		'The seed of this mixing is lost on the server, so its cards can neither be dealt nor proved. A table that still waits for them can go on from the box.'
} as const;
export type MixingReason = keyof typeof mixingRefusals;
