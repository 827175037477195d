import { joinPhrases as join } from "./join-phrases.ts";

/** Of what the wanted person does, so that the technologies beside it are asked for. */
export const YOUR_WORK = `
  you, your, youd, youll, youre, yours, who, whoever, someone, somebody, we need, needed, must, should, experience, knowledge, skills, take over, takes over, taking over, join, migrate, migrating, migration, port, porting,
  integrate, integration, interface with, connect, candidates, candidate, currently, until now, so far, requirement, requirements,
  dein, deine, deinen, sie, ihr, ihre, ihnen, wer, jemand, jemanden, muss, müssen, sollte, sollten, erfahrung, kenntnisse, übernehmen soll, ablösen, anbinden, anbindung, migrieren, bisher, derzeit,
  vous, votre, vos, tu, ton, ta, tes, quelqu'un, doit, doivent, devra, expérience, connaissance, connaissances, maîtrise, reprendre, migrer, intégrer, jusqu'ici, actuellement, candidat, candidate,
  tú, tu, tus, usted, su, quien, alguien, debe, deben, deberá, experiencia, conocimientos, dominio, retomar, migrar, integrar, hasta ahora, actualmente, candidato, candidata, persona`;

/** After work that others do: it is asked for nevertheless. */
export const STILL_ASKED = `
  must know, must have, but you, should know, should have, you need to know, you must, you should, need to understand, you will, youll, we need, aber du, aber sie, musst du kennen, müssen sie kennen,
  sollten sie kennen, solltest du kennen, mais vous devez, mais tu dois, vous devez, tu dois, pero debes, debes, tienes que conocer, pero hay que`;

/** What the wanted person has to do with the work of others, and no more. */
export const ONLY_USED = join(
  "you will only, you will mostly, you will just, you will mainly, youll only, youll mostly, youll just, youll mainly",
  "deal with, talk to, consume, use, call, see, read from, work with their, work against",
);

/** After the people of a clause that goes on with "das" or "die". */
export const PARTICLES = "ab, zusammen, zu";

/** Before what someone does, when the wanted person does it: "who takes care of that". */
export const SUBJECTS =
  "who, you, they, he, she, to, du, sie, ihr, er, qui, vous, tu, il, elle, que, quien, usted";

/** Between who does something and the verb: "Anna is doing that". */
export const BEFORE_VERBS =
  "is, are, will, still, also, ist, sind, wird, werden, est, sont, sera, seront, es, son, está, están, será, serán";

/** Before "qui" of someone else: "c'est Léa qui s'en occupe". */
export const IT_IS = "c'est, es, it's";

/** After "se encarga", when it is the work that is meant: "se encarga de nuestro backend". */
export const OF_WORDS = "de, del, d, du, des";

/** Who is hired by a contract, with what they have to do, and what has to become of the work. */
const SUPPLIED = [
  join(
    "supplier, contractor, contractors, developer, developers, engineer, engineers, consultant, consultants, programmer, programmers, specialist, specialists, expert, experts, personnel, freelancer, freelancers, candidate, candidates, service provider, provider",
    "shall",
  ),
  join(
    "shall be",
    "built, written, developed, implemented, delivered, deployed, coded, programmed, created, migrated",
  ),
  "contractor will, contractors will, shall be able, der auftragnehmer, die auftragnehmerin, le titulaire, le prestataire retenu, devront, el contratista, la contratista, el adjudicatario, deberán",
  join(
    "zu",
    "entwickeln ist, entwickeln sind, erstellen ist, erstellen sind, programmieren ist, liefern ist, liefern sind",
  ),
].join();

/** What says that the wanted person knows something. */
export const NEEDS_TO_KNOW = `
  ${SUPPLIED},
  the developer, the engineer, the person, the consultant, der entwickler, die entwicklerin, die person, le développeur, la développeuse, la personne, el desarrollador, la desarrolladora, la persona,
  have to know, has to know, need to know, needs to know, knows, comfortable with, comfortable in, fluent in, proficient, proficient in, familiar with, strong in, solid, expert in, expertise, hands on, background in, good at, years of, years with,
  have worked with, has worked with, have done, has done, be able to, able to, responsible for, will build, will work, will be, would be, will maintain, work with,
  beherrscht, beherrschen, kennt, sich auskennt, sicher in, sicherer umgang, vertraut mit, fit in, können sollte, jahre, braucht, brauchen, gesucht, gebraucht,
  il faut, il faudra, il faudrait, il nous faut, il nous faudrait, sache, sachent, connaisse, connaissent, connaître, à l'aise, maîtriser, maîtrise, ans de, sera, seront, travaillera,
  tiene que, tienen que, tendrá que, ha de, han de, necesitamos, dominar, domine, manejarse, conocer, conozca, conozcan, sepa, sepan, haber trabajado, años de, será, trabajará`;

/** Verbs of what is told of the client, which no line of a list has. */
export const TELLS = `is, are, was, were, runs, run, ran, uses, use, used, has, have, had, lives, sits, works, worked, comes, came, built, made, written, goes, went, does, did, keeps, stays, moved, wrote,
  ist, sind, war, waren, läuft, laufen, lief, nutzt, nutzen, nutzte, basiert, wurde, wurden, steht, macht, haben, hat, hatte, hatten,
  est, sont, était, étaient, tourne, tournait, fonctionne, repose, utilise, utilisons, fait, avons, avait,
  es, son, era, eran, fue, está, están, usa, usamos, usaba, tenemos, tiene, corre, corría, funciona, hace, hacía`;

/** Said to who reads the text, not of the wanted person: "so you know who we are". */
export const SAID_TO_READER = `
  so you understand, so you know, so that you know, so that you understand, as you know, as you may know, as you can see, as you asked, you asked, let you know, thank you, thanks to you, to give you, you may have heard, you might have heard, you may know us,
  wie sie wissen, wie du weißt, wie ihr wisst, damit sie wissen, damit du weißt, damit ihr wisst, zu ihrer information, wie besprochen sie,
  comme vous le savez, comme tu sais, comme tu le sais, pour que vous compreniez, pour que tu comprennes, vous avez réalisé, vous avez fait, vous aviez fait, vous avez développé, vous avez créé,
  como usted sabe, como sabes, como saben, para que entiendas, para que entienda, para que sepas, para que sepa`;

/** Before what follows from the clause before: "so you need to know it". */
export const CONSECUTIVE = `
  so, thus, therefore, hence, which is why, also, daher, deshalb, deswegen, darum, somit, weshalb, donc, alors, par conséquent, c'est pourquoi, así que, por eso, por lo que, por tanto, de modo que`;
