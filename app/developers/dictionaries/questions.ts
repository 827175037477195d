import { joinPhrases as join } from "./join-phrases.ts";

/** Questions of job descriptions, and who answers them. */

/** Before who answers: "Answer Ida: no". */
export const ANSWERS = "answer, reply, antwort, réponse, reponse, respuesta";

/** At the beginning of a question about what was not chosen: "Why not React?" */
export const WHY_NOT = `
  why not, why no, why arent we using, why arent you using, why dont we use, why dont you use, why didnt you choose, why didnt you take, warum nicht, warum kein, warum keine, wieso nicht, wieso kein, weshalb nicht, weshalb kein,
  pourquoi pas, pourquoi ne pas utiliser, pourquoi ne pas prendre, pourquoi ne pas avoir choisi, por qué no, por qué no usar, por qué no usáis, por qué no usan`;

/** In a question whether something has to be known. */
export const HAS_TO = [
  join(
    "do, does",
    "i need, they need, we need, you need, he need, she need, one need, the person need, anyone need",
  ),
  join(
    "do, does",
    "i have to, they have to, we have to, you have to, one have to, the person have to, anyone have to",
  ),
  `must i, must they, must you, must the person, must it, is it necessary, is it needed, is it required, need to know,
  muss, müssen, muss man, brauche ich, braucht man, braucht die person, brauchen wir, brauchen sie, sollte man, ist das nötig,
  faut il, doit on, doit il, doit elle, dois je, devons nous, est ce nécessaire, est il nécessaire, a t on besoin,
  hace falta, hay que, tiene que, tienen que, tengo que, es necesario, se necesita, debe saber, deben saber`,
].join();
