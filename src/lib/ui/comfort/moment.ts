/** What a device lets a person hear and feel: a move accepted, one refused, their turn, the end of a game. */
export type Moment = 'accepted' | 'refused' | 'turn' | 'over';
