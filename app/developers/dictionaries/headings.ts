/**
 * Headings of the parts of a pasted text, in any language. A colon or a bullet is after them; what they say
 * holds up to the next heading or the end of the sentence.
 */
export const HEADINGS = {
  /** What follows only ranks. */
  welcome: `
    nice to have, nice to haves, nice2have, would be great, would be nice, it would be nice if you have, it would be great if you have, it would be nice if you, good to have, good to haves, bonus, bonus points, bonus skills, plus, plusses, pluses,
    should, should have, should haves, could, could have, could haves, optional, optional skills, desirable, desirable skills,
    desired, desired skills, preferred, preferred skills, preferred qualifications, preferred experience, extra, extras,
    additional skills, advantages, advantageous, a plus, would be a plus, ideally, secondary skills, not mandatory but welcome,
    kann, kann kriterien, soll, soll kriterien, von vorteil, von vorteil sind, von vorteil wären, wünschenswert, wünschenswert sind,
    wünschenswert wäre, das wäre toll, toll wäre, das wäre schön, schön wäre, das wäre super, idealerweise, zusätzlich von vorteil, pluspunkte, nice to know,
    compétences souhaitées, compétences appréciées, souhaité, souhaités, souhaitée, souhaitées, apprécié, appréciés, appréciée, appréciées,
    ce serait un plus, ce qui serait un plus, technologies souhaitées, technologies appréciées, technologies optionnelles, optionnelle, optionnelles, tecnologías deseables, tecnologías valoradas, tecnologías opcionales, optionale technologien, wünschenswerte technologien,
    un plus, les plus, petits plus, les petits plus, des petits plus, appréciable, appréciables, un atout, atouts, serait un plus, seraient un plus, optionnel, optionnels, facultatif, compétences complémentaires,
    requisitos deseables, deseable, deseables, valorable, valorables, se valora, se valorará, se valorará positivamente, opcional, opcionales, conocimientos deseables, un plus sería, lo que sumaría, lo que sumaría puntos, sumaría, sumaría puntos, suma puntos, sumará puntos, aspectos valorables, méritos, se tendrá en cuenta, no excluyente, no excluyentes`,
  /** What follows is not asked for. */
  unneeded: `
    wont, wont have, not needed, not required, not necessary, out of scope, not in scope,
    we dont need, what we dont need, you dont need, what you dont need, no need for,
    brauchen wir nicht, was wir nicht brauchen, das brauchen wir nicht, das brauchst du nicht, das brauchen sie nicht, ce dont vous navez pas besoin, lo que no necesitas, wird nicht gebraucht, pas besoin, pas besoin de, ce dont nous navons pas besoin,
    no necesitamos, lo que no necesitamos,
    nicht nötig, nicht benötigt, nicht erforderlich, nicht gefordert, nicht teil, pas nécessaire, pas requis, non requis, hors périmètre,
    no necesario, no hace falta, no requerido, fuera de alcance`,
  /** What follows is told of the client, and asks for no one. */
  client: `
    context, about us, about the company, about the client, about our client, who we are, our company, the company, company, our client, the client, client, end client, reports to, reporting to,
    our team, the team, team, team size,
    kontext, ausgangslage, ausgangssituation, hintergrund, über uns, wer wir sind, unser unternehmen, das unternehmen, unternehmen, kunde, endkunde, unser team, teamgröße,
    contexte, à propos, à propos de nous, qui sommes nous, notre entreprise, entreprise, client final, équipe, notre équipe,
    contexto, sobre nosotros, quiénes somos, nuestra empresa, la empresa, empresa, cliente, cliente final, equipo, nuestro equipo`,
  /** What follows is what the person will do. */
  tasks: `
    tasks, your tasks, responsibilities, key responsibilities, main responsibilities, your responsibilities, duties, what youll do, what you will do,
    what youll be doing, what you will be doing, your role, the role, your mission, your day,
    aufgaben, deine aufgaben, ihre aufgaben, das erwartet dich, das erwartet sie, was dich erwartet, was sie erwartet, tätigkeiten, aufgabengebiet, leistungsumfang,
    missions, mission, vos missions, tes missions, principales missions, responsabilités, tâches, vos responsabilités,
    funciones, tareas, tus funciones, tus tareas, responsabilidades, principales funciones, qué harás`,
} as const;

/** Headings in job descriptions of what is told of the client, besides those that are labels in a line. */
export const CLIENT_SECTIONS = `${HEADINGS.client},
  about the team, about our team, who youll work with, what we have, what do we have, what we use today, what do we use, what do we use today, where we are, where we are today, where we stand, background, history, our history, our setup, current setup, current situation, how we work, about the product,
  so arbeiten wir, wie wir arbeiten, das sind wir, wir über uns, das team, dein team, ihr team, aktuelle situation, ist zustand, ist situation,
  l'entreprise, l'équipe, le contexte, le client, l'existant, votre équipe, notre histoire, comment nous travaillons, situation actuelle,
  cómo trabajamos, el equipo, el cliente, situación actual, nuestra historia, tu equipo, sobre el equipo, el contexto`;

