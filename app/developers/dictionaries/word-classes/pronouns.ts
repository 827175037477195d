/** "We have PHP in house" */
export const IN_HOUSE_SUBJECTS = "we, i, wir, ich, nous, on, nosotros, yo, wij, ik";
/** Who knows something, and does not own it: "someone who should have React already". */
export const OTHER_OWNERS =
  "who, that, which, must, should, to, will, would, can, could, may, they, you, he, she, die, der, qui, que, sollte, muss";
/** "My English is not so good" */
export const OUR_LANGUAGE = "my, our, mein, unser, mon, notre, mi, nuestro";
export const OUR_TEAM = "of, our, my, des, unser, unseres, unserem, mein, notre, nuestro";
/** "The app that we have" */
export const OWNED_RELATIVE = "that, which, die, das, den, der, que, qui, where, wo, whom, lo";
/** "Our team of" */
export const OWN_TEAM = "our, its, their, my, the";
export const READER_WORDS = "you, du, sie, ihr, vous, tu, usted";
/** "¿Tenemos a alguien en México?" */
export const SOMEONE_PHRASES = "a alguien, alguien, jemanden, quelqu'un, alguém, qualcuno, iemand";
export const SOMEONE_WORDS = "someone, somebody, jemand, jemanden, quelquun, alguien";
/** Who is sought quickly: "someone soon". */
export const SOUGHT_ONES =
  "one, a, an, ein, einen, eine, jemanden, wen, quelquun, un, une, uno, una, alguien";
/** "Someone for the front end" */
export const SOUGHT_PEOPLE =
  "one, two, three, another, einen, eine, einer, zwei, un, une, uno, una, dos, deux, someone, somebody, anyone, help, jemand, jemanden, hilfe, unterstutzung, quelquun, aide, alguien, ayuda";
export const THAT_WORDS = "that, thats, it, its, this, das, es, cela, ca, ce, cest, eso, ello";
export const THEIR_PRONOUNS = "he, she, hes, shes, him, her, his";
export const THEIR_SUBJECTS =
  "he, she, they, er, sie, il, elle, ils, elles, ella, ellos, ellas, lui, lei";
/** "I don't know whether React or Vue" */
export const UNSURE_WORDS = "no, not, dont, do, i, we, im, were";
/** The end of "the same time zone as us", other than "in Spain, the same time zone". */
export const US_WORDS = "us, ours, we, me, mine, wir, uns, nous, nosotros";
/** "No developers who" */
export const WHO_WORDS = "die, der, who, that, qui, que";
/** "The front-end team, which builds it in React", "das Team, das" */
export const OF_TEAM_WORDS = `${WHO_WORDS}, which, das, welche, welches, lequel, laquelle, el cual, la cual`;
export const WRITER_ALONE = "i, im, ich, je, yo, busco, suche, cherche, necesito";
export const WRITER_SUBJECTS = "i, im, we, were, ich, wir, je, j, nous, yo, nosotros";
