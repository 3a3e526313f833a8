export const says =
	'An activated vampire that matches your morality token raises it, an opposite one lowers and flips it. High spaces bring schemes and points.';