/** Before the name of the client in a heading: "About Harbourline". */
export const ABOUT = "about, über, à propos de, à propos d, sobre, acerca de";

/** Headings in job descriptions of what the person must know. */
export const REQUIRED_SECTIONS = `
  requirements, minimum requirements, technical requirements, minimum technical requirements, key requirements, job requirements, must have, must haves, required, required skills, mandatory, essential, essentials,
  what you need, what youll need, what we need done, person, the person, who we need, what we look for, what you will need, what we need, what were looking for, what we are looking for, what are we looking for, who are we looking for, what do we expect, what do you bring, what do you need, who we are looking for, who were looking for, looking for, what you bring, what you should bring, what youll bring, you bring, you have, you know,
  your skills, your profile, your background, your experience, about you, who you are, skills, key skills, qualifications, what we expect, need to have,
  anforderungen, anforderungen an das personal, fachliche anforderungen, muss, muss kriterien, pflicht, zwingend, voraussetzungen, qualifikationen, dein profil, ihr profil, profil, das bringst du mit, das bringen sie mit, was du mitbringst, was sie mitbringen, was wir suchen, was suchen wir, wen suchen wir, was erwarten wir, was bringst du mit, was bringen sie mit, was wir erwarten, was wir brauchen, wen wir suchen, das solltest du mitbringen,
  compétences, compétences attendues, compétences requises, compétences techniques, profil recherché, votre profil, ton profil, exigences, prérequis, ce que nous cherchons, ce que nous recherchons, que cherchons nous, que recherchons nous, qui cherchons nous, qui recherchons nous, qu'attendons nous de vous, ce que nous attendons, vos compétences,
  requisitos, requisitos mínimos, excluyente, excluyentes, lo que tienen que manejar, lo que tiene que saber, requisitos imprescindibles, imprescindible, qué buscamos, a quién buscamos, qué esperamos, qué esperamos de ti, qué se requiere, lo que buscamos, qué pedimos, qué necesitamos, tu perfil, perfil, perfil buscado, conocimientos requeridos`;

/** Headings of lists in job descriptions of what is ruled out. In one line they deny as signs do. */
export const EXCLUDED_HEADINGS = `
  no-go, nogos, our no-gos, no gos, hard no, hard nos, excluded, exclude, exclusions, not wanted, unwanted, not welcome, not acceptable, not accepted, not considered,
  we dont want, what we dont want, what we do not want, dont want, not looking for, we are not looking for, what were not looking for, what we are not looking for, please no, please not, avoid, we dont use, we do not use,
  ausgeschlossen, ausschluss, ausschlusskriterien, unerwünscht, nicht erwünscht, nicht gewünscht, nicht gesucht, wollen wir nicht, was wir nicht wollen, wir wollen nicht, was wir nicht suchen, bitte nicht, bitte kein, bitte keine,
  excluded skills, excluded technologies, excluded profiles, excluded languages, ausschluss technologien, ausgeschlossene technologien, nicht berücksichtigt,
  technologies exclues, technologie exclue, profils exclus, profils écartés, profils refusés, écarté, écartés, exclue, exclues, tecnologías excluidas, perfiles excluidos, perfiles descartados,
  exclu, exclus, exclusions, à exclure, non souhaité, non souhaités, pas de, on ne veut pas, nous ne voulons pas, ce que nous ne voulons pas, ce que nous ne cherchons pas,
  excluido, excluidos, exclusiones, no deseado, no deseados, no queremos, lo que no queremos, lo que no buscamos, no buscamos, descartado, descartados, abstenerse`;

/** Headings of what makes a person unsuitable, other than a technology that no one may have. */
export const UNFIT_HEADINGS = `
  deal breaker, deal breakers, dealbreaker, dealbreakers, red flag, red flags, not a fit, not a fit if, not a fit if you, you are not a fit if, youre not a fit if, this is not for you if, its not for you if, who should not apply, please dont apply if, please do not apply if, do not apply if, do not apply with, dont apply if,
  passt nicht, passt nicht wenn, du passt nicht zu uns wenn, nicht bewerben, bitte nicht bewerben wenn, rédhibitoire, rédhibitoires, ne postulez pas si, pas pour vous si, no encajas si, no es para ti si, no te presentes si, abstenerse si`;

/** Before "headcount" or "number of people" of those who are there. */
export const OWN_COUNTS = `
  our, our current, our total, current, the current, present, existing, total, company, unsere, unsere aktuelle, aktuelle, derzeitige, bisherige, gesamte,
  notre, nuestra, nuestro`;
