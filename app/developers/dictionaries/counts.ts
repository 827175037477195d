/** How job descriptions say that one person is needed, besides with a number before a trade. */

/** After a verb or a label that asks for people. */
export const ONE_PERSON = `
  one person, a person, the person, one external person, an external person, a single person, one more person, one freelancer, one contractor, eine person, eine externe person, eine weitere person, die person,
  eine einzige person, eine zusätzliche person, une personne, la personne, une seule personne, une personne externe, une personne de plus, una persona, a una persona, la persona, a la persona, una persona externa, una sola persona, a una sola persona`;

/** Wherever it is. */
export const ONE_ONLY = `
  one person only, only one person needed, just one person needed, just the one person, eine person reicht, eine person genügt, une personne suffit, una persona basta, con una persona basta`;

/** After "team", of a person. */
export const LEADS = "lead, leads, leader, leaders, leitung, leiter, leiterin, manager";

/** Labels of what was agreed, before how many people come. */
export const DECISIONS = `
  decision, decided, agreed, result, conclusion, need, demand, ask, request, wanted, beschluss, beschlossen, ergebnis, bedarf, anfrage, wunsch, entscheidung, décision, décidé, besoin, demande, conclusion,
  decisión, acuerdo, necesidad, petición, solicitud`;
