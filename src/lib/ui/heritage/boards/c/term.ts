export const says =
	'Each direction marches its ankhs out from home to hold courts. The direction with most courts pays its vampires; the centre counts double.';
