/** What people send to clients: of "no proposals to take PHP rather" PHP is ruled out. */
export const PROPOSALS = `
  proposals, proposal, suggestions, suggestion, pitches, offers, offer, bids, quotes, tenders, solutions, solution, vorschläge, vorschlag, vorschlägen, angebote, angeboten, lösungen, lösungsvorschläge,
  propositions, proposition, offres, devis, propuestas, propuesta, ofertas, oferta, sugerencias, presupuestos, soluciones`;

/** What becomes of those that a client does not want, after them. */
export const REFUSED = `
  will be ignored, are ignored, get ignored, will be deleted, get deleted, will be binned, go in the bin, go straight in the bin, go straight to the bin, end up in the bin, will be thrown out, will go unread,
  we ignore, well ignore, we will ignore, we delete, we bin, we wont read, we will not read, we wont look at, we will not look at, we wont answer, wont get an answer, dont interest us, do not interest us, are not welcome, not interested in,
  lesen wir nicht, lesen wir gar nicht, sortieren wir aus, ignorieren wir, löschen wir, beantworten wir nicht, berücksichtigen wir nicht, schauen wir nicht an, sehen wir uns nicht an, interessieren uns nicht, landen im papierkorb,
  wandern in den papierkorb, werden ignoriert, werden gelöscht, werden aussortiert, werden nicht beantwortet, werden nicht gelesen, bleiben unbeantwortet, brauchen sie nicht zu schicken,
  seront ignorées, seront ignorés, seront écartées, seront écartés, ne seront pas lues, ne seront pas lus, ne seront pas regardées, nous les écartons, nous ne les lirons pas, nous ne les lisons pas, on ne les lit pas,
  ne nous intéressent pas, iront à la corbeille, finissent à la corbeille, resteront sans réponse,
  no las vamos a, no los vamos a, no la vamos a, no lo vamos a, no las valoraremos, no las leeremos, no las leemos, no las miramos, no las miraremos, no los leemos, no se valorarán, no se leerán, no se tendrán en cuenta,
  las descartamos, las descartaremos, los descartamos, las ignoramos, las ignoraremos, no nos interesan, irán a la papelera, acabarán en la papelera, acaban en la papelera`;

/** How such a proposal goes on after a comma: "no proposals, for example to take PHP". */
export const GOES_ON = `
  to use, to move, to switch, to rewrite, to build, to take, to migrate, to go with, like, such as, for example, eg, etwa, zum beispiel, doch lieber, doch besser, dass wir doch,
  par exemple, pour utiliser, pour passer, pour le refaire, pour le faire, pour tout refaire, pour migrer, de passer, de le refaire, de prendre,
  por ejemplo, para usar, para pasar, para montarlo, para hacerlo, para rehacerlo, para migrar, de hacerlo, de usar, de pasar`;

/** In a clause of German that goes on so: "das Ganze besser in PHP zu bauen". */
export const RATHER = "lieber, besser, stattdessen, doch, nicht doch";
