/**
 * The ids of all characters and schemes of the open set, which no card of a group's own may have. They
 * stand here by themselves so that a phone that decides need not carry the whole set; a test compares.
 * A card that joins the set takes an id that nobody would make of a name, such as one that ends with
 * `-2`: chronicles that hold a card by its id would no longer be read from a file.
 */
export const OPEN_CARD_IDS: ReadonlySet<string> = new Set(
	`
		a-borrowed-face a-borrowed-temper-2 a-cutting-remark-2 a-false-trail a-garden-of-limbs
		a-gift-of-new-hands a-line-of-tracks-2 a-name-in-the-dossier a-needle-of-bone
		a-question-of-decorum-2 a-rumour-for-sale-2 a-seat-in-the-box a-stall-below-the-bridge
		a-voice-in-the-rain a-whisper-in-the-nave-2 academy-of-the-night adalhard aldith-fenwright
		aldonza-de-brito alix-de-vaucler amastan amaury-de-lestrac an-open-palm anthimos
		astorre-malaspada aurele-de-cressigny bad-blood-2 bakari-traore banker beatriz-alvear
		benedetta bogdan bohuslav-hron bread-for-the-barricade by-order-of-the-house
		charter-of-nine-streets charts-of-the-narrow-sea-2 choice-of-the-patron
		clean-hands-fresh-linen close-in corentin costanza-merula danylo detlev-rosenkamp dilara
		dragan-izvor drains-of-four-cities-2 ebba-jernhand eerik-hukka elspeth
		envoys-to-a-distant-court ercole-sottoterra eustratios everyone-is-related fanta-kouyate
		fausta ferran-bonanat fiammetta-orsato fire-in-the-streets follow-the-scent gaspard-ozanne
		ghislaine-daubery ginevra-stellato goncalo-de-sequeira grey-lady griet-amberhand
		grievances-read-aloud guelnar-hatun gwenola-kermarec gwilym hakon harbour-dues
		harvest-of-sleepers hawise-underhill hedvig-ravnsborg hob idris ilinca inigo-de-arce isarn
		it-knows-the-way-2 jadwiga-gwiazda jehan jobst jonas-van-alst kettil khadir kneel-or-drown
		laughing-at-funerals lavinia law-of-iron-and-salt ledger-of-debts leonora let-it-off-the-chain
		levy-of-the-lords licking-the-wounds lucien-vautour machteld-weversen mapmaker
		march-on-the-square-2 maren marusia masked-ball matej mecia-vaz mercy-lockwood muireann
		no-door-holds no-light-at-vespers old-hunting-grounds one-howl ottokar pasqualina-nervo
		peg-marrow pelagia petition-to-the-barons philippa-ashdown pointing-the-finger ragna
		ranulf-thirlwall ruestem-bey ruggero-falcone ruxanda safe-conduct-2
		safe-house-and-sleeper-train salon-of-the-ambitious saruul season-of-galas secrets-have-weight
		sibilla-cantarana signpost-in-the-fog-2 sigrid-ulvsdatter stir-the-herd-2
		stitched-by-candlelight storm-the-keep sumptuary-law teeth-at-the-gate the-empty-throne
		the-first-cut the-fourth-card the-grand-tour-2 the-masterwork the-morning-papers
		the-pattern-repeats the-price-of-silence the-rat-post the-sealed-confession the-tax-roll
		the-tide-takes-its-own the-undercity-opens the-unveiling the-weathercock-2 theoktiste-argyre
		thibaud toghan toinette-besnard toma torkel-bagge unquiet-dreams-2 veit vigil-before-dawn
		ward-and-key wenna-tallow what-the-blood-remembers where-the-lines-cross-2
		wrong-turning-right-door yaropolk ylva-grimsdottir zineb zoe-chrysaphe zsofia-kemeny
	`
		.trim()
		.split(/\s+/)
);
