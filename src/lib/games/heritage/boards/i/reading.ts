import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Allegiances are dealt by the number of players. North adds one of your tokens to any region, east moves any token to a region next to it, south removes any token, west swaps any two tokens; two of one allegiance or in one region may be named, which changes nothing. Most tokens hold a region, most regions bring 9 points to each player of that allegiance; level ones bring nothing.'
);
