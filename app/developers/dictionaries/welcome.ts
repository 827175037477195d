/** What job descriptions say of a technology that is welcome and not required. */

/** Before what someone may know: "if they know Rust, great". */
export const IF_SOMEONE =
  "if, wenn, falls, sofern, si, s'il, s'ils, sil, sils, should they, should you, sollten sie, solltest du";

/** What is said of it after the condition. */
export const PRAISE = `
  nice, great, good, cool, perfect, lovely, awesome, super, brilliant, fantastic, wonderful, excellent, even better, all the better, so much the better, better, a bonus, bonus, a plus, plus, big plus, welcome, useful, helpful, handy,
  well love you, we will love you, wed love, wed be happy, we would be happy, would make us happy, wed be glad, would save, will save, would help, it helps, that helps, fun, impressive, points,
  schön, super, toll, prima, klasse, perfekt, wunderbar, spitze, umso besser, desto besser, noch besser, besser, hilfreich, praktisch, freut uns, freuen wir uns, würde uns freuen, würden wir uns freuen, pluspunkte, ideal, von vorteil, ein plus, ein pluspunkt,
  hilft uns, hilft das, würde helfen, sammelt punkte, sammelt pluspunkte,
  tant mieux, super, génial, parfait, top, chouette, très bien, c'est bien, c'est mieux, encore mieux, un plus, idéal, bravo, formidable, nous serons ravis, on sera ravis, ça aide, ça nous aiderait, nous aiderait,
  mejor, tanto mejor, mejor que mejor, mejor todavía, mejor aún, genial, perfecto, estupendo, fenomenal, ideal, un plus, suma, sumaría, bienvenido, nos alegraría, nos alegrará, nos vendría bien, podría ayudar, podría echar una mano, ayudaría`;

/** After praise that is of the person: "a great fit". */
export const OF_PERSON =
  "fit, match, candidate, for us, chance, opportunity, kandidat, bei uns, candidato, candidat";

/** What one does with a technology that was named before: "if you can read it, nice". */
export const KNOWS = `
  know, knows, known, read, use, used, done, did, seen, touched, tried, written, worked, understand, understands, experience, comfortable, familiar, dealt,
  kennt, kennst, kennen, können, kann, kannst, könnt, gemacht, gearbeitet, benutzt, genutzt, gesehen, geschrieben, versteht, auskennt, auskennst, auskennen, erfahrung, lesen,
  connaît, connaissez, connais, connaissent, connaissiez, sait, savez, sais, maîtrise, maîtrisez, fait, utilisé, touché, manipulé, travaillé, compris, lire,
  conoce, conoces, conocen, conozca, sabe, sabes, saben, maneja, manejas, manejan, domina, dominas, usado, usaste, tocado, trabajado, visto, hecho, leer, entiende`;

/** What proposals of a tender get for what is welcome. */
export const POINTS = `
  additional marks, additional points, extra points, extra marks, bonus points, bonus marks, further points, further marks, zusatzpunkte, zusätzliche punkte, extrapunkte, bonuspunkte, punkten bewertet, punkte bewertet, mit punkten bewertet,
  points supplémentaires, points additionnels, points bonus, points de plus, puntos adicionales, puntos extra, puntos extras, puntos suplementarios, puntos más`;
