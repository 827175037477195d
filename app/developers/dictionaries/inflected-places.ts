/**
 * Countries as they are called after "in" and "from" in languages that inflect them, and by
 * themselves: Polish, Czech and Slovak, Russian, Ukrainian, Finnish, then Italian, Portuguese, Dutch
 * and the Scandinavian languages, which do not.
 */
export const INFLECTED_PLACES: Readonly<Record<string, string>> = {
  AR: `
    argentyna, argentyny, argentynie, argentině, аргентина, аргентины, аргентине, аргентини,
    аргентині, argentiinasta, argentiinassa, argentinië`,
  AT: `
    austrii, rakousko, rakouska, rakousku, rakúsko, австрия, австрии, австрія, австрії, itävalta,
    itävallasta, itävallassa, oostenrijk, österrike, østrig, østerrike`,
  BE: "belgii, belgie, бельгия, бельгии, бельгія, бельгії, belgiasta, belgiassa, belgio, bélgica",
  BG: `
    bułgaria, bułgarii, bulharsko, bulharska, bulharsku, болгария, болгарии, болгарія, болгарії,
    bulgariasta, bulgariassa, bulgarije, bulgária, bulgarien`,
  BR: `
    brazylia, brazylii, brazílie, brazílii, бразилия, бразилии, бразилія, бразилії, brasilia,
    brasiliasta, brasiliassa, brasile, brazilië`,
  BY: "białoruś, białorusi, bělorusko, běloruska, беларусь, беларуси, білорусь, білорусі",
  CA: "kanadzie, kanady, канада, канады, канаде, канади, канаді, kanadasta, kanadassa",
  CH: `
    szwajcaria, szwajcarii, švýcarsko, švýcarska, švýcarsku, швейцария, швейцарии, швейцарія,
    швейцарії, sveitsi, sveitsistä, sveitsissä, svizzera, suíça, zwitserland, schweiz`,
  CZ: `
    czechy, czechach, česko, česka, česku, чехия, чехии, чехія, чехії,
    tšekki, tšekistä, tšekissä, tsjechië, tjeckien, tjekkiet`,
  DE: `
    niemcy, niemiec, niemczech, německo, německa, německu, nemecko, германия, германии, німеччина,
    німеччини, німеччині, saksa, saksasta, saksassa, germania, alemanha, duitsland, tyskland`,
  DK: `
    dania, danii, dánsko, dánska, dánsku, дания, дании, данія, данії, tanska, tanskasta, tanskassa,
    danimarca, dinamarca, denemarken, danmark`,
  EE: `
    estonii, estonsko, estonska, estonsku, эстония, эстонии, естонія, естонії, viro, virosta,
    virossa, estónia, estônia, estland`,
  ES: `
    hiszpania, hiszpanii, španělsko, španělska, španělsku, испания, испании, іспанія, іспанії,
    espanja, espanjasta, espanjassa, spagna, espanha, spanje`,
  FI: `
    finlandia, finlandii, finsko, finska, finsku, финляндия, финляндии, фінляндія, фінляндії,
    suomesta, suomessa, finlândia`,
  FR: `
    francja, francji, francie, francii, франция, франции, франція, франції, ranska, ranskasta,
    ranskassa, frankrijk, frankrike, frankrig`,
  GB: `
    wielka brytania, wielkiej brytanii, velká británie, velké británie, velké británii,
    великобритания, великобритании, великобританія, великобританії, britannia, britanniasta,
    britanniassa, gran bretagna, regno unito, reino unido, grã bretanha, storbritannien,
    storbritannia, verenigd koninkrijk, groot brittannië`,
  GE: "gruzja, gruzji, gruzie, gruzii, грузия, грузии, грузія, грузії, georgiasta, georgiassa",
  GR: `
    grecja, grecji, řecko, řecka, řecku, греция, греции, греція, греції, kreikka, kreikasta,
    kreikassa, grecia, grécia, griekenland`,
  HR: `
    chorwacja, chorwacji, chorvatsko, chorvatska, хорватия, хорватии, хорватія, хорватії, kroatia,
    kroatiasta, kroatiassa, croazia, croácia, kroatië, kroatien`,
  HU: `
    węgry, węgier, węgrzech, maďarsko, maďarska, maďarsku, венгрия, венгрии, угорщина, угорщини,
    unkari, unkarista, unkarissa, ungheria, hungria, hongarije, ungern, ungarn`,
  IE: `
    irlandia, irlandii, irsko, irska, irsku, ирландия, ирландии, ірландія, ірландії, irlanti,
    irlannista, irlannissa, irlanda, ierland, irland`,
  IN: `
    indii, indiach, indií, индия, индии, індія, індії, intia, intiasta, intiassa,
    índia`,
  IT: `
    włochy, włoch, włoszech, itálie, itálii, италия, италии, італія, італії, italiasta, italiassa,
    itália, italië`,
  LT: `
    litwa, litwy, litwie, litva, litvy, litvě, литва, литвы, литве, литви, литві, liettua,
    liettuasta, liettuassa, lituania, lituânia, litouwen, litauen`,
  LV: `
    łotwa, łotwy, łotwie, lotyšsko, lotyšska, латвия, латвии, латвія, латвії, latviasta, latviassa,
    lettonia, letônia, letland, lettland`,
  MX: "meksyk, meksyku, mexiku, мексика, мексики, мексике, мексиці, meksikosta, meksikossa, messico",
  NL: `
    holandia, holandii, niderlandy, nizozemsko, nizozemska, nizozemsku, нидерланды, нидерландов,
    нідерланди, нідерландів, alankomaat, alankomaista, hollanti, hollannista, paesi bassi, olanda,
    países baixos, holanda, nederland, nederländerna, holandsko`,
  NO: `
    norwegia, norwegii, norsko, norska, norsku, норвегия, норвегии, норвегія, норвегії, norja,
    norjasta, norjassa, norvegia, noruega, noorwegen, norge`,
  PL: `
    polski, polsce, polsko, польша, польши, польше, польща, польщі, puola, puolasta,
    puolassa, polonia, polônia, polónia`,
  PT: `
    portugalia, portugalii, portugalsko, portugalska, португалия, португалии, португалія,
    португалії, portugalista, portugalissa, portogallo`,
  RO: `
    rumunia, rumunii, rumunsko, rumunska, rumunsku, румыния, румынии, румунія, румунії, romaniasta,
    romaniassa, romênia, roménia, roemenië, rumänien, rumænien`,
  RS: `
    serbii, srbsko, srbska, srbsku, сербия, сербии, сербія, сербії, serbiasta, serbiassa, sérvia,
    servië, serbien`,
  RU: `
    rosja, rosji, rusko, ruska, rusku, россия, россии, росія, росії, venäjä, venäjältä, venäjällä,
    rússia, rusland, ryssland`,
  SE: `
    szwecja, szwecji, švédsko, švédska, švédsku, швеция, швеции, швеція, швеції, ruotsi, ruotsista,
    ruotsissa, svezia, suécia, zweden, sverige`,
  SK: `
    słowacja, słowacji, slovensko, slovenska, slovensku, словакия, словакии, словаччина, slovakiasta,
    slovakiassa, slovacchia, eslováquia, slowakije, slovakien`,
  TR: `
    turcja, turcji, turecko, turecka, turecku, турция, турции, туреччина, туреччини, turkki,
    turkista, turkissa, turchia, turquia, turkije, turkiet, tyrkiet`,
  UA: `
    ukrainy, ukrainie, ukrajina, ukrajiny, ukrajině, украина, украины, украине, україна, україни,
    україні, ukrainasta, ukrainassa, ucraina, ucrânia, oekraïne`,
  US: `
    stany zjednoczone, stanów zjednoczonych, stanach zjednoczonych, сша, yhdysvallat, yhdysvalloista,
    stati uniti, estados unidos, verenigde staten, états unis, vereinigte staaten`,
};
