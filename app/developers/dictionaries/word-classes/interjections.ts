/** Words right before the name of a person who is spoken to, thanked or quoted. */
export const GREETING_WORDS =
  "hi, hello, hey, hiya, dear, morning, thanks, thx, cheers, cc, hallo, servus, moin, liebe, lieber, danke, bonjour, bonsoir, salut, cher, chere, merci, hola, buenas, querido, querida, gracias, ciao, ola, czesc, witaj, witam, ahoj, hoi, halo, hej, hei, tere, salve, goedemorgen, buongiorno, oi, beste, salam, salaam, merhaba, drogi, droga, kedves, zdravo, bok, morgen";
/** "Three, no, four" */
export const NO_BEFORE_NUMBER = "no, nein, non";
/** "Ruby, no, Python" */
export const NO_WORDS = "no, nein, non, nope, nee";
