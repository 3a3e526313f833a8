/** A deck to try the page with; its cards are nobody’s. */
export const EXAMPLE = `Name: Night Court
By: Elysium

Agenda: Long Memory
Haven: The Old Mill

Faction (7)
Mara Quill (Leader) [Brujah, BP 6, Potence, Presence]
Sister Wren [Ventrue, BP 7, Dominate, Fortitude]
Odo Vane [Toreador, BP 5, Presence]
Ines Rook [Toreador, BP 4, Presence, Celerity]
Lena Frost [Ventrue, BP 4, Dominate]
Tom Ash [Brujah, BP 3, Potence]
Pike [Brujah, BP 2, Celerity]

Library (42)
Attack (15)
3× Broken Bottle [Brujah, BP 2]
3× Cold Stare [BP 3, Dominate]
3× Quick Hands
3× Whisper Campaign
3× Thrown Chair [BP 2]

Reaction (9)
3× Step Aside [Celerity]
3× Stand Firm [Fortitude]
3× Turn the Blade

Action (9)
3× Call the Watch
3× Safe House
3× Night Market

Title (4)
2× Keeper of the Docks [BP 4]
2× Voice of the Ward

Scheme (5)
3× Close the Bridges
2× Open Season
`;
