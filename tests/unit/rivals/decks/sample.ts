/** A whole deck of cards that nobody printed, as a person types it. */
export const NIGHT_COURT = `Night Court
by Ada

Agenda: Long Memory
Haven: The Old Mill
Leader: Mara Quill

Faction (7)
Mara Quill (Leader) [Brujah, BP 6, Potence, Presence]
Tom Ash [Brujah, BP 3, Potence]
Ines Rook [Toreador, BP 4, Presence, Celerity]
Odo Vane [Toreador, BP 5, Presence]
Lena Frost [Ventrue, BP 4, Dominate]
Pike [Brujah, BP 2, Celerity]
Sister Wren [Ventrue, BP 7, Dominate, Fortitude]

Library (40)
Attack (15)
3× Broken Bottle [Brujah, BP 2]
3x Cold Stare [BP 3, Dominate]
3 Quick Hands
Whisper Campaign x3
3× Thrown Chair [BP 2]

Reaction (9)
3× Step Aside [Celerity]
3× Stand Firm [Fortitude]
3× Turn the Blade

Action (9)
3× Call the Watch // at most once a night
3× Safe House
3× Night Market

Title (4)
2× Keeper of the Docks [BP 4]
2× Voice of the Ward

Scheme (3)
3× Close the Bridges
`;
