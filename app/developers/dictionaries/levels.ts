import type { SeniorityLevel } from "#contract/members/member-terms.ts";

/** What people call those who are past the first years, without an upper end. */
export const OPEN_LEVEL_NAMES = `
  confirmé, confirmée, confirmés, confirmées, confirmed, confirmed level, confirmed profile, confirmed profiles,
  level confirmed, niveau confirmé, profil confirmé, very senior, quite senior, sehr senior, très senior, muy senior, highly experienced, very experienced, very seasoned`;

/** Before a level that others have too much of: "they were all too junior". */
export const TOO =
  "too, rather too, zu, viel zu, trop, demasiado, troppo, te, zbyt, príliš, liian, för";

/** People who are asked for by no level, and are juniors where they are refused: "no students". */
export const REFUSED_JUNIOR_NAMES = `
  student, students, undergraduate, undergraduates, undergrad, undergrads, uni students, college students, university students, apprentice, apprentices, amateur, amateurs,
  studenten, studierende, studierenden, studentin, studentinnen, auszubildende, auszubildenden, azubi, azubis, lehrling, lehrlinge, quereinsteiger,
  étudiant, étudiants, étudiante, étudiantes, apprenti, apprentis, amateurs,
  estudiante, estudiantes, aprendiz, aprendices, aficionados, studenti, estudantes, studentów, студенты, студентов`;

/** Levels in one language that are verbs in another: meant right after a person or a technology. */
export const VERB_LEVEL_NAMES = "confirmed";

/** What people call each level, in any language. */
export const LEVEL_NAMES: Readonly<Record<SeniorityLevel, string>> = {
  junior: `
    fresher, freshers, novice, novices, rookie, rookies, junior, juniors, jr, jrs, jnr, jnrs, entry level, graduate, graduates, grad, grads, fresh grad, fresh grads, new grads, recent grads, intern, interns, trainee,
    beginner, beginners, newbie, working student, working students, werkstudent, werkstudenten, werkstudentin, berufseinsteiger, débutant,
    principiante, early career, júnior, juniorentwickler, junioren, anfänger, berufsanfänger, berufseinsteiger, alternant, alternante, stagiaire, stagiaires, becario, becaria, becarios, praktikant, praktikantin,
    recent graduate, recent graduates, fresh graduate, fresh graduates, new graduates, university graduates, absolvent, absolventin, absolventen, hochschulabsolventen, jeune diplômé, jeunes diplômés, recién graduado, recién graduados, recién titulados,
    einsteiger, débutants, débutante, debutantes, principiantes`,
  middle: `
    middle, middles, mid, mid level, midlevel, mids, medior, intermediate, regular, semi senior,
    semisenior, ssr, mid weight, middleweight, confirmé, confirmée, confirmés, confirmées, niveau confirmé, profil confirmé, confirmed,
    confirmed level, confirmed profile, confirmed profiles, level confirmed, middle level, intermedio, intermédiaire, intermédiaires, intermedios, semi sénior,
    mittel, pleno, plena, medium level, medium senior, perfil medio, nivel medio, niveau intermédiaire, profil intermédiaire`,
  senior: `
    senior, seniors, very senior, quite senior, sehr senior, très senior, muy senior, sr, srs, snr, snrs, senior level, highly experienced, very experienced, very seasoned,
    seniorentwickler, sénior, senior grade, medium senior`,
  lead: `
    lead, leads, principal, principals, staff, staff engineer, staff level, lead level,
    distinguished, lead developer, lead engineer, lead dev`,
};
