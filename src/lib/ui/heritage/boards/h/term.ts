export const says =
	'The Beast Within in reverse: an activated vampire that matches your morality token lowers it, an opposite one raises and flips it, and the lowest goes first. The house rule “Which end scores most” says which end of the track pays.';
