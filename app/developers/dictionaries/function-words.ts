/**
 * Words of each language that carry no content of a search: articles, pronouns, prepositions,
 * conjunctions, auxiliaries, particles, greetings. Every other word is read or named.
 */
export const FUNCTION_WORDS: Readonly<Record<"en" | "de" | "fr" | "es", string>> = {
  en: `
    a, an, the, this, that, these, those, i, me, my, mine, we, us, our, ours, you, your, yours, he, him, his, she, her, hers, it, its, they,
    them, their, theirs, who, whom, whose, which, what, when, where, why, how, am, is, are, was, were, be, been, being, do, does, did, doing,
    have, has, had, having, can, could, may, might, shall, should, will, would, must, ought, to, of, in, on, at, by, for, with, about, into,
    through, during, before, after, above, below, from, up, down, out, off, over, under, again, then, once, here, there, all, any, both, each,
    few, more, most, other, some, such, nor, only, own, same, so, than, too, very, just, also, as, if, because, until, while, between,
    against, and, or, but, not, no, yes, im, ive, id, ill, youre, theyre, hes, shes, whos, thats, whats, lets, dont, doesnt, didnt, isnt,
    arent, wasnt, wont, cant, couldnt, wouldnt, shouldnt, havent, hasnt, please, thanks, thank, hello, hi, hey, dear, regards, sir, madam,
    etc, eg, ie, well, um, uh, er, erm, oh, okay, ok, like, really, actually, basically, maybe, perhaps, probably, anyway, though, although,
    however, still, yet, already, even, ever, never, else, whether, upon, within, without, across, along, among, around, per, via, towards,
    toward, besides, beyond, whatever, whoever, whichever, wherever, ourselves, myself, themselves, themself, yourself, himself, herself, itself, one, ones, let,
    gonna, wanna, gotta, kinda, sorta, hmm, hm, ah, yeah, yep, nope, somewhat, rather, quite, pretty, almost, nearly, mainly, mostly,
    usually, often, sometimes, always, generally, especially, particularly, including, regarding, concerning, according, due, since, thus,
    therefore, hence, instead, otherwise, meanwhile, somehow, somewhere, sometime, thanks a lot, in advance, cheers, kindly, btw, fyi, tbh, imo, folks, guys, y all`,
  de: `
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, aber, denn, sondern, ich, mich, mir, du, dich, dir, er, ihn, ihm,
    sie, ihr, ihnen, es, wir, uns, euch, man, sich, mein, meine, meinen, meinem, meiner, dein, deine, sein, seine, unser, unsere, unseren, unserem,
    unserer, euer, eure, wer, was, wen, wem, wo, wann, wie, warum, welche, welcher, welches, welchen, welchem, bin, bist, ist, sind, seid, war, waren, sei, wäre,
    wären, habe, hast, hat, haben, hatte, hatten, hätte, hätten, werde, wird, werden, wurde, würde, würden, kann, kannst, können, könnte, könnten,
    könnt, muss, müssen, müsste, soll, sollen, sollte, sollten, will, wollen, möchte, möchten, darf, dürfen, mag, in, im, ins, an, am, ans, auf,
    aus, bei, beim, bis, durch, für, gegen, mit, nach, ohne, seit, um, von, vom, vor, zu, zum, zur, zwischen, unter, während, wegen, wenn, weil,
    dass, ob, als, da, dann, damit, dabei, dafür, daran, darauf, davon, dazu, hier, dort, so, sehr, auch, nur, noch, schon, mal, eben, halt, ja,
    nein, doch, nicht, kein, keine, keinen, keinem, keiner, etwa, circa, ca, gerne, gern, bitte, danke, hallo, hi, moin, servus, grüße, gruß, viele grüße,
    guten, tag, morgen, abend, sehr geehrte, damen, herren, vielleicht, eventuell, etwas, alle, alles, jeder, jede, jedes, jemand, jemanden, jemandem, wieder,
    immer, jetzt, sowie, bzw, beziehungsweise, zb, usw, etc, also, sonst, außerdem, zudem, jedoch, einfach, wirklich, ungefähr, mehr, weniger, viel, viele, wenig, ganz, gar, welch`,
  fr: `
    le, la, les, l, un, une, des, du, de, au, aux, à, et, ou, mais, donc, or, ni, car, je, jai, me, moi, tu, te, toi, il, elle, on, nous, vous, ils, elles, lui,
    leur, leurs, se, soi, ce, cest, cet, cette, ces, cela, ça, celui, celle, ceux, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, qui, que,
    qu, quoi, dont, où, quel, quelle, quels, quelles, quand, comment, pourquoi, suis, es, est, sommes, êtes, sont, était, étaient, sera, serait, soit,
    ai, as, a, avons, avez, ont, avait, aurait, aurais, auriez, aurions, ayant, peut, peux, pouvez, peuvent, pouvons, pourrait, pourriez, doit, doivent, devrait, veux, veut, voulons,
    voudrais, voudrait, aimerais, aimerait, aimerions, souhaite, souhaitons, dans, en, sur, sous, par, pour, avec, sans, chez, vers, entre, depuis, pendant, avant, après, contre,
    si, comme, quand, lorsque, afin, puis, ensuite, ici, là, ne, pas, plus, moins, très, trop, aussi, bien, encore, déjà, toujours, jamais, seulement, peu, beaucoup,
    environ, oui, non, bonjour, bonsoir, salut, merci, svp, stp, cordialement, madame, monsieur, quelqu'un, quelque, quelques, chaque, tout, toute, tous, toutes,
    autre, autres, même, mêmes, peut être, ainsi, etc, il y a, n'importe, vraiment, plutôt, d'avance, par exemple, svp merci, conforme, conformes`,
  es: `
    serían, serian, el, la, los, las, lo, un, una, unos, unas, de, del, al, a, y, e, o, u, pero, sino, yo, me, mí, mi, mis, tú, te, ti, tu, tus, él, ella, ellos, ellas, nos, nosotros,
    nosotras, os, usted, ustedes, le, les, se, su, sus, nuestro, nuestra, nuestros, nuestras, este, esta, estos, estas, ese, esa, esos, esas, eso, esto, aquel, aquella, que,
    qué, quien, quién, quienes, cual, cuál, cuales, cuando, cuándo, donde, dónde, como, cómo, por qué, porque, soy, eres, es, somos, son, era, eran, sea, ser, sería, estoy,
    está, están, estamos, estar, esté, he, ha, has, han, hemos, había, hay, haya, tengo, tiene, tienen, tenemos, tener, tenga, puede, pueden, puedo, podemos, podría, podrían, pueda,
    puedan, debe, deben, debería, quiero, quiere, queremos, quisiera, gustaría, en, con, sin, por, para, entre, desde, hasta, sobre, bajo, hacia, según, durante, ante, tras,
    contra, si, no, sí, muy, más, menos, también, tampoco, solo, sólo, ya, aún, todavía, siempre, nunca, bien, tan, tanto, mucho, mucha, muchos, poco, aquí, ahí, allí, algo, alguien,
    algún, alguno, alguna, algunos, algunas, cada, todo, toda, todos, todas, otro, otra, otros, otras, mismo, misma, hola, buenas, buenos, días, tardes, gracias, saludos, señor,
    señora, favor, por favor, estimado, estimada, estimados, unos, aproximadamente, etc, así, entonces, pues, aunque, además, quizás, tal vez, realmente, de antemano, por ejemplo`,
};
