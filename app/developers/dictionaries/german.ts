import { GERMAN_TIMES } from "./german-times.ts";
import type { LanguageWords } from "./language.ts";

export const GERMAN: LanguageWords = {
  numbers: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    hundert: 100,
  },
  months: `
    januar jänner, februar, märz, april, mai, juni sommer, juli, august, september herbst, oktober okt,
    november, dezember dez`,
  weekdays: "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag",
  quarters: "q1 erstes ersten, q2 zweites zweiten, q3 drittes dritten, q4 viertes vierten",
  words: {
    leaves:
      "hat gekündigt, gekündigt, verlässt uns, geht in elternzeit, in elternzeit, ist krank, ist weg, hat uns verlassen",
    own: `gleiche zeitzone wie wir, selbe zeitzone wie wir, dieselbe zeitzone wie wir, in der gleichen zeitzone wie wir, gleiche zeitzone wie uns, in der gleichen zeitzone, gleiche zeitzone, dieselbe zeitzone, in derselben zeitzone, unsere zeitzone, in unserer zeitzone`,
    or: "oder, bzw, beziehungsweise, und / oder, sonst, ansonsten, oder sonst, andernfalls, wenn nicht dann, falls nicht dann",
    fallback: "sonst, ansonsten, oder sonst, andernfalls, wenn nicht dann, falls nicht dann",
    and: "und, sowie, noch",
    oneOf: "entweder, eine der, einer der",
    not: `
      kein, keine, keinen, keiner, keinem, nicht, nicht mit, nutzen kein, verwenden kein,
      verwenden keine, wir verwenden kein, benutzen kein, niemand, weder, nie, auf keinen fall,
      bloß kein, bloß keine, bloß keinen, nur kein, nur keine, nur keinen, lieber kein, lieber
      keine, lieber keinen, niemanden, niemandem, keines, keinesfalls, auf gar keinen fall, unter keinen umständen, keinerlei, keineswegs, bitte kein, bitte keine, bitte keinen, bitte nicht, lieber nicht, eher nicht`,
    except: `
      ohne, außer, ausser, ausgenommen, bis auf, ausserhalb, abgesehen von, mit ausnahme von`,
    insteadOf: "statt, anstatt, anstelle von, an stelle von",
    notAfter: `
      ist ausgeschlossen, nicht erwünscht, nicht mehr ein, nein, nicht, lieber nicht, bitte nicht, kommt nicht in
      frage, kommt nicht infrage, kommen nicht in frage, kommen nicht infrage, scheidet aus,
      scheiden aus, nicht möglich, ist nicht möglich, sind nicht möglich, leider nicht möglich, unmöglich, geht nicht, geht gar nicht, ausgeschlossen, nein danke, ist ein no
      go, unerwünscht, zahlen wir nicht, wollen wir nicht, ist zu teuer, ist zu viel, sprengt das budget, übersteigt das budget, ist nicht drin, geht es nicht, geht nichts, hat keinen sinn, macht keinen sinn, kommt für uns nicht in frage`,
    yes: "ja",
    unfiltered: `
      antwortet nicht mehr, antworten nicht mehr, meldet sich nicht mehr, melden sich nicht mehr,
      muss nicht vor ort sein, muss nicht vor ort, nicht zwingend vor ort, nicht vor ort, muss nicht ins büro, muss nicht ins büro kommen,
      nicht dringend, nichts dringendes, nicht eilig, eilt nicht, keine eile, nicht so dringend,
      verfügbare entwickler, verfügbaren entwickler, verfügbare leute, verfügbaren leute, verfügbare kandidaten, verfügbaren kandidaten,
      langfristig, preiswert, bezahlbar, abends, am abend, am wochenende, montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonntags`,
    cheap: `
      billig, günstig, günstige, günstigen, günstiger, kostengünstig, möglichst günstig,
      nicht allzu teuer, nicht so teuer, nicht teuer, nicht zu teuer, preiswert, so günstig wie möglich`,
    seasoned: "erfahren, erfahrene, erfahrenen, erfahrener, erfahrenes",
    deadline:
      "fertig, fertig sein, livegang, launch, abgabe, fertigstellung, live gehen, veröffentlichen",
    task: "umsetzt, umsetzen, umzusetzen, umgesetzt, baut, bauen, aufbauen, aufbaut, entwickelt, entwickeln, erstellt, erstellen, migriert, migrieren, realisiert, realisieren, machbar, neu schreiben",
    currentTeam:
      "aktuelles team, bestehendes team, derzeitiges team, jetziges team, team besteht aus, unser team besteht aus, das team besteht aus, das team hat, unser team hat, derzeit haben wir, aktuell haben wir, wir haben derzeit, wir haben aktuell",
    formerPeople:
      "wir hatten bisher, bisher hatten wir, bisher haben wir, bisher nur, wir hatten bis jetzt, wir hatten bislang, er war aus, sie war aus, er saß in, sie saß in, er kam aus, sie kam aus, der letzte entwickler, die letzte agentur, der letzte freelancer, unser letzter entwickler, unsere letzte agentur, unser letzter freelancer, der vorherige entwickler, die vorherige agentur, der alte entwickler, die alte agentur, der bisherige entwickler, die bisherige agentur, der vorgänger, unser vorgänger, der kollege der, der mann der",
    mentors:
      "anleiten, führen, betreuen, einarbeiten, anlernen, coachen, anleiten kann, führen kann",
    handledByUs:
      "fasst er nicht an, muss er nicht anfassen, muss man nicht anfassen, bleibt wie es ist, bleibt so wie es ist, machen wir selbst, machen wir selber, übernehmen wir selbst, übernehmen wir, machen wir intern, wird intern gemacht, wird von uns gemacht, macht unser team, übernimmt unser team, bleibt bei uns, bleibt intern",
    praise:
      "haben sich bewährt, hat sich bewährt, haben gut funktioniert, hat gut funktioniert, haben gut gepasst, hat gut gepasst, war letztes mal gut, waren letztes mal gut, lief letztes mal gut, hat letztes mal gut geklappt, haben letztes mal gut geklappt, hat gut geklappt, haben gut geklappt",
    workDone:
      "steht, steht schon, steht bereits, stehen schon, stehen bereits, ist fertig, ist auch fertig, ist schon fertig, ist bereits fertig, sind fertig, sind auch fertig, sind schon fertig, gibt es schon, gibt es bereits, ist schon da, ist bereits da, ist vorhanden, sind vorhanden, ist bereits vorhanden, existiert, existiert schon, existiert bereits, liegt vor, liegen vor",
    inThatPlace: "dort, von dort, da vor ort",
    problem:
      "funktioniert nicht, funktionieren nicht, geht nicht, gehen nicht, läuft nicht, lädt nicht, laden nicht, öffnet nicht, stürzt, stürzt ab, stürzen ab, stürzt immer ab, abstürzt, abstürze, absturz, hängt, hakt, ruckelt, kaputt, defekt, langsam, zu langsam, fehler, bug, bugs, spinnt, zerschossen",
    former: "bisher, umstieg von, migration von, ablösung von, statt bisher",
    soft: `
      ein bisschen, bisschen, auch bisschen, ein bissl, bissl, ein wenig, etwas an, vielleicht auch, vielleicht noch, vielleicht ein bisschen, eventuell auch,
      gutes auge für, ein gutes auge für, auge für, gespür für, händchen für,
      von vorteil sind, von vorteil ist, von vorteil wären, von vorteil wäre, ein plus sind, ein plus ist, ein plus wäre, ein plus wären, hilfreich sind,
      gern, idealerweise, gerne auch, gern auch, gern mit, gerne mit, gern aus, gerne aus, gern in, gerne in, gern im, gerne im, wünschenswert, wünschenswerterweise,
      bevorzugt, vorzugsweise, optional, im idealfall, pluspunkte, bonus, am liebsten, am besten, lieber,
      eventuell, vielleicht, möglichst, wenn möglich, falls möglich, sofern möglich, nach möglichkeit, wenn es geht, wenns geht, wenn machbar, es wäre schön, es wäre toll, es wäre super, es wäre gut, es wäre ideal, es wäre perfekt, es wäre klasse, es wäre nett, schön wäre, schön wäre es, toll wäre, toll wäre es, super wäre, super wäre es, gut wäre, gut wäre es, ideal wäre, ideal wäre es, perfekt wäre, perfekt wäre es, wünschenswert wäre, von vorteil wäre, von vorteil wären, hilfreich wäre, gern remote aus, gerne remote aus, gern remote in, gerne remote in, kür`,
    softAfter: `
      wird bevorzugt, werden bevorzugt, hat vorrang, haben vorrang, hat priorität, haben priorität, erhält den vorzug, erhalten den vorzug,
      von vorteil, ist von vorteil, sind von vorteil, wäre von vorteil, wären von vorteil,
      wünschenswert, ist wünschenswert, sind wünschenswert, ein plus, ist ein plus, wäre ein plus, ein großes plus, ist ein großes plus, wäre ein großes plus, ein echtes plus, ist ein echtes plus, wäre ein echtes plus, ein dickes plus, ist ein dickes plus, wäre ein dickes plus, ein riesiges plus, ist ein riesiges plus, wäre ein riesiges plus, ein klares plus, ist ein klares plus, wäre ein klares plus,
      von nutzen, wäre schön, wären schön, wären toll, wären gut, wären super, wären nett, wären ideal, wären klasse, wären nice, wären hilfreich, wären wünschenswert, sind kein muss, wäre toll, ist ein bonus, wäre ein bonus, wäre ein pluspunkt, ist ein pluspunkt, wäre nicht schlecht, wären nicht schlecht, gern gesehen, kein muss, ist kein muss,
      kein muß, hilfreich, ist hilfreich, ist nützlich, nützlich, wäre nützlich, vorteilhaft, bevorzugt, wäre gut, wäre super, wenn möglich, falls möglich, sofern möglich, nach möglichkeit, wäre ideal, wäre perfekt, wäre hilfreich, wäre wünschenswert, wäre wunderbar, wäre nett, wäre klasse, wäre prima, wäre optimal, wäre fein, wäre schöner, wäre besser, wäre noch besser, wäre am besten, wäre traumhaft, wäre das beste, kür, wäre nice, wäre cool, wäre top, wäre mega, willkommen, sind willkommen, ist willkommen, herzlich willkommen, gerne gesehen, ist gern gesehen, sind gern gesehen, zählt als pluspunkt, ist kür`,
    unneeded: `
      vergesst, vergiss, vergessen sie, haben schon, haben schon einen, haben schon eine, haben bereits, haben bereits einen, haben
      bereits eine, wir haben schon, wir haben bereits, nicht notwendig ist, brauchen kein, brauchen keine, nicht zwingend, muss kein, muss keine,
      muss keinen, müssen kein, müssen keine, kein muss, brauchen keinen, brauche kein, brauche
      keine, brauche keinen, benötigen kein, benötigen keine, nicht unbedingt, nicht unbedingt aus, nicht notwendigerweise, keine kenntnisse in, keine vorgabe`,
    unneededAfter: `
      fällt weg, fallen weg, entfällt, entfallen, kann entfallen, kann weg, können weg, streichen, streichen wir, nicht gebraucht, wird nicht gebraucht, werden nicht gebraucht,
      muss gar nicht sein, muss überhaupt nicht sein, muss nicht unbedingt sein, muss nicht zwingend sein, müssen gar nicht sein, braucht es nicht, braucht es gar nicht, brauchen wir gar nicht,
      nicht erforderlich, ist nicht erforderlich, sind nicht erforderlich, nicht notwendig, ist
      nicht notwendig, nicht nötig, ist nicht nötig, sind nicht nötig, nicht zwingend, nicht
      vorausgesetzt, wird nicht benötigt, werden nicht benötigt, muss nicht, muss nicht sein,
      müssen nicht sein, brauchen wir nicht, brauche ich nicht, benötigen wir nicht, nicht
      wichtig, ist nicht wichtig, sind nicht wichtig, ist egal, egal, ist uns egal, ist mir egal, ist uns gleich, spielt keine rolle, ist zweitrangig, unwichtig, nicht unbedingt, nicht verpflichtend, keine bedingung, ist keine bedingung, keine voraussetzung, ist keine voraussetzung`,
    neededAfter: `
      erforderlich, notwendig, nötig, nötig ist, vorausgesetzt, pflicht, ist pflicht, sind pflicht`,
    having: "mit, hat, haben",
    please: "bitte, danke",
    contrast: "aber, sondern, nur, muss, müssen, zwingend, erforderlich",
    upper: `
      unter, bis zu, bis, maximal, höchstens, weniger als, nicht mehr als, nicht über, bis max, nicht teurer als, billiger als, günstiger als, kleiner als`,
    lower: "über, mindestens, mehr als, ab, wenigstens, mind, nicht weniger als, teurer als",
    about: "ca, circa, etwa, ungefähr, rund, um die",
    between: "zwischen, von",
    upTo: "bis, und",
    unaffordable: `
      können wir nicht zahlen, kann ich nicht zahlen, können wir nicht bezahlen, kann ich nicht bezahlen, wollen wir
      nicht zahlen, will ich nicht zahlen, können wir uns nicht leisten, kann ich mir nicht leisten, ist nicht möglich,
      sind nicht möglich, sind nicht drin, haben wir nicht, geben wir nicht aus`,
    upperAfter: "maximal, oder weniger, max",
    lowerAfter: "oder mehr, und mehr",
    thousand: "tausend, tsd",
    rate: "budget, preis, vergütung, gehalt, wir zahlen",
    hourRate: "stundensatz, stundensatz von, stundenlohn, stundenhonorar",
    dayRate: "tagessatz, tagessatz von",
    monthRate: "monatsgehalt, monatlich",
    yearRate: "jahresgehalt, jährlich, bruttojahresgehalt",
    perHour: "pro stunde, die stunde, / std, je stunde, / stunde, std, stündlich",
    perDay: `pro tag, am tag, / tag, je tag, täglich, / pt, pro pt, / mt, pro mt, pro personentag, pro manntag, je personentag, / personentag`,
    perWeek:
      "pro w, in woche, woche, pro woche, die woche, in der woche, / woche, wöchentlich, je woche",
    perMonth: "pro monat, im monat, / monat, monatlich, je monat",
    perYear: "pro jahr, im jahr, / jahr, jährlich, p a",
    total: "insgesamt, gesamtbudget, pauschal, festpreis",
    pound: "pfund",
    hours:
      "gemeinsame stunden, gemeinsamen stunden, überlappende stunden, arbeitsstunden, gemeinsame arbeitsstunden, gemeinsamen arbeitsstunden, stunden, stunde, std, wochenstunden, h",
    days: "tage, tag, tagen",
    weeks: "wochen, woche",
    months: "monats, monate, monaten, monat",
    years: "jahre, jahren, jahr, j berufserfahrung, j erfahrung, j be, jahre be, jahren be",
    experience: `
      erfahrung, berufserfahrung, an erfahrung, praxiserfahrung, einschlägige berufserfahrung, branchenerfahrung, projekterfahrung`,
    noExperience: "alt",
    ...GERMAN_TIMES,
    speaks: "spricht, sprechen, fließend, fliessend, verhandlungssicher",
    livingIn: `aus, wohnhaft in, ansässig in, wohnt in, wohnen in, lebt in, leben in, sitzt in, mit sitz in, wohnsitz in, wohnsitz, mit wohnsitz in, gerne auch aus`,
    person: `
      entwickler, entwicklerin, entwicklerinnen, entwicklern, entwicklers, softwareentwickler,
      softwareentwicklerin, programmierer, programmiererin, ingenieur, ingenieurin,
      informatiker, informatikerin, informatikers, fachinformatiker, fachinformatikerin, freiberufler, freiberuflerin, fachkraft, mitarbeiter, leute, spezialist, spezialistin, spezialisten, experte, expertin, experten, profi, profis, architekt, berater`,
    levelEnough:
      "ok, okay, reicht, reicht aus, reicht auch, genügt, ist ok, ist okay, geht, geht auch, ist auch ok, auch ok, wäre ok, wäre auch ok, passt, passt auch",
    levelAllowed:
      "kann ein, kann auch ein, kann gern ein, darf ein, darf auch ein, darf gern, darf auch, kann auch, kann gern",
    levelToo:
      "ich würde auch einen, wir würden auch einen, wir nehmen auch, würden auch einen, auch ein, auch einen",
    levelUp: "oder höher, aufwärts, oder mehr, und höher, oder besser, oder darüber",
    filler: `
      fließend, verhandlungssicher, zeit, nutzen, verwenden, setzen auf, blended rate, mein name ist, ich heiße, ich heisse,
      nichts besonderes, nichts kompliziertes, nichts wildes, nichts aufwendiges,
      der, die, das, den, dem, des, einen, einem, einer, und, ist, sind, wir, ich, du, sie, er,
      es, uns, ihr, suchen, suche, gesucht, brauchen, brauche, benötigen, für, mit, von, zu, zum,
      zur, bei, auf, an, am, auch, als, kenntnisse, kenntnissen, erfahrung, erfahrungen,
      sehr, gut, gute, guten, guter, entwickler, entwicklerin, entwicklern, softwareentwickler,
      programmierer, programmiererin, freiberufler, projekt, stelle, bitte, jemand, jemanden,
      kann, können, sollte, soll, hallo, arbeiten, arbeit, firma, unternehmen, team, remote,
      dringend, langfristig, keine ahnung, kein problem, sehr geehrte, geehrte, sehr geehrter,
      damen, herren, guten tag, unterstützung, noch ein, noch eine, noch einen, noch einer, noch
      jemand, noch jemanden, noch zwei, noch mehr, immer noch, noch kein, noch keine, noch keinen,
      noch nicht, haben kein, haben keine, haben keinen, habe kein, habe keine, habe keinen, haben
      noch kein, haben noch keine, haben noch keinen, finden kein, finden keine, finden keinen,
      finde kein, finde keine, finde keinen, nicht gefunden, kein stress, keine eile, nicht eilig,
      nicht dringend, nicht schlecht, nicht weit von, nicht weit weg von, warum nicht, ohne
      zweifel, ohne probleme, suche ne, suchen ne, brauche ne, brauchen ne, suchen noch, suche
      noch, brauchen noch, brauche noch, egal ob, weiß nicht, wissen nicht, ja, gefunden,
      hätte gern, hätte ich gern, hätten gern, hätten wir gern, würde gern, würde ich gern, würden gern, würden wir gern,
      möchte gern, möchte ich gern, möchten gern, möchten wir gern, will gern, will ich gern, wollen gern, wollen wir gern,
      hätte gerne, hätte ich gerne, hätten gerne, hätten wir gerne, würde gerne, würde ich gerne, würden gerne, würden wir gerne,
      möchte gerne, möchte ich gerne, möchten gerne, möchten wir gerne, will gerne, will ich gerne, wollen gerne, wollen wir gerne,
      umgebung, oder umgebung, und umgebung, in der nähe, mir, zeigen, hilfe, unser, unsere, unserer, unserem, unseren, unseres, mein, meine, meinen, meinem, meiner, wollen, will, möchten, möchte, hätte, hätten, gern, gerne, erstellen, bauen, macht, machen, entwicklung, raum, alte, alten, alter, altes, neue, neuen, neuer, neues, ablösen, erneuern, überarbeiten, branche, bereich, umfeld, unterstützt, dazu, paar, etwas, dieses, uns, der sich auskennt, auskennt, die sich auskennt, wer, was, wie, kostet, helfen, hilft, habt, habt ihr, gibt, gibt es, gibt es bei euch, euch, ihnen, bei ihnen, mit freundlichen grüßen,
      freundliche grüße, viele grüße, liebe grüße, sich, reicht, genügt, egal welches, egal welche, egal welcher, egal was, egal was davon, egal welches davon, ist egal welches, ganz egal, welches ist egal, hauptsache, warten, pflegen, betreuen, weiterentwickeln, übernehmen, egal wer, egal woher, nicht zu senior, jmd, jmdn, brauch, bräuchte, bräuchten, hab, nen, nem, ner, such, fürs, übers, ums, sucht, kennt, kennen, hätten sie, verfügbarkeit, gemacht, bewerber, bewerberin, mitbringen, mitbringt, verfügt über, verfügen über, freuen, freue, würden uns freuen, über ihre rückmeldung, im voraus, schwerpunkt, standort egal, seine, ihre, wenn die person, die person, person, kenntnis, grundkenntnisse, fundierte, fundierten, einschlägige, nachweisbare, nachweislich, dabei, einzelpersonen, ganze, nur einzelpersonen, gmbh, grüße aus, beste grüße, anwendung, lesen, steht, bisschen, einarbeiten, technisches, arbeitet, gearbeitet, baut, rückmeldung, profilvorschläge`,
    sites:
      "werke, werken, standorte, standorten, büros, filialen, niederlassungen, fabriken, lager, märkte, märkten, häuser, häusern, kliniken",
    industryAsked:
      "davon, welt der, welt des, branche, sektor, bereich, umfeld, kenntnisse, kenntnissen, kenntnis, portfolio, referenzen, kennen, kennt sich aus, know how, hintergrund, gemacht, pflicht, muss, voraussetzung, vertraut, affinität, aus der, aus dem, kennt",
    successor:
      "ersatz für, vertretung für, nachfolger für, nachfolge für, als ersatz für, als vertretung für",
    workedFor:
      "gearbeitet für, gearbeitet in, gearbeitet bei, erfahrung in, erfahrung mit, erfahrung im, erfahrung bei, erfahrungen in, erfahrungen mit, erfahrungen im",
    ours: "unser, unsere, mein, meine",
    ownStack:
      "tech stack, technologiestack, der stack, unser stack, unser tech stack, wir nutzen, wir verwenden, wir setzen auf",
    ownSubject: `
      mittelständler, mittelständisches unternehmen, familienunternehmen, familienbetrieb, kleinbetrieb,
      mein kunde, unser kunde, der kunde, unser auftraggeber, unser endkunde, der endkunde,
      wir sind, wir haben, wir sitzen, ich bin, ich habe, unser team, unsere firma, unser unternehmen, unser büro, unser start up, unser startup`,
    anywhere: "remote, von zuhause, homeoffice, ortsunabhängig, egal wo, überall",
    seeking: `
      auf der suche nach, suchen, sucht, suche, brauchen, brauche, benötigen, gesucht, wir brauchen, wir suchen`,
    positions: `
      stellen, positionen, anzahl, stellenanzahl, personenzahl, anzahl stellen, anzahl der stellen, anzahl personen, anzahl der personen, anzahl positionen,
      anzahl der positionen, anzahl entwickler, anzahl der entwickler, anzahl profile, anzahl der profile, offene stellen, freie stellen, zu besetzende stellen,
      benötigte personen, gesuchte personen, wie viele, wie viele personen, wie viele leute, wie viele entwickler`,
    level: "erfahrungsstufe",
    duration: `
      für, dauer, laufzeit, projektdauer, über, von, ca, etwa, ungefähr, rund, circa, mindestens, zunächst, zunaechst, vertragslaufzeit, projektlaufzeit`,
    durationAfter:
      "projekt, vertrag, laufzeit, einsatz, mission, mit option, mit verlängerung, mit der option, mit möglicher verlängerung, geplant, angesetzt, vorgesehen, eingeplant, zum start, zum anfang, zu beginn, zunächst",
    noDuration: "erfahrung, berufserfahrung, probezeit, kündigungsfrist",
    longTerm: "langfristig, langfristige, unbefristet, dauerhaft",
    required: `
      das bringst du mit, anforderungen, voraussetzungen, dein profil, ihr profil, muss, muss kriterien, pflicht, das solltest du mitbringen, aufgaben`,
    optional: `
      wünschenswert, von vorteil, nice to have, optional, kann kriterien, pluspunkte, gerne auch, idealerweise`,
    fineAfter: `
      möglich, ist möglich, sind möglich, wäre möglich,
      ist ok, ist okay, ist in ordnung, ist kein problem, kein problem, geht auch, macht nichts, gehen auch, auch ok, auch okay, sind auch ok, ist auch ok, ist auch okay, sind auch okay, auch in ordnung, ist auch in ordnung, sind auch in ordnung, auch möglich, wäre auch ok, wären auch ok, wäre auch okay, tut es auch, tuts auch, passt auch, passen auch`,
    comparison: "als",
    forProduct: `
      für unseren, für unsere, für unser, für meinen, für meine, für mein, für den, für die, für das,
      für einen, für eine, für ein, in unserem, in unserer, an unserem, an unserer`,
    endDate: "endet, endet im, endet am, läuft bis, laufzeit bis, dauert bis",
    contractOf:
      "noch, noch mindestens, noch ca, noch etwa, noch rund, dauer, laufzeit, für die dauer von, befristet auf, vertrag, projekt",
    goal: "neu machen in, nochmal neu in, neu entwickeln in, umsteigen auf, wechseln auf, wechseln zu, migrieren nach, migrieren zu, umstellen auf",
    teamSize: "köpfig, köpfige, köpfiges, köpfigen, mann",
    afterSummer: "nach dem sommer, nach der sommerpause, nach den sommerferien",
    onSite: "vor ort, im büro, bei uns im büro",
    otherPlace: `
      sitzt in, sitzen in,
      ein projekt in, einem projekt in, projekt in, projekte in, unser projekt in, kunden in,
      reisen nach, reise nach, dienstreisen nach, geschäftsreisen nach, fahrten nach, reisebereitschaft nach,
      besuche in, besuchen in, termine in, terminen in, workshops in,
      kunde in, einen kunden in, kunden aus, büro in, unser büro in, unternehmen in, firma in,
      team in, kunde aus, unser kunde in, unser kunde aus, unseren kunden in, unseren kunden aus, endkunde in, endkunden in, auftraggeber in, auftraggeber aus, niederlassung in, standort in, startup in, start up in, agentur in, mittelständler in, mittelständler aus`,
    teamOf: "team von, team aus",
    softAtEnd: "schön",
    alike: "sowie, ebenso, ebenso wie, genauso, genauso wie, gleiches gilt für, dasselbe gilt für",
    withdrawn:
      "streiche, streichen wir, streich, streicht, lasst, lassen wir, vergesst, vergessen wir",
    wouldBe: "wäre, wären, wär",
    notJunior: `nicht zu junior, nicht ganz junior, nicht allzu junior, kein blutiger anfänger, kein absoluter anfänger, kein kompletter anfänger, keine blutigen anfänger, keine absoluten anfänger, nicht ganz am anfang, nicht zu unerfahren`,
    oneOfAfter: `egal welches, egal welche, egal welcher, egal was, egal was davon, egal welches davon, ist egal welches, welches ist egal, ganz egal`,
    indifferent: `egal, ist egal, ist uns egal, ist mir egal, ist uns gleich, spielt keine rolle, ist zweitrangig, ist nicht wichtig`,
    lack: `niemand kann, keiner kann, kann niemand, kann keiner, kann niemand mehr, kann keiner mehr, niemand mehr kann, keiner mehr kann, niemand kennt sich, keiner kennt sich, kennt sich niemand, kennt sich keiner, kennt sich bei uns niemand, kennt sich bei uns keiner, haben niemanden, haben niemanden der, haben niemanden für, habe niemanden, habe niemanden der, haben niemand, haben niemand der, finden niemanden, finden niemanden für, finden niemanden der, finde niemanden, finde niemanden für, finde niemanden der, niemanden für, niemanden mehr für, niemanden gefunden, niemanden im team, niemanden im haus, niemanden finden, finden niemand, finden niemand für, fehlt jemand für, keinen gefunden`,
    otherPlaceAfter: `kunde, kunden, kundin, endkunde, endkunden, auftraggeber, niederlassung, büro, firma, unternehmen, konzern, startup, team, markt, bank, behörde`,
    ofThem: `deren arbeitszeiten, deren arbeitszeit, deren zeiten, deren zeitzone, ihren arbeitszeiten, ihre arbeitszeiten`,
    calendarWeek: `kw, kalenderwoche`,
    timeDifference: `zeitabstand, unterschied, abweichung, zeitverschiebung, zeitunterschied, zeitdifferenz`,
    clientOf: `hersteller von, anbieter von, anbieter für, startup für, startup im bereich, start up im bereich, startup aus dem bereich`,
    offers: `wir bieten, wir bieten ihnen, wir bieten dir, das bieten wir, unser angebot, was wir bieten, benefits, vorteile`,
    orAny:
      "oder was auch immer, oder was du, oder was sie, oder was er, oder was ihr, oder etwas anderes, oder was anderes",
    doubt: `schlechte erfahrung mit, schlechte erfahrungen mit, schlechten erfahrungen mit, enttäuscht von`,
    module: "modul, module, modulen",
    advice: "beratung, entscheidungen, fragen, feedback",
    introduction: `mein name ist, ich heiße, ich heisse`,
    closing: `mit freundlichen grüßen, freundliche grüße, viele grüße, beste grüße, liebe grüße, schöne grüße, mfg, vg, lg, grüße, gruß, danke, vielen dank`,
    toGoal: `in die, auf die`,
    worked: "gearbeitet, gearbeitet hat, tätig war",
    business: `stadt, gemeinde, kommune, behörde, spital, krankenhaus, bank, versicherung, klinik, praxis, agentur, kanzlei, hotel, fabrik, werk, laden, geschäft, schule, hochschule, konzern, verein`,
    levelBelow: "unter, unterhalb von, unterhalb, niedriger als, weniger als",
    levelAbove: "über, oberhalb von, höher als, mehr als",
    levelAtLeast: `mindestens, wenigstens, mind, min, nicht unter, ab`,
    asWho:
      "als, in meiner rolle als, in meiner funktion als, im auftrag, im namen, für unseren kunden, für meinen kunden, für einen kunden, für einen unserer kunden, unser kunde",
    ownPlace: `unser team ist in, unser team sitzt in, das team sitzt in, das team ist in, team sitzt in, wir sitzen in, wir sind in, unser büro ist in`,
  },
};
