import type { LanguageWords } from "./language.ts";

export const FRENCH: LanguageWords = {
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  },
  months: `
    janvier janv, février févr, mars, avril, mai, juin, juillet juil, août, septembre automne, octobre,
    novembre, décembre déc`,
  weekdays: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche",
  quarters: "q1 premier t1, q2 deuxième t2, q3 troisième t3, q4 quatrième t4",
  words: {
    own: `le même fuseau horaire, dans le même fuseau horaire, notre fuseau horaire, notre fuseau, même fuseau que nous, même fuseau horaire que nous, le même fuseau que nous, dans notre fuseau horaire`,
    or: "ou, ou bien, et / ou, sinon, ou sinon, à défaut, ou à défaut",
    fallback: "sinon, ou sinon, à défaut, ou à défaut",
    and: "et, ainsi que",
    oneOf: "soit, l'un de, au choix",
    not: `
      pas de, pas d, pas, aucun, aucune, ne pas, nous n utilisons pas, nous n'utilisons pas,
      n'utilisons pas, n'utilisons plus, n'utilise pas, n utilisons pas, ni, jamais, ne voulons
      pas de, surtout pas, en aucun cas, pas du tout, plus de, aucunement, sous aucun prétexte, absolument pas de, plus jamais de`,
    except: `
      sans, sauf, excepté, hors, en dehors de, à l'exception de, hormis, mis à part, hors de`,
    insteadOf: "au lieu de, au lieu d', à la place de, plutôt que",
    soft: `
      on ne sait pas si, on ne sait pas s'il faut, on ne sait pas s'il faut du, nous ne savons pas si, nous ne savons pas s'il faut, je ne sais pas si, je ne sais pas s'il faut,
      la préférence sera donnée, la préférence sera donnée aux, la préférence sera donnée à, un peu de, un peu d', éventuellement, peut être aussi, peut être un peu de,
      un bon œil pour, un œil pour, le sens du, sens du,
      idéalement, de préférence, souhaité, souhaitée, souhaités, bonus, si possible, optionnel,
      apprécié, préfère, préférons, préférence pour, dans l'idéal, dans la mesure du possible, si c'est possible, le mieux serait, ce serait bien si, ce serait bien que, ce serait bien qu, ce serait super si, ce serait super que, ce serait super qu, ce serait top si, ce serait idéal si, l'idéal serait, l'idéal serait que, l'idéal serait qu, un vrai plus, serait un vrai plus`,
    softAfter: `
      est utile, serait utile, sont utiles, seraient utiles,
      aura la priorité, auront la priorité, sera prioritaire, seront prioritaires, est prioritaire, prioritaire, sera privilégié, seront privilégiés,
      de préférence,
      serait un plus, est un plus, un plus, un gros plus, est un gros plus, serait un gros plus, un grand plus, est un grand plus, serait un grand plus, un vrai plus, est un vrai plus, serait un vrai plus, un réel plus, est un réel plus, serait un réel plus, un énorme plus, est un énorme plus, serait un énorme plus, sont un plus, seraient un plus, souhaité, souhaitée,
      souhaités, est souhaité, est souhaitée, apprécié, appréciée, est apprécié, est appréciée,
      appréciés, un atout, est un atout, serait un atout, bienvenu, bienvenue, optionnel, si
      possible, serait idéal, serait top, serait super, serait génial, serait bien, serait parfait, serait un bonus, serait apprécié, serait appréciée, serait appréciable, ce serait bien, ce serait top, ce serait super, ce serait idéal, dans l'idéal, si c'est possible, dans la mesure du possible, est un vrai plus, serait un vrai plus, bienvenus, bienvenues, est bienvenu, est bienvenue, sont bienvenus, sont bienvenues, est le bienvenu, est la bienvenue, sont les bienvenus, sont les bienvenues, est souhaitable, serait souhaitable, souhaitable, souhaitables`,
    unneeded: `
      oubliez, oublie, avons déjà, nous avons déjà, nous avons déjà un, nous avons déjà une, a déjà un, on a déjà, on a
      déjà un, pas besoin de, pas besoin d', pas forcément, pas forcément de, pas nécessairement, pas de
      préférence, n'a pas besoin de, n'a pas besoin de connaître, n'avons pas besoin de, n'ai pas
      besoin de, peu importe si`,
    unneededAfter: `
      non nécessaire, non requis, non requise, non obligatoire, non exigé, non exigée, non indispensable, pas utile, inutile, facultatif, facultative,
      pas nécessaire, n'est pas nécessaire, pas obligatoire, n'est pas obligatoire, n'est pas
      requis, n'est pas requise, pas requis, pas requise, pas exigé, pas indispensable, n'est pas
      indispensable, pas important, nous est égal, m'est égal, c'est égal, ça nous est égal, n'a pas d'importance, n'est pas important, n'est pas exigé, pas la peine, peu
      importe, n'est pas une obligation, pas une obligation, ce n'est pas obligatoire, ce n'est pas indispensable, ce n'est pas nécessaire, ce n'est pas une obligation, ce n'est pas un must, pas un must`,
    having: "avec, maîtrisant",
    please: "s'il vous plaît, svp, merci",
    contrast: `
      mais, seulement, uniquement, obligatoire, exigé, indispensable, mais aussi, ne veux que, ne
      veut que, ne voulons que, ne cherche que, ne cherchons que, ne prenons que, n'utilisons que`,
    upper: `
      moins de, jusqu'à, jusqu à, au maximum, maximum, au plus, pas plus de, inférieur à, pas plus
      cher que, moins cher que, pas au dessus de, ne dépassant pas`,
    lower: `plus de, au moins, minimum, à partir de, au minimum, pas moins de, plus cher que, un minimum de, minimum de, d'au moins, d'un minimum de`,
    about: "environ, autour de, à peu près",
    between: "entre, de, du",
    upTo: "à, et, au",
    unaffordable: `
      nous ne pouvons pas payer, on ne peut pas payer, je ne peux pas payer, nous ne pouvons pas, on ne peut pas,
      ce n'est pas possible, n'est pas possible`,
    upperAfter: "maximum, au maximum, ou moins, max",
    lowerAfter: "ou plus, et plus, minimum",
    thousand: "mille",
    rate: "budget, tarif, prix, rémunération, salaire",
    hourRate: "taux horaire, tarif horaire",
    dayRate: "tjm, tarif journalier, taux journalier, taux journalier moyen",
    monthRate: "salaire mensuel, mensuel",
    yearRate: "salaire annuel, annuel",
    perHour: "par heure, de l'heure, l'heure, / heure, à l'heure",
    perDay: "par jour, / jour, / j, la journée, j",
    perWeek:
      "semaine, semaines, dans la semaine, par semaine, / semaine, / sem, par sem, hebdomadaire, la semaine, hebdo",
    perMonth: "par mois, / mois, mensuel, mensuels, le mois",
    perYear: "par an, / an, annuel, annuels, par année",
    total: "au total, forfait, budget total",
    pound: "livres",
    hours: "heures de travail, heures, heure",
    days: "jours, jour, j, journée, journées, jours de travail, journées de travail",
    weeks: "semaines, semaine",
    months: "mois",
    years: "ans, années, année",
    experience: "d'expérience, expérience, d expérience",
    noExperience: "d'âge",
    available: "disponible, libre, dispo, dispos",
    start: `
      à partir de, à partir d, à partir du, à compter de, à compter du, début, démarrage, démarre, démarrera, débute, débutera, débutant, dès, commence, commencer, commençant, date de début,
      démarrer, prise de poste`,
    noticePeriod: "préavis, préavis de",
    earlierThan: "avant, avant le",
    fromDate:
      "à partir de, à partir d, à partir du, dès, dès le, à compter de, à compter d, à compter du",
    beforeSpan: "dans, d'ici, sous, dans les",
    beforeDate: `
      en, à partir de, à partir d, à partir du, dès, au, le, du, avant, d'ici, dans, fin, mi, début, de`,
    now: `
      maintenant, immédiatement, immédiat, aujourd'hui, tout de suite, dès que possible, au plus
      vite, dès maintenant, au plus tôt, asap`,
    workload: "taux d'activité, taux d'occupation, charge de travail",
    answerBy: "avant, avant le, d'ici, d'ici le, d'ici au, pour",
    correspondence: "profils, cv, devis, réponse, propositions, candidatures",
    task: "développer, créer, construire, réaliser, refaire, migrer, mettre en place, réécrire, faisable",
    currentTeam:
      "équipe actuelle, l'équipe actuelle, notre équipe actuelle, l'équipe est composée de, notre équipe est composée de, l'équipe compte, notre équipe compte, nous avons actuellement, actuellement nous avons",
    formerPeople:
      "le dernier développeur, la dernière agence, le dernier prestataire, l'ancien développeur, l'ancienne agence, l'ancien prestataire, le précédent développeur, le précédent prestataire, notre ancien développeur, notre ancienne agence, notre ancien prestataire, la personne précédente",
    mentors:
      "encadrer, encadrer nos, encadrer les, manager, manager nos, former, former nos, accompagner, accompagner nos",
    handledByUs:
      "pas besoin d'y toucher, pas à y toucher, n'y touche pas, il ne faut pas y toucher, reste tel quel, est géré en interne, est gérée en interne, on s'en occupe, nous nous en occupons, est fait en interne, est faite en interne, reste chez nous, est géré par notre équipe, est gérée par notre équipe",
    praise:
      "ont bien fonctionné, a bien fonctionné, ont donné satisfaction, a donné satisfaction, s'est bien passé, ça s'est bien passé, c'était bien la dernière fois, était bien la dernière fois, a bien marché, ont bien marché",
    workDone:
      "est prêt, est prête, sont prêts, sont prêtes, est déjà prêt, est déjà prête, est terminé, est terminée, sont terminés, est fini, est finie, est fait, est faite, est déjà fait, est déjà faite, existe déjà, existent déjà, est déjà là, est en place, est déjà en place",
    inThatPlace: "là bas, sur place",
    problem:
      "ne marche pas, ne marche plus, marche pas, marche plus, ne fonctionne pas, ne fonctionne plus, fonctionne pas, fonctionne plus, ne s'affiche pas, s'affiche mal, ne charge pas, plante, plantent, bugue, bug, bugs, rame, lent, lente, trop lent, cassé, cassée, erreur, erreurs",
    offHours:
      "chevauchement, recouvrement, disponible le matin, disponible l'après-midi, disponibles le matin, joignable le matin, joignable l'après-midi, présent le matin, le matin avec nous, l'après-midi avec nous, mêmes heures que nous, mêmes horaires que nous, aux mêmes heures que nous, en même temps que nous, un recouvrement, du recouvrement, un chevauchement, du chevauchement, un chevauchement horaire, quelques heures en commun, des heures en commun, heures en commun, matinée en commun, matinées en commun, pendant nos heures, pendant nos horaires, travailler le soir, travaille le soir",
    nowAlone: `
      urgent, urgents, urgente, urgentes, en urgence, immédiatement, tout de suite, dès que possible, au plus vite, dès
      maintenant, au plus tôt, asap, au plus tôt possible, dès aujourd'hui, disponibilité immédiate, démarrage immédiat, de suite, pour hier`,
    today: "aujourd'hui",
    tomorrow: "demain",
    next: "prochain, prochaine, prochaines, qui vient",
    past: "dernier, dernière, depuis, il y a",
    early: "début, début du, au début du",
    middle: "mi",
    end: "fin",
    monthEnd: "du mois, de mois",
    yearEnd: "de l'année, d'année",
    newYear: "nouvelle année, l'année prochaine, début d'année",
    easter:
      "pâques, après pâques, juste après pâques, les vacances de pâques, après les vacances de pâques",
    christmas: "noël, les fêtes",
    quarter: "trimestre",
    fullTime: `
      temps plein, à temps plein, plein temps, temps complet, à temps complet, à plein temps`,
    partTime:
      "quelques heures seulement, juste quelques heures, seulement quelques heures, quelques heures par semaine, quelques heures par mois, quelques jours par semaine, quelques jours par mois, temps partiel, à temps partiel, mi temps, à mi temps",
    halfDay: "demi journée, une demi journée, au moins une demi journée",
    inCommon:
      "loin, éloigné, commun, commune, communes, chevauchement, recouvrement, compatible, compatibles",
    overlap: `
      heure de, heure d, heures de, heures d, à l'heure de, aux heures de, aux horaires de, horaires de, communes, commune avec, communes avec, en commun avec, de chevauchement avec, 
      en commun, fuseau horaire, fuseau, horaires, aux horaires, mêmes horaires, mêmes horaires que,
      même fuseau, même fuseau horaire, même fuseau que, même fuseau horaire que, chevauchement, de chevauchement, chevauchement horaire, recouvrement, de recouvrement, recouvrement horaire, heures communes, communes avec, quelques heures en commun avec, quelques heures communes avec, des heures en commun avec, heures en commun avec, de décalage en commun`,
    zoneLink: "avec, de, du",
    speaks: "parle, parlant, parlent, courant",
    livingIn: `
      basé en, basé à, basée en, basée à, basés en, basés à, basées en, basées à, basé au, basée au,
      basés au, basées au, de, originaire de, en, vivant en, vivant à, vivant au, qui vit en, qui vit à, qui vit au, résidant en, résidant à, résidant au, habitant en, habitant à, habitant au`,
    speaking: "intermédiaire, niveau intermédiaire, avancé, niveau avancé",
    person: `
      informaticien, informaticienne, informaticiens, développeur, développeuse, développeurs, développeuses, ingénieur, ingénieure, ingénieurs,
      programmeur, programmeurs, dév, dévs, architecte, consultant, consultante, personne,
      personnes`,
    filler: `
      rien de compliqué, rien de spécial, rien de particulier, rien de sorcier, rien d'extraordinaire,
      je m'appelle, mon nom est, je me nomme, avons eu, ai eu, a eu, ont eu, avez eu,
      utilisons, utilise, stack,
      le, la, les, l, un, une, des, du, de, d, et, est, sont, nous, je, il, elle, ils, vous, nos,
      notre, mon, ma, faire appel à, souhaite faire appel à, souhaitons faire appel à, souhaite recruter, souhaitons recruter, souhaite engager, souhaite trouver, souhaite renforcer, recherchons, recherche, cherchons, cherche, faut, besoin, avons, pour, avec,
      dans, sur, par, en, au, aux, à, qui, que, développeur, développeuse, développeurs,
      développeuses, ingénieur, bon, bonne, bonnes, très, expérience, connaissance,
      connaissances, compétences, maîtrise, maîtrisant, projet, poste, mission, s'il vous plaît,
      svp, bonjour, merci, quelqu'un, équipe, entreprise, télétravail, plutôt, aussi, oui, une
      personne, la personne, une personne de, une personne d', des personnes, personne, personnes,
      pas de souci, pas de soucis, aucun souci, aucun problème, sans problème, sans souci,
      pourquoi pas, sans doute, sans aucun doute, sans tarder, sans délai, sans attendre, sans
      engagement, pas mal, pas mal de, pas encore, pas encore de, pas trouvé, pas trouvé de, n'a
      pas trouvé, n'a pas trouvé de, n'avons pas, n'avons pas de, n'avons pas trouvé, n'avons pas
      trouvé de, n'ai pas, n'ai pas de, n'ai pas trouvé, n'ai pas trouvé de, ne trouvons pas, ne
      trouvons pas de, ne trouve pas, ne trouve pas de, n'importe quel, n'importe quelle,
      n'importe où, peu importe, pas seulement, non seulement, connaît, connaissant, je ne sais
      pas, ne sais pas si, refaire, créer, faire, niveau, auriez vous, auriez, travaillé, ayant, ayant travaillé, logiciel, logiciels, secteur, domaine, milieu, a, ai, besoin, avez, avez vous, aurait, sachant, capable, spécialisé, spécialisée, spécialiste, expert, experte, experts, site, ce, cette, ces, mon, ton, votre, développer, digital, numérique, ses, sa, son, mes, leur, cordialement, bien cordialement, salutations, peu importe lequel, peu importe laquelle, n'importe lequel, n'importe laquelle, l'un ou l'autre, maintenir, entretenir, reprendre, s'occuper de, peu importe où, qqn, qqun, qq1, quelqu'une, stp, connaisse, sache, faudrait, il faudrait, il nous faudrait, prestataire, presta, gens, des gens, messieurs, veuillez, agréer, je vous prie, salutations distinguées, dans le cadre de, cadre, justifiant, justifiant d, renouvelable, faire appel à, traîne, traînent, traîner, lâché, lâcher, existant, l'existant, reprise, autonome, faire vite, très vite, assez vite, vite fait, traiter, traite, poser, tarif`,
    sites:
      "usines, sites, bureaux, agences, filiales, magasins, entrepôts, marchés, cliniques, hôtels",
    industryAsked:
      "dont, monde de, monde des, monde du, secteur, domaine, milieu, portfolio, références, connaît, connaissance, connaissances, connaissant, obligatoire, exigé, exigée, indispensable, impératif, ayant, issu, issue, spécialisé, spécialisée",
    successor:
      "remplaçant pour, remplaçante pour, un remplaçant pour, une remplaçante pour, remplacer, pour remplacer, remplacement de, le remplacement de, remplaçant de",
    workedFor:
      "travaillé pour, travaillé pour un, travaillé pour une, travaillé pour des, travaillé dans, travaillé dans un, travaillé dans une, travaillé dans le, travaillé dans la, travaillé chez, expérience dans, expérience dans le, expérience dans la, expérience en",
    ours: "notre, nos, mon, ma",
    ownStack: "la stack, stack technique, notre stack, nous utilisons, on utilise",
    ownSubject: `
      mon client, notre client, le client, notre client final,
      nous sommes, nous avons, je suis, on est, notre équipe, notre entreprise, notre société, notre
      bureau, notre startup`,
    anywhere: `à distance, en remote, télétravail, partout, en télétravail, full remote, full télétravail, 100 % télétravail, 100 % remote, remote`,
    seeking: `
      à la recherche de, recherchons, recherche, cherchons, cherche, faut, besoin de, nous recherchons, nous
      cherchons, il nous faut, avons besoin de, recrutons, recrute`,
    positions: `
      postes, nombre de postes, nombre de profils, nombre de personnes, nombre de développeurs, nombre de consultants, nombre de ressources, nombre de prestataires,
      nombre de postes à pourvoir, postes à pourvoir, postes ouverts, profils recherchés, combien, combien de personnes, combien de profils, combien de développeurs`,
    level: "niveau, profil, niveau de, profil de",
    duration:
      "dure, durera, pour, durée, de, pendant, environ, sur, pour une durée de, mission de, durant",
    durationAfter:
      "mission, contrat, projet, prévus, prévu, prévues, envisagés, renouvelable, renouvelables, pour commencer, pour débuter, environ, avec prolongation, avec possibilité",
    noDuration: "d'expérience, expérience, préavis, essai",
    longTerm: "long terme, longue durée, à long terme, cdi",
    required: `
      compétences requises, requis, obligatoire, profil recherché, profil, exigences, missions`,
    optional: `
      souhaité, souhaités, apprécié, appréciés, bonus, un plus, optionnel, les plus, atouts`,
    doubt:
      "mauvaise expérience avec, mauvaises expériences avec, déçu par, déçus par, déçus de, personne de, personne d'",
    notAfter: `
      pas possible, n'est pas possible, impossible, est impossible, c'est impossible, non, exclu, exclue, exclus, est exclu, sont exclus, à éviter, à proscrire, hors de question,
      non merci, est un no go, sont un no go, pas accepté, non accepté, ne nous intéresse pas, c'est trop, est trop cher, est hors budget, hors budget, ce n'est pas possible, n'est pas envisageable, ce n'est pas la peine, s'abstenir`,
    alike: "ainsi que, tout comme, de même que, de même pour, pareil pour, idem pour",
    withdrawn:
      "laisse tomber, laissez tomber, on laisse tomber, on enlève, enlève, enlevez, retire, retirez, on retire, abandonne, on abandonne",
    wouldBe: "serait, seraient, ce serait",
    asWho:
      "en tant que, pour le compte, au nom, pour notre client, pour un client, pour l'un de nos clients, pour un de nos clients, en ma qualité",
    fineAfter: `
      possible, est possible, sont possibles,
      ce n'est pas grave, n'est pas grave, pas grave, c'est bon, convient, n'est pas un problème,
      pas de problème, convient aussi, conviennent aussi, ça va aussi, ça marche aussi, c'est bien aussi, aussi possible, est possible aussi, fonctionne aussi, font aussi l'affaire, fait aussi l'affaire, c'est bon aussi`,
    unfiltered: `
      ne répond plus, ne répond pas, ne répondent plus, ne donne plus de nouvelles, ne donne plus signe de vie,
      pas besoin d'être sur place, pas obligé d'être sur place, pas forcément sur place, pas sur place,
      pas urgent, rien d'urgent, pas très urgent, pas d'urgence,
      développeurs disponibles, profils disponibles, candidats disponibles,
      le soir, le week end`,
    cheap: `
      abordable, bon marché, le moins cher, moins cher, pas cher, pas chers, pas chère,
      pas trop cher, pas trop chers, pas trop chère, pas très cher, petit budget, budget serré, budget limité, petit tarif, bénévole, peu cher`,
    seasoned:
      "expérience confirmée, expérience confirmée en, expérience confirmée dans, expérimenté, expérimentée, expérimentés, expérimentées, confirmé en, chevronné",
    deadline:
      "date limite, date limite de remise, date de remise, remise des offres, lancer, lancement, livrer, livraison, terminer, terminé, prêt, mise en ligne",
    yes: "oui",
    comparison: "que, plutôt que",
    forProduct: `
      pour notre, pour mon, pour ma, pour mes, pour un, pour une, pour le, pour la, pour l, pour les,
      de notre, sur notre, de mon, de ma, de mes, de nos, sur mon, sur ma, pour nos, dans notre, dans mon, dans ma`,
    endDate: "jusqu'à, jusqu'en, jusqu'au, jusqu'à fin, finit en, se termine en, se termine fin",
    contractOf: "encore, encore au moins, durer, tenir, durée, pour une durée de, contrat, mission",
    goal: "le refaire en, la refaire en, refaire en, tout refaire en, le réécrire en, la réécrire en, reconstruire en, passer à, passer au, passer sur, migrer vers",
    afterSummer: `après l'été, à la rentrée, après les vacances d'été, la rentrée, à partir de la rentrée, dès la rentrée, pour la rentrée, rentrée, rentrée de septembre`,
    onSite: "hybride, sur site, sur place, au bureau, en présentiel",
    otherPlace: `
      start up à, startup à, entreprise à, société à, agence à, agence web à, pme à,
      déplacements à, déplacement à, déplacements en, voyages à, voyages en,
      projet à, projet en, un projet à, un projet en, client à, client en, clients en, bureau à,
      équipe à, équipe en, client basé à, client basé en, client final à, client final en, client au, clients au, bureau en, bureaux à, bureaux en, notre bureau à, filiale en, siège à, start up en, startup en, entreprise en, société en`,
    teamOf: "équipe de",
    notJunior: `pas trop junior, pas trop juniors, pas un grand débutant, pas complètement débutant, pas totalement débutant, pas trop débutant`,
    oneOfAfter: `peu importe lequel, peu importe laquelle, n'importe lequel, n'importe laquelle, l'un ou l'autre`,
    indifferent: `peu importe, nous est égal, m'est égal, c'est égal, ça nous est égal, n'a pas d'importance`,
    lack: `personne ne peut, personne ne sait, personne n arrive à, plus personne ne peut, plus personne ne sait, plus personne ne, plus personne pour, plus personne, personne chez nous ne peut, personne chez nous ne sait, n'avons personne, n'avons personne pour, n'avons personne qui, n'avons plus personne, n'avons plus personne pour, on n'a personne, on n'a personne pour, on n'a plus personne, n'ai personne, n'ai personne pour, n'y a personne pour, n'y a plus personne pour, ne trouvons personne, ne trouvons personne pour, ne trouve personne, ne trouve personne pour, avons trouvé personne, personne pour maintenir, personne pour s'occuper de`,
    fewHours: "quelques heures, quelques heures seulement, quelques jours, une poignée d'heures",
    withUs: "avec nous, avec notre bureau, avec notre équipe, avec l'équipe, avec nos bureaux",
    within: "maximum, au maximum, au plus, pas plus de, moins de",
    timeDifference: `de différence, d'écart, décalage, décalage horaire, de décalage, de décalage horaire`,
    clientOf: `éditeur de logiciels, éditeur de logiciel, éditeur de solutions, fabricant de, fournisseur de, client, clients, client final, startup, start up, startup en, start up en, jeune pousse`,
    offers: `nous offrons, nous proposons, nous vous offrons, ce que nous offrons, on offre, avantages, nos avantages`,
    orAny: "ou ce que, ou ce qui, ou ce qu'il, ou autre chose, ou n'importe quoi",
    lost: "perdu, a perdu, avons perdu, avons plus de",
    module: "module, modules",
    introduction: `je m'appelle, mon nom est, je me nomme`,
    closing: `cordialement, bien cordialement, très cordialement, bien à vous, salutations distinguées, sincères salutations, merci, merci d'avance, belle journée, bonne journée`,
    toGoal: `vers le, dans le, sur le, au`,
    worked: "travaillé, intervenu, intervenue",
    business: `chambre de commerce, commune, mairie, région, collectivité, ministère, hôpital, banque, clinique, cabinet, agence, boutique, pme, groupe, école, hôtel, usine, assureur, association`,
    levelAllowed:
      "peut être, peut être un, peut être une, ça peut être un, ça peut être une, peut aussi être",
    levelBelow: "en dessous de, en dessous du, au dessous de, inférieur à, inférieurs à, moins que",
    levelAbove: "au dessus de, au dessus du, supérieur à, plus que",
    levelAtLeast: `au moins, minimum, au minimum, à partir de`,
    levelUp: `ou plus, et plus, ou supérieur, ou au dessus, minimum`,
    ownPlace: `l'équipe est à, l'équipe est en, notre équipe est à, notre équipe est en, notre équipe est basée à, nous sommes à, nous sommes basés à, on est à, on est basés à, équipe basée à`,
  },
};
